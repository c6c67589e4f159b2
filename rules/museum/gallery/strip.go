package gallery

import "math/bits"

// maxClosed is how many collections of a layer there can be.
const maxClosed = maxMosaic / smallest

// strip holds all that cells not filled depend on, in the layers of civilisations and of
// domains: the parts of collections on the frontier, each slot in one or in none.
type strip struct {
	label [2][fringe]int8
	size  [2][fringe]uint8
	cross [fringe]uint8 // by part of a civilisation the parts of domains with a cell in common
	quota [2]int16      // what closed collections leave

	cells  [2][fringe]Cells // of the parts
	closed [2][maxClosed]Cells
	n      [2]int // how many are closed
}

// joinings is, by the parts next to a cell, what the cell can be joined to: any of them, none,
// as the first of a new part, or alone, if it is in no collection.
var joinings = func() (list [1 << fringe][]uint8) {
	for beside := range list {
		for some := beside; some > 0; some = (some - 1) & beside {
			list[beside] = append(list[beside], uint8(some))
		}
		list[beside] = append(list[beside], 0, alone)
	}
	return list
}()

const alone = 1 << fringe

func newStrip() strip {
	var s strip
	for layer := range s.label {
		for slot := range s.label[layer] {
			s.label[layer][slot] = none
		}
	}
	return s
}

// beside returns the parts next to the cell of a stage.
func (s *strip) beside(layer int, stage *stage) uint8 {
	var set uint8
	for _, back := range stage.backs {
		if part := s.label[layer][back]; part != none {
			set |= 1 << part
		}
	}
	return set
}

// lay puts the cell of a stage into one part with some others and tells whether that leaves
// no two cells in common with another part.
func (s *strip) lay(layer int, stage *stage, parts uint8, cell Cells) bool {
	label := &s.label[layer]
	if label[stage.slot] = none; parts == alone {
		return true
	}
	var part int8
	if parts == 0 {
		for s.size[layer][part] > 0 {
			part++
		}
	} else {
		part = int8(bits.TrailingZeros8(parts))
	}
	for others := parts & (parts - 1); others != 0; others &= others - 1 {
		other := int8(bits.TrailingZeros8(others))
		if !s.join(layer, part, other) {
			return false
		}
		for slot := range label {
			if label[slot] == other {
				label[slot] = part
			}
		}
	}
	label[stage.slot] = part
	s.size[layer][part]++
	s.cells[layer][part] |= cell
	return s.size[layer][part] <= maxSize
}

// join makes one part of two, which may have no cell in common with the same other one.
func (s *strip) join(layer int, part, other int8) bool {
	if layer == 0 {
		if s.cross[part]&s.cross[other] != 0 {
			return false
		}
		s.cross[part] |= s.cross[other]
	} else {
		for civ, parts := range s.cross {
			if parts>>part&1 != 0 && parts>>other&1 != 0 {
				return false
			}
			s.cross[civ] |= parts >> other & 1 << part
		}
	}
	s.size[layer][part] += s.size[layer][other]
	s.cells[layer][part] |= s.cells[layer][other]
	s.drop(layer, other)
	return true
}

// drop takes a part off.
func (s *strip) drop(layer int, part int8) {
	s.size[layer][part], s.cells[layer][part] = 0, 0
	if layer == 0 {
		s.cross[part] = 0
		return
	}
	for civ := range s.cross {
		s.cross[civ] &^= 1 << part
	}
}

// meet notes the cell in common of the parts in a slot, which may have no other.
func (s *strip) meet(slot int8) bool {
	civ, domain := s.label[0][slot], s.label[1][slot]
	if civ == none || domain == none {
		return true
	}
	if s.cross[civ]>>domain&1 != 0 {
		return false
	}
	s.cross[civ] |= 1 << domain
	return true
}

// sort numbers the parts in the order in which they come on the frontier.
func (s *strip) sort() {
	old := *s
	s.cross = [fringe]uint8{}
	var number [2][fringe]int8
	for layer := range s.label {
		s.size[layer], s.cells[layer] = [fringe]uint8{}, [fringe]Cells{}
		number[layer] = [fringe]int8{none, none, none}
		n := int8(0)
		for slot, part := range old.label[layer] {
			if part == none {
				continue
			}
			if number[layer][part] == none {
				number[layer][part] = n
				s.size[layer][n], s.cells[layer][n] = old.size[layer][part], old.cells[layer][part]
				n++
			}
			s.label[layer][slot] = number[layer][part]
		}
	}
	for civ, to := range number[0] {
		for domain, other := range number[1] {
			if to != none && other != none {
				s.cross[to] |= old.cross[civ] >> domain & 1 << other
			}
		}
	}
}

// pack writes down all that the cells to come depend on.
func (s *strip) pack() uint64 {
	code := uint64(s.quota[0])<<quotaBits | uint64(s.quota[1])
	for layer := range s.label {
		for i := range fringe {
			code = code<<5 | uint64(s.label[layer][i]+1)<<3 | uint64(s.size[layer][i])
		}
	}
	for _, parts := range s.cross {
		code = code<<fringe | uint64(parts)
	}
	return code
}

// unpack returns the strip that was written down, without the cells.
func unpack(code uint64) strip {
	var s strip
	for civ := fringe - 1; civ >= 0; civ-- {
		s.cross[civ] = uint8(code & (1<<fringe - 1))
		code >>= fringe
	}
	for layer := 1; layer >= 0; layer-- {
		for i := fringe - 1; i >= 0; i-- {
			s.size[layer][i], s.label[layer][i] = uint8(code&7), int8(code>>3&3)-1
			code >>= 5
		}
	}
	s.quota[1], s.quota[0] = int16(code&(1<<quotaBits-1)), int16(code>>quotaBits)
	return s
}

// knot is all that matters of a strip for what becomes of it with pieces: which collections,
// closed or on the frontier, have a cell in common, wherever they lie.
type knot struct {
	code  uint64
	step  int8
	sizes [2][maxClosed + fringe]uint8
	cross [maxClosed + fringe]uint16 // by collection of a civilisation those of domains
}

func (s *strip) knot(step int) knot {
	k := knot{code: s.pack(), step: int8(step)}
	var sets [2][maxClosed + fringe]Cells
	for layer, n := range s.n {
		copy(sets[layer][:], s.closed[layer][:n])
		copy(sets[layer][n:], s.cells[layer][:])
		for i, set := range sets[layer] {
			k.sizes[layer][i] = uint8(set.Len())
		}
	}
	for i, civ := range sets[0] {
		for j, domain := range sets[1] {
			if civ&domain != 0 {
				k.cross[i] |= 1 << j
			}
		}
	}
	return k
}
