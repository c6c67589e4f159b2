package cgexpo

import (
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
)

// carry leads a figure over the map from one square to another, and lets go.
func (b *Board) carry(t *testing.T, from, to cgexpo.Square) {
	t.Helper()
	l := &b.hall.lead
	if l.Take(middleOf(from)) == "" {
		t.Fatalf("nobody is taken up from %v", from)
	}
	l.Put(middleOf(to), true)
}

// Carl is dragged next to the thief, which plays the card with him, and comes there once that is asked; elsewhere he is refused.
func TestCarlIsDraggedToTheThief(t *testing.T) {
	b, host, p := cardIn(t)
	s := stateOf(t, p)
	carl, at := s.SquareOf(cgexpo.Carl), s.Thieves[s.Turn].Square
	b.carry(t, carl, carl)
	if len(host.Deeds) > 0 {
		t.Fatalf("dropped where he stands he plays %v", host.Deeds)
	}
	b.carry(t, carl, cgexpo.SquareAt(at.X(), at.Y()-3))
	if len(host.Refusals) != 1 || host.Refusals[0] == nil || host.Refusals[0].Rule != "CG-CARL-1" {
		t.Fatalf("away from the thief he is refused by %+v", host.Refusals)
	}
	asked := 0
	for _, by := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {-1, -1}, {1, -1}} {
		to := cgexpo.SquareAt(at.X()+by[0], at.Y()+by[1])
		b.Present(sceneOf(p))
		b.carry(t, carl, to)
		says := host.Deeds[len(host.Deeds)-1].Answers
		if says["carl"][0] != "true" || says["legs"][0] != "" {
			t.Fatalf("dragged to %v he plays %v", to, says)
		}
		next, _ := do(t, p, "read", says)
		b.Present(sceneOf(next))
		if !b.look.lit.Has(to) {
			continue // it is taken, or only one is left
		}
		asked++
		if o, answers, due := b.Foreseen(); !due || o.Kind != "janitor" || answers["to"][0] != to.String() {
			t.Errorf("he comes by %s to %v, not to %v", o.Kind, answers, to)
		}
		if _, _, due := b.Foreseen(); due {
			t.Errorf("%v is answered twice", to)
		}
	}
	if asked == 0 {
		t.Error("nowhere Carl is asked for")
	}
	var none rules.Thing
	b.tray.card.placing = true
	if who := b.hall.lead.Take(middleOf(carl)); who != none {
		t.Errorf("while a square is tapped %s is taken up", who)
	}
}
