package gallery

import (
	"slices"
	"testing"

	"docent/rules/rulestest"
)

// rulesOut tells that a prover finds nothing for a target that can be met, after
// it tried so many above.
func rulesOut(v *prover, target, above int) bool {
	budget := 60
	v.pause = func() bool { budget--; return budget > 0 }
	for more := above; more > 0; more-- {
		v.search(target + more)
	}
	budget = 60
	return v.search(target) || !v.stopped && v.best < target || !slices.Equal(v.rest, v.p.counts)
}

func finds(v *prover, target int) int {
	if v.best >= target {
		return 1
	}
	return 0
}

// What annealing finds, the prover must be able to find alone: with nothing
// known, and with all that it remembers from higher targets in its way.
func TestProverFindsWhatAnnealingFinds(t *testing.T) {
	museums := rulestest.Times(150, 100)
	rng := random(5)
	met := 0
	for i := range museums {
		b, cards, r := draw(&rng)
		w, m := newWalks(&b).at(0), &memory{}
		for number, p := range puzzles(&b, cards, r) {
			a := newAnnealer(p, uint64(i))
			for range 3 {
				a.round(1<<30, func() bool { return false })
			}
			if a.s.set(a.bestAt); p.claim != none && a.s.sizes[p.claim] < smallest {
				continue
			}
			fresh, wary := newProver(p, w, &memory{}), newProver(p, w, m)
			wary.number = int32(number)
			if bound := fresh.bound(); bound < a.best || rulesOut(fresh, a.best, 0) || rulesOut(wary, a.best, 4) {
				t.Fatalf("museum %d, puzzle %d\n%v\n%v %+v %+v: bound %d, found %d, the prover rules that out",
					i, number, b, cards, r, r.Patron, bound, a.best)
			}
			met += finds(fresh, a.best) + finds(wary, a.best)
		}
	}
	if met < museums {
		t.Errorf("only %d of %d museums gave a result", met, museums)
	}
}

// Under the bridge reading, frontiers that look the same differ where one has
// the red cells in a part, or two of one civilisation on them.
func TestProverTellsRedCellsApart(t *testing.T) {
	b := must(ParseBoard(".#...", "RR##.", "....."))
	l := must(ParseLayout("Pg Gw Ma Iw Mw Pg Pc Pc Mw Mc Mc"))
	const best = 19
	all := newWalks(&b)
	for _, p := range puzzles(&b, l.Cards(), Rules{Bridge: true, Bonus: Bonus{Gallery: 6, Full: 2, Both: 2}}) {
		if p.claim < p.domains {
			continue
		}
		for walk := range all.len() {
			v := newProver(p, all.at(walk), &memory{})
			v.pause = func() bool { return true }
			if v.search(best); v.best != best {
				t.Errorf("walk %d: found %d, want %d", walk, v.best, best)
			}
		}
	}
}

// What holds the red cells and is too small for a collection claims nothing.
// Where that is why a target is missed, it is not out of reach from the same
// frontier where the claim holds.
func TestProverRemembersOnlyClaimsThatHold(t *testing.T) {
	b := must(ParseBoard("R.#.", "....", "##..", "...#", "..#."))
	l := must(ParseLayout("Ia Ma Pa Ga Ic Mc Pc Gc Ig Mg Pg Gg Iw Mw Pw"))
	const best = 29
	all := newWalks(&b)
	for _, p := range puzzles(&b, l.Cards(), Rules{Bonus: Bonus{Gallery: 4, Full: 2}}) {
		if p.claim != 0 {
			continue
		}
		for walk := range all.len() {
			v := newProver(p, all.at(walk), &memory{})
			v.pause = func() bool { return true }
			if v.search(best); v.best < best {
				t.Errorf("walk %d: found %d, want %d", walk, v.best, best)
			}
		}
	}
}
