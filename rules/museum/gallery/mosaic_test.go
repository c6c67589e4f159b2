package gallery

import (
	"slices"
	"testing"

	"docent/rules/rulestest"
)

// Whatever a prover rules out a mosaic rules out as well, and nothing else, be it in one
// turn or in many.
func TestMosaicsAgreeWithProvers(t *testing.T) {
	rng := random(7)
	forever := func() bool { return true }
	tried, proofs := 0, 0
	for i := range rulestest.Times(1000, 100) {
		b, cards, r := draw(&rng)
		r.Patron = nil
		p := puzzles(&b, cards, r)[0]
		if !p.plain() {
			continue
		}
		tried++
		v, m := newProver(p, newWalks(&b).at(0), &memory{}), newMosaic(p, newForms(&b))
		v.pause = forever
		for target := 0; ; target = v.best + 1 {
			m.best = -1
			none, other := v.search(target), tiled(m, target, rng.below(2) == 0)
			if none != other || !none && (m.best < target || scored(p, m.bestAt) != m.best) {
				t.Fatalf("museum %d, target %d: a prover has %d, a mosaic %d\n%v\n%v %v", i, target, v.best, m.best, b, p.kinds, p.counts)
			}
			if none {
				break
			}
			v.best = max(v.best, m.best)
			proofs++
		}
	}
	if tried < rulestest.Times(500, 50) || proofs < 2*tried {
		t.Errorf("%d museums, %d targets met", tried, proofs)
	}
}

// tiled searches by a mosaic, in turns if need be, and tells whether a target is ruled out.
func tiled(m *mosaic, target int, turns bool) bool {
	br := &branch{workers: []*worker{{mosaic: m}}, turn: 1, tiled: true}
	m.until = 0
	for limit := 16; ; limit *= 2 {
		if turns {
			m.until = m.steps + limit
		}
		m.pause = func() bool { return true }
		if done := m.search(target); done || m.best >= target {
			return done
		}
		br.share()
	}
}

// scored returns the points of an arrangement.
func scored(p *puzzle, at []uint8) int {
	s := newScorer(p)
	s.set(at)
	return s.total()
}

// Only what all workers passed need not be tried again.
func TestWorkersShareWhatTheyPassed(t *testing.T) {
	one, two, three := sizes{3: 1}, sizes{4: 1}, sizes{3: 2}
	br := &branch{tiled: true, turn: 1}
	for _, passed := range [][]sizes{{one, two}, {two, three}} {
		m := &mosaic{passed: map[sizes]bool{}, over: map[sizes]bool{}}
		for _, s := range passed {
			m.passed[s] = true
		}
		br.workers = append(br.workers, &worker{mosaic: m})
	}
	br.takeTurns(false)
	for n, w := range br.workers {
		if over := w.mosaic.over; !over[two] || over[one] || over[three] {
			t.Errorf("worker %d need not try %v", n, over)
		}
	}
	if br.turn != 2 {
		t.Errorf("turn %d, want the prover's", br.turn)
	}
}

// A prover gives way after its turn, later if it is soon done with its search, and never
// where there is no mosaic.
func TestProversGiveWay(t *testing.T) {
	const until = 100
	for _, c := range []struct {
		plain bool
		nodes int
		done  float64
		want  bool
	}{
		{true, until - 1, 0, false},
		{true, until, 0, true},
		{true, until, 1.1 / patient, false},
		{true, 2 * until, 1.1 / patient, true},
		{true, 2 * until, 2.1 / patient, false},
		{true, patient * until, 0.5, true},
		{true, patient * until, 0.6, false},
		{false, patient * until, 0, false},
	} {
		br, v := &branch{tiled: c.plain}, &prover{nodes: c.nodes, done: c.done}
		if got := br.tires(v, until); got != c.want {
			t.Errorf("%v: gives way %v", c, got)
		}
	}
}

// The first turn of a prover is longer on a narrow board, whichever way it lies, but for one
// of two rows, where a braid comes soon; later ones are longer anywhere.
func TestTurnsOfProvers(t *testing.T) {
	wide, thin := must(ParseBoard(".....", ".....", ".....", ".....", ".....")), must(ParseBoard(".....", "....."))
	flat, steep := must(ParseBoard(".....", ".....", ".....")), must(ParseBoard("...", "...", "...", "...", "..."))
	for _, c := range []struct {
		board      *Board
		turn, want int
	}{
		{&wide, 0, firstNodes},
		{&wide, 2, firstNodes * longer},
		{&flat, 0, narrowNodes},
		{&steep, 0, narrowNodes},
		{&steep, 4, firstNodes * longer * longer},
		{&thin, 0, firstNodes},
		{&thin, 2, narrowNodes * longer},
	} {
		br := &branch{puzzle: &puzzle{board: c.board}, turn: c.turn}
		if got := br.until(100) - 100; got != c.want {
			t.Errorf("%v, turn %d: %d places, want %d", *c.board, c.turn, got, c.want)
		}
	}
}

// A glance comes first on boards that are not narrow and where a civilisation claims the gallery, if
// there is anything besides the prover for it, and the prover's turn follows.
func TestGlances(t *testing.T) {
	flat, holed := must(ParseBoard("....", "....", "....", "....", "....")), must(ParseBoard(".....", ".#.#.", ".....", ".#.#.", ".....", "..###"))
	narrow := must(ParseBoard(".......#", "#####...", ".......#"))
	for _, c := range []struct {
		board *Board
		claim int
		plain bool
		want  int
	}{
		{&flat, none, true, 0},
		{&flat, 0, true, glance},
		{&flat, 0, false, 0},
		{&holed, none, true, glance},
		{&holed, none, false, 0},
		{&narrow, none, true, 0},
	} {
		br := &branch{puzzle: &puzzle{board: c.board, claim: c.claim}, tiled: c.plain}
		if br.turn = br.opening(); br.turn != c.want {
			t.Errorf("%v, claim %d: begins with turn %d, want %d", *c.board, c.claim, br.turn, c.want)
		}
	}
	br := &branch{tiled: true, turn: glance, workers: []*worker{{mosaic: &mosaic{}}}}
	if br.takeTurns(false); br.turn != 0 {
		t.Errorf("turn %d after a glance, want the prover's first", br.turn)
	}
}

// The forms of a board are all connected sets of cells, each of them once.
func TestFormsAreAllConnectedSets(t *testing.T) {
	b := must(ParseBoard("...#", ".#..", "...."))
	f := newForms(&b)
	cells := b.cells.List()
	for bits := 1; bits < 1<<len(cells); bits++ {
		var set Cells
		for i, cell := range cells {
			set |= Cells(bits>>i&1) << cell
		}
		if set.Len() > maxSize {
			continue
		}
		want, got := 0, 0
		if b.flood(set&-set, set) == set {
			want = 1
		}
		for _, form := range f.at[set.first()][set.Len()] {
			if form == set {
				got++
			}
		}
		if got != want {
			t.Fatalf("%b is a form %d times, want %d", set, got, want)
		}
	}
	if !slices.Equal(f.at[cells[0]][1], []Cells{1 << cells[0]}) {
		t.Errorf("forms of one cell: %v", f.at[cells[0]][1])
	}
}

// Collections in any order leave a quota exactly if there are colours for all of them, and
// none makes points by fewer joins than it tells.
func TestQuotasAreWhatColoursAllow(t *testing.T) {
	rng := random(5)
	for range rulestest.Times(2000, 200) {
		var colours []colour
		for range 1 + rng.below(4) {
			colours = append(colours, colour{total: smallest + rng.below(5), points: civPoints[:smallest+5]})
		}
		pieces, points := totals(colours)
		q := newQuotas(colours)
		quota, joins, pays := 0, 0, 0
		var taken []int
		for range len(colours) + 1 {
			size := smallest + rng.below(5)
			taken = append(taken, size)
			slices.SortFunc(taken, func(a, b int) int { return b - a })
			fits := len(taken) <= len(pieces)
			for i := 0; fits && i < len(taken); i++ {
				fits = taken[i] <= pieces[i]
			}
			after := int(q.after[quota][size])
			if fits != (after != none) {
				t.Fatalf("collections of %v of %v: quota %d", taken, pieces, after)
			}
			if !fits {
				break
			}
			quota, joins, pays = after, joins+size-1, pays+points[size]
			if q.fewest(0, pays) > joins || q.fewest(0, pays+1) <= q.fewest(0, pays)-1 {
				t.Fatalf("%v of %v make %d points by %d joins, told %d", taken, pieces, pays, joins, q.fewest(0, pays))
			}
		}
	}
}

// Of all images of a mosaic one is tried at least, and what is left out is left out for what
// is laid already.
func TestAnImageOfEveryMosaicIsTried(t *testing.T) {
	rng := random(3)
	dropped, early := 0, 0
	for _, rows := range [][]string{{"....", "....", "....", "...."}, {".....", ".#.#.", "....."}, {"..#", "...", "#.."}} {
		b := must(ParseBoard(rows...))
		f, ways := newForms(&b), b.symmetries()
		for range rulestest.Times(3000, 300) {
			m := newTiling(&puzzle{board: &b, claim: none}, f)
			drop(m, &rng)
			all, laid, out := m.laid, m.n, m.mirrored(0)
			for m.n = 0; m.n < laid; m.n++ {
				rest := Cells(rng.next()) & b.cells
				for i, form := range all[:laid] {
					if rest |= form; i < m.n {
						rest &^= form
					}
				}
				if m.mirrored(rest) {
					if early++; !out {
						t.Fatalf("%v: %v is left out only without %v", rows, all[:m.n], rest.List())
					}
				}
			}
			if !out {
				continue
			}
			dropped++
			tried := slices.ContainsFunc(ways, func(way []int) bool {
				for i, form := range all[:laid] {
					m.laid[i] = images(form, [][]int{way})[0]
				}
				return !m.mirrored(0)
			})
			if !tried {
				t.Fatalf("%v: no image of %v is tried", rows, all[:laid])
			}
		}
	}
	if dropped < rulestest.Times(3000, 300) || early == 0 {
		t.Errorf("%d left out, %d before all was laid", dropped, early)
	}
}

// drop lays some forms at random.
func drop(m *mosaic, rng *random) {
	rest := m.board.cells
	for range 6 {
		list := m.forms.at[m.board.cells.List()[rng.below(m.board.cells.Len())]][smallest+rng.below(4)]
		if len(list) == 0 {
			continue
		}
		if form := list[rng.below(len(list))]; form&^rest == 0 {
			m.laid[m.n] = form
			m.n++
			rest &^= form
		}
	}
}
