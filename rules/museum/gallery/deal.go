package gallery

import "math/bits"

// deal finds out which domains and civilisations the collections of a mosaic and its
// threads can be of, and lays the pieces out.
type deal struct {
	p       *puzzle
	domains [Civs]uint32 // the domains that a civilisation has pieces of
	could   [MaxCells / smallest]uint32
	regions int
	alone   [Civs]int // pieces of a civilisation that are of no domain
	over    int       // pieces of domains that are in no collection

	paired uint32           // domains that a collection has
	asked  uint32           // domains whose collections were asked for another
	holder [maxColours]int8 // the collection that has a domain

	civ    [maxColours]int8          // of each thread; before a thread is added, of those there are
	domain [MaxCells / smallest]int8 // of each collection of the mosaic
	kinds  [MaxCells]uint64          // of pieces that each cell can hold
	pieces [][]int                   // the cells of the pieces of each kind
	of     [maxColours]uint64        // the kinds of pieces of each colour
	all    uint64                    // kinds
	seen   uint64
}

func newDeal(p *puzzle) deal {
	d := deal{p: p, pieces: make([][]int, len(p.kinds)), all: 1<<len(p.kinds) - 1}
	for i, k := range p.kinds {
		for _, c := range [2]int8{k.civ, k.domain} {
			if c != none {
				d.of[c] |= 1 << i
			}
		}
		if k.civ != none && k.domain != none {
			d.domains[k.civ] |= 1 << k.domain
		} else if k.civ != none {
			d.alone[k.civ] += int(p.counts[i])
		}
	}
	return d
}

// start notes which domains each collection could be of.
func (d *deal) start(laid []Cells) {
	d.regions, d.over = len(laid), 0
	for _, col := range d.p.colours[d.p.domains:] {
		d.over += col.total
	}
	for i, form := range laid {
		d.could[i] = 0
		d.over -= form.Len()
		for c := d.p.domains; c < len(d.p.colours); c++ {
			if d.p.colours[c].total >= form.Len() {
				d.could[i] |= 1 << c
			}
		}
	}
}

// dealt reports whether the threads can be of different civilisations, and the
// collections of different domains with a card of each civilisation across: the last one
// of another than those that the others were found to be of, or all in any way.
func (t *threads) dealt() bool {
	d := &t.deal
	last := t.n - 1
	all, taken, over := d.could, uint32(0), d.over
	for i := range last {
		taken |= 1 << d.civ[i]
		_, loose := t.cross(i, int(d.civ[i]))
		over -= loose
	}
	met := t.assign(last, taken, over, found)
	d.could = all
	return met || last > 0 && t.assign(0, 0, d.over, found)
}

func found() bool { return true }

// cross leaves the collections that a thread crosses only domains of a civilisation. It tells
// whether there are any, and how many pieces of other domains the thread needs.
func (t *threads) cross(i, civ int) (fits bool, loose int) {
	d := &t.deal
	loose = -d.alone[civ]
	for cells := t.list[i]; cells != 0; cells &= cells - 1 {
		if region := t.number[cells.first()]; region == none {
			loose++
		} else if d.could[region] &= d.domains[civ]; d.could[region] == 0 {
			return false, 0
		}
	}
	return true, max(0, loose)
}

// assign gives threads from a number on civilisations not taken, in all ways until then
// is content.
func (t *threads) assign(i int, taken uint32, over int, then func() bool) bool {
	if i == t.n {
		return then()
	}
	d := &t.deal
	size := t.list[i].Len()
	kept := d.could
	for civ := range d.p.domains {
		if taken>>civ&1 != 0 || d.p.colours[civ].total < size {
			continue
		}
		fits, loose := t.cross(i, civ)
		fits = fits && loose <= over
		if d.civ[i] = int8(civ); fits && d.matched() && t.assign(i+1, taken|1<<civ, over-loose, then) {
			d.could = kept
			return true
		}
		d.could = kept
	}
	return false
}

// matched reports whether each collection can be of a domain of its own.
func (d *deal) matched() bool {
	d.paired = 0
	for region := range d.regions {
		if d.asked = 0; !d.match(region) {
			return false
		}
	}
	return true
}

// match finds a domain for a collection, if need be by others for collections that have one.
func (d *deal) match(region int) bool {
	c := bits.TrailingZeros32(d.could[region] &^ d.paired)
	for could := d.could[region]; c == 32; {
		if could &^= d.asked; could == 0 {
			return false
		}
		one := bits.TrailingZeros32(could)
		if d.asked |= 1 << one; d.match(int(d.holder[one])) {
			c = one
		}
	}
	d.paired |= 1 << c
	d.holder[c] = int8(region)
	return true
}

// settle lays pieces out so that all collections lie where they were found, if there
// are such pieces.
func (t *threads) settle() bool {
	return t.assign(0, 0, t.deal.over, func() bool { return t.name(0, 0) })
}

// name gives collections from a number on domains not taken.
func (t *threads) name(i int, taken uint32) bool {
	d := &t.deal
	if t.m.tired() {
		return false
	}
	if i == d.regions {
		return t.spread() && t.lay()
	}
	for could := d.could[i] &^ taken; could != 0; could &= could - 1 {
		d.domain[i] = int8(bits.TrailingZeros32(could))
		if t.name(i+1, taken|1<<d.domain[i]) {
			return true
		}
	}
	return false
}

// spread reports whether the threads have pieces enough for cells that are in no
// collection of a domain.
func (t *threads) spread() bool {
	rest := t.m.board.cells
	for _, form := range t.m.laid[:t.deal.regions] {
		rest &^= form
	}
	for i, set := range t.list[:t.n] {
		if loose := (set & rest).Len() - t.deal.alone[t.deal.civ[i]]; loose > 0 && t.spares(i) < loose {
			return false
		}
	}
	return true
}

// spares returns how many pieces a thread can have of domains whose collections it does not
// cross, if these have pieces left.
func (t *threads) spares(i int) int {
	d := &t.deal
	open := d.domains[d.civ[i]]
	for region, form := range t.m.laid[:d.regions] {
		if c := d.domain[region]; form&t.list[i] != 0 || form.Len() == d.p.colours[c].total {
			open &^= 1 << c
		}
	}
	return bits.OnesCount32(open)
}

// lay finds a piece for each cell, those of threads in no other collection first, and
// tells whether that meets the target.
func (t *threads) lay() bool {
	rest := t.nameCells()
	return t.deal.lay(t.m.board.cells&^rest, rest) && t.m.counts(&t.deal)
}

// lay finds a piece for each cell of some sets and tells whether there are such pieces.
func (d *deal) lay(sets ...Cells) bool {
	for kind := range d.pieces {
		d.pieces[kind] = d.pieces[kind][:0]
	}
	for _, cells := range sets {
		for ; cells != 0; cells &= cells - 1 {
			if d.seen = 0; !d.place(cells.first()) {
				return false
			}
		}
	}
	return true
}

// counts takes what was dealt if it is better and tells whether it meets the target.
func (m *mosaic) counts(d *deal) bool {
	at := make([]uint8, m.board.Places())
	for kind, cells := range d.pieces {
		for _, cell := range cells {
			at[cell] = uint8(kind)
		}
	}
	s := newScorer(d.p)
	s.set(at)
	if total := s.total(); total > m.best {
		m.best, m.bestAt = total, at
	}
	return m.best >= m.target
}

// nameCells notes the kinds of pieces that each cell can hold and returns the cells that
// are in a collection of a domain or in none at all.
func (t *threads) nameCells() Cells {
	d := &t.deal
	rest := t.m.board.cells
	for cells := rest; cells != 0; cells &= cells - 1 {
		d.kinds[cells.first()] = ^uint64(0)
	}
	for i, set := range t.list[:t.n] {
		rest &^= set
		for cells := set; cells != 0; cells &= cells - 1 {
			d.kinds[cells.first()] = d.of[d.civ[i]]
		}
	}
	for i, form := range t.m.laid[:d.regions] {
		rest |= form
		for cells := form; cells != 0; cells &= cells - 1 {
			d.kinds[cells.first()] &= d.of[d.domain[i]]
		}
	}
	return rest
}

// place finds a piece for a cell, if need be by others for cells that have one.
func (d *deal) place(cell int) bool {
	for left := d.kinds[cell] & d.all &^ d.seen; left != 0; left &= left - 1 {
		kind := bits.TrailingZeros64(left)
		if d.seen>>kind&1 != 0 {
			continue
		}
		d.seen |= 1 << kind
		if len(d.pieces[kind]) < int(d.p.counts[kind]) {
			d.pieces[kind] = append(d.pieces[kind], cell)
			return true
		}
		for i, other := range d.pieces[kind] {
			if d.place(other) {
				d.pieces[kind][i] = cell
				return true
			}
		}
	}
	return false
}
