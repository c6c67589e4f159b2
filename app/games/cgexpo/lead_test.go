package cgexpo

import (
	"testing"
	"time"

	"docent/app/kit/kittest"
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

// rests leads a podcaster over squares on which the finger rests, without letting go of him.
func (b *Board) rests(t *testing.T, way ...cgexpo.Square) {
	t.Helper()
	clock := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
	defer kittest.Clock(func() time.Time { return clock })()
	l := &b.hall.lead
	if l.Take(middleOf(way[0])) == "" {
		t.Fatalf("nobody is taken up from %v", way[0])
	}
	for _, q := range way[1:] {
		l.Pass(middleOf(q))
		clock = clock.Add(2 * rests)
	}
	l.Pass(middleOf(way[len(way)-1]).AddXY(0, 40)) // it goes on
}

// What a finger enters where it rests is seen at once, and gone where the podcaster goes back.
func TestAPodcasterIsLedRoundACorner(t *testing.T) {
	b, _, p := cardIn(t)
	k, from := &b.tray.card, stateOf(t, p).SquareOf(cgexpo.Scott)
	at := func(x, y int) cgexpo.Square { return cgexpo.SquareAt(from.X()+x, from.Y()+y) }
	b.hits(t, "I5")
	b.rests(t, from, at(0, 2))
	if got := cgexpo.Spell(k.legs); got != "socal:n1 scott:s2" || k.heading() != "cgexpo.board.card.drag" {
		t.Fatalf("at the corner is entered %q, asked %q", got, k.heading())
	}
	b.hall.lead.Put(middleOf(at(-3, 2)), false)
	if got := cgexpo.Spell(k.legs); got != "socal:n1" {
		t.Fatalf("after he went back is entered %q", got)
	}
	b.rests(t, from, at(0, 2))
	b.hall.lead.Put(middleOf(at(-3, 2)), true)
	if got := cgexpo.Spell(k.legs); got != "socal:n1 scott:s2 scott:w3" || k.held || k.adding {
		t.Errorf("entered is %q, and he stays chosen: %t", got, k.held)
	}
	b.carry(t, stateOf(t, p).SquareOf(cgexpo.SoCal), cgexpo.SquareAt(8, 1)) // another one's move is made longer
	if got := cgexpo.Spell(k.legs); got != "socal:n4 scott:s2 scott:w3" {
		t.Errorf("entered is %q", got)
	}
}

// A finger that has entered a move and rests on another podcaster, where he stands or where his moves end, leads that one from there.
// Squares that who is led may enter, and where he ends himself, come first where they are nearer.
func TestAFingerLeadsOneAfterAnother(t *testing.T) {
	for name, test := range map[string]struct {
		tapped []string
		way    []string
		to     string
		want   string
	}{
		"all three":                        {nil, []string{"G6", "G8", "I6", "I10", "K6"}, "K8", "scott:s2 socal:s4 uk:s2"},
		"back to where the first one ends": {nil, []string{"G6", "G8", "I6", "I10", "G8"}, "D8", "scott:s2 socal:s4 scott:w3"},
		"back to where he stands":          {nil, []string{"G6", "G8", "I6", "I10", "G6"}, "D8", "scott:s2 socal:s4 scott:w3"},
		"who has a move already":           {[]string{"I7"}, []string{"G6", "G8", "I7"}, "I10", "socal:s4 scott:s2"},
		"over one to the next":             {nil, []string{"G6", "G8", "I6", "K6"}, "K8", "scott:s2 uk:s2"},
		"not before a move":                {nil, []string{"G6", "I6"}, "H3", "scott:e2 scott:n3"},
		"not where he goes himself":        {[]string{"I10"}, []string{"G6", "I8", "I6"}, "L6", "socal:s4 scott:se2 scott:n2 scott:e3"},
		"let go of where he stands":        {nil, []string{"G6", "G8", "I6"}, "I6", "scott:s2"},
	} {
		t.Run(name, func(t *testing.T) {
			at := func(name string) cgexpo.Square {
				q, _ := cgexpo.ParseSquare(name)
				return q
			}
			var way []cgexpo.Square
			for _, q := range test.way {
				way = append(way, at(q))
			}
			for _, kept := range []bool{false, true} {
				b, _, _ := cardIn(t)
				for _, q := range test.tapped {
					b.hits(t, q)
				}
				k := &b.tray.card
				before := cgexpo.Spell(k.legs)
				b.rests(t, way...)
				b.hall.lead.Put(middleOf(at(test.to)), kept)
				want := before
				if kept {
					want = test.want
				}
				if got := cgexpo.Spell(k.legs); got != want || k.held || k.adding || k.mapped != (want != "") || k.led != 0 {
					t.Errorf("kept: %t, entered is %q, want %q", kept, got, want)
				}
			}
		})
	}
}

// A finger that slips where it has entered a move, and rests there again, leads nobody who stands next to him.
func TestAFingerThatSlipsLeadsOn(t *testing.T) {
	b, _, p := cardIn(t)
	l, from := &b.hall.lead, stateOf(t, p).SquareOf(cgexpo.Scott)
	end := middleOf(cgexpo.SquareAt(from.X()+1, from.Y())) // beside SoCal Mike
	l.Take(middleOf(from))
	l.turn(0, end)
	l.turn(0, end.AddXY(0.45, 0))
	if got := cgexpo.Spell(b.tray.card.legs); l.who != cgexpo.Scott || got != "scott:e1" {
		t.Errorf("led is %v, entered %q", l.who, got)
	}
}

// Carl is led on from a podcaster, too: next to the thief he plays the card; elsewhere he is refused, and what was entered stays.
func TestAFingerLeadsCarlAfterAPodcaster(t *testing.T) {
	for _, comes := range []bool{true, false} {
		b, host, p := cardIn(t)
		s, k := stateOf(t, p), &b.tray.card
		carl, thief := s.SquareOf(cgexpo.Carl), s.Thieves[s.Turn].Square
		corner, _ := cgexpo.ParseSquare("G8")
		b.rests(t, s.SquareOf(cgexpo.Scott), corner, carl)
		if got := k.heading(); got != "cgexpo.board.card.drag.carl" || b.hall.lead.who != cgexpo.Carl {
			t.Fatalf("asked is %q, led is %v", got, b.hall.lead.who)
		}
		to := cgexpo.SquareAt(thief.X()-1, thief.Y())
		if !comes {
			to = corner
		}
		b.hall.lead.Put(middleOf(to), true)
		if comes {
			b.held(t, host, p, "scott:s2", "true", "0")
			continue
		}
		if len(host.Refusals) != 1 || host.Refusals[0].Rule != "CG-CARL-1" || cgexpo.Spell(k.legs) != "scott:s2" {
			t.Errorf("refused is %v, entered %q", host.Refusals, cgexpo.Spell(k.legs))
		}
		if !k.mapped {
			t.Error("what was entered is not told by the map alone")
		}
		host.Deeds = nil
		if b.plays(t, host, p, "scott:s2", "false", "0"); k.led != 0 || k.held || k.adding {
			t.Errorf("after the finger %v is led, held: %t, adding: %t", k.led, k.held, k.adding)
		}
	}
}
