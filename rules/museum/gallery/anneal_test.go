package gallery

import (
	"math"
	"slices"
	"testing"
)

// The change of a swap is the difference between two counts of the whole arrangement, told
// exactly or as too little to be of use. Undoing the swap restores the arrangement.
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

// trial swaps two pieces and compares what that changes with what is counted anew.
func trial(t *testing.T, a *annealer) {
	t.Helper()
	x, y, _ := a.pick()
	if a.s.at[x] == a.s.at[y] {
		return
	}
	before := a.anew().energy()
	most := a.plan(x, y)
	a.swap(x, y)
	change, after := a.change(), a.anew().energy()
	if math.Abs(before+change-after) > 1e-6 {
		t.Fatalf("a change of %v makes %v from %v", change, after, before)
	}
	if change > most+1e-6 {
		t.Fatalf("a change of %v is more than the most there was to be, %v", change, most)
	}
	a.undo(x, y)
	other := a.anew()
	if again := other.energy(); math.Abs(again-before) > 1e-6 {
		t.Fatalf("undone, %v became %v", before, again)
	}
	if !slices.Equal(a.s.masks, other.s.masks) || !slices.Equal(a.s.sizes, other.s.sizes) ||
		!slices.Equal(a.joins, other.joins) || !slices.Equal(a.hopes, other.hopes) {
		t.Fatal("what swaps before left is not what is counted anew")
	}
}

// anew returns another annealer with the same arrangement.
func (a *annealer) anew() *annealer {
	other := newAnnealer(a.s.p, 0)
	other.s.set(a.s.at)
	other.energy()
	return other
}
