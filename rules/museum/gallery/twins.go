package gallery

import "slices"

// twins are colours that may be swapped without any difference: with the same
// points and with pieces that match. Of those that no piece was laid of yet the
// prover only tries the first.
type twins struct {
	before [maxColours]int8 // the twin that has to be laid before a colour, or none
	all    [maxColours]uint8
	any    bool    // whether there are any
	orbit  []uint8 // the lowest kind that each kind could be by swapping twins
	plain  ranking // every colour as it is
}

// ranking is the colours in an order that only changes the places of twins.
type ranking struct {
	colours [maxColours]int8
	of      [maxColours]int8 // the place of each colour
}

func newTwins(p *puzzle, left [maxColours]uint8) twins {
	t := twins{all: left, orbit: make([]uint8, len(p.kinds))}
	number := map[kind]int{}
	for i, k := range p.kinds {
		number[k] = i
	}
	lowest := [maxColours]int8{}
	for c := range p.colours {
		t.before[c], lowest[c] = none, int8(c)
		t.plain.colours[c], t.plain.of[c] = int8(c), int8(c)
		for other := c - 1; other >= 0; other-- {
			if p.alike(number, other, c) {
				t.before[c], lowest[c], t.any = int8(other), lowest[other], true
				break
			}
		}
	}
	for i, k := range p.kinds {
		if k.civ != none {
			k = p.recivilised(k, lowest[k.civ])
		}
		if k.domain != none {
			k.domain = lowest[k.domain]
		}
		t.orbit[i] = uint8(number[k])
	}
	return t
}

// alike tells whether two colours may be swapped.
func (p *puzzle) alike(number map[kind]int, a, b int) bool {
	x, y := &p.colours[a], &p.colours[b]
	if a == p.claim || b == p.claim || (a < p.domains) != (b < p.domains) ||
		x.weight != y.weight || !slices.Equal(x.points, y.points) {
		return false
	}
	for i, k := range p.kinds {
		if k.domain = swapped(k.domain, a, b); int(k.civ) == a || int(k.civ) == b {
			k = p.recivilised(k, swapped(k.civ, a, b))
		}
		if twin, known := number[k]; !known || p.counts[twin] != p.counts[i] {
			return false
		}
	}
	return true
}

// recivilised is a kind with another civilisation.
func (p *puzzle) recivilised(k kind, to int8) kind {
	k.civ = to
	if k.domain != none && p.colours[k.domain].bridged {
		k.raw = uint8(p.colours[to].group)
	}
	return k
}

func swapped(c int8, a, b int) int8 {
	switch int(c) {
	case a:
		return int8(b)
	case b:
		return int8(a)
	}
	return c
}

// early tells that a twin of the piece's colour has to be laid first.
func (v *prover) early(c int8) bool {
	if c == none {
		return false
	}
	twin := v.twins.before[c]
	return twin != none && v.left[c] == v.twins.all[c] && v.left[twin] == v.twins.all[twin]
}

// rank puts twins in the order in which they come on the frontier, the others
// by what is left of them, so that frontiers that are the same but for twins
// look the same.
func (v *prover) rank(f *frontier, s *stage) *ranking {
	if !v.twins.any {
		return &v.twins.plain
	}
	var worth [maxColours]uint64
	for c := range v.p.colours {
		worth[c] = 1<<60 | uint64(v.left[c])<<48 | uint64(f.base[c])<<40
		if f.over>>c&1 != 0 {
			worth[c] = 1 << 61
		}
	}
	for at := range f.label {
		for i, slot := range s.live {
			if id := f.label[at][slot]; id != none {
				c := f.parts[id].colour
				worth[c] = min(worth[c], uint64(i)<<40)
			}
		}
	}
	v.refine(&worth)
	r := &v.ranking
	*r = v.twins.plain
	for c := range v.p.colours {
		at := int8(c)
		for twin := v.twins.before[c]; twin != none && worth[c] < worth[r.colours[twin]]; twin = v.twins.before[twin] {
			r.colours[at], at = r.colours[twin], twin
		}
		r.colours[at] = int8(c)
	}
	for place, c := range r.colours[:len(v.p.colours)] {
		r.of[c] = int8(place)
	}
	return r
}

// rounds is how often twins are told apart by what they share pieces with.
const rounds = 2

// refine tells colours apart by what they still have pieces in common with.
func (v *prover) refine(worth *[maxColours]uint64) {
	for range rounds {
		var common [maxColours]uint64
		for k, n := range v.rest {
			if kind := &v.p.kinds[k]; n > 0 && kind.civ != none && kind.domain != none {
				common[kind.civ] += uint64(n) * (scatter(worth[kind.domain]) >> 32)
				common[kind.domain] += uint64(n) * (scatter(worth[kind.civ]) >> 32)
			}
		}
		for c := range v.p.colours {
			worth[c] = worth[c]&^(1<<40-1) | common[c]&(1<<40-1)
		}
	}
}

// scatter makes a number of a number that has little to do with it.
func scatter(n uint64) uint64 {
	n *= 0x9e3779b97f4a7c15
	return n ^ n>>29
}
