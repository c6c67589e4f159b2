package gallery

import (
	"slices"
	"testing"

	"docent/rules/rulestest"
)

// What one of the two tries at most for a target in a test; where that is not enough the
// museum says nothing.
const (
	triedNodes = 20_000
	triedSteps = 1_000_000
)

// Whatever a prover rules out a loom rules out as well, and nothing else, by both readings
// and be it in one turn or in many.
func TestLoomsAgreeWithProvers(t *testing.T) {
	rng := random(9)
	tried, bridged, proofs := 0, 0, 0
	for i := range rulestest.Times(2000, 200) {
		b, cards, r := draw(&rng)
		r.Patron, r.Bridge, r.Bonus.Gallery = nil, rng.below(2) == 0, 1+rng.below(9)
		for _, p := range puzzles(&b, cards, r)[1:] {
			if !p.woven() {
				continue
			}
			met, proved := agree(t, i, p, &rng)
			proofs += met
			if proved {
				tried++
				bridged += int(b2u(p.bridge))
			}
		}
	}
	t.Logf("%d puzzles, %d of them with bridges, %d targets met", tried, bridged, proofs)
	if n := rulestest.Times(500, 50); tried < n || bridged < n/4 || proofs < n {
		t.Errorf("%d puzzles, %d of them with bridges, %d targets met", tried, bridged, proofs)
	}
}

// The same holds where nothing claims the gallery.
func TestLoomsWithoutClaimsAgreeWithProvers(t *testing.T) {
	rng := random(10)
	tried, bridged, proofs := 0, 0, 0
	for i := range rulestest.Times(500, 50) {
		b, cards, r := draw(&rng)
		r.Patron, r.Bridge = nil, rng.below(4) != 0
		p := puzzles(&b, cards, r)[0]
		if !p.woven() {
			continue
		}
		met, proved := agree(t, i, p, &rng)
		proofs += met
		if proved {
			tried++
			bridged += int(b2u(p.bridge))
		}
	}
	t.Logf("%d puzzles, %d of them with bridges, %d targets met", tried, bridged, proofs)
	if n := rulestest.Times(300, 30); tried < n || bridged < n/4 || proofs < n {
		t.Errorf("%d puzzles, %d of them with bridges, %d targets met", tried, bridged, proofs)
	}
}

// agree compares a prover and a loom on all targets up to one that is ruled out, and
// returns how many were met and whether it came so far.
func agree(t *testing.T, museum int, p *puzzle, rng *random) (met int, proved bool) {
	t.Helper()
	v, l := newProver(p, newWalks(p.board).at(0), &memory{}), newLoom(p, newForms(p.board), newRecord())
	v.pause = func() bool { return true }
	for target := 0; ; met++ {
		v.until, l.best = v.nodes+triedNodes, -1
		none, other := v.search(target), woven(l, target, rng.below(2) == 0)
		if v.stopped || l.stopped {
			return met, false
		}
		if none != other || !none && (l.best < target || scored(p, l.bestAt) != l.best) {
			t.Fatalf("museum %d, target %d: a prover has %d, a loom %d\n%v\n%v %v", museum, target, v.best, l.best, *p.board, p.kinds, p.counts)
		}
		if none {
			return met, true
		}
		target = max(v.best, l.best) + 1
	}
}

// woven searches by a loom, in turns if need be, and tells whether a target is ruled out.
func woven(l *loom, target int, turns bool) bool {
	start := l.steps
	l.pause = func() bool { return l.steps-start < triedSteps }
	for limit := 16; ; limit *= 2 {
		if l.until = 0; turns {
			l.until = l.steps + limit
		}
		if done := l.search(target); done || l.best >= target || l.steps-start >= triedSteps {
			return done
		}
	}
}

// The sets that hold the red cells are all connected ones of their size, each of them once,
// and every one that can claim the gallery is an image of one that is tried.
func TestAllSetsThatCanClaim(t *testing.T) {
	for _, rows := range [][]string{
		{".R..", ".R#.", "...."},
		{"R...", "..#.", "..R."},
		{".....", ".RRR.", "....."},
	} {
		b := must(ParseBoard(rows...))
		ways := b.symmetries()
		cells := b.cells.List()
		for size := b.red.Len(); size <= 7; size++ {
			got, want := b.holding(b.red, size), 0
			for bits := 1; bits < 1<<len(cells); bits++ {
				var set Cells
				for i, cell := range cells {
					set |= Cells(bits>>i&1) << cell
				}
				if set.Len() != size || b.red&^set != 0 || b.flood(set&-set, set) != set {
					continue
				}
				want++
				if !slices.Contains(got, set) {
					t.Fatalf("%v: %v is missing", rows, set.List())
				}
				if !slices.ContainsFunc(images(set, ways), func(s Cells) bool { return upfront(s, ways) }) {
					t.Fatalf("%v: no image of %v is tried", rows, set.List())
				}
			}
			if len(got) != want {
				t.Errorf("%v: %d sets of %d cells, want %d", rows, len(got), size, want)
			}
		}
	}
}

func images(set Cells, ways [][]int) []Cells {
	var list []Cells
	for _, turned := range ways {
		var other Cells
		for _, cell := range set.List() {
			other |= 1 << turned[cell]
		}
		list = append(list, other)
	}
	return list
}
