package gallery

// threads are the collections of civilisations in a mosaic. A thread has no two
// cells of one domain's collection, for that has no two cards of a civilisation.
// Which civilisation it is of is only asked when it is known where it lies.
type threads struct {
	m      *mosaic
	totals []int // pieces of civilisations, the most first
	points []int // by size
	joins  [][maxSize + 1][]int
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
	t := threads{m: m, deal: newDeal(m.p)}
	t.totals, t.points = totals(m.p.colours[:m.p.domains])
	most := 0
	for _, n := range t.totals {
		most += t.points[n]
	}
	t.joins = make([][maxSize + 1][]int, len(t.totals)+1)
	for i := len(t.totals); i >= 0; i-- {
		for size := range t.joins[i] {
			t.joins[i][size] = make([]int, most+1)
			for need := range t.joins[i][size] {
				t.joins[i][size][need] = t.least(i, size, need)
			}
		}
	}
	return t
}

// least is the fewest joins by which threads from a number on, none larger than a
// size, make some points.
func (t *threads) least(i, most, need int) int {
	if need == 0 {
		return 0
	}
	best := enough
	if i < len(t.totals) {
		for size := smallest; size <= min(most, t.totals[i]); size++ {
			best = min(best, size-1+t.fewest(i+1, size, need-t.points[size]))
		}
	}
	return best
}

// fewest is the same from the table.
func (t *threads) fewest(i, most, need int) int {
	switch table := t.joins[i][most]; {
	case need <= 0:
		return 0
	case need < len(table):
		return table[need]
	}
	return enough
}

// run looks for threads in a mosaic.
func (t *threads) run(laid *tiles) bool {
	m := t.m
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
	all := *laid
	all.rest = 0
	if m.wasted(&all) > m.spare {
		return false
	}
	t.one, t.two = m.squares(&all)
	t.n = 0
	t.deal.start(m.laid[:m.n])
	return t.next(m.board.cells, pairs/2, maxSize, none, t.need)
}

// next adds a thread on the cells left, with some pairs of neighbours, no larger than the
// last one and if it is as large behind its first cell.
func (t *threads) next(left Cells, pairs, most, last, need int) bool {
	if need <= 0 {
		return t.settle()
	}
	if pairs-t.wasted(left) < t.fewest(t.n, most, need) {
		return false
	}
	for size := min(most, t.totals[t.n]); size >= smallest; size-- {
		g := thread{left: left, size: size, pairs: pairs, need: need - t.points[size]}
		spare := pairs - (size - 1) - t.fewest(t.n+1, size, g.need)
		if spare < 0 {
			continue
		}
		banned := ^left
		for cells := left; cells != 0; cells &= cells - 1 {
			g.first = cells.first()
			banned |= 1 << g.first
			if size == most && g.first <= last {
				continue
			}
			near := t.near[g.first]
			if t.grow(&g, 1<<g.first, near, banned|t.region[g.first], spare-(near&left&banned).Len()) {
				return true
			}
		}
	}
	return false
}

// wasted is the fewest pairs of neighbours that are wasted within some cells.
func (t *threads) wasted(left Cells) int {
	squares := t.m.board.squares(left)
	one, two, light := squares&t.one, squares&t.two, t.m.light
	return max((one&light).Len()+(two&light).Len(), (one&^light).Len()+(two&^light).Len())
}

// thread is one that grows.
type thread struct {
	left  Cells // what it can lie on
	size  int
	pairs int // of neighbours there
	need  int // points that others have to make
	first int
}

// grow tries all threads with the cells of a set, of those next to it and without those
// that are banned. Pairs of a cell of the set and a banned one are wasted.
func (t *threads) grow(g *thread, set, next, banned Cells, spare int) bool {
	if t.m.tired() {
		return false
	}
	missing := g.size - set.Len()
	if missing == 0 {
		return t.take(g, set)
	}
	for next &^= banned; next != 0; next &= next - 1 {
		cell := next.first()
		banned |= 1 << cell
		joins := (t.near[cell] & set).Len()
		left := spare - (joins - 1) - (t.near[cell] & g.left & banned &^ set).Len()
		for mates := t.region[cell] &^ banned; mates != 0; mates &= mates - 1 {
			left -= (t.near[mates.first()] & set).Len()
		}
		if left >= 0 && t.grow(g, set|1<<cell, next|t.near[cell], banned|t.region[cell], left) {
			return true
		}
		if spare -= joins; spare < 0 || t.m.stopped {
			return false
		}
	}
	return false
}

// take goes on with a thread.
func (t *threads) take(g *thread, set Cells) bool {
	left := g.left &^ set
	outer, inner := 0, 0
	for cells := set; cells != 0; cells &= cells - 1 {
		near := t.near[cells.first()]
		outer += (near & left).Len()
		inner += (near & set).Len()
	}
	pairs := g.pairs - outer - inner/2
	if pairs-t.wasted(left) < t.fewest(t.n+1, g.size, g.need) {
		return false
	}
	t.list[t.n] = set
	t.n++
	met := t.dealt() && t.next(left, pairs, g.size, g.first, g.need)
	t.n--
	return met
}
