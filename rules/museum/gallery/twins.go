package gallery

import (
	"math/bits"
	"slices"
)

// twins are colours that may be swapped without any difference: with the same
// points and with pieces that match. Of those that no piece was laid of yet the
// prover only tries the first. Kin are colours that count in the same way, whatever
// their pieces.
type twins struct {
	before [maxColours]int8 // the twin that has to be laid before a colour, or none
	all    [maxColours]uint8
	any    bool             // whether there are any
	orbit  []uint8          // the lowest kind that each kind could be by swapping twins
	kin    [maxColours]int8 // the last colour before one that counts in the same way, or none
	plain  ranking          // every colour as it is
}

// ranking is the colours in an order that only changes the places of kin.
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
		t.before[c], t.kin[c], lowest[c] = none, p.kinBefore(&t.kin, c), int8(c)
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

// kinBefore returns the last of the kin of a colour among those before it, or none. All
// kin of a colour are kin of each other. They need not have matching pieces to begin
// with: frontiers that are the same but for kin come to the same.
func (p *puzzle) kinBefore(kin *[maxColours]int8, c int) int8 {
	for other := c - 1; other >= 0; other-- {
		same := !slices.Contains(kin[:c], int8(other))
		for member := other; member != none && same; member = int(kin[member]) {
			same = p.kin(member, c)
		}
		if same {
			return int8(other)
		}
	}
	return none
}

// kin reports whether two colours count in the same way.
func (p *puzzle) kin(a, b int) bool {
	x, y := &p.colours[a], &p.colours[b]
	n := min(len(x.points), len(y.points))
	return a != p.claim && b != p.claim && (a < p.domains) == (b < p.domains) && x.weight == y.weight &&
		x.bridged == y.bridged && slices.Equal(x.points[:n], y.points[:n]) && p.repeated(a) == p.repeated(b)
}

// repeated reports whether there are several cards of one bridged domain of a civilisation.
func (p *puzzle) repeated(civ int) bool {
	for i, k := range p.kinds {
		if int(k.civ) == civ && k.domain != none && p.colours[k.domain].bridged && p.counts[i] > 1 {
			return true
		}
	}
	return false
}

// alike reports whether two colours may be swapped.
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

// recivilised returns a kind with another civilisation.
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

// rank puts colours that may change places in the order in which they come on the
// frontier, the others by what is left of them, so that frontiers that are the same
// but for these look the same. While the mirror still asks for kinds of pieces, only
// twins change places, otherwise all kin.
func (v *prover) rank(f *frontier, s *stage, step int) *ranking {
	before := &v.twins.kin
	if v.mirror.asks(step) {
		if before = &v.twins.before; !v.twins.any {
			return &v.twins.plain
		}
	}
	var worth [maxColours]uint64
	for c := range v.p.colours {
		if worth[c] = 1<<60 | uint64(v.left[c])<<48; f.base[c] >= smallest {
			worth[c] |= uint64(f.base[c]) << 40
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
	v.refine(f, &worth)
	r := &v.ranking
	*r = v.twins.plain
	for c := range v.p.colours {
		at := int8(c)
		for other := before[c]; other != none && worth[c] < worth[r.colours[other]]; other = before[other] {
			r.colours[at], at = r.colours[other], other
		}
		r.colours[at] = int8(c)
	}
	for place, c := range r.colours[:len(v.p.colours)] {
		r.of[c] = int8(place)
	}
	return r
}

// rounds is how often colours are told apart by what they share pieces with.
const rounds = 2

// refine tells colours apart by what they still have pieces in common with.
func (v *prover) refine(f *frontier, worth *[maxColours]uint64) {
	for range rounds {
		var common [maxColours]uint64
		for domain := v.p.domains; domain < len(v.p.colours); domain++ {
			if f.over>>domain&1 != 0 {
				worth[domain] = 1 << 61
				continue
			}
			for civs := v.mates[domain] &^ f.over; civs != 0; civs &= civs - 1 {
				civ := bits.TrailingZeros32(civs)
				n := uint64(v.rest[v.crossing[domain][civ]])
				common[civ] += n * (scatter(worth[domain]) >> 32)
				common[domain] += n * (scatter(worth[civ]) >> 32)
			}
		}
		for c := range v.p.colours {
			worth[c] = worth[c]&^(1<<40-1) | common[c]&(1<<40-1)
			if f.over>>c&1 != 0 {
				worth[c] = 1 << 61
			}
		}
	}
}

// scatter makes a number of a number that has little to do with it.
func scatter(n uint64) uint64 {
	n *= 0x9e3779b97f4a7c15
	return n ^ n>>29
}

// mirror is how the prover avoids what is only a mirror image: of all images of
// an arrangement it keeps one whose first piece is of the lowest kind of those
// that could come to lie there, and then one where the piece at one is not of a
// higher kind than that at other. Images that only the second half of the steps would
// tell apart are all tried: as long as the mirror asks for kinds, fewer frontiers look
// the same.
type mirror struct {
	images     []bool // steps whose cells could come to lie on the first one
	one, other int
	until      int // the last of the images
}

// asks reports whether it matters to a step or a later one of what kind a piece is.
func (m *mirror) asks(step int) bool { return step <= max(m.until, m.other) }

func newMirror(p *puzzle, w *walk) mirror {
	n := len(w.places)
	m := mirror{images: make([]bool, n), one: none, other: none, until: none}
	stepOf := make([]int, p.board.Places())
	for i, place := range w.places {
		stepOf[place] = i
	}
	board := *p.board
	if p.claim == none {
		board.red = 0
	}
	for _, turned := range board.symmetries() {
		image := func(step int) int { return stepOf[turned[w.places[step]]] }
		if to := image(0); to != 0 {
			if to <= n/2 {
				m.images[to] = true
				m.until = max(m.until, to)
			}
			continue
		}
		for step := range n {
			if to := image(step); to != step && m.one == none {
				m.one, m.other = step, to
			}
		}
	}
	return m
}

// mirrored tells that an image of what was laid is tried elsewhere.
func (v *prover) mirrored(step int) bool {
	m := &v.mirror
	if !v.sure[step] {
		return false
	}
	orbit := v.twins.orbit
	if m.images[step] && v.sure[0] && orbit[v.at[step]] < orbit[v.at[0]] {
		return true
	}
	return step == m.other && v.sure[m.one] && orbit[v.at[step]] < orbit[v.at[m.one]]
}

// mirrorBits returns the kind of the piece at a step, as far as the mirror asks for it.
func (v *prover) mirrorBits(step int) uint64 {
	if !v.sure[step] {
		return 255
	}
	return uint64(v.twins.orbit[v.at[step]])
}
