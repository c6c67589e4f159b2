package cgexpo

import (
	"reflect"
	"testing"

	"docent/rules"
)

// Kills and doors of every thief are kept when the game ends.
func TestFigures(t *testing.T) {
	before := &State{Thieves: []Thief{{}, {}}}
	after := &State{Ended: true, Thieves: []Thief{{Killed: podsOf([]Piece{Scott, UK})}, {Opened: 1}}}
	want := []rules.Figure{
		{Key: "deed", Seat: 0, On: "deed:kills", N: 2, Tale: 2},
		{Key: "deed", Seat: 0, On: "deed:doors"},
		{Key: "deed", Seat: 1, On: "deed:kills"},
		{Key: "deed", Seat: 1, On: "deed:doors", N: 1},
	}
	if got := figures(before, after, nil); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := figures(after, after, nil); got != nil {
		t.Errorf("after the end it keeps %v", got)
	}
}
