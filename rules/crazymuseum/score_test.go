package crazymuseum

import (
	"reflect"
	"testing"

	"docent/rules"
)

// The alert is kept at the end of every round and of the game; who was caught more than once, at its end alone.
func TestFigures(t *testing.T) {
	thieves := []Thief{{Caught: 3}, {Caught: 1}, {}}
	for _, c := range []struct {
		name          string
		before, after State
		want          []rules.Figure
	}{
		{"within a round", State{Round: 2, Alert: 1}, State{Round: 2, Alert: 2, Thieves: thieves}, nil},
		{"the next round", State{Round: 2, Alert: 1}, State{Round: 3, Alert: 2, Thieves: thieves}, []rules.Figure{
			{Key: "alarm", Seat: rules.Table, On: "round:2", N: 2},
		}},
		{"the end", State{Round: 4, Alert: 5}, State{Round: 4, Alert: 5, Phase: Over, Thieves: thieves}, []rules.Figure{
			{Key: "alarm", Seat: rules.Table, On: "round:4", N: 5}, {Key: "caught", Seat: 0, N: 3, Tale: 3},
		}},
		{"after the end", State{Round: 4, Phase: Over}, State{Round: 4, Phase: Over, Thieves: thieves}, nil},
	} {
		if got := figures(&c.before, &c.after, nil); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}
