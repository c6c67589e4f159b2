package gallery

import "slices"

// A mosaic is the other way to try all arrangements: first where the collections of
// domains lie, then those of civilisations across them. What domains are to have is
// laid out shape by shape and says nothing of cards, so that one mosaic stands for
// all ways to deal them. Most are ruled out by what they leave: a pair of neighbours
// within a collection joins one domain only, and one across joins one civilisation
// or nothing.
type mosaic struct {
	p     *puzzle
	board *Board
	near  [MaxCells]Cells // the cells next to each place
	light Cells           // every second place
	pairs int             // of neighbours
	forms *forms
	ways  [][]int // the symmetries of the board, but for the one that changes nothing

	target  int
	sizes   sizes // of the collections that are still to be laid
	spare   int   // pairs of neighbours that may be wasted
	laid    [MaxCells / smallest]Cells
	n       int // how many collections are laid
	threads threads
	passed  map[sizes]bool // by what domains have: what the last search ruled out
	over    map[sizes]bool // what all workers ruled out, for this target or a lower one

	best    int // of the arrangements found
	bestAt  []uint8
	steps   int
	pause   func() bool
	stopped bool
	until   int              // the number of steps that ends the search
	tasks   func(n int) bool // whether task n is for this worker
	task    int
}

// maxSize is the largest collection of what is laid first that makes a difference.
const maxSize = 7

// taskDepth is how much of a mosaic is laid before what comes next is a task of its own.
const taskDepth = 2

// tiles holds the part of a mosaic that is laid: pairs of cells in one collection, each by
// its first cell, side by side, one below the other and across a square.
type tiles struct {
	rest                          Cells // not filled
	across, down, falling, rising Cells
	loops                         int // pairs of neighbours in collections that join nothing
}

// newMosaic returns the mosaic of a plain puzzle.
func newMosaic(p *puzzle, f *forms) *mosaic {
	m := newTiling(p, f)
	m.threads = newThreads(m)
	return m
}

// newTiling returns a mosaic without threads.
func newTiling(p *puzzle, f *forms) *mosaic {
	m := &mosaic{p: p, board: p.board, forms: f, best: -1, light: p.board.light(), over: map[sizes]bool{}}
	m.ways = slices.DeleteFunc(p.board.symmetries(), func(way []int) bool { return slices.IsSorted(way) })
	for _, cell := range p.board.cells.List() {
		m.near[cell] = p.board.around(1<<cell) & p.board.cells &^ (1 << cell)
		m.pairs += m.near[cell].Len()
	}
	m.pairs /= 2
	m.bestAt = make([]uint8, p.board.Places())
	return m
}

// search tries everything for a target and tells whether it tried all without
// finding an arrangement that meets it.
func (m *mosaic) search(target int) bool {
	m.target, m.stopped, m.task = target, false, 0
	m.passed = map[sizes]bool{}
	for _, d := range m.demands() {
		if m.over[d.sizes] {
			continue
		}
		m.sizes, m.spare, m.n = d.sizes, d.spare, 0
		m.threads.need = d.need
		if m.lay(&tiles{rest: m.board.cells}, d.free, 0) || m.stopped {
			return false
		}
		m.passed[d.sizes] = true
	}
	return true
}

// lay covers the first cell that is not filled: by a collection or by a card that
// is in none.
func (m *mosaic) lay(t *tiles, free, depth int) bool {
	if m.tired() || depth == taskDepth && !m.takes() {
		return false
	}
	if t.rest.Len() == free {
		return m.threads.run(t)
	}
	first := t.rest.first()
	for size := len(m.sizes) - 1; size >= smallest; size-- {
		if m.sizes[size] == 0 {
			continue
		}
		m.sizes[size]--
		sums := m.sums()
		for _, form := range m.forms.at[first][size] {
			if form&^t.rest == 0 && m.fits(t.rest&^form, sums, free) && m.cover(t, form, free, depth) {
				return true
			}
		}
		m.sizes[size]++
	}
	if free == 0 {
		return false
	}
	next := *t
	next.rest &^= 1 << first
	return m.fits(next.rest, m.sums(), free-1) && m.passes(&next) && m.lay(&next, free-1, depth+1)
}

// cover lays a collection and goes on.
func (m *mosaic) cover(t *tiles, form Cells, free, depth int) bool {
	next := *t
	next.put(m.board, form)
	m.laid[m.n] = form
	m.n++
	met := m.passes(&next) && m.lay(&next, free, depth+1)
	m.n--
	return met
}

// passes reports whether to go on with a part of a mosaic.
func (m *mosaic) passes(t *tiles) bool { return m.wasted(t) <= m.spare && !m.mirrored(t.rest) }

// mirrored reports whether an image of the mosaic comes before it: at the first cell where they
// differ in the size of the collection there, with a larger one. Of all images of a mosaic the
// first is tried, whatever else is laid. Where a cell is in no collection, what the image has
// there, if it is not laid yet, can but put it before.
func (m *mosaic) mirrored(rest Cells) bool {
	if len(m.ways) == 0 {
		return false
	}
	var size [MaxCells]int8
	for _, form := range m.laid[:m.n] {
		n := int8(form.Len())
		for cells := form; cells != 0; cells &= cells - 1 {
			size[cells.first()] = n
		}
	}
	for _, way := range m.ways {
		for cells := m.board.cells; cells != 0; cells &= cells - 1 {
			cell := cells.first()
			if other := way[cell]; rest.Has(cell) || size[cell] > size[other] {
				break
			} else if size[cell] < size[other] {
				return true
			}
		}
	}
	return false
}

// takes reports whether what comes next is for this worker.
func (m *mosaic) takes() bool {
	m.task++
	return m.tasks == nil || m.tasks(m.task-1)
}

// put adds a collection.
func (t *tiles) put(b *Board, form Cells) {
	t.rest &^= form
	across, down := form&(form>>1)&b.notLast, form&(form>>b.row)
	t.across |= across
	t.down |= down
	t.falling |= form & (form >> 1 >> b.row) & b.notLast
	t.rising |= form >> 1 & (form >> b.row) & b.notLast
	t.loops += across.Len() + down.Len() - form.Len() + 1
}

// tired counts a step and tells whether to give up.
func (m *mosaic) tired() bool {
	m.steps++
	m.stopped = m.stopped || m.steps == m.until || m.steps%1024 == 0 && !m.pause()
	return m.stopped
}

// sums returns the numbers of cells that some of the collections still to be laid take.
func (m *mosaic) sums() uint64 {
	sums := uint64(1)
	for size, n := range m.sizes {
		for range n {
			sums |= sums << size
		}
	}
	return sums
}

// fits reports whether the parts of the cells that are not filled have room for
// collections, with so many cells left over.
func (m *mosaic) fits(rest Cells, sums uint64, free int) bool {
	for rest != 0 {
		part := m.board.flood(rest&-rest, rest)
		rest &^= part
		for n := part.Len(); sums>>n&1 == 0; n-- {
			if free--; free < 0 {
				return false
			}
		}
	}
	return true
}

// squares sorts the squares that are filled by how many pairs across collections are
// wasted in them at least: one, or two where cells of a collection lie across.
// None is wasted only where two collections lie side by side.
func (m *mosaic) squares(t *tiles) (one, two Cells) {
	w := m.board.row
	sides := t.across & (t.across >> w) // both pairs side by side in a collection
	posts := t.down & (t.down >> 1)
	one = m.board.squares(m.board.cells&^t.rest) &^ sides &^ posts
	two = one & (t.falling | t.rising) &^ t.across &^ (t.across >> w) &^ t.down &^ (t.down >> 1)
	return one, two
}

// wasted returns the fewest pairs of neighbours that join nothing: those that close a
// loop in a collection and those of squares. A pair belongs to two squares at most.
func (m *mosaic) wasted(t *tiles) int {
	one, two := m.squares(t)
	w := m.board.row
	beside := one & (one >> 1) &^ (t.down >> 1)
	below := one & (one >> w) &^ (t.across >> w)
	linked := beside | beside<<1 | below | below<<w
	n := t.loops + (one &^ linked).Len() + (two &^ linked).Len()
	one, two = one&linked, two&linked
	return n + max((one&m.light).Len()+(two&m.light).Len(), (one&^m.light).Len()+(two&^m.light).Len())
}
