package oldmuseum

import (
	"reflect"
	"testing"

	"docent/rules"
)

// The time that was left is kept of everybody who got out; a close escape is worth telling. A race has no such time.
func TestFigures(t *testing.T) {
	after := &State{Timed: true, Players: []Player{{Exit: Exited{Left: 300}}, {Exit: Exited{Left: 21}}}}
	told := []rules.Event{{Key: "exits", Seat: 0}, {Key: "moves", Seat: 0}, {Key: "exits", Seat: 1}}
	want := []rules.Figure{{Key: "left", Seat: 0, N: 300}, {Key: "left", Seat: 1, N: 21, Tale: 100}}
	if got := figures(after, after, told); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := figures(after, &State{Players: after.Players}, told); got != nil {
		t.Errorf("of a race it keeps %v", got)
	}
}
