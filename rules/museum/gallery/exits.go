package gallery

import "math/bits"

// exits is the frontier as a graph: its parts as nodes, and each way from a
// slot to a cell not filled as an edge between the two parts of the slot.
// Whatever hangs together by as many edges as it takes is a tree.
type exits struct {
	used   uint32
	parent [2 * layer]int8
	loops  [2 * layer]int8  // edges less nodes of the tree with this root, and one
	cheap  [2 * layer]int32 // the least that it costs to end a part of the tree
	groups [2 * layer]uint32
	ending [2 * layer]int32 // what it costs that a part ends
	trees  [2 * layer]int8  // the roots of trees with different colours, of each of which a part has to end
	n      int              // how many
	dead   [2 * layer]int8  // the roots of all trees of which a part has to end, the dearest first
	doomed int              // how many
}

// leadsOn reports whether the parts that have to grow can do so: each way out
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
				g.ending[id] = int32(v.ending(o, s, t))
				g.cheap[id] = g.ending[id]
				g.groups[id] = 1 << t.colour
			}
		}
	}
	v.parted = *g
	for _, slot := range s.live {
		v.leave(f, slot, g, s.exits[slot], s.redExits[slot])
	}
	if g.cost() > spare {
		return false
	}
	for i := range s.corners {
		if !v.turns(f, s, &s.corners[i], spare) {
			return false
		}
	}
	return true
}

// leave enters the ways out of a slot.
func (v *prover) leave(f *frontier, slot int8, g *exits, open, red uint8) {
	civ, domain := f.label[0][slot], f.label[1][slot]
	if civ == none && domain == none {
		return
	}
	both := v.p.bridge && v.rest[v.held[slot]] > 0
	if red > 0 && v.p.claim != none && !both {
		if id := v.carried(f, civ, domain); id != none {
			for range red {
				g.link(id, none, false)
			}
		}
		open -= red
	}
	for range open {
		g.link(civ, domain, both)
	}
}

// carried returns the part of a slot that a piece on a red cell next to it can carry on
// with, if there is no piece like that in the slot to come, or none: the colour
// that claims the gallery if it comes from there, else one with pieces of both.
func (v *prover) carried(f *frontier, civ, domain int8) int8 {
	if v.p.claim >= v.p.domains {
		civ, domain = domain, civ
	}
	switch {
	case civ != none && int(f.parts[civ].colour) == v.p.claim:
		return civ
	case domain != none && v.enters(int(f.parts[domain].colour)):
		return domain
	}
	return none
}

// cost returns what it costs at least that parts have to end, of each colour once.
func (g *exits) cost() int {
	g.doomed = 0
	for used := g.used; used != 0; used &= used - 1 {
		id := int8(bits.TrailingZeros32(used))
		if g.parent[id] != id || g.loops[id] != 0 || g.cheap[id] == 0 {
			continue
		}
		at := g.doomed
		for ; at > 0 && g.cheap[g.dead[at-1]] < g.cheap[id]; at-- {
			g.dead[at] = g.dead[at-1]
		}
		g.dead[at] = id
		g.doomed++
	}
	return g.without(0)
}

// without returns what it costs at least that parts have to end, but for those
// of some trees, by their roots: these have one way more.
func (g *exits) without(spared uint32) int {
	cost, counted := 0, uint32(0)
	g.n = 0
	for _, id := range g.dead[:g.doomed] {
		if spared>>id&1 == 0 && g.groups[id]&counted == 0 {
			counted |= g.groups[id]
			cost += int(g.cheap[id])
			g.trees[g.n] = id
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

// others returns the largest size that the colour of a part could have without it.
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
