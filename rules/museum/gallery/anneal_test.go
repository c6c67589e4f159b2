package gallery

import (
	"math"
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
	x, y := a.pick()
	if a.s.at[x] == a.s.at[y] {
		return
	}
	before := a.anew()
	a.swap(x, y)
	exact, after := a.change(x, y, math.Inf(-1)), a.anew()
	a.undo(x, y)
	if math.Abs(before+exact-after) > 1e-6 {
		t.Fatalf("a change of %v makes %v from %v", exact, after, before)
	}
	a.swap(x, y)
	if told := a.change(x, y, 0); told != exact && (told >= 0 || exact > told) {
		t.Fatalf("a change of %v is told as %v", exact, told)
	}
	a.undo(x, y)
	if again := a.energy(); math.Abs(again-before) > 1e-6 {
		t.Fatalf("undone, %v became %v", before, again)
	}
}

// anew returns the energy of the arrangement, counted by another annealer.
func (a *annealer) anew() float64 {
	other := newAnnealer(a.s.p, 0)
	other.s.set(a.s.at)
	return other.energy()
}
