package gallery

import (
	"slices"
	"testing"
)

// draw draws a museum of middle size with rules.
func draw(rng *random) (Board, []Card, Rules) {
	var b Board
	for b.cells.Len() < 6 || b.cells.Len() > 20 {
		rows := make([]string, 2+rng.below(5))
		width, red := 2+rng.below(5), []int{0, 0, 2, 6}[rng.below(4)]
		for y := range rows {
			for range width {
				switch n := rng.below(12); {
				case n < 2:
					rows[y] += "#"
				case n < 2+red:
					rows[y] += "R"
				default:
					rows[y] += "."
				}
			}
		}
		b, _ = ParseBoard(rows...)
	}
	civs, domains := 1+rng.below(5), 1+rng.below(5)
	var cards []Card
	for range b.cells.Len() - rng.below(3) {
		cards = append(cards, CardOf(Civ(rng.below(civs)), Domain(rng.below(domains))))
	}
	if rng.below(2) == 0 {
		civs, domains = 2+rng.below(3), 2+rng.below(3)
		for i := range cards {
			cards[i] = CardOf(Civ(i%civs), Domain(i/civs%domains))
		}
	}
	r := Rules{Bridge: rng.below(3) == 0, Bonus: Bonus{Gallery: rng.below(9), Full: 2, Both: rng.below(3)}}
	if rng.below(2) == 0 {
		r.Patron = &Patron{
			Demand: Demand(rng.below(2)), Adjacent: true,
			Columns: []Column{{Reach: 1 + rng.below(4), Points: 4}, {Reach: 5, Points: 9}},
		}
		for range 1 + rng.below(3) {
			r.Patron.Groups = append(r.Patron.Groups, groupOf(rng.below(5)), groupOf(Civs+rng.below(5)), ContinentGroup(America))
		}
		r.Patron.Groups = r.Patron.Groups[:1+rng.below(3)]
	}
	return b, cards, r
}

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
	museums := 250
	if testing.Short() {
		museums = 100
	}
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
	b, err := ParseBoard(".#...", "RR##.", ".....")
	if err != nil {
		t.Fatal(err)
	}
	l, err := ParseLayout("Pg Gw Ma Iw Mw Pg Pc Pc Mw Mc Mc")
	if err != nil {
		t.Fatal(err)
	}
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
	b, err := ParseBoard("R.#.", "....", "##..", "...#", "..#.")
	if err != nil {
		t.Fatal(err)
	}
	l, err := ParseLayout("Ia Ma Pa Ga Ic Mc Pc Gc Ig Mg Pg Gg Iw Mw Pw")
	if err != nil {
		t.Fatal(err)
	}
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
