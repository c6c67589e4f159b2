package gallery

import "math/bits"

// sacrifice returns the least that it costs to do without a number of joins, or
// anything above spare, where of each tree of ways out a part has to end. What
// colours lose adds up and each is counted once, so both demands may be put to
// the same loss: the trees have no colour in common.
func (v *prover) sacrifice(f *frontier, o *outlook, missing, spare int) int {
	cost := v.cost[:missing+1]
	for i := range cost {
		cost[i] = ruin
	}
	cost[0] = 0
	var treed uint32
	g := &v.ways
	for _, root := range g.trees[:g.n] {
		treed |= g.groups[root]
	}
	for c := range v.p.colours {
		if f.over>>c&1 == 0 && o.items[c] >= 2 && treed>>c&1 == 0 {
			v.without(o, c, cost, spare)
		}
	}
	for _, root := range g.trees[:g.n] {
		v.prune(f, o, root, cost, spare)
	}
	return cost[missing]
}

// without adds to the ways to save joins those of a colour.
func (v *prover) without(o *outlook, c int, cost []int, spare int) {
	col, all := &v.p.colours[c], int(o.items[c])-1
	top, floor := col.points[o.best[c]], col.points[o.now[c]]
	for i := len(cost) - 1; i > 0; i-- {
		for fewer := 1; fewer <= all; fewer++ {
			size := max(int(o.best[c])-fewer, int(o.now[c]))
			saved := fewer
			if fewer == all || col.points[size] <= floor {
				size, saved = int(o.now[c]), all
			}
			loss := top - max(col.points[size], floor)
			if loss > spare {
				break
			}
			cost[i] = min(cost[i], loss+cost[max(0, i-saved)])
			if saved == all {
				break
			}
		}
	}
}

// prune adds to the ways to save joins those of the colours of a tree, of which
// one part at least has to end.
func (v *prover) prune(f *frontier, o *outlook, root int8, cost []int, spare int) {
	g := &v.ways
	whole := v.whole[:len(cost)] // no part has ended so far
	copy(whole, cost)
	for i := range cost {
		cost[i] = ruin
	}
	for colours := g.groups[root]; colours != 0; colours &= colours - 1 {
		c := bits.TrailingZeros32(colours)
		if o.items[c] >= 2 {
			v.without(o, c, cost, spare)
		}
		for used := g.used; used != 0; used &= used - 1 {
			id := int8(bits.TrailingZeros32(used))
			if t := &f.parts[id]; int(t.colour) == c && int(g.ending[id]) <= spare && g.root(id) == root {
				v.end(o, t, int(g.ending[id]), whole, cost, spare)
			}
		}
		if o.items[c] >= 2 {
			v.without(o, c, whole, spare)
		}
	}
}

// end adds the ways to save joins where a part ends. Then the part is all that
// its colour has, or the colour has to do without it: that saves one join and
// costs the size of the part.
func (v *prover) end(o *outlook, t *part, least int, whole, cost []int, spare int) {
	c := int(t.colour)
	col, all, now := &v.p.colours[c], int(o.items[c])-1, int(o.now[c])
	top := col.points[o.best[c]]
	rest := v.others(o, t)
	if c == v.p.claim {
		rest = int(o.best[c])
	}
	for fewer := 1; ; fewer++ {
		saved, size := fewer, max(now, min(int(o.best[c])-fewer, rest-fewer+1))
		if fewer >= all || col.points[size] <= col.points[now] {
			size, saved = now, max(all, 1)
		}
		loss := max(least, top-max(col.points[size], col.points[now]))
		if loss > spare {
			return
		}
		for i := range cost {
			cost[i] = min(cost[i], loss+whole[max(0, i-saved)])
		}
		if saved >= all {
			return
		}
	}
}
