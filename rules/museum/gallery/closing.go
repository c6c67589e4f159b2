package gallery

import "math/bits"

// closing is the parts that end at a step unless the piece laid carries on with
// them, and what that costs.
type closing struct {
	parts [4]struct {
		colour int8
		cost   int
	}
	n     int
	spare int // what may be lost in all
}

// close lists the parts that lose their last way out at a step. At most four
// neighbours are filled, so that of each layer no more than four can end; those
// listed are enough for a bound.
func (v *prover) close(f *frontier, step int, c *closing) {
	before, now := &v.w.stages[step-1], &v.w.stages[step]
	o := &v.outlooks[step]
	c.spare = o.total - v.target
	for at := range f.label {
		var ended, kept uint32
		for _, slot := range before.live {
			if id := f.label[at][slot]; id == none {
				continue
			} else if now.leaves>>slot&1 != 0 {
				ended |= 1 << id
			} else {
				kept |= 1 << id
			}
		}
		for ended &^= kept; ended != 0 && c.n < len(c.parts); ended &= ended - 1 {
			t := &f.parts[bits.TrailingZeros32(ended)]
			if cost := v.ending(o, before, t); cost > 0 && !c.has(t.colour) {
				c.parts[c.n].colour, c.parts[c.n].cost = t.colour, cost
				c.n++
			}
		}
	}
	c.relieve(&v.ways)
}

// relieve takes off what may be lost what other trees of ways out cost.
func (c *closing) relieve(g *exits) {
	colours := uint32(0)
	for _, t := range c.parts[:c.n] {
		colours |= 1 << t.colour
	}
	for _, root := range g.trees[:g.n] {
		if g.groups[root]&colours == 0 {
			c.spare -= g.cheap[root]
		}
	}
}

func (c *closing) has(colour int8) bool {
	for _, t := range c.parts[:c.n] {
		if t.colour == colour {
			return true
		}
	}
	return false
}

// lost returns what it costs to lay a piece.
func (c *closing) lost(k *kind) int {
	sum := 0
	for _, t := range c.parts[:c.n] {
		if t.colour != k.civ && t.colour != k.domain {
			sum += t.cost
		}
	}
	return sum
}

// bearable is the classes of a list that do not cost too much.
func (c *closing) bearable(v *prover, classes *classes, list []uint8) []uint8 {
	n := 0
	for _, class := range list {
		if kinds := classes.kinds[class]; c.lost(&v.p.kinds[kinds[0]]) <= c.spare && v.pick(kinds) != none {
			list[n] = class
			n++
		}
	}
	return list[:n]
}
