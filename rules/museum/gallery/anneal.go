package gallery

import "math"

// annealer looks for good arrangements of a puzzle: it swaps pieces, rather
// takes a worse one early on and hardly ever later, and begins anew.
type annealer struct {
	s       *scorer
	rng     random
	cells   []int
	worth   [][]float64 // of each colour by size: its points and a little for size
	value   float64
	best    int
	bestAt  []uint8
	rounds  int
	touched []int
	old     []int
}

// How an annealing round goes: its number of swaps, doubled up to the last, the
// first and last temperature, and what a card of a collection is worth besides
// its points.
const (
	firstSwaps = 20_000
	lastSwaps  = 160_000
	hottest    = 3.5
	coldest    = 0.35
	pull       = 0.4
)

// patience[i] is how much worse a swap may be at temperature 1 on draw i.
var patience = func() (table [1024]float64) {
	for i := range table {
		table[i] = -math.Log((float64(i) + 0.5) / float64(len(table)))
	}
	return table
}()

func newAnnealer(p *puzzle, seed uint64) *annealer {
	a := &annealer{s: newScorer(p), rng: random(seed), cells: p.board.cells.List(), best: -1}
	for i := range p.colours {
		worth := make([]float64, p.colours[i].total+1)
		for size := range worth {
			worth[size] = float64(p.colours[i].points[size]) + pull*float64(size)
		}
		a.worth = append(a.worth, worth)
	}
	a.bestAt = make([]uint8, len(a.s.at))
	return a
}

// round anneals once from a random arrangement and returns the number of swaps.
// It ends when the target is reached or stop says so.
func (a *annealer) round(target int, stop func() bool) int {
	swaps := min(firstSwaps<<(a.rounds/4), lastSwaps)
	a.rounds++
	a.shuffle()
	temperature, cooling := hottest, math.Pow(coldest/hottest, 64/float64(swaps))
	for done := range swaps {
		if done%64 == 0 {
			temperature *= cooling
			if done%4096 == 0 && stop() || a.best >= target {
				return done
			}
		}
		a.step(temperature)
	}
	return swaps
}

// shuffle lays all pieces out at random, those of the colour that claims the
// gallery on its cells first.
func (a *annealer) shuffle() {
	p := a.s.p
	var pieces []uint8
	for k, n := range p.counts {
		for range n {
			pieces = append(pieces, uint8(k))
		}
	}
	for i := len(pieces) - 1; i > 0; i-- {
		k := a.rng.below(i + 1)
		pieces[i], pieces[k] = pieces[k], pieces[i]
	}
	at := make([]uint8, len(a.s.at))
	var seen Cells
	for _, cell := range p.board.red.List() {
		pick := 0
		for i, k := range pieces {
			if a.claims(k) && (!p.bridge || p.claim < p.domains || !seen.Has(int(p.kinds[k].raw))) {
				pick = i
				break
			}
		}
		k := pieces[pick]
		seen |= 1 << p.kinds[k].raw
		at[cell] = k
		pieces = append(pieces[:pick], pieces[pick+1:]...)
	}
	for i, cell := range (p.board.cells &^ p.board.red).List() {
		at[cell] = pieces[i]
	}
	a.s.set(at)
	a.value = a.energy()
	a.note()
}

// claims tells whether a kind is of the colour that claims the gallery.
func (a *annealer) claims(k uint8) bool {
	p := a.s.p
	return p.claim != none && (int(p.kinds[k].civ) == p.claim || int(p.kinds[k].domain) == p.claim)
}

func (a *annealer) energy() float64 {
	sum := float64(0)
	for i, worth := range a.worth {
		sum += worth[a.s.sizes[i]]
	}
	if len(a.s.p.lots) > 0 || a.s.p.patron != nil || a.s.p.claim != none {
		sum += float64(a.s.total() - a.points())
	}
	return sum
}

func (a *annealer) points() int {
	sum := 0
	for i := range a.s.p.colours {
		sum += a.s.p.colours[i].points[a.s.sizes[i]]
	}
	return sum
}

func (a *annealer) step(temperature float64) {
	s := a.s
	x, y := a.cells[a.rng.below(len(a.cells))], a.cells[a.rng.below(len(a.cells))]
	if s.at[x] == s.at[y] {
		return
	}
	if red := s.p.board.red; s.p.claim != none && red.Has(x) != red.Has(y) && a.claims(s.at[x]) != a.claims(s.at[y]) {
		return
	}
	a.swap(x, y)
	a.touch(s.at[x], s.at[y])
	value := a.energy()
	if value >= a.value-temperature*patience[a.rng.next()>>54] {
		a.value = value
		a.note()
		return
	}
	a.swap(x, y)
	for i, colour := range a.touched {
		s.sizes[colour] = a.old[i]
	}
}

func (a *annealer) swap(x, y int) {
	s := a.s
	s.mark(x)
	s.mark(y)
	s.at[x], s.at[y] = s.at[y], s.at[x]
	s.mark(x)
	s.mark(y)
}

// touch measures again what two kinds of pieces belong to.
func (a *annealer) touch(x, y uint8) {
	a.touched, a.old = a.touched[:0], a.old[:0]
	one, two := &a.s.p.kinds[x], &a.s.p.kinds[y]
	a.again(int(one.civ))
	a.again(int(one.domain))
	if two.civ != one.civ {
		a.again(int(two.civ))
	}
	if two.domain != one.domain {
		a.again(int(two.domain))
	}
	for i := range a.s.p.lots {
		if (one.lots^two.lots)>>i&1 != 0 {
			a.again(len(a.s.p.colours) + i)
		}
	}
}

func (a *annealer) again(colour int) {
	if colour == none {
		return
	}
	a.touched = append(a.touched, colour)
	a.old = append(a.old, a.s.sizes[colour])
	a.s.sizes[colour] = a.s.measure(colour)
}

// note keeps the arrangement if it is the best so far.
func (a *annealer) note() {
	if total := a.s.total(); total > a.best {
		a.best = total
		copy(a.bestAt, a.s.at)
	}
}
