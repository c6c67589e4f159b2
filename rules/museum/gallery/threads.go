package gallery

import "slices"

// threads are the collections of civilisations in a mosaic. A thread has no two
// cells of one domain's collection, for that has no two cards of a civilisation.
// Which civilisation it is of is only asked when it is known where it lies.
type threads struct {
	m      *mosaic
	quotas *quotas
	need   int

	region   [MaxCells]Cells // the collection each cell belongs to, or the cell alone
	number   [MaxCells]int8  // its number, or none
	near     [MaxCells]Cells // the neighbours of each cell in other collections
	one, two Cells           // squares in which pairs are wasted
	list     [maxColours]Cells
	n        int
	deal     deal
}

// enough is more than there are pairs of neighbours.
const enough = 1 << 16

func newThreads(m *mosaic) threads {
	return threads{m: m, deal: newDeal(m.p), quotas: newQuotas(m.p.colours[:m.p.domains])}
}

// run looks for threads in a mosaic.
func (t *threads) run(laid *tiles) bool {
	m := t.m
	all := *laid
	all.rest = 0
	if m.wasted(&all) > m.spare {
		return false
	}
	pairs := 0
	for cells := m.board.cells; cells != 0; cells &= cells - 1 {
		cell := cells.first()
		t.region[cell], t.number[cell] = 1<<cell, none
	}
	for i, form := range m.laid[:m.n] {
		for cells := form; cells != 0; cells &= cells - 1 {
			t.region[cells.first()], t.number[cells.first()] = form, int8(i)
		}
	}
	for cells := m.board.cells; cells != 0; cells &= cells - 1 {
		cell := cells.first()
		t.near[cell] = m.near[cell] &^ t.region[cell]
		pairs += t.near[cell].Len()
	}
	t.one, t.two = m.squares(&all)
	t.n = 0
	t.deal.start(m.laid[:m.n])
	return t.next(m.board.cells, pairs/2, 0, t.need)
}

// next adds a thread on the cells left, with some pairs of neighbours: one with the first of
// the cells or, if that is to be in none, with a later one.
func (t *threads) next(left Cells, pairs, quota, need int) bool {
	if need <= 0 {
		return t.settle()
	}
	fewest := t.quotas.fewest(quota, need)
	for pairs-t.wasted(left) >= fewest {
		cell := left.first()
		if near := t.near[cell] & left; near != 0 && t.begin(left, cell, pairs, quota, need) {
			return true
		}
		left &^= 1 << cell
		pairs -= (t.near[cell] & left).Len()
		if t.m.stopped {
			return false
		}
	}
	return false
}

// wasted returns the fewest pairs of neighbours that are wasted within some cells.
func (t *threads) wasted(left Cells) int {
	squares := t.m.board.squares(left)
	one, two, light := squares&t.one, squares&t.two, t.m.light
	return max((one&light).Len()+(two&light).Len(), (one&^light).Len()+(two&^light).Len())
}

// thread is one that grows.
type thread struct {
	left  Cells            // what it can lie on
	pairs int              // of neighbours there
	quota int              // what civilisations there are for it
	need  int              // points that it and others have to make
	most  int              // cells
	may   [maxSize + 1]int // by size the pairs that it may waste if it becomes as large or larger
}

// begin tries all threads with a cell, the first of those left.
func (t *threads) begin(left Cells, cell, pairs, quota, need int) bool {
	g := thread{left: left, pairs: pairs, quota: quota, need: need, most: maxSize}
	t.allow(&g)
	return t.grow(&g, 1<<cell, t.near[cell], ^left|1<<cell|t.region[cell], 0)
}

// allow notes how large a thread can become and how many pairs it may waste.
func (t *threads) allow(g *thread) {
	best := none
	for size := maxSize; size >= 0; size-- {
		if size >= smallest && t.quotas.after[g.quota][size] != none {
			best = max(best, g.pairs-(size-1)-t.quotas.fewest(int(t.quotas.after[g.quota][size]), g.need-t.quotas.pays(size)))
		}
		if g.may[size] = best; best < 0 {
			g.most = size - 1
		}
	}
}

// grow tries all threads with the cells of a set, of those next to it and without those
// that are banned. Pairs of a cell of the set and a banned one are wasted, and some of squares
// without any cell of the set.
func (t *threads) grow(g *thread, set, next, banned Cells, wasted int) bool {
	if t.m.tired() {
		return false
	}
	size := set.Len()
	if size >= smallest && t.take(g, set) {
		return true
	}
	if size >= g.most {
		return false
	}
	may := g.may[size+1]
	for next &^= banned; next != 0 && wasted <= may; next &= next - 1 {
		cell := next.first()
		banned |= 1 << cell
		joins := (t.near[cell] & set).Len()
		lost := wasted + joins - 1 + (t.near[cell] & g.left & banned &^ set).Len()
		for mates := t.region[cell] &^ banned; mates != 0; mates &= mates - 1 {
			lost += (t.near[mates.first()] & set).Len()
		}
		with := set | 1<<cell
		if lost+t.wasted(g.left&^with) <= may && t.grow(g, with, next|t.near[cell], banned|t.region[cell], lost) {
			return true
		}
		if wasted += joins; t.m.stopped {
			return false
		}
	}
	return false
}

// take goes on with a thread.
func (t *threads) take(g *thread, set Cells) bool {
	size := set.Len()
	quota := int(t.quotas.after[g.quota][size])
	if quota == none {
		return false
	}
	left, need := g.left&^set, g.need-t.quotas.pays(size)
	outer, inner := 0, 0
	for cells := set; cells != 0; cells &= cells - 1 {
		near := t.near[cells.first()]
		outer += (near & left).Len()
		inner += (near & set).Len()
	}
	pairs := g.pairs - outer - inner/2
	if pairs-t.wasted(left) < t.quotas.fewest(quota, need) {
		return false
	}
	civs := t.deal.civ
	t.list[t.n] = set
	t.n++
	met := t.dealt() && t.next(left, pairs, quota, need)
	t.n--
	t.deal.civ = civs
	return met
}

// quotas tell which collections colours that are left can still have, by their sizes alone: a
// collection takes the colour with the fewest pieces that are enough for it, for then others
// are left the most. Quota 0 has all colours.
type quotas struct {
	points []int                // by size
	after  [][maxSize + 1]int16 // by quota and size what a collection leaves, or none
	joins  [][]int              // by quota and points the fewest joins that make as many
}

func newQuotas(colours []colour) *quotas {
	q := &quotas{}
	pieces, points := totals(colours)
	q.points = points
	var all sizes
	for _, n := range pieces {
		all[min(n, maxSize)]++
	}
	q.number(all, map[sizes]int16{})
	return q
}

// number enters what is left of colours and all that collections leave of it.
func (q *quotas) number(left sizes, known map[sizes]int16) int16 {
	if n, old := known[left]; old {
		return n
	}
	n := len(q.after)
	known[left] = int16(n)
	q.after, q.joins = append(q.after, [maxSize + 1]int16{}), append(q.joins, nil)
	most := 0
	for size := range left {
		most += int(left[size]) * q.pays(size)
	}
	joins := slices.Repeat([]int{enough}, most+1)
	joins[0] = 0
	var after [maxSize + 1]int16
	for size, fit := maxSize, none; size >= 0; size-- {
		if left[size] > 0 {
			fit = size
		}
		if after[size] = none; size < smallest || fit == none {
			continue
		}
		next := left
		next[fit]--
		after[size] = q.number(next, known)
		for need := 1; need <= most; need++ {
			joins[need] = min(joins[need], size-1+q.of(q.joins[after[size]], need-q.pays(size)))
		}
	}
	q.after[n], q.joins[n] = after, joins
	return int16(n)
}

// pays returns the points for a size.
func (q *quotas) pays(size int) int {
	if size < len(q.points) {
		return q.points[size]
	}
	return 0
}

// fewest returns the fewest joins by which collections make some points.
func (q *quotas) fewest(quota, need int) int { return q.of(q.joins[quota], need) }

func (q *quotas) of(joins []int, need int) int {
	switch {
	case need <= 0:
		return 0
	case need < len(joins):
		return joins[need]
	}
	return enough
}
