package gallery

import "math/bits"

// classes are the kinds of pieces as far as they still differ.
type classes struct {
	over   uint32    // the colours that are settled
	kinds  [][]uint8 // for each class its kinds
	digits []uint8   // for each class the bits that hold the number of its pieces
	// For each civilisation and domain, none first, the class and one.
	grid [maxColours + 1][maxColours + 1]uint8
	// For each civilisation and bridged domain the class and one of the pieces
	// whose civilisation is settled or none.
	raws [Civs][maxColours]uint8
}

// classes are the kinds of pieces that still differ once some colours are settled.
func (v *prover) classes(over uint32) *classes {
	if v.recent != nil && v.recent.over == over {
		return v.recent
	}
	if c := v.sorts[over]; c != nil {
		v.recent = c
		return c
	}
	c := &classes{over: over}
	number := map[kind]int{}
	for i, k := range v.p.kinds {
		if k.civ != none && over>>k.civ&1 != 0 {
			k.civ = none
		}
		if k.domain != none && over>>k.domain&1 != 0 {
			k.domain, k.raw = none, 0
		}
		class, known := number[k]
		if !known {
			class = len(c.kinds)
			number[k] = class
			c.kinds = append(c.kinds, nil)
			if k.civ == none && k.domain != none && v.p.colours[k.domain].bridged {
				c.raws[k.raw][k.domain] = uint8(len(c.kinds))
			} else {
				c.grid[k.civ+1][k.domain+1] = uint8(len(c.kinds))
			}
		}
		c.kinds[class] = append(c.kinds[class], uint8(i))
	}
	c.size(v.p)
	v.sorts[over], v.recent = c, c
	return c
}

// size finds how many bits the number of pieces of each class takes.
func (c *classes) size(p *puzzle) {
	for _, kinds := range c.kinds {
		total := uint(0)
		for _, k := range kinds {
			total += uint(p.counts[k])
		}
		c.digits = append(c.digits, uint8(bits.Len(total)))
	}
}
