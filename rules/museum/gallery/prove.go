package gallery

import (
	"math/bits"
	"slices"
)

// prover tries all arrangements of a puzzle that could meet a target.
type prover struct {
	p        *puzzle
	w        *walk
	number   int32 // tells its frontiers in the memory from those of other branches
	target   int
	lots     int // what a patron of collections may find reached in lots
	pays     int // what lots may pay
	mirror   mirror
	twins    twins
	ranking  ranking // for the key that is written
	memory   *memory
	sorts    map[uint32]*classes
	entering [][]uint8                     // for each colour the kinds of it that red cells can hold
	crossing [maxColours][maxColours]uint8 // the kind of two colours
	recent   *classes                      // of sorts, the ones used last
	plain    bool                          // whether there are pieces that count for nothing from the start
	repeated uint16                        // the civilisations with several cards of a bridged domain
	loners   []uint8                       // those with cards of a bridged domain that count for nothing else
	lone     [maxColours][Civs]uint8       // by bridged domain the kind of each of these and one, if there is one
	digits   uint                          // bits that hold the number of pieces of a colour
	copies   uint                          // bits that hold the number of pieces of two colours

	rest  []uint8            // pieces of each kind to come
	left  [maxColours]uint8  // pieces of each colour to come
	come  [maxColours]uint16 // the civilisations of pieces to come of bridged domains
	mates [maxColours]uint32 // the other colours of pieces of each colour to come
	at    []uint8            // the kind laid at each step
	held  [maxSlots]uint8    // the kind laid last in each slot
	sure  []bool             // whether at each step no other kind could have stood for it

	ways     exits             // of the frontier assessed last
	parted   exits             // the same without any ways
	cost     [2 * MaxCells]int // for sacrifice
	whole    [2 * MaxCells]int // for prune
	berths   [maxColours]berths
	load     load
	scorer   *scorer
	best     int // of the arrangements found
	bestAt   []uint8
	nodes    int
	tried    int         // pieces that it laid to see what becomes of it
	share    float64     // the part of the search that what is tried next is, if all at a step are alike
	done     float64     // the part of it that was tried
	outlooks []outlook   // before each step, but for the first
	pause    func() bool // called now and then; false ends the search
	stopped  bool
	until    int              // the number of nodes that ends the search, if not zero
	tasks    func(n int) bool // whether task n is for this prover
	task     int
	depth    int // the step at which tasks begin
}

func newProver(p *puzzle, w *walk, m *memory) *prover {
	v := &prover{p: p, w: w, memory: m, sorts: map[uint32]*classes{}, best: -1, scorer: newScorer(p)}
	v.rest = append(v.rest, p.counts...)
	v.at = make([]uint8, len(w.places))
	v.sure = make([]bool, len(w.places))
	v.outlooks = make([]outlook, len(w.places)+1)
	v.bestAt = make([]uint8, p.board.Places())
	for k, n := range p.counts {
		if c := p.kinds[k].civ; c != none {
			v.left[c] += n
		}
		if c := p.kinds[k].domain; c != none {
			v.left[c] += n
			if civ := p.kinds[k].civ; civ != none {
				v.crossing[c][civ], v.crossing[civ][c] = uint8(k), uint8(k)
				v.mates[c] |= 1 << civ
				v.mates[civ] |= 1 << c
			}
		}
		v.count(k)
		v.plain = v.plain || p.kinds[k].civ == none && p.kinds[k].domain == none
	}
	for _, n := range v.left {
		v.digits = max(v.digits, uint(bits.Len8(n)))
	}
	for i, l := range p.lots {
		size := 0
		for k, n := range p.counts {
			if p.kinds[k].lots>>i&1 != 0 {
				size += int(n)
			}
		}
		switch {
		case l.pays != nil:
			v.pays += l.pays[size]
		case size >= smallest:
			v.lots += l.weight
		}
	}
	v.entering = entering(p)
	v.mirror, v.twins = newMirror(p, w), newTwins(p, v.left)
	v.depth = min(2, len(w.places)-1)
	return v
}

// count notes how many pieces there are of a kind, and what it has of a bridged domain.
func (v *prover) count(number int) {
	k, n := &v.p.kinds[number], v.p.counts[number]
	if k.domain != none && k.civ != none {
		v.copies = max(v.copies, uint(bits.Len8(n)))
	}
	if k.domain == none || !v.p.colours[k.domain].bridged {
		return
	}
	v.come[k.domain] |= 1 << k.raw
	if n > 1 {
		v.repeated |= 1 << k.raw
	}
	if k.civ != none {
		return
	}
	v.lone[k.domain][k.raw] = uint8(number) + 1
	if !slices.Contains(v.loners, k.raw) {
		v.loners = append(v.loners, k.raw)
	}
}

// bound returns an upper bound of the points before anything is laid.
func (v *prover) bound() int {
	need := 0
	var o outlook
	f := newFrontier()
	for c := range v.p.colours {
		o.best[c] = min(uint8(v.p.colours[c].total), v.zoneOf(&v.w.start, c).most)
		o.items[c] = o.best[c]
		need += int(o.best[c]) - 1
	}
	v.ways.n = 0
	top := v.reach(f, &o)
	missing := need - v.pairs(f, &v.w.start)
	if missing <= 0 {
		return top
	}
	return top - min(top, v.sacrifice(f, &o, missing, top))
}

// search tries everything for a target and tells whether it tried all without
// finding an arrangement that meets it.
func (v *prover) search(target int) bool {
	v.target, v.stopped, v.task = target, false, 0
	v.done, v.share = 0, 1
	return !v.fill(newFrontier(), 0) && !v.stopped
}

// fill tries all pieces at a step and tells whether the target was met.
func (v *prover) fill(f *frontier, step int) bool {
	if step == len(v.w.places) {
		return v.finish()
	}
	if v.ended() {
		return false
	}
	if step == v.depth && v.tasks != nil {
		v.task++
		if !v.tasks(v.task - 1) {
			return false
		}
	}
	classes := v.classes(f.over)
	var room [Civs*Domains + Civs + 1]uint8
	list := v.order(f, step, classes, room[:0])
	if step > 0 {
		list = v.passing(f, step, classes, list)
	}
	if len(list) == 0 {
		return false
	}
	var key key
	if v.recall(f, step, &key) {
		return false
	}
	done, share := v.done, v.share/float64(len(list))
	for i, class := range list {
		v.share = share
		if v.try(f, step, classes.kinds[class]) {
			return true
		}
		if v.stopped {
			return false
		}
		v.done = done + share*float64(i+1)
	}
	v.memory.store(&key)
	return false
}

// ended counts a place that the prover is at and tells whether to give up.
func (v *prover) ended() bool {
	v.nodes++
	v.stopped = v.stopped || v.nodes == v.until || v.nodes%1024 == 0 && !v.pause()
	return v.stopped
}

// try lays a piece of a class at a step and goes on.
func (v *prover) try(f *frontier, step int, kinds []uint8) bool {
	pick := v.pick(kinds)
	if pick == none || !v.suits(step, pick) {
		return false
	}
	k := &v.p.kinds[pick]
	v.at[step], v.sure[step] = uint8(pick), v.same(kinds)
	if v.mirrored(step) {
		return false
	}
	v.take(pick, 1)
	v.tried++
	stage := &v.w.stages[step]
	held := v.held[stage.slot]
	v.held[stage.slot] = uint8(pick)
	next := *f
	next.put(stage, v.p, *k, v.red(step))
	met := v.assess(&next, stage, &v.outlooks[step+1]) && v.fill(&next, step+1)
	v.held[stage.slot] = held
	v.take(pick, ^uint8(0))
	return met
}

// pick returns a kind of some with pieces left, or none.
func (v *prover) pick(kinds []uint8) int {
	for _, k := range kinds {
		if v.rest[k] > 0 {
			return int(k)
		}
	}
	return none
}

// suits reports whether a piece of a kind may come at a step: not on a red cell
// if that is to hold another colour or has its civilisation already, and not
// before those of a twin.
func (v *prover) suits(step, pick int) bool {
	k := &v.p.kinds[pick]
	if v.red(step) && (int(k.civ) != v.p.claim && int(k.domain) != v.p.claim || v.redCivs(step)>>k.raw&1 != 0) {
		return false
	}
	return !v.early(k.civ) && !v.early(k.domain)
}

// redCivs returns the civilisations on red cells before a step, where a bridged domain
// claims them: no two of them may be the same.
func (v *prover) redCivs(step int) uint16 {
	var civs uint16
	if v.p.claim != none && v.p.colours[v.p.claim].bridged {
		for i := range step {
			if v.red(i) {
				civs |= 1 << v.p.kinds[v.at[i]].raw
			}
		}
	}
	return civs
}

// red reports whether the cell of a step is red and has to hold the colour that
// claims the gallery.
func (v *prover) red(step int) bool {
	return v.p.claim != none && v.p.board.red.Has(v.w.places[step])
}

// take takes n pieces of a kind from those to come.
func (v *prover) take(k int, n uint8) {
	v.rest[k] -= n
	civ, domain := v.p.kinds[k].civ, v.p.kinds[k].domain
	if civ != none {
		v.left[civ] -= n
	}
	if domain == none {
		return
	}
	v.left[domain] -= n
	if v.p.colours[domain].bridged {
		raw := v.p.kinds[k].raw
		v.come[domain] = v.come[domain]&^(1<<raw) | uint16(b2u(v.rest[k] > 0))<<raw
	}
	if civ != none {
		some := uint32(b2u(v.rest[k] > 0))
		v.mates[domain] = v.mates[domain]&^(1<<civ) | some<<civ
		v.mates[civ] = v.mates[civ]&^(1<<domain) | some<<domain
	}
}

// same reports whether kinds are one but for twins.
func (v *prover) same(kinds []uint8) bool {
	for _, k := range kinds[1:] {
		if v.twins.orbit[k] != v.twins.orbit[kinds[0]] {
			return false
		}
	}
	return true
}

// finish counts a complete arrangement.
func (v *prover) finish() bool {
	at := make([]uint8, v.p.board.Places())
	for step, place := range v.w.places {
		at[place] = v.at[step]
	}
	v.scorer.set(at)
	total := v.scorer.total()
	if total > v.best {
		v.best = total
		copy(v.bestAt, at)
	}
	return total >= v.target
}

// order lists the classes with pieces left, those first that carry on with
// most of what they touch.
func (v *prover) order(f *frontier, step int, c *classes, list []uint8) []uint8 {
	var near uint32
	for _, back := range v.w.stages[step].backs {
		for at := range f.label {
			if id := f.label[at][back]; id != none {
				near |= 1 << f.parts[id].colour
			}
		}
	}
	var some, others [Civs*Domains + Civs + 1]uint8 // those that carry on with one colour and with none
	n, m := 0, 0
	for class, colours := range c.colours {
		switch near := near & colours; {
		case near == 0:
			others[m] = uint8(class)
			m++
		case near&(near-1) == 0:
			some[n] = uint8(class)
			n++
		default:
			list = append(list, uint8(class))
		}
	}
	list = append(list, some[:n]...)
	return append(list, others[:m]...)
}
