package gallery

// Of four cells in a square at least one pair of neighbours joins nothing, but
// where the pieces are those of two civilisations and two domains that take
// turns. For if two pairs in a row are of one collection, the pieces of the
// other two pairs, were they of collections as well, would be of the same one
// too: the first and the third would share a civilisation and a domain. This
// holds under the strict reading only, which leaves one such piece.

// seam is ways out of the frontier side by side; between two of them lies a
// square of which two cells are filled.
type seam []way

// way is a way from a slot to a cell that is not filled.
type way struct {
	slot   int8
	corner int8 // the corner of that cell, or none
}

// corner is a cell that is not filled with the slots next to it, two at least.
type corner struct {
	cell  int
	slots []int8
}

// sew enters the seams and corners of a stage, and the squares with no cell
// filled: all of them, and those that have no pair of neighbours with a seam.
func (b *Board) sew(s *stage, slotOf map[int]int8, rest Cells) {
	rest &^= b.barren()
	filled := b.cells &^ rest
	for _, cell := range rest.List() {
		c := corner{cell: cell}
		for _, back := range (b.around(1<<cell) & filled).List() {
			if slot, on := slotOf[back]; on {
				c.slots = append(c.slots, slot)
			}
		}
		if len(c.slots) > 1 {
			s.corners = append(s.corners, c)
		}
	}
	var level, upright Cells // the pairs that seams have, by their first cell
	for _, side := range []struct {
		along, across int
		pairs         *Cells
	}{
		{1, b.width, &level}, {1, -b.width, &level}, {b.width, 1, &upright}, {b.width, -1, &upright},
	} {
		b.stitch(s, slotOf, rest, side.along, side.across, side.pairs)
	}
	all := b.squares(rest)
	seamed := level | level>>b.row | upright | upright>>1&b.notLast
	s.lattices = [2]lattice{b.lattice(all, rest.Len()), b.lattice(all&^seamed, rest.Len())}
	s.spoils = s.most()
}

// stitch enters the seams whose cells lie along a row or column, with what is
// filled across. A pair of neighbours belongs to one seam only.
func (b *Board) stitch(s *stage, slotOf map[int]int8, rest Cells, along, across int, pairs *Cells) {
	var line seam
	last := none
	for _, cell := range b.scan(along) {
		back := cell + across
		slot, on := slotOf[back]
		if !on || !rest.Has(cell) || !(b.around(1<<cell) & b.cells).Has(back) {
			continue
		}
		next := last != none && last == cell-along && b.around(1<<cell).Has(last) && !pairs.Has(last)
		if next {
			*pairs |= 1 << last
		} else if len(line) > 0 {
			s.seams = append(s.seams, line)
			line = nil
		}
		line = append(line, way{slot: slot, corner: s.cornerAt(cell)})
		last = cell
	}
	if len(line) > 0 {
		s.seams = append(s.seams, line)
	}
}

func (s *stage) cornerAt(cell int) int8 {
	for i, c := range s.corners {
		if c.cell == cell {
			return int8(i)
		}
	}
	return none
}

// most returns the most pairs that spoiled can find.
func (s *stage) most() int {
	n := 0
	for _, c := range s.corners {
		n += len(c.slots) - 1
	}
	for _, line := range s.seams {
		n += len(line) / 2
	}
	return max(s.lattices[0].spoiled(0, 0, 0), n+s.lattices[1].spoiled(0, 0, 0))
}

// scan returns all places, along rows or along columns.
func (b *Board) scan(along int) []int {
	list := make([]int, 0, b.Places())
	for i := range b.Places() {
		if along == 1 {
			list = append(list, i)
		} else {
			list = append(list, i%b.height*b.width+i/b.height)
		}
	}
	return list
}

// spoiled returns the fewest pairs of neighbours that can join nothing.
func (v *prover) spoiled(f *frontier, s *stage) int {
	n := 0
	var idle uint32
	for i := range s.corners {
		if m := v.idle(f, s.corners[i].slots); m > 0 {
			n += m
			idle |= 1 << i
		}
	}
	for _, line := range s.seams {
		n += v.ripped(f, line, idle)
	}
	row, pairs, square := v.crossings(f)
	return max(s.lattices[0].spoiled(row, pairs, square), n+s.lattices[1].spoiled(row, pairs, square))
}

// idle returns the fewest ways into a corner that join nothing: all but one if no
// piece joins two of its slots.
func (v *prover) idle(f *frontier, slots []int8) int {
	used := 0
	for i, one := range slots {
		if f.label[0][one] == none && f.label[1][one] == none {
			continue
		}
		used++
		for _, two := range slots[:i] {
			if v.joins(f, one, two) {
				return 0
			}
		}
	}
	return max(0, used-1)
}

// joins reports whether one piece could join parts of two slots.
func (v *prover) joins(f *frontier, one, two int8) bool {
	civ, other := f.label[0][one], f.label[0][two]
	domain, another := f.label[1][one], f.label[1][two]
	return v.cross(f, civ, another) || v.cross(f, other, domain) || v.bridges(f, civ, other) || v.bridges(f, domain, another)
}

// cross reports whether there is a piece to come of the colours of two parts.
func (v *prover) cross(f *frontier, civ, domain int8) bool {
	return civ != none && domain != none && v.mates[f.parts[civ].colour]>>f.parts[domain].colour&1 != 0
}

// bridges reports whether two parts are of one colour with pieces to come.
func (v *prover) bridges(f *frontier, a, b int8) bool {
	return a != b && a != none && b != none && f.parts[a].colour == f.parts[b].colour && v.left[f.parts[a].colour] > 0
}

// ripped returns the fewest pairs of neighbours of the squares along a seam that join
// nothing. Squares side by side in which all do have filled cells of one part
// and cells to fill of one colour, each of which carries on with the other
// colour of its slot. Where that ends it costs one pair, and the best to give up
// is the way that belongs to the next square as well.
func (v *prover) ripped(f *frontier, line seam, idle uint32) int {
	n, before, run := 0, int8(none), none
	var common uint32
	for _, w := range line {
		if f.label[0][w.slot] == none && f.label[1][w.slot] == none || w.corner != none && idle>>w.corner&1 != 0 {
			before, run = none, none
			continue
		}
		at := f.shared(before, w.slot)
		switch {
		case at == none:
			run = none
		case run == none:
			run, common = at, v.partners(f, before, 1-at)&v.partners(f, w.slot, 1-at)&^(1<<f.parts[f.label[at][before]].colour)
		case run == at:
			common &= v.partners(f, w.slot, 1-at)
		default:
			common = 0
		}
		if before = w.slot; at != none && common == 0 {
			n++
			before, run = none, none
		}
	}
	return n
}

// shared returns the layer in which two slots, of which the first may be none, have
// the same part, or none.
func (f *frontier) shared(one, two int8) int {
	for at := range f.label {
		if one != none && f.label[at][one] != none && f.label[at][one] == f.label[at][two] {
			return at
		}
	}
	return none
}

// partners returns the colours that pieces to come share with what a slot has in a
// layer.
func (v *prover) partners(f *frontier, slot int8, at int) uint32 {
	id := f.label[at][slot]
	if id == none {
		return 0
	}
	return v.mates[f.parts[id].colour] &^ f.over
}
