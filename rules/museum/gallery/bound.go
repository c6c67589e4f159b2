package gallery

import (
	"math/bits"
)

// outlook holds what each colour can still become from a frontier on.
type outlook struct {
	open  [maxColours]uint8  // its parts on the frontier
	items [maxColours]uint8  // what has to be joined to one part: parts and pieces to come
	now   [maxColours]uint8  // the largest part it has
	best  [maxColours]uint8  // the largest it can have
	sum   [maxColours]uint8  // of the sizes on the frontier
	civs  [maxColours]uint16 // the civilisations on the frontier, of bridged domains
	twice [maxColours]uint16 // those of them in two parts
	total int                // an upper bound of the points
	reds  int                // the parts on the frontier with red cells
}

// ruin is more than any arrangement has.
const ruin = 1 << 20

// assess tells what can still become of a frontier on which the pieces of a
// step lie, settles colours and tells whether the target can still be met.
func (v *prover) assess(f *frontier, s *stage, o *outlook) bool {
	*o = outlook{}
	v.survey(f, o)
	if v.p.claim != none && v.forfeited(f, o, s) {
		return false
	}
	for c := range v.p.colours {
		v.potential(f, o, s, c)
	}
	if v.p.claim != none && o.best[v.p.claim] < smallest {
		return false // what is too small for a collection claims nothing
	}
	o.total = v.reach(f, o)
	spare := o.total - v.target
	return spare >= 0 && v.leadsOn(f, o, s, spare) && v.crowded(f, o, s, spare) <= spare && v.joinable(f, o, s, spare)
}

// survey adds up the parts on the frontier.
func (v *prover) survey(f *frontier, o *outlook) {
	for at := range f.label {
		var seen uint32
		for _, id := range f.label[at][:v.w.slots] {
			if id == none || seen>>id&1 != 0 {
				continue
			}
			seen |= 1 << id
			t := &f.parts[id]
			size := t.measure(v.p)
			o.open[t.colour]++
			o.sum[t.colour] += size
			o.twice[t.colour] |= o.civs[t.colour] & t.civs
			o.civs[t.colour] |= t.civs
			o.now[t.colour] = max(o.now[t.colour], size)
			if t.red {
				o.reds++
			}
		}
	}
}

// forfeited tells that no part can hold all red cells any more.
func (v *prover) forfeited(f *frontier, o *outlook, s *stage) bool {
	switch {
	case f.lost:
		return true
	case f.sealed || v.left[v.p.claim] == 0 && f.over>>v.p.claim&1 == 0:
		return s.reds > 0 || o.reds > 1 || f.sealed && o.reds > 0
	}
	return false
}

// potential finds the largest size that a colour can still have, and settles
// the colour if that makes no difference.
func (v *prover) potential(f *frontier, o *outlook, s *stage, c int) {
	if f.over>>c&1 != 0 {
		o.now[c], o.best[c] = f.base[c], f.base[c]
		return
	}
	claims := c == v.p.claim
	if claims && !f.sealed && v.left[c] == 0 {
		f.base[c], f.sealed = v.redSize(f), true
	}
	if claims && f.sealed {
		f.settle(v.p, c, f.base[c])
		o.open[c], o.now[c], o.best[c] = 0, f.base[c], f.base[c]
		return
	}
	reach := v.growth(f, o, s, c)
	o.now[c] = max(o.now[c], f.base[c])
	o.best[c] = max(reach, o.now[c])
	col := &v.p.colours[c]
	if !claims && col.points[o.best[c]] == col.points[o.now[c]] &&
		(col.weight == 0 || o.best[c] < smallest || o.now[c] >= smallest) {
		f.settle(v.p, c, o.now[c])
		o.open[c], o.items[c], o.best[c] = 0, 0, o.now[c]
	}
}

// redSize returns the size of the part on the frontier with red cells.
func (v *prover) redSize(f *frontier) uint8 {
	for at := range f.label {
		for _, id := range f.label[at][:v.w.slots] {
			if id != none && f.parts[id].red {
				return f.parts[id].measure(v.p)
			}
		}
	}
	return 0
}

// growth returns the largest size that the parts of a colour on the frontier and its
// pieces to come can make; it also counts what has to be joined for that.
func (v *prover) growth(f *frontier, o *outlook, s *stage, c int) uint8 {
	v.berths[c].zone = nil
	apart := o.open[c] > 1 && c != v.p.claim && v.left[c] < v.gap(f, s, c)
	if z := v.zoneOf(s, c); z.split || apart {
		best, joined := v.spread(f, o, z, s, c, apart)
		o.items[c] = best - joined
		return best
	}
	if v.p.colours[c].bridged {
		o.items[c] = lumps(f, c, allParts) + uint8(bits.OnesCount16(v.come[c]&^o.civs[c]))
		return uint8(bits.OnesCount16(o.civs[c] | v.come[c]))
	}
	o.items[c] = o.open[c] + v.left[c]
	return o.sum[c] + v.left[c]
}

const allParts = 1<<(2*layer) - 1

// lumps returns how many of some parts are of a domain, those with a common
// civilisation taken together.
func lumps(f *frontier, c int, among uint32) uint8 {
	var sets [maxSlots]uint16
	n := uint8(0)
	for _, id := range f.label[1] {
		if id == none || int(f.parts[id].colour) != c || among>>id&1 == 0 {
			continue
		}
		set := f.parts[id].civs
		for i := uint8(0); i < n; {
			if sets[i]&set != 0 {
				set |= sets[i]
				n--
				sets[i] = sets[n]
				i = 0
			} else {
				i++
			}
		}
		sets[n] = set
		n++
	}
	return n
}

// gap returns the fewest pieces that can join two parts of a colour.
func (v *prover) gap(f *frontier, s *stage, c int) uint8 {
	label := &f.label[0]
	if c >= v.p.domains {
		label = &f.label[1]
	}
	best := uint8(apart)
	for i, slot := range s.live {
		id := label[slot]
		if id == none || int(f.parts[id].colour) != c {
			continue
		}
		for _, other := range s.live[:i] {
			if to := label[other]; to != none && to != id && int(f.parts[to].colour) == c {
				best = min(best, s.gaps[slot][other])
			}
		}
	}
	return best
}

// reach returns an upper bound of the points.
func (v *prover) reach(f *frontier, o *outlook) int {
	sum, reached := v.p.fixed+v.p.bonus, v.lots
	for c := range v.p.colours {
		col := &v.p.colours[c]
		sum += col.points[o.best[c]]
		if o.best[c] >= smallest {
			reached += col.weight
		}
	}
	if v.p.patron != nil {
		sum += v.p.patron.Pays(reached).Points
	}
	return sum + v.pays
}

// joinable reports whether there are neighbours enough left to join all parts:
// each pair of neighbours can join two parts of one colour only, and pairs that
// are spoiled join none. Those are looked for where they can make a difference.
func (v *prover) joinable(f *frontier, o *outlook, s *stage, spare int) bool {
	need := 0
	for c := range v.p.colours {
		if f.over>>c&1 == 0 && o.items[c] > 0 {
			need += int(o.items[c]) - 1
		}
	}
	wasted := v.wasted(f, s)
	missing := need - v.pairs(f, s) + wasted
	if missing > 0 && v.sacrifice(f, o, missing, spare) > spare {
		return false
	}
	if missing+s.spoils-wasted <= 0 {
		return true
	}
	more := v.spoiled(f, s) - wasted // blanks may spoil the same pairs
	return more <= 0 || missing+more <= 0 || v.sacrifice(f, o, missing+more, spare) <= spare
}

// pairs returns how many pairs of neighbours can still join parts, but for those that
// blanks spoil.
func (v *prover) pairs(f *frontier, s *stage) int {
	n := s.edges
	for _, slot := range s.live {
		if f.label[0][slot] == none && f.label[1][slot] == none {
			n -= int(s.exits[slot])
		}
	}
	return n
}

// wasted returns how many pairs of neighbours blanks spoil.
func (v *prover) wasted(f *frontier, s *stage) int {
	return int(s.waste[min(v.blanks(f), len(s.waste)-1)])
}

// blanks returns the number of pieces to come that count for nothing any more.
func (v *prover) blanks(f *frontier) int {
	if f.over == 0 && !v.plain {
		return 0
	}
	n := 0
	for k, rest := range v.rest {
		if rest > 0 && f.settled(v.p.kinds[k].civ) && f.settled(v.p.kinds[k].domain) {
			n += int(rest)
		}
	}
	return n
}

func (f *frontier) settled(colour int8) bool { return colour == none || f.over>>colour&1 != 0 }
