package gallery

import "math"

// annealer looks for good arrangements of a puzzle: it swaps pieces, rather
// takes a worse one early on and hardly ever later, and begins anew.
type annealer struct {
	s        *scorer
	rng      random
	cells    []int
	near     []Cells // the cells next to each place
	beside   [][]int // the same as lists
	claiming []bool  // whether each kind is of the colour that claims the gallery
	mixed    bool    // whether points depend on more than the sizes of colours
	value    float64
	best     int
	bestAt   []uint8
	last     int // the best of the last round
	lastAt   []uint8
	rounds   int
	joins    []int32   // of each colour
	hopes    []float64 // the points that each colour may still gain
	touched  []touch
}

// touch is a colour or lot that a swap changes, with the joins after it and the size before it.
// Its cells are those after the swap until it is made, then those before it.
type touch struct {
	colour, joins, size int32
	cells               Cells
}

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
	a.joins = make([]int32, len(p.colours))
	a.hopes = make([]float64, len(p.colours))
	for _, k := range p.kinds {
		a.claiming = append(a.claiming, p.claim != none && (int(k.civ) == p.claim || int(k.domain) == p.claim))
	}
	a.mixed = len(p.lots) > 0 || p.patron != nil
	a.beside = make([][]int, len(a.s.at))
	a.near = make([]Cells, len(a.s.at))
	for _, cell := range a.cells {
		a.near[cell] = p.board.around(1<<cell) & p.board.cells &^ (1 << cell)
		a.beside[cell] = a.near[cell].List()
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
			if a.claiming[k] && (!p.colours[p.claim].bridged || !seen.Has(int(p.kinds[k].raw))) {
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

// energy returns the points of the arrangement and a little for all that hangs together.
func (a *annealer) energy() float64 {
	joins := 0
	for i := range a.joins {
		a.joins[i] = int32(a.s.p.board.joins(a.s.masks[i]))
		joins += int(a.joins[i])
		a.hopes[i] = a.hope(i)
	}
	return float64(a.s.total()) + cohesion*float64(joins)
}

// step swaps two pieces, unless that is worse than the temperature and a draw allow.
func (a *annealer) step(temperature float64) {
	x, y, draw := a.pick()
	if at := a.s.at; at[x] == at[y] || a.barred(x, y) {
		return
	}
	least := -temperature * patience[draw]
	if a.plan(x, y) < least {
		return
	}
	a.swap(x, y)
	if change := a.change(); change >= least {
		a.value += change
		a.settle()
		a.note()
		return
	}
	a.undo(x, y)
}

// barred reports whether the pieces on two cells may not be swapped: it would take one that
// claims the gallery from a red cell, or the other way round.
func (a *annealer) barred(x, y int) bool {
	p := a.s.p
	return p.claim != none && p.board.red.Has(x) != p.board.red.Has(y) && a.claiming[a.s.at[x]] != a.claiming[a.s.at[y]]
}

// plan notes what a swap of the pieces on two cells makes of all that they belong to, but for
// what both do and where they lie makes no difference. It returns the most that this can be
// better: how much hangs together is soon told, and a colour gains points only where it comes
// to lie next to itself.
func (a *annealer) plan(x, y int) (most float64) {
	a.touched = a.touched[:0]
	p := a.s.p
	one, two := &p.kinds[a.s.at[x]], &p.kinds[a.s.at[y]]
	if one.civ != two.civ {
		most += a.leaves(one.civ, x, y) + a.leaves(two.civ, y, x)
	}
	if one.domain != two.domain {
		most += a.leaves(one.domain, x, y) + a.leaves(two.domain, y, x)
	} else if c := one.domain; c != none && p.colours[c].bridged {
		a.touched = append(a.touched, touch{colour: int32(c), joins: a.joins[c], cells: a.s.masks[c]})
		most += a.hopes[c]
	}
	if !a.mixed {
		return most
	}
	both := Cells(1)<<x | Cells(1)<<y
	for i := range p.lots {
		if (one.lots^two.lots)>>i&1 != 0 {
			n := len(p.colours) + i
			a.touched = append(a.touched, touch{colour: int32(n), cells: a.s.masks[n] ^ both})
		}
	}
	return math.Inf(1)
}

// leaves notes that a piece of a colour, if it is of one, goes from one cell to another, and
// returns the most that this can be better.
func (a *annealer) leaves(colour int8, from, to int) float64 {
	if colour == none {
		return 0
	}
	now := a.s.masks[colour]&^(1<<(from&63)) | 1<<(to&63)
	joins := int32(a.s.p.board.joins(now))
	a.touched = append(a.touched, touch{colour: int32(colour), joins: joins, cells: now})
	most := cohesion * float64(joins-a.joins[colour])
	if a.near[to]&now != 0 {
		most += a.hopes[colour]
	}
	return most
}

// swap swaps the pieces on two cells, as planned.
func (a *annealer) swap(x, y int) {
	s := a.s
	s.at[x], s.at[y] = s.at[y], s.at[x]
	for i := range a.touched {
		t := &a.touched[i]
		t.size = int32(s.sizes[t.colour])
		s.masks[t.colour], t.cells = t.cells, s.masks[t.colour]
	}
}

// undo swaps the pieces on two cells back.
func (a *annealer) undo(x, y int) {
	s := a.s
	s.at[x], s.at[y] = s.at[y], s.at[x]
	for i := range a.touched {
		t := &a.touched[i]
		s.masks[t.colour], s.sizes[t.colour] = t.cells, int(t.size)
	}
}

// change returns how much better it is that two pieces were swapped.
func (a *annealer) change() float64 {
	s := a.s
	before := 0
	if a.mixed {
		before = s.total()
	}
	joins, points := int32(0), 0
	for i := range a.touched {
		t := &a.touched[i]
		c := int(t.colour)
		size := s.measure(c)
		s.sizes[c] = size
		if c < len(a.joins) {
			joins += t.joins - a.joins[c]
			points += s.p.worth(c, size) - s.p.worth(c, int(t.size))
		}
	}
	if a.mixed {
		points = s.total() - before
	}
	return float64(points) + cohesion*float64(joins)
}

// settle keeps a swap that was made.
func (a *annealer) settle() {
	for i := range a.touched {
		if c := int(a.touched[i].colour); c < len(a.joins) {
			a.joins[c], a.hopes[c] = a.touched[i].joins, a.hope(c)
		}
	}
}

// hope returns how many points a colour may still gain.
func (a *annealer) hope(colour int) float64 {
	p := a.s.p
	return float64(p.worth(colour, p.colours[colour].total) - p.worth(colour, a.s.sizes[colour]))
}

// worth returns the points for a size of a colour.
func (p *puzzle) worth(colour, size int) int {
	points := p.colours[colour].points[size]
	if colour == p.claim && size >= smallest {
		points += p.bonus
	}
	return points
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
// to another of its colour, and draws a patience. One random number is enough for all.
func (a *annealer) pick() (x, y, draw int) {
	r := a.rng.next()
	s := a.s
	z := a.cells[fraction(r>>48, len(a.cells))]
	near := a.beside[z]
	colour := s.p.kinds[s.at[z]].civ
	if r>>10&1 != 0 {
		colour = s.p.kinds[s.at[z]].domain
	}
	draw = int(r % uint64(len(patience)))
	if colour == none || len(near) == 0 {
		return z, a.cells[fraction(r>>32, len(a.cells))], draw
	}
	set := s.masks[colour]
	return near[fraction(r>>32, len(near))], set.nth(fraction(r>>16, set.Len())), draw
}

// fraction returns a number from 0 to n-1 by the last 16 bits of a random one.
func fraction(r uint64, n int) int { return int(r&(1<<16-1)) * n >> 16 }

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

// nth returns a cell of a set by its number, from 0.
func (s Cells) nth(n int) int {
	for ; n > 0; n-- {
		s &= s - 1
	}
	return s.first()
}
