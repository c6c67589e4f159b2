package gallery

import "math/bits"

// The prover fills a grid place by place along its shorter side. What lies
// behind can be joined only through the frontier: the last piece of each
// column. A frontier keeps what later pieces can depend on.
type frontier struct {
	label  [2][maxWidth]int8 // for civilisations and domains: the part a column's piece belongs to, or none
	parts  [2 * layer]part
	base   [maxColours]uint8 // the largest part of a colour that is closed
	lost   bool              // the claim to the gallery cannot be kept
	sealed bool              // the part with the red cells is closed
	over   uint32            // colours whose points are settled
}

// part is a connected part of a colour that may still grow.
type part struct {
	colour int8
	red    bool
	size   uint8
	civs   uint16 // the civilisations in it, bridge reading
}

const (
	maxWidth   = 8
	maxColours = Civs + Domains
	layer      = maxWidth + 1 // numbers for the parts of civilisations, then as many for those of domains
)

// walk is the order in which the prover fills a board.
type walk struct {
	width  int
	places []int     // the place of the board at each step
	cells  []bool    // whether it is a cell
	down   []bool    // whether the place a row further is a cell
	right  []bool    // whether the next place of the row is a cell
	left   []bool    // whether the place before it in the row is a cell
	up     []bool    // whether the place a row before is a cell
	edges  []int     // the pairs of neighbours of which a step or a later one fills the second
	waste  [][]uint8 // by step and number of blanks: pairs among places not filled that blanks spoil at least
	reds   []int     // the red cells from each step on
}

func newWalk(b *Board) *walk {
	w := &walk{width: b.width}
	long := b.height
	step := func(x, y int) int { return y*b.width + x }
	if b.height < b.width {
		w.width, long = b.height, b.width
		step = func(x, y int) int { return x*b.width + y }
	}
	cell := func(x, y int) bool {
		return x >= 0 && x < w.width && y >= 0 && y < long && b.cells.Has(step(x, y))
	}
	for y := range long {
		for x := range w.width {
			here := cell(x, y)
			w.places = append(w.places, step(x, y))
			w.cells = append(w.cells, here)
			w.down = append(w.down, here && cell(x, y+1))
			w.right = append(w.right, here && cell(x+1, y))
			w.left = append(w.left, here && cell(x-1, y))
			w.up = append(w.up, here && cell(x, y-1))
		}
	}
	w.count(b)
	return w
}

// count fills in what depends on the places not filled at each step.
func (w *walk) count(b *Board) {
	n := len(w.places)
	w.edges = make([]int, n+1)
	w.waste = make([][]uint8, n+1)
	w.reds = make([]int, n+1)
	for i := n - 1; i >= 0; i-- {
		w.edges[i] = w.edges[i+1]
		w.reds[i] = w.reds[i+1]
		if b.red.Has(w.places[i]) {
			w.reds[i]++
		}
		if w.left[i] {
			w.edges[i]++
		}
		if w.up[i] {
			w.edges[i]++
		}
	}
	for i := range n + 1 {
		w.waste[i] = w.spoiled(i)
	}
}

// spoiled is by number of blanks how many pairs they spoil at least, of those
// whose cells are both filled from a step on.
func (w *walk) spoiled(from int) []uint8 {
	var at [3]int
	for i := from; i < len(w.places); i++ {
		if !w.cells[i] {
			continue
		}
		pairs := 0
		if w.left[i] && i-1 >= from {
			pairs++
		}
		if w.up[i] && i-w.width >= from {
			pairs++
		}
		at[pairs]++
	}
	sums := []uint8{0}
	for pairs, n := range at {
		for range n {
			sums = append(sums, sums[len(sums)-1]+uint8(pairs))
		}
	}
	return sums
}

// put lays a piece on the frontier at a step.
func (f *frontier) put(w *walk, p *puzzle, step int, k kind, red bool) {
	for at, colour := range [2]int8{k.civ, k.domain} {
		if colour != none && f.over>>colour&1 != 0 {
			colour = none
		}
		f.join(w, p, at, step, part{colour: colour, size: 1, civs: 1 << k.raw, red: red && int(colour) == p.claim})
	}
}

// join gives the column of a step a part, or none, in one of the two layers.
func (f *frontier) join(w *walk, p *puzzle, at, step int, single part) {
	label, x := &f.label[at], step%w.width
	above := label[x]
	if single.colour == none {
		label[x] = none
		f.leave(p, at, above)
	} else {
		id := f.free(at)
		f.parts[id] = single
		label[x] = id
		if w.up[step] && above != none && f.parts[above].colour == single.colour {
			f.merge(label, id, above)
		} else {
			f.leave(p, at, above)
		}
		if w.left[step] && label[x-1] != none && label[x-1] != id && f.parts[label[x-1]].colour == single.colour {
			f.merge(label, id, label[x-1])
		}
	}
	if w.left[step] && !w.down[step-1] {
		f.drop(p, at, x-1)
	}
	if !w.down[step] && !w.right[step] {
		f.drop(p, at, x)
	}
}

// free is the number of a part that no column belongs to.
func (f *frontier) free(at int) int8 {
	var used uint16
	for _, id := range f.label[at] {
		if id != none {
			used |= 1 << (int(id) - at*layer)
		}
	}
	return int8(at*layer + bits.TrailingZeros16(^used))
}

// merge makes part other one with part id.
func (f *frontier) merge(label *[maxWidth]int8, id, other int8) {
	a, b := &f.parts[id], &f.parts[other]
	a.size += b.size
	a.civs |= b.civs
	a.red = a.red || b.red
	for x := range label {
		if label[x] == other {
			label[x] = id
		}
	}
}

// drop takes a column out of its part.
func (f *frontier) drop(p *puzzle, at, x int) {
	id := f.label[at][x]
	f.label[at][x] = none
	f.leave(p, at, id)
}

// leave closes a part that no column belongs to any more.
func (f *frontier) leave(p *puzzle, at int, id int8) {
	if id == none {
		return
	}
	for _, other := range f.label[at] {
		if other == id {
			return
		}
	}
	gone := &f.parts[id]
	switch size := gone.measure(p); {
	case int(gone.colour) != p.claim:
		f.base[gone.colour] = max(f.base[gone.colour], size)
	case gone.red && f.sealed:
		f.lost = true
	case gone.red:
		f.sealed = true
		f.base[gone.colour] = size
	}
}

// settle takes a colour whose points can change no more off the frontier.
func (f *frontier) settle(p *puzzle, colour int, size uint8) {
	f.over |= 1 << colour
	f.base[colour] = size
	at := 0
	if colour >= p.domains {
		at = 1
	}
	for x, id := range f.label[at] {
		if id != none && int(f.parts[id].colour) == colour {
			f.label[at][x] = none
		}
	}
}

// measure is the size of a part as it counts.
func (t *part) measure(p *puzzle) uint8 {
	if p.bridge && int(t.colour) >= p.domains {
		return uint8(bits.OnesCount16(t.civs))
	}
	return t.size
}
