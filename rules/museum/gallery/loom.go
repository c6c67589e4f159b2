package gallery

import "sync"

// A loom tries all arrangements in which a civilisation claims the gallery, or none does:
// first where the collections of civilisations lie, that on the red cells or else a largest
// one before all others, then those of domains across them. A claim leaves little room for
// the others, and which civilisation lies where tells which domains can cross it.
//
// It counts pairs of neighbours as a mosaic does. This holds under the bridge reading as
// well if the copies of a card in a collection are taken for one: civilisations in a
// collection of a domain are joined by one pair less than they are, each of two
// civilisations, and of a square some pair joins nothing but where two civilisations and
// two domains take turns. For two pairs in a row of one civilisation end in the same card
// if the others join something, and two of one domain close a ring with the others.
type loom struct {
	*mosaic
	copies [maxColours][maxColours]uint8 // by domain and civilisation the pieces of both
	record *record

	pattern pattern
	want    [maxColours]uint8 // sizes of collections still to be laid
	owner   [MaxCells]int8    // the civilisation whose collection a cell is in, or none
	weft    weft
}

// record holds the sets that can be laid first, by size, and what workers ruled out, for
// this target or a lower one. They share it.
type record struct {
	mutex  sync.Mutex
	firsts map[uint8][]Cells
	over   map[web]bool
}

// web is the sizes of civilisations with the set that is laid first.
type web struct {
	sizes [Civs]uint8
	first Cells
}

// maxBeside is how many pieces of the civilisation that claims the gallery may lie beside
// the red cells: for more there are too many sets that can claim it.
const maxBeside = 6

// woven reports whether a loom can try all arrangements of a puzzle: what it asks for is the
// sizes of collections, and the board and all of civilisations are small enough.
func (p *puzzle) woven() bool {
	if p.board.cells.Len() > maxMosaic || p.claim >= p.domains || len(p.lots) > 0 || p.patron != nil {
		return false
	}
	if p.claim != none && p.colours[p.claim].total > p.board.red.Len()+maxBeside {
		return false
	}
	for c := range p.domains {
		if c != p.claim && p.colours[c].total > maxSize {
			return false
		}
	}
	return true
}

func newLoom(p *puzzle, f *forms, r *record) *loom {
	l := &loom{mosaic: newTiling(p, f), record: r}
	for i, k := range p.kinds {
		if k.civ != none && k.domain != none {
			l.copies[k.domain][k.civ] = p.counts[i]
		}
	}
	l.weft = newWeft(l)
	return l
}

// firsts returns the sets of a size that can be laid first, of those that are images of each
// other one.
func (l *loom) firsts(size uint8) []Cells {
	r := l.record
	r.mutex.Lock()
	defer r.mutex.Unlock()
	list, known := r.firsts[size]
	if !known {
		for _, set := range l.sets(int(size)) {
			if upfront(set, l.ways) {
				list = append(list, set)
			}
		}
		r.firsts[size] = list
	}
	return list
}

// sets returns all sets of a size that can be laid first.
func (l *loom) sets(size int) []Cells {
	switch {
	case l.p.claim != none:
		return l.board.holding(l.board.red, size)
	case size == 0:
		return []Cells{0}
	}
	var list []Cells
	for cell := range l.forms.at {
		list = append(list, l.forms.at[cell][size]...)
	}
	return list
}

// begins returns the civilisation whose collection is laid first.
func (l *loom) begins(d pattern) int {
	if l.p.claim != none {
		return l.p.claim
	}
	most := 0
	for c, size := range d.sizes {
		if size > d.sizes[most] {
			most = c
		}
	}
	return most
}

// search tries everything for a target and tells whether it tried all without
// finding an arrangement that meets it.
func (l *loom) search(target int) bool {
	l.target, l.stopped, l.task = target, false, 0
	for _, d := range l.patterns() {
		civ := l.begins(d)
		for _, set := range l.firsts(d.sizes[civ]) {
			if l.tired() {
				return false
			}
			if w := (web{d.sizes, set}); l.takes() && !l.record.has(w) {
				if l.weave(d, civ, set) || l.stopped {
					return false
				}
				l.record.add(w)
			}
		}
	}
	return true
}

func newRecord() *record { return &record{firsts: map[uint8][]Cells{}, over: map[web]bool{}} }

func (r *record) has(w web) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return r.over[w]
}

func (r *record) add(w web) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.over[w] = true
}

// weave lays the collection of a civilisation, if it has one, and goes on with the others.
func (l *loom) weave(d pattern, civ int, set Cells) bool {
	l.pattern = d
	l.sizes = sizes{}
	for c, size := range d.sizes {
		if l.want[c] = 0; size > 0 && c != civ {
			l.want[c] = size
			l.sizes[size]++
		}
	}
	for i := range l.owner {
		l.owner[i] = none
	}
	t := &tiles{rest: l.board.cells}
	if set != 0 {
		t.put(l.board, set)
	}
	l.own(set, int8(civ))
	return l.fits(t.rest, l.sums(), d.free) && l.wasted(t) <= d.spare && l.lay(t, d.free)
}

func (l *loom) own(set Cells, civ int8) {
	for ; set != 0; set &= set - 1 {
		l.owner[set.first()] = civ
	}
}

// lay covers the first cell that is not filled: by a collection or by a card that
// is in none.
func (l *loom) lay(t *tiles, free int) bool {
	if l.tired() {
		return false
	}
	if t.rest.Len() == free {
		all := *t
		all.rest = 0
		return l.wasted(&all) <= l.pattern.spare && l.weft.run()
	}
	first := t.rest.first()
	for c := range l.p.domains {
		size := l.want[c]
		if size == 0 {
			continue
		}
		l.want[c] = 0
		l.sizes[size]--
		sums := l.sums()
		for _, form := range l.forms.at[first][size] {
			if form&^t.rest == 0 && l.fits(t.rest&^form, sums, free) && l.cover(t, form, int8(c), free) {
				return true
			}
		}
		l.sizes[size]++
		l.want[c] = size
	}
	if free == 0 || l.stopped {
		return false
	}
	next := *t
	next.rest &^= 1 << first
	return l.fits(next.rest, l.sums(), free-1) && l.wasted(&next) <= l.pattern.spare && l.lay(&next, free-1)
}

// cover lays a collection of a civilisation and goes on.
func (l *loom) cover(t *tiles, form Cells, civ int8, free int) bool {
	next := *t
	if next.put(l.board, form); l.wasted(&next) > l.pattern.spare {
		return false
	}
	l.own(form, civ)
	met := l.lay(&next, free)
	l.own(form, none)
	return met
}
