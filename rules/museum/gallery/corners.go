package gallery

import "slices"

// turns reports whether the parts that have to grow can do so though one piece only
// comes to lie in a corner: it carries on with one civilisation and one domain
// of those around at most.
func (v *prover) turns(f *frontier, s *stage, c *corner, spare int) bool {
	base := v.parted
	red := v.p.claim != none && v.p.board.red.Has(c.cell)
	v.around(f, s, c.slots, red, &base)
	if base.cost() <= spare {
		return true
	}
	for i := -1; i < len(c.slots); i++ {
		civ := f.at(0, c.slots, i)
		for k := -1; k < len(c.slots); k++ {
			domain := f.at(1, c.slots, k)
			if i >= 0 && civ == none || k >= 0 && domain == none || !v.fits(civ, domain, red) {
				continue
			}
			if base.without(base.touched(f, c.slots, civ, domain)) <= spare {
				return true
			}
		}
	}
	return false
}

// around enters the ways out of all slots but those to a cell next to some.
func (v *prover) around(f *frontier, s *stage, near []int8, red bool, g *exits) {
	for _, slot := range s.live {
		open, reds := s.exits[slot], s.redExits[slot]
		if slices.Contains(near, slot) {
			open--
			if red {
				reds--
			}
		}
		v.leave(f, slot, g, open, reds)
	}
}

// passing returns the classes of a list that let the parts that have to grow do so
// by the ways that are left.
func (v *prover) passing(f *frontier, step int, classes *classes, list []uint8) []uint8 {
	spare := v.outlooks[step].total - v.target
	slots, base := v.w.stages[step].backs, v.parted
	v.around(f, &v.w.stages[step-1], slots, v.red(step), &base)
	if base.cost() <= spare {
		return list
	}
	n := 0
	for _, class := range list {
		k := &v.p.kinds[classes.kinds[class][0]]
		if base.without(base.touched(f, slots, k.civ, k.domain)) <= spare {
			list[n] = class
			n++
		}
	}
	return list[:n]
}

// at returns the colour that some slot of a list has in a layer, or none.
func (f *frontier) at(layer int, slots []int8, i int) int8 {
	if i < 0 || f.label[layer][slots[i]] == none {
		return none
	}
	return f.parts[f.label[layer][slots[i]]].colour
}

// fits reports whether there is a piece to come of a civilisation and a domain, or
// of one of them, for a cell that has to hold the colour that claims the gallery
// if it is red.
func (v *prover) fits(civ, domain int8, red bool) bool {
	claim := int8(v.p.claim)
	switch {
	case civ == none && domain == none:
		return false
	case civ != none && domain != none:
		return v.mates[civ]>>domain&1 != 0 && (!red || civ == claim || domain == claim)
	case domain == none:
		return v.left[civ] > 0 && (!red || civ == claim || v.enters(int(civ)))
	}
	return v.left[domain] > 0 && (!red || domain == claim || v.enters(int(domain)))
}

// touched returns the roots of the trees that have a way to a cell next to some slots
// if a piece of two colours lies there.
func (g *exits) touched(f *frontier, slots []int8, civ, domain int8) uint32 {
	var roots uint32
	for _, slot := range slots {
		if id := f.label[0][slot]; id != none && f.parts[id].colour == civ {
			roots |= 1 << g.root(id)
		}
		if id := f.label[1][slot]; id != none && f.parts[id].colour == domain {
			roots |= 1 << g.root(id)
		}
	}
	return roots
}
