package gallery

import "math/bits"

// A frontier holds all that pieces to come can depend on: the parts that cells on the
// rim of the filled ones belong to, and what colours have elsewhere.
type frontier struct {
	label  [2][maxSlots]int8 // for civilisations and domains: the part of each slot, or none
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
	civs   uint16 // the civilisations in it, of a bridged domain
}

const (
	maxColours = Civs + Domains
	layer      = maxSlots // numbers for the parts of civilisations, then as many for those of domains
)

// newFrontier returns the frontier before anything is laid.
func newFrontier() *frontier {
	f := &frontier{}
	for at := range f.label {
		for slot := range f.label[at] {
			f.label[at][slot] = none
		}
	}
	return f
}

// put lays a piece on the frontier.
func (f *frontier) put(s *stage, p *puzzle, k kind, red bool) {
	if k.civ != none && f.over>>k.civ&1 == 0 {
		f.join(s, 0, part{colour: k.civ, size: 1, red: red && int(k.civ) == p.claim})
	}
	if k.domain != none && f.over>>k.domain&1 == 0 {
		f.join(s, 1, part{colour: k.domain, size: 1, civs: 1 << k.raw, red: red && int(k.domain) == p.claim})
	}
	for _, slot := range s.gone {
		for at := range f.label {
			if id := f.label[at][slot]; id != none {
				f.label[at][slot] = none
				f.leave(p, at, id)
			}
		}
	}
}

// join adds a single piece to the parts of its colour next to it.
func (f *frontier) join(s *stage, at int, single part) {
	label := &f.label[at]
	id := int8(none)
	for _, back := range s.backs {
		other := label[back]
		if other == none || other == id || f.parts[other].colour != single.colour {
			continue
		}
		if id == none {
			id = other
			f.parts[id].add(&single)
			continue
		}
		f.parts[id].add(&f.parts[other])
		for slot := range label {
			if label[slot] == other {
				label[slot] = id
			}
		}
	}
	if id == none {
		id = f.free(at)
		f.parts[id] = single
	}
	label[s.slot] = id
}

func (t *part) add(other *part) {
	t.size += other.size
	t.civs |= other.civs
	t.red = t.red || other.red
}

// free returns the number of a part that no column belongs to.
func (f *frontier) free(at int) int8 {
	var used uint16
	for _, id := range f.label[at] {
		if id != none {
			used |= 1 << (int(id) - at*layer)
		}
	}
	return int8(at*layer + bits.TrailingZeros16(^used))
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

// measure returns the size of a part as it counts.
func (t *part) measure(p *puzzle) uint8 {
	if p.colours[t.colour].bridged {
		return uint8(bits.OnesCount16(t.civs))
	}
	return t.size
}
