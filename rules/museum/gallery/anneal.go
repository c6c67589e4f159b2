package gallery

import "math"

// annealer looks for good arrangements of a puzzle: it swaps pieces, rather
// takes a worse one early on and hardly ever later, and begins anew.
type annealer struct {
	s       *scorer
	rng     random
	cells   []int
	near    []Cells // the cells next to each place
	value   float64
	best    int
	bestAt  []uint8
	last    int // the best of the last round
	lastAt  []uint8
	rounds  int
	joins   []int // of each colour
	mixed   bool  // whether points depend on more than the sizes of colours
	touched []touch
}

// touch is a colour or lot that a swap changes, with what it was before and what points
// it may gain.
type touch struct{ colour, size, joins, hope int }

// How an annealing round goes: its number of swaps, which grows up to the last,
// the first and last temperature, and what two neighbours of a colour are worth
// besides the points.
const (
	firstSwaps = 20_000
	lastSwaps  = 40_000
	hottest    = 1.3
	coldest    = 0.7
	cohesion   = 1.6
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
	a.joins = make([]int, len(p.colours))
	a.mixed = len(p.lots) > 0 || p.patron != nil
	a.near = make([]Cells, len(a.s.at))
	for _, cell := range a.cells {
		a.near[cell] = p.board.around(1<<cell) & p.board.cells &^ (1 << cell)
	}
	a.bestAt = make([]uint8, len(a.s.at))
	a.lastAt = make([]uint8, len(a.s.at))
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
			if a.claims(k) && (!p.colours[p.claim].bridged || !seen.Has(int(p.kinds[k].raw))) {
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
	a.value, a.last = a.energy(), none
	a.note()
}

// claims reports whether a kind is of the colour that claims the gallery.
func (a *annealer) claims(k uint8) bool {
	p := a.s.p
	return p.claim != none && (int(p.kinds[k].civ) == p.claim || int(p.kinds[k].domain) == p.claim)
}

// energy returns the points of the arrangement and a little for all that hangs together.
func (a *annealer) energy() float64 {
	joins := 0
	for i := range a.joins {
		a.joins[i] = a.s.p.board.joins(a.s.masks[i])
		joins += a.joins[i]
	}
	return float64(a.s.total()) + cohesion*float64(joins)
}

func (a *annealer) step(temperature float64) {
	s := a.s
	x, y := a.pick()
	if s.at[x] == s.at[y] {
		return
	}
	if red := s.p.board.red; s.p.claim != none && red.Has(x) != red.Has(y) && a.claims(s.at[x]) != a.claims(s.at[y]) {
		return
	}
	least := -temperature * patience[a.rng.next()>>54]
	a.swap(x, y)
	if change := a.change(x, y, least); change >= least {
		a.value += change
		a.note()
		return
	}
	a.undo(x, y)
}

// undo swaps the pieces on two cells back.
func (a *annealer) undo(x, y int) {
	a.swap(x, y)
	for _, t := range a.touched {
		a.s.sizes[t.colour] = t.size
		if t.colour < len(a.joins) {
			a.joins[t.colour] = t.joins
		}
	}
}

// change tells what difference it makes that the pieces on two cells were swapped, or less
// than the least if so much is out of the question: how much hangs together is soon told, and
// a colour gains points only where it comes to lie next to itself.
func (a *annealer) change(x, y int, least float64) float64 {
	a.touch(x, y)
	joins, points := 0, 0
	for _, t := range a.touched {
		if t.colour < len(a.joins) {
			joins += a.joins[t.colour] - t.joins
			points += t.hope
		}
	}
	cohesive := cohesion * float64(joins)
	if most := float64(points) + cohesive; !a.mixed && most < least {
		return most
	}
	before := 0
	if a.mixed {
		before = a.s.total()
	}
	points = 0
	for _, t := range a.touched {
		a.s.sizes[t.colour] = a.s.measure(t.colour)
		if !a.mixed {
			points += a.s.p.worth(t.colour, a.s.sizes[t.colour]) - a.s.p.worth(t.colour, t.size)
		}
	}
	if a.mixed {
		points = a.s.total() - before
	}
	return float64(points) + cohesive
}

// worth returns the points for a size of a colour.
func (p *puzzle) worth(colour, size int) int {
	points := p.colours[colour].points[size]
	if colour == p.claim && size >= smallest {
		points += p.bonus
	}
	return points
}

// swap swaps the pieces on two cells.
func (a *annealer) swap(x, y int) {
	s := a.s
	one, two := &s.p.kinds[s.at[x]], &s.p.kinds[s.at[y]]
	s.at[x], s.at[y] = s.at[y], s.at[x]
	both := Cells(1)<<x | Cells(1)<<y
	if one.civ != two.civ {
		s.flip(one.civ, both)
		s.flip(two.civ, both)
	}
	if one.domain != two.domain {
		s.flip(one.domain, both)
		s.flip(two.domain, both)
	}
	for i := range s.p.lots {
		if (one.lots^two.lots)>>i&1 != 0 {
			s.masks[len(s.p.colours)+i] ^= both
		}
	}
}

// touch notes what the pieces on two cells that were swapped belong to, but for what both do
// and where they lie makes no difference.
func (a *annealer) touch(x, y int) {
	a.touched = a.touched[:0]
	p := a.s.p
	one, two := &p.kinds[a.s.at[x]], &p.kinds[a.s.at[y]]
	if one.civ != two.civ {
		a.again(int(one.civ), x)
		a.again(int(two.civ), y)
	}
	if one.domain != two.domain {
		a.again(int(one.domain), x)
		a.again(int(two.domain), y)
	} else if c := int(one.domain); c != none && p.colours[c].bridged {
		a.touched = append(a.touched, touch{colour: c, size: a.s.sizes[c], joins: a.joins[c], hope: a.hope(c)})
	}
	for i := range p.lots {
		if (one.lots^two.lots)>>i&1 != 0 {
			n := len(p.colours) + i
			a.touched = append(a.touched, touch{colour: n, size: a.s.sizes[n]})
		}
	}
}

// again notes a colour that came to a cell from another one.
func (a *annealer) again(colour, cell int) {
	if colour == none {
		return
	}
	t := touch{colour: colour, size: a.s.sizes[colour], joins: a.joins[colour]}
	mask := a.s.masks[colour]
	a.joins[colour] = a.s.p.board.joins(mask)
	if a.near[cell]&mask != 0 {
		t.hope = a.hope(colour)
	}
	a.touched = append(a.touched, t)
}

// hope returns how many points a colour may still gain.
func (a *annealer) hope(colour int) int {
	p := a.s.p
	return p.worth(colour, p.colours[colour].total) - p.worth(colour, a.s.sizes[colour])
}

// note keeps the arrangement if it is the best so far.
func (a *annealer) note() {
	total := a.s.total()
	if total <= a.last {
		return
	}
	a.last = total
	copy(a.lastAt, a.s.at)
	if total > a.best {
		a.best = total
		copy(a.bestAt, a.s.at)
	}
}

// pick picks two cells to swap such that most often a piece comes to lie next
// to another of its colour.
func (a *annealer) pick() (x, y int) {
	s := a.s
	z := a.cells[a.rng.below(len(a.cells))]
	k := &s.p.kinds[s.at[z]]
	colour := k.civ
	if a.rng.next()&1 != 0 {
		colour = k.domain
	}
	if colour == none || a.near[z] == 0 {
		return z, a.cells[a.rng.below(len(a.cells))]
	}
	return a.rng.of(a.near[z]), a.rng.of(s.masks[colour])
}

// random is a small generator of pseudo-random numbers (splitmix64).
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1.
func (r *random) below(n int) int { return int(r.next() >> 32 * uint64(n) >> 32) }

// of returns a cell of a set that is not empty.
func (r *random) of(s Cells) int {
	for n := r.below(s.Len()); n > 0; n-- {
		s &= s - 1
	}
	return s.first()
}
