package gallery

// classes are the kinds of pieces as far as they still differ.
type classes struct {
	over    uint32    // the colours that are settled
	kinds   [][]uint8 // for each class its kinds
	colours []uint32  // for each class the colours of the first of its kinds
}

// colours returns the colours of a kind.
func (k kind) colours() uint32 {
	var set uint32
	for _, c := range [2]int8{k.civ, k.domain} {
		if c != none {
			set |= 1 << c
		}
	}
	return set
}

// classes returns the kinds of pieces that still differ once some colours are settled.
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
			c.colours = append(c.colours, v.p.kinds[i].colours())
		}
		c.kinds[class] = append(c.kinds[class], uint8(i))
	}
	v.sorts[over], v.recent = c, c
	return c
}
