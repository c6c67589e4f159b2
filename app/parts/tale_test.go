package parts

import (
	"testing"

	"docent/rules"
	"docent/tracker"
)

// The oddity of an evening is the most of its kind and one player's alone: where several have the most, nobody who has
// less is told of instead.
func TestOddity(t *testing.T) {
	best := func(seat rules.Seat, n int) rules.Figure {
		return rules.Figure{Key: "collection", Seat: seat, N: n, Tale: n}
	}
	lost := func(seat rules.Seat, n int) rules.Figure {
		return rules.Figure{Key: "lost", Seat: seat, N: n, Tale: n}
	}
	untold := func(seat rules.Seat, n int) rules.Figure {
		return rules.Figure{Key: "collection", Seat: seat, N: n}
	}
	for _, test := range []struct {
		name    string
		figures []rules.Figure
		want    string
	}{
		{"nothing", nil, ""},
		{"the most", []rules.Figure{best(0, 7), best(1, 5), best(2, 4)}, "Ann"},
		{"the most, twice by the same seat", []rules.Figure{best(1, 7), best(1, 7), best(2, 4)}, "Bob"},
		{"two have the most", []rules.Figure{best(0, 7), best(1, 7), best(2, 5)}, ""},
		{"two have the most, and there is another kind", []rules.Figure{best(0, 7), best(1, 7), lost(2, 3)}, "Cy"},
		{"as many, but not worth telling", []rules.Figure{best(0, 7), untold(1, 7)}, "Ann"},
		{"not worth telling", []rules.Figure{untold(0, 7)}, ""},
	} {
		e := Evening{Summary: tracker.Summary{Story: &tracker.Story{}}}
		for _, name := range []string{"Ann", "Bob", "Cy"} {
			e.Players = append(e.Players, tracker.Player{Name: name})
		}
		for _, f := range test.figures {
			e.Story.Mentions = append(e.Story.Mentions, tracker.Mention{Figure: f})
		}
		if _, who, found := e.Oddity(); who.Name != test.want || found != (test.want != "") {
			t.Errorf("%s: told of %q (%t), want %q", test.name, who.Name, found, test.want)
		}
	}
}
