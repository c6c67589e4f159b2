package gallery

import (
	"math/bits"
	"slices"
)

// exits is the frontier as a graph: its parts as nodes, and each way from a
// slot to a cell not filled as an edge between the two parts of the slot.
// Whatever hangs together by as many edges as it takes is a tree.
type exits struct {
	used   uint32
	parent [2 * layer]int8
	loops  [2 * layer]int8 // edges less nodes of the tree with this root, and one
	cheap  [2 * layer]int  // the least that it costs to end a part of the tree
	groups [2 * layer]uint32
	ending [2 * layer]int  // what it costs that a part ends
	trees  [2 * layer]int8 // the roots of trees with different colours, of each of which a part has to end
	n      int             // how many
}

// leadsOn tells whether the parts that have to grow can do so: each way out
// of a slot carries on with its civilisation or with its domain, not with both.
// So of parts that hang together by fewer ways than they are one has to end.
func (v *prover) leadsOn(f *frontier, o *outlook, s *stage, spare int) bool {
	g := &v.ways
	*g = exits{}
	for at := range f.label {
		for _, id := range f.label[at][:v.w.slots] {
			if id != none && g.used>>id&1 == 0 {
				t := &f.parts[id]
				g.used |= 1 << id
				g.parent[id] = id
				g.ending[id] = v.ending(o, s, t)
				g.cheap[id] = g.ending[id]
				g.groups[id] = 1 << t.colour
			}
		}
	}
	fresh := *g
	for _, slot := range s.live {
		v.leave(f, s, slot, g, s.exits[slot])
	}
	if g.cost() > spare {
		return false
	}
	for i := range s.corners {
		if c := &s.corners[i]; v.narrow(f, c) && !v.oneWay(f, s, c.slots, &fresh, spare) {
			return false
		}
	}
	return true
}

// narrow tells whether of the ways into a corner only one joins anything.
func (v *prover) narrow(f *frontier, c *corner) bool {
	return (v.p.claim == none || !v.p.board.red.Has(c.cell)) && v.idle(f, c.slots) > 0
}

// oneWay tells whether the parts that have to grow can do so though of the ways
// into a corner only one joins anything.
func (v *prover) oneWay(f *frontier, s *stage, corner []int8, fresh *exits, spare int) bool {
	for _, keep := range corner {
		g := *fresh
		for _, slot := range s.live {
			open := s.exits[slot]
			if slot != keep && slices.Contains(corner, slot) {
				open--
			}
			v.leave(f, s, slot, &g, open)
		}
		if g.cost() <= spare {
			return true
		}
	}
	return false
}

// leave enters the ways out of a slot. A red cell that is to hold a colour only
// carries on that one if it comes from there.
func (v *prover) leave(f *frontier, s *stage, slot int8, g *exits, open uint8) {
	civ, domain := f.label[0][slot], f.label[1][slot]
	if civ == none && domain == none {
		return
	}
	both := v.p.bridge && v.rest[v.held[slot]] > 0
	if !both && civ != none && int(f.parts[civ].colour) == v.p.claim {
		for range s.redExits[slot] {
			g.link(civ, none, false)
		}
		open -= s.redExits[slot]
	}
	for range open {
		g.link(civ, domain, both)
	}
}

// cost returns what it costs at least that parts have to end, of each colour once.
func (g *exits) cost() int {
	cost, counted := 0, uint32(0)
	g.n = 0
	for used := g.used; used != 0; used &= used - 1 {
		id := bits.TrailingZeros32(used)
		if int(g.parent[id]) == id && g.loops[id] == 0 && g.cheap[id] > 0 && g.groups[id]&counted == 0 {
			counted |= g.groups[id]
			cost += g.cheap[id]
			g.trees[g.n] = int8(id)
			g.n++
		}
	}
	return cost
}

// ending returns what it costs that a part ends.
func (v *prover) ending(o *outlook, s *stage, t *part) int {
	c := t.colour
	col := &v.p.colours[c]
	size, rest := int(t.measure(v.p)), v.others(o, t)
	other := min(max(rest, int(o.now[c])), int(o.best[c]))
	switch {
	case int(c) != v.p.claim:
	case t.red && (s.reds > 0 || o.reds > 1):
		return ruin
	case t.red:
		other = size
	default:
		other = rest
	}
	return col.points[o.best[c]] - col.points[other]
}

// others is the largest size that the colour of a part could have without it.
func (v *prover) others(o *outlook, t *part) int {
	c := t.colour
	if v.p.colours[c].bridged {
		return bits.OnesCount16(o.civs[c]&^t.civs | o.twice[c] | v.come[c])
	}
	return int(o.sum[c]) - int(t.size) + int(v.left[c])
}

func (g *exits) root(id int8) int8 {
	for g.parent[id] != id {
		id = g.parent[id]
	}
	return id
}

// link enters a way out of a slot with two parts, one of which may be none.
func (g *exits) link(a, b int8, both bool) {
	if a == none {
		a = b
	}
	if b == none {
		b = a
	}
	a, b = g.root(a), g.root(b)
	if both {
		g.loops[a]++
	}
	if a == b {
		g.loops[a]++
		return
	}
	g.parent[b] = a
	g.loops[a] += g.loops[b]
	g.cheap[a] = min(g.cheap[a], g.cheap[b])
	g.groups[a] |= g.groups[b]
}
