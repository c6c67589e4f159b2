package gallery

import "math"

// annealer looks for good arrangements of a puzzle: it swaps pieces, rather
// takes a worse one early on and hardly ever later, and begins anew.
//
// A step takes some 30 ns, most of which a processor loses where it cannot tell in
// advance which way the program goes. So what each step needs lies in arrays, and what
// is no colour is a colour that is worth nothing.
type annealer struct {
	s        *scorer
	rng      random
	cells    []uint8
	near     [MaxCells]Cells    // the cells next to each place
	beside   [MaxCells][4]uint8 // the same as lists, of a cell with none the cell itself
	besides  [MaxCells]uint8    // how many they are
	claiming []bool             // whether each kind is of the colour that claims the gallery
	mixed    bool               // whether points depend on more than the sizes of colours
	points   int                // of the arrangement
	best     int
	bestAt   []uint8
	last     int // the best of the last round
	lastAt   []uint8
	rounds   int
	next     swap
	touched  [2*2 + maxLots]touch // what the swap tried last changes
	touches  int                  // how many these are

	colours [256][2]uint8              // of each kind the civilisation and the domain
	counts  [maxGroups]uint8           // the pieces of each colour
	places  [maxGroups][MaxCells]uint8 // where they lie, of what is no colour all cells
	joins   [maxGroups]int32           // of each colour
	values  [maxGroups]int32           // of each colour as it lies
	tops    [maxGroups][MaxCells]int32 // by joins the most that each colour can be worth
}

// colourless is the colour of pieces that have none.
const colourless = maxGroups - 1

// swap is two cells to swap, and a draw of the patience with it.
type swap struct {
	x, y uint8
	draw uint16
}

// touch is a colour or lot that a swap changes, with what it is after it.
type touch struct {
	cells Cells
	id    int
	joins int32
	size  int
}

// How an annealing round goes: its number of swaps, which grows up to the last,
// the first and last temperature, and what two neighbours of a colour are worth
// besides the points. All are in thousandths of a point.
const (
	firstSwaps = 20_000
	lastSwaps  = 40_000
	hottest    = 1_300.0
	coldest    = 700.0
	cohesion   = 1_600
	point      = 1_000
)

// patience[i] is how much worse a swap may be at temperature 1 on draw i.
var patience = func() (table [1024]float64) {
	for i := range table {
		table[i] = -math.Log((float64(i) + 0.5) / float64(len(table)))
	}
	return table
}()

func newAnnealer(p *puzzle, seed uint64) *annealer {
	a := &annealer{s: newScorer(p), rng: random(seed), mixed: len(p.lots) > 0 || p.patron != nil, best: -1}
	for _, cell := range p.board.cells.List() {
		a.cells = append(a.cells, uint8(cell))
		a.near[cell] = p.board.around(1<<cell) & p.board.cells &^ (1 << cell)
		a.beside[cell][0] = uint8(cell)
		for i, other := range a.near[cell].List() {
			a.beside[cell][i] = uint8(other)
			a.besides[cell]++
		}
	}
	for number, k := range p.kinds {
		a.claiming = append(a.claiming, p.claim != none && (int(k.civ) == p.claim || int(k.domain) == p.claim))
		for i, c := range []int8{k.civ, k.domain} {
			a.colours[number][i] = colourless
			if c != none {
				a.colours[number][i] = uint8(c)
				a.counts[c] += p.counts[number]
			}
		}
	}
	a.counts[colourless] = uint8(copy(a.places[colourless][:], a.cells))
	for c := range p.colours {
		for joins := range a.tops[c] {
			a.tops[c][joins] = a.value(c, min(joins+1, p.colours[c].total), joins)
		}
	}
	a.bestAt = make([]uint8, len(a.s.at))
	a.lastAt = make([]uint8, len(a.s.at))
	return a
}

// value returns what a colour is worth: its points and a little for all that hangs together.
func (a *annealer) value(colour, size, joins int) int32 {
	return int32(point*a.s.p.worth(colour, size) + cohesion*joins)
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
	a.set(at)
}

// set lays pieces out.
func (a *annealer) set(at []uint8) {
	a.s.set(at)
	for c := range a.s.p.colours {
		cells := a.s.masks[c]
		a.joins[c] = int32(a.s.p.board.joins(cells))
		a.values[c] = a.value(c, a.s.sizes[c], int(a.joins[c]))
		for i, cell := range cells.List() {
			a.places[c][i] = uint8(cell)
		}
	}
	a.points, a.last, a.next = a.s.total(), none, a.pick()
	a.note()
}

// step swaps two pieces, unless that is worse than the temperature and a draw allow. The next
// ones are picked before, as the processor then does both at once.
func (a *annealer) step(temperature float64) {
	w := a.next
	a.next = a.pick()
	at := a.s.at
	if at[w.x] == at[w.y] || a.barred(int(w.x), int(w.y)) {
		return
	}
	least := -int32(temperature * patience[w.draw])
	if !a.mixed && a.most(w) < least {
		return
	}
	a.touch(w)
	at[w.x], at[w.y] = at[w.y], at[w.x]
	if a.change() >= least {
		a.settle(w)
	} else {
		at[w.x], at[w.y] = at[w.y], at[w.x]
	}
}

// barred reports whether the pieces on two cells may not be swapped: it would take one that
// claims the gallery from a red cell, or the other way round.
func (a *annealer) barred(x, y int) bool {
	p := a.s.p
	return p.claim != none && p.board.red.Has(x) != p.board.red.Has(y) && a.claiming[a.s.at[x]] != a.claiming[a.s.at[y]]
}

// most returns the most that a swap can be better, but for lots: how much hangs together is
// soon told, no part is larger than that, and a colour gains points only where it comes to lie
// next to itself.
func (a *annealer) most(w swap) (most int32) {
	one, two := a.colours[a.s.at[w.x]], a.colours[a.s.at[w.y]]
	if one[0] != two[0] {
		most = a.mostOf(one[0], two[0], w)
	}
	if one[1] != two[1] {
		most += a.mostOf(one[1], two[1], w)
	} else if c := one[1]; c != colourless && a.s.p.colours[c].bridged {
		most += a.tops[c][a.joins[c]] - a.values[c]
	}
	return most
}

// mostOf returns the most that it can be better that two colours change places.
func (a *annealer) mostOf(one, two uint8, w swap) int32 {
	one, two = one%maxGroups, two%maxGroups
	x, y := w.x%MaxCells, w.y%MaxCells
	both := Cells(1)<<x | Cells(1)<<y
	ones, twos := a.s.masks[one]^both, a.s.masks[two]^both
	n, m := int32(a.s.p.board.joins(ones)), int32(a.s.p.board.joins(twos))
	topOne, topTwo := a.tops[one][n%MaxCells], a.tops[two][m%MaxCells]
	sameOne := min(topOne, a.values[one]+cohesion*(n-a.joins[one]))
	sameTwo := min(topTwo, a.values[two]+cohesion*(m-a.joins[two]))
	if a.near[y]&ones == 0 {
		topOne = sameOne
	}
	if a.near[x]&twos == 0 {
		topTwo = sameTwo
	}
	return topOne + topTwo - a.values[one] - a.values[two]
}

// touch notes what a swap makes of all that its pieces belong to, but for what both do and
// where they lie makes no difference.
func (a *annealer) touch(w swap) {
	a.touches = 0
	p := a.s.p
	k, l := a.s.at[w.x], a.s.at[w.y]
	both := Cells(1)<<w.x | Cells(1)<<w.y
	for i := range 2 {
		if one, two := a.colours[k][i], a.colours[l][i]; one != two {
			a.touchColour(one, a.s.masks[one]^both)
			a.touchColour(two, a.s.masks[two]^both)
		} else if one != colourless && p.colours[one].bridged {
			a.touchColour(one, a.s.masks[one])
		}
	}
	for i := range p.lots {
		if (p.kinds[k].lots^p.kinds[l].lots)>>i&1 != 0 {
			id := len(p.colours) + i
			a.touched[a.touches] = touch{id: id, cells: a.s.masks[id] ^ both}
			a.touches++
		}
	}
}

// touchColour notes which cells a colour has, if it is one.
func (a *annealer) touchColour(colour uint8, cells Cells) {
	if colour != colourless {
		a.touched[a.touches] = touch{id: int(colour), cells: cells, joins: int32(a.s.p.board.joins(cells))}
		a.touches++
	}
}

// change returns how much better a swap is that was made.
func (a *annealer) change() int32 {
	s := a.s
	joins, points := int32(0), 0
	for i := range a.touched[:a.touches] {
		t := &a.touched[i]
		if t.id >= len(s.p.colours) {
			t.size = s.measure(t.id, t.cells)
			continue
		}
		t.size = s.joined(t.id, t.cells, int(t.joins))
		joins += t.joins - a.joins[t.id]
		points += s.p.worth(t.id, t.size) - s.p.worth(t.id, s.sizes[t.id])
	}
	if a.mixed {
		a.exchange()
		points = s.total() - a.points
		a.exchange()
	}
	return int32(point*points) + cohesion*joins
}

// exchange puts the sizes after a swap in place of those before it, or the other way round.
func (a *annealer) exchange() {
	for i := range a.touched[:a.touches] {
		t := &a.touched[i]
		t.size, a.s.sizes[t.id] = a.s.sizes[t.id], t.size
	}
}

// settle keeps a swap that was made.
func (a *annealer) settle(w swap) {
	s := a.s
	for i := range a.touched[:a.touches] {
		t := &a.touched[i]
		if c := t.id; c < len(s.p.colours) {
			a.points += s.p.worth(c, t.size) - s.p.worth(c, s.sizes[c])
			a.joins[c], a.values[c] = t.joins, a.value(c, t.size, int(t.joins))
			a.move(c, w) // as long as the masks are those before
		}
		s.masks[t.id], s.sizes[t.id] = t.cells, t.size
	}
	if a.mixed {
		a.points = s.total()
	}
	a.note()
}

// move enters in the list of a colour that the one of its pieces that a swap moves lies on the
// other cell.
func (a *annealer) move(colour int, w swap) {
	from, to := w.x, w.y
	if a.s.masks[colour].Has(int(to)) {
		from, to = to, from
	}
	if a.s.masks[colour].Has(int(to)) {
		return // it has both cells
	}
	for i, cell := range &a.places[colour] {
		if cell == from {
			a.places[colour][i] = to
			return
		}
	}
}

// note keeps the arrangement if it is the best so far.
func (a *annealer) note() {
	if a.points <= a.last {
		return
	}
	a.last = a.points
	copy(a.lastAt, a.s.at)
	if a.points > a.best {
		a.best = a.points
		copy(a.bestAt, a.s.at)
	}
}

// pick picks two cells to swap such that most often a piece comes to lie next
// to another of its colour, and draws a patience. One random number is enough for all.
func (a *annealer) pick() swap {
	r := a.rng.next()
	beside := a.cells[fraction(r>>48, len(a.cells))] % MaxCells
	colour := a.colours[a.s.at[beside]][r>>10&1] % maxGroups
	return swap{
		x:    a.beside[beside][fraction(r>>32, int(a.besides[beside]))%4],
		y:    a.places[colour][fraction(r>>16, int(a.counts[colour]))%MaxCells],
		draw: uint16(r % uint64(len(patience))),
	}
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
