package cgexpo_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// One way is sure where it brings all that the others bring, or where it is the only one.
func TestSureWays(t *testing.T) {
	to := cgexpo.SquareAt(3, 2)
	var at, elsewhere cgexpo.Plane
	at[2], elsewhere[2] = 1<<3, 1<<4
	const zapper, key cgexpo.Haul = 1 << cgexpo.Zapper, 1 << cgexpo.Key
	for _, test := range []struct {
		ends []cgexpo.Found
		want bool
	}{
		{nil, false},
		{[]cgexpo.Found{{Haul: key, At: elsewhere}}, false},
		{[]cgexpo.Found{{Haul: 0, At: at}}, true},
		{[]cgexpo.Found{{Haul: zapper, At: at}, {Haul: zapper | key, At: at}, {Haul: 0, At: at}}, true},
		{[]cgexpo.Found{{Haul: zapper, At: at}, {Haul: key, At: at}}, false},
		{[]cgexpo.Found{{Haul: zapper, At: at}, {Haul: key, At: elsewhere}}, true},
	} {
		r := cgexpo.Reach{Ends: test.ends}
		if got := r.Sure(to); got != test.want {
			t.Errorf("with %+v the way is sure: %t", test.ends, got)
		}
	}
}

// Of the ways to a square the squares of one bring just what that one brings. Squares of none suit several alike.
func TestWaysThatWerePassed(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	forked, alike := 0, 0
	for range 300 {
		s := strewn(t, rnd)
		r := s.Reachable()
		all := r.All()
		for _, q := range all.Squares() {
			hauls := haulsTo(r, q)
			if len(hauls) < 2 {
				continue
			}
			forked++
			for _, h := range hauls {
				if got, one := s.Along(r, q, passedOn(r, q, h)); one && got != h {
					t.Fatalf("the way to %v that brings %b is taken for one that brings %b", q, h, got)
				} else if !one {
					alike++
				}
			}
		}
		if h, one := s.Along(r, 0, &cgexpo.Plane{}); one {
			t.Fatalf("nowhere a way brings %b", h)
		}
	}
	if forked < 20 || alike*4 > forked {
		t.Errorf("of %d squares with several ways %d suit alike", forked, alike)
	}
}

// strewn puts the thief at turn somewhere on the floor of the hall, with or without a key, and throws his dice.
func strewn(t *testing.T, rnd *rand.Rand) *cgexpo.State {
	t.Helper()
	s := rulestest.State[cgexpo.State](t, rulestest.Start(t, cgexpo.Game, rules.Setup{Seats: 2, Box: hall.box()}))
	thief := &s.Thieves[s.Turn]
	for thief.Spot = (cgexpo.Spot{}); s.Prints.Board.Zone(thief.Square) != cgexpo.Floor; {
		thief.Spot = cgexpo.Spot{Square: cgexpo.SquareAt(rnd.IntN(12), rnd.IntN(12))}
	}
	if rnd.IntN(2) == 0 {
		thief.Items[cgexpo.Key] = cgexpo.Loot{At: cgexpo.InPack}
	}
	s.Scratch.Dice = [2]int{1 + rnd.IntN(6), 1 + rnd.IntN(6)}
	return s
}

// haulsTo lists what the ways to a square bring.
func haulsTo(r *cgexpo.Reach, q cgexpo.Square) (hauls []cgexpo.Haul) {
	for i := range r.Ends {
		if r.Ends[i].At.Has(q) {
			hauls = append(hauls, r.Ends[i].Haul)
		}
	}
	return hauls
}

// passedOn returns the squares of a way.
func passedOn(r *cgexpo.Reach, q cgexpo.Square, h cgexpo.Haul) *cgexpo.Plane {
	var passed cgexpo.Plane
	passed.Add(r.From)
	for _, on := range r.Route(q, h) {
		passed.Add(on)
	}
	return &passed
}

// A set holds what was put into it; no square at all is none.
func TestPlanesHoldWhatIsAdded(t *testing.T) {
	var p cgexpo.Plane
	p.Add(0)
	if p.Squares() != nil {
		t.Fatalf("no square makes %v", p.Squares())
	}
	want := []cgexpo.Square{cgexpo.SquareAt(4, 1), cgexpo.SquareAt(2, 3)}
	for range 2 {
		p.Add(want[1])
		p.Add(want[0])
	}
	if got := p.Squares(); !slices.Equal(got, want) || p.Has(cgexpo.SquareAt(3, 3)) {
		t.Errorf("the set is %v, want %v", got, want)
	}
}
