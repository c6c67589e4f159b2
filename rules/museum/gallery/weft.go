package gallery

import "slices"

// weft is the collections of domains across those of civilisations on a loom.
type weft struct {
	l      *loom
	deal   deal
	near   *[MaxCells]Cells
	region [maxColours]Cells // by civilisation its collection
	loose  Cells             // cells in no collection of a civilisation
	extra  [maxColours]int   // by domain the pieces beyond the first of each civilisation
	lists  [maxColours][]strand
	order  []int // domains, those with the fewest strands first
	least  []int // by place in the order the points lost from there on
	chosen [maxColours]Cells

	domain int   // for which strands grow
	fewest int   // the smallest size of interest
	most   int   // the largest that makes a difference
	open   Cells // that it can lie on
	raws   int   // at most so many civilisations have pieces of it for loose cells
}

// strand is where a collection of a domain could lie.
type strand struct {
	set  Cells
	loss int // of points
}

// maxStrands is how many strands a domain may have: with more of them a loom ends its turn.
const maxStrands = 1 << 16

// tip is a strand that grows.
type tip struct {
	set, next, banned Cells
	seen              uint32 // the civilisations in it whose collections it crosses
	size              int    // civilisations in it
	loose             int    // of them on loose cells
	extra             int    // copies left that need not count
}

func newWeft(l *loom) weft {
	w := weft{l: l, near: &l.near, deal: newDeal(l.p)}
	for d := l.p.domains; d < len(l.p.colours); d++ {
		w.order = append(w.order, d)
		n := 0
		for i, k := range l.p.kinds {
			if int(k.domain) == d {
				n += int(l.p.counts[i])
			}
		}
		w.extra[d] = n - l.p.colours[d].total
	}
	w.least = make([]int, len(w.order)+1)
	return w
}

// run looks for collections of domains that come to what the target needs.
func (w *weft) run() bool {
	l := w.l
	w.loose = l.board.cells
	w.region = [maxColours]Cells{}
	for cells := l.board.cells; cells != 0; cells &= cells - 1 {
		if c := l.owner[cells.first()]; c != none {
			w.region[c] |= cells & -cells
		}
	}
	for _, region := range w.region[:l.p.domains] {
		w.loose &^= region
	}
	lose := l.pattern.lose
	for _, d := range w.order {
		if lose -= w.spin(d, lose); lose < 0 || l.stopped {
			return false
		}
	}
	slices.SortFunc(w.order, func(a, b int) int { return len(w.lists[a]) - len(w.lists[b]) })
	for i := len(w.order) - 1; i >= 0; i-- {
		d := w.order[i]
		w.least[i] = w.least[i+1] + w.l.p.lost(d, 0)
		if len(w.lists[d]) > 0 {
			w.least[i] = w.least[i+1] + w.lists[d][0].loss
		}
	}
	return w.choose(0, l.board.cells, l.pattern.lose)
}

// spin lists all strands of a domain, those that lose the least first, and returns what
// the first of them loses, or a domain without any.
func (w *weft) spin(d, lose int) int {
	p := w.l.p
	w.lists[d] = w.lists[d][:0]
	w.domain, w.fewest = d, 0
	for w.most = p.colours[d].total; w.most > smallest && p.lost(d, w.most-1) == 0; {
		w.most--
	}
	for size := w.most; size >= smallest && p.lost(d, size) <= lose; size-- {
		w.fewest = size
	}
	if w.fewest == 0 {
		return p.lost(d, 0)
	}
	w.admit(d)
	banned := ^w.open
	for cells := w.open; cells != 0 && !w.l.stopped; cells &= cells - 1 {
		w.add(&tip{banned: banned, extra: w.extra[d]}, cells.first())
		banned |= cells & -cells
	}
	list := w.lists[d]
	slices.SortStableFunc(list, func(a, b strand) int { return a.loss - b.loss })
	if len(list) == 0 {
		return p.lost(d, 0)
	}
	return list[0].loss
}

// admit notes where a domain can lie.
func (w *weft) admit(d int) {
	p := w.l.p
	w.raws, w.open = 0, w.loose
	for i, k := range p.kinds {
		switch {
		case int(k.domain) != d:
		case k.civ == none:
			w.raws += int(p.counts[i])
		default:
			w.open |= w.region[k.civ]
			if int(w.l.pattern.sizes[k.civ]) < p.colours[k.civ].total {
				w.raws++
			}
		}
	}
}

// add goes on with a strand by one more cell.
func (w *weft) add(g *tip, cell int) {
	next := *g
	next.set |= 1 << cell
	next.next |= w.near[cell]
	next.banned |= 1 << cell
	c := w.l.owner[cell]
	switch {
	case c == none:
		if g.extra > 0 {
			copied := next
			copied.extra--
			w.grow(&copied)
		}
		if next.loose++; next.loose > w.raws {
			return
		}
	case g.seen>>c&1 != 0:
		if next.extra--; next.extra < 0 || (next.set&w.region[c]).Len() > int(w.l.copies[w.domain][c]) {
			return
		}
		w.grow(&next)
		return
	default:
		next.seen |= 1 << c
		if w.l.copies[w.domain][c] == 1 {
			next.banned |= w.region[c]
		}
	}
	next.size++
	if next.size >= w.fewest {
		w.lists[w.domain] = append(w.lists[w.domain], strand{next.set, w.l.p.lost(w.domain, next.size)})
		w.l.stopped = w.l.stopped || len(w.lists[w.domain]) == maxStrands
	}
	w.grow(&next)
}

// grow tries all cells next to a strand.
func (w *weft) grow(g *tip) {
	if g.size == w.most || w.l.tired() {
		return
	}
	at := *g
	for next := g.next &^ g.banned; next != 0; next &= next - 1 {
		cell := next.first()
		w.add(&at, cell)
		at.banned |= 1 << cell
	}
}

// choose takes strands of domains from a place in the order on.
func (w *weft) choose(i int, left Cells, lose int) bool {
	if w.l.tired() {
		return false
	}
	if i == len(w.order) {
		return w.settle()
	}
	d := w.order[i]
	may := lose - w.least[i+1]
	for _, s := range w.lists[d] {
		if s.loss > may {
			return false
		}
		if s.set&^left == 0 {
			w.chosen[d] = s.set
			if w.choose(i+1, left&^s.set, lose-s.loss) {
				return true
			}
		}
	}
	w.chosen[d] = 0
	return w.l.p.lost(d, 0) <= may && w.choose(i+1, left, lose-w.l.p.lost(d, 0))
}

// settle lays pieces out so that all collections lie where they were found, if there
// are such pieces.
func (w *weft) settle() bool {
	d, p := &w.deal, w.l.p
	for cells := w.l.board.cells; cells != 0; cells &= cells - 1 {
		d.kinds[cells.first()] = ^uint64(0)
	}
	for c, region := range w.region[:p.domains] {
		d.restrict(region, d.of[c])
	}
	var unsure Cells
	for _, c := range w.order {
		d.restrict(w.chosen[c], d.of[c])
		if p.colours[c].bridged {
			unsure |= w.chosen[c] & w.loose
		}
	}
	return w.name(unsure)
}

// restrict allows cells only some kinds of those they could have.
func (d *deal) restrict(cells Cells, kinds uint64) {
	for ; cells != 0; cells &= cells - 1 {
		d.kinds[cells.first()] &= kinds
	}
}

// name tries all kinds of pieces on cells of which it makes a difference whose they are, as
// long as there are pieces for the others.
func (w *weft) name(unsure Cells) bool {
	d := &w.deal
	if w.l.tired() || !d.lay(w.l.board.cells) {
		return false
	}
	if unsure == 0 {
		return w.l.counts(d)
	}
	cell := unsure.first()
	all := d.kinds[cell]
	for left := all & d.all; left != 0; left &= left - 1 {
		d.kinds[cell] = left & -left
		if w.name(unsure & (unsure - 1)) {
			return true
		}
	}
	d.kinds[cell] = all
	return false
}
