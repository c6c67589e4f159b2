package gallery

import (
	"slices"
	"testing"
)

// The change of a swap is the difference between two counts of the whole arrangement,
// and no more than the most that was told before.
func TestChange(t *testing.T) {
	b := must(ParseBoard(".....", ".RRR.", ".RRR.", ".....", "....."))
	l := must(ParseLayout("Ng Na Nc Nw Nc Nt Nc Ra Nc Mt Et Ew Mg Hc Fg En Fc Fn Hw Mn Ea Rw Nw Fw Ec"))
	bonus := Bonus{Gallery: 6, Full: 8, Both: 4}
	patron := &Patron{
		Demand: Number, Adjacent: true, Groups: []Group{CivGroup(Chinese), DomainGroup(Culture)},
		Columns: []Column{{Reach: 3, Points: 4}, {Reach: 5, Points: 9}},
	}
	for name, r := range map[string]Rules{
		"strict": {Bonus: bonus}, "bridge": {Bonus: bonus, Bridge: true}, "patron": {Bonus: bonus, Patron: patron},
	} {
		t.Run(name, func(t *testing.T) {
			for i, p := range puzzles(&b, l.Cards(), r) {
				a := newAnnealer(p, uint64(i))
				a.shuffle()
				for range 2000 {
					trial(t, a)
					a.step(hottest)
				}
			}
		})
	}
}

// The size of a colour is the same whether it is told from its joins or not, rings included.
func TestJoined(t *testing.T) {
	b := must(ParseBoard("......", "......", "......", "......", "......"))
	nine := make([]Card, 9)
	for i := range nine {
		nine[i] = CardOf(Chinese, Culture)
	}
	s := newScorer(puzzles(&b, nine, Rules{})[0])
	ring := must(ParseBoard("...###", ".#.###", "...###")).Cells()
	rng := random(1)
	for range 20_000 {
		cells := Cells(0)
		for n := 1 + rng.below(9); cells.Len() < n; {
			cells |= 1 << rng.below(b.Places())
		}
		for _, set := range []Cells{cells, ring | cells&-cells} {
			if got, want := s.joined(0, set, b.joins(set)), s.measure(0, set); got != want {
				t.Fatalf("%v: %d instead of %d", set.List(), got, want)
			}
		}
	}
}

// trial makes a swap and compares what that changes with what is counted anew.
func trial(t *testing.T, a *annealer) {
	t.Helper()
	w := a.pick()
	at := a.s.at
	if at[w.x] == at[w.y] {
		return
	}
	before := a.anew()
	if before.points != a.points || before.s.masks != a.s.masks || before.s.sizes != a.s.sizes ||
		before.joins != a.joins || before.values != a.values || before.sorted() != a.sorted() {
		t.Fatal("what swaps before left is not what is counted anew")
	}
	most := a.most(w)
	a.touch(w)
	at[w.x], at[w.y] = at[w.y], at[w.x]
	change, after := a.change(), a.anew()
	if want := after.energy() - before.energy(); change != want {
		t.Fatalf("a change of %d is told as %d", want, change)
	}
	if change > most && !a.mixed {
		t.Fatalf("a change of %d is more than the most there was to be, %d", change, most)
	}
	at[w.x], at[w.y] = at[w.y], at[w.x]
}

// energy returns the points of the arrangement and a little for all that hangs together.
func (a *annealer) energy() int32 {
	energy := int32(point * a.points)
	for _, joins := range a.joins {
		energy += cohesion * joins
	}
	return energy
}

// sorted returns where the pieces of each colour lie, in order.
func (a *annealer) sorted() [maxGroups][MaxCells]uint8 {
	places := a.places
	for colour, n := range a.counts {
		slices.Sort(places[colour][:n])
	}
	return places
}

// anew returns another annealer with the same arrangement.
func (a *annealer) anew() *annealer {
	other := newAnnealer(a.s.p, 0)
	other.set(a.s.at)
	return other
}
