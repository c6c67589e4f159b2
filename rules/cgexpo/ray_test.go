package cgexpo_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// Wherever a podcaster is shown to be led, a card that prints that way leads him there, and only the last square of a way
// stops him.
func TestRaysLeadWhereTheRulesLead(t *testing.T) {
	boards := 60
	if testing.Short() {
		boards = 15
	}
	rnd := rand.New(rand.NewPCG(7, 8))
	led, stopped := map[cgexpo.Way]int{}, 0
	for range boards {
		l, s := begunOn(t, rnd)
		spread(rnd, newNaive(l), s)
		for _, r := range s.Rays(cgexpo.Scott) {
			for i, q := range r.Squares {
				if zone := s.Prints.Board.Zone(q); zone <= cgexpo.Exit {
					t.Fatalf("step %d %s leads to %v, which is %v", i+1, r.Way, q, zone)
				}
				leg := cgexpo.Leg{Who: cgexpo.Scott, PodMove: cgexpo.PodMove{Way: r.Way, Steps: int8(i + 1)}}
				after, on := s.Led(leg, q)
				ends := endsOf(t, s, leg)
				if at := after.SquareOf(cgexpo.Scott); !slices.Contains(ends, at.String()) || at != q && slices.Contains(ends, q.String()) {
					t.Fatalf("led %s %d he is shown on %v, the rules say %v", r.Way, i+1, after.SquareOf(cgexpo.Scott), ends)
				}
				if !on && i < len(r.Squares)-1 {
					t.Fatalf("he is stopped after %d steps %s, %d are shown", i+1, r.Way, len(r.Squares))
				}
				if !on {
					stopped++
				}
				led[r.Way]++
			}
		}
	}
	for way := cgexpo.Toward; way <= cgexpo.NorthWest; way++ {
		if led[way] == 0 {
			t.Errorf("nobody was led %s", way)
		}
	}
	if stopped == 0 {
		t.Error("nobody was stopped")
	}
}

// endsOf plays a card of one move and returns where the podcaster stands, or may, whomever he goes after.
func endsOf(t *testing.T, s *cgexpo.State, leg cgexpo.Leg) []string {
	t.Helper()
	said := rules.Answers{"legs": {cgexpo.Spell([]cgexpo.Leg{leg})}, "carl": {"false"}, "card": {"0"}}
	return endsIn(t, offered(t, waiting(t, s, "event"), "read", said), leg.Who)
}

// endsIn returns where a podcaster stands or may who is still to go.
func endsIn(t *testing.T, pos rules.Position, who cgexpo.Piece) []string {
	t.Helper()
	if next := offered(t, pos, "referee", nil); next != nil {
		pos = next
	}
	var ends []string
	for _, o := range pos.Offers() {
		switch o.Kind {
		case "chase":
			ends = append(ends, endsIn(t, taken(t, pos, o, nil), who)...)
		case "stop":
			for _, option := range o.Fields[0].Options {
				ends = append(ends, option.Value)
			}
		}
	}
	if len(ends) == 0 {
		ends = append(ends, rulestest.State[cgexpo.State](t, pos).SquareOf(who).String())
	}
	return ends
}
