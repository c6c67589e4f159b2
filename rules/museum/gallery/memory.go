package gallery

import (
	"math/bits"
	"sync"
	"sync/atomic"
)

// memory holds what the prover knows of frontiers that it has been at: that no
// way to go on from there brings so many more points. Frontiers are told apart
// in full, not by a hash alone, so that none is taken for another. Workers share it.
type memory struct {
	once   sync.Once
	ready  atomic.Bool        // whether there is room
	guards [guards]sync.Mutex // of places, by their number
	slots  []memo             // none before the first is stored
	mask   uint64
}

// guards is how many places can be looked at at once.
const guards = 64

// memoryBits makes room for half a million frontiers, 28 MiB.
const memoryBits = 19

type memo struct {
	words [keyWords]uint64
	need  int32
	step  int32
}

func newMemory(bits int) *memory {
	m := &memory{}
	m.make(bits)
	return m
}

// make makes room, once.
func (m *memory) make(bits int) {
	m.once.Do(func() {
		m.slots, m.mask = make([]memo, 1<<bits), 1<<bits-1
		m.ready.Store(true)
	})
}

// guard returns the guard of the two places for a hash.
func (m *memory) guard(hash uint64) *sync.Mutex { return &m.guards[hash>>1%guards] }

const keyWords = 6

// key is a frontier, with everything that what is still to come depends on,
// written down bit by bit.
type key struct {
	memo
	used  uint
	hash  uint64
	valid bool
}

func (k *key) write(value uint64, bits uint) {
	if k.used+bits > keyWords*64 {
		k.valid = false
		return
	}
	word, at := k.used/64, k.used%64
	k.words[word] |= value << at
	if at+bits > 64 {
		k.words[word+1] |= value >> (64 - at)
	}
	k.used += bits
}

func (k *key) close() {
	hash := uint64(k.step)
	for _, word := range k.words {
		hash = (hash ^ word) * 0x9e3779b97f4a7c15
		hash ^= hash >> 29
	}
	k.hash = hash
}

// knows reports whether the points that a key needs are out of reach from there.
func (m *memory) knows(k *key) bool {
	if !k.valid || !m.ready.Load() {
		return false
	}
	g := m.guard(k.hash)
	g.Lock()
	defer g.Unlock()
	for i := range uint64(2) {
		s := &m.slots[(k.hash^i)&m.mask]
		if s.step == k.step && s.words == k.words {
			return k.need >= s.need
		}
	}
	return false
}

// store notes that the points a key needs are out of reach. Of two places it
// takes the one of the same frontier or else of the later step.
func (m *memory) store(k *key) {
	if !k.valid {
		return
	}
	m.make(memoryBits)
	g := m.guard(k.hash)
	g.Lock()
	defer g.Unlock()
	at := &m.slots[k.hash&m.mask]
	other := &m.slots[(k.hash^1)&m.mask]
	same := other.step == k.step && other.words == k.words
	if at.step == k.step && at.words == k.words {
		same = false
	} else if same || other.step > at.step || other.step == 0 {
		at = other
	}
	*at = k.memo
}

// recall writes down the key of a frontier before a step and tells whether the
// target is known to be out of reach from there.
func (v *prover) recall(f *frontier, step int, k *key) bool {
	if step < max(v.depth, 1) || step > len(v.w.places)-4 || len(v.p.lots) > 0 {
		return false
	}
	k.valid, k.step = true, int32(step)+v.number<<8
	order := v.rank(f, &v.w.stages[step-1], step)
	v.writePieces(f, step, k, order)
	won, reached := v.p.fixed+v.p.bonus, uint64(0)
	for c := range v.p.colours {
		col := &v.p.colours[c]
		if f.over>>c&1 == 0 {
			continue
		}
		won += col.points[f.base[c]]
		if f.base[c] >= smallest {
			reached += uint64(col.weight)
		}
	}
	if v.p.patron != nil {
		k.write(reached, 8)
	}
	v.writeParts(f, step, k, order)
	if v.p.claim != none && v.p.colours[v.p.claim].bridged && v.w.stages[step-1].reds > 0 {
		v.writeSet(v.redCivs(step), k, order)
	}
	k.need = int32(v.target - won)
	k.close()
	return v.memory.knows(k)
}

// writePieces writes down the pieces to come and what of those laid the mirror
// still asks for. A colour that is not settled has as many pieces of its own as there
// are besides those that it shares with others.
func (v *prover) writePieces(f *frontier, step int, k *key, order *ranking) {
	for _, c := range order.colours[:len(v.p.colours)] {
		over := f.over >> c & 1
		if k.write(uint64(over), 1); over == 0 {
			k.write(uint64(v.left[c]), v.digits)
		}
	}
	for _, domain := range order.colours[v.p.domains:len(v.p.colours)] {
		if f.over>>domain&1 != 0 {
			continue
		}
		bridged := v.p.colours[domain].bridged
		for _, civ := range order.colours[:v.p.domains] {
			if bridged || f.over>>civ&1 == 0 {
				v.writeCrossing(domain, civ, k)
			}
		}
		if bridged {
			v.writeLoners(domain, k)
		}
	}
	m := &v.mirror
	if step <= m.until {
		k.write(v.mirrorBits(0), 8)
	}
	if m.one != none && step > m.one && step <= m.other {
		k.write(v.mirrorBits(m.one), 8)
	}
}

// writeCrossing writes down how many pieces to come have two colours.
func (v *prover) writeCrossing(domain, civ int8, k *key) {
	n := uint64(0)
	if v.mates[domain]>>civ&1 != 0 {
		n = uint64(v.rest[v.crossing[domain][civ]])
	}
	k.write(n, v.copies)
}

// writeLoners writes down the pieces of a bridged domain that have no other colour.
func (v *prover) writeLoners(domain int8, k *key) {
	for _, raw := range v.loners {
		n := uint64(0)
		if kind := v.lone[domain][raw]; kind > 0 {
			n = uint64(v.rest[kind-1])
		}
		k.write(n, v.digits)
	}
}

// writeParts writes down the parts on the frontier and, of colours that can
// still change, the largest part that is closed.
func (v *prover) writeParts(f *frontier, step int, k *key, order *ranking) {
	s, o := &v.w.stages[step-1], &v.outlooks[step]
	var now [maxColours]uint8
	for at := range f.label {
		first := [layer]uint8{}
		for x, slot := range s.live {
			id := f.label[at][slot]
			if id == none {
				k.write(0, 1)
				continue
			}
			if seen := first[int(id)-at*layer]; seen > 0 {
				k.write(1|uint64(seen-1)<<2, 6)
				continue
			}
			first[int(id)-at*layer] = uint8(x + 1)
			v.writePart(&f.parts[id], o, k, order)
			now[f.parts[id].colour] = max(now[f.parts[id].colour], f.parts[id].measure(v.p))
		}
	}
	if v.p.claim != none {
		k.write(b2u(f.sealed), 1)
	}
	for _, c := range order.colours[:len(v.p.colours)] {
		if f.over>>c&1 != 0 {
			continue
		}
		closed := f.base[c] >= smallest && f.base[c] > now[c]
		k.write(b2u(closed), 1)
		if closed {
			k.write(uint64(f.base[c]), 6)
		}
	}
}

func (v *prover) writePart(t *part, o *outlook, k *key, order *ranking) {
	k.write(3, 2)
	k.write(uint64(order.of[t.colour]), 5)
	if v.p.colours[t.colour].bridged {
		v.writeCivs(t, o, k, order)
	} else {
		k.write(uint64(t.size), 6)
	}
	if int(t.colour) == v.p.claim {
		k.write(b2u(t.red), 1)
	}
}

// writeCivs writes down the civilisations in a part of a bridged domain that can
// be laid again or are in another part, and how many others there are.
func (v *prover) writeCivs(t *part, o *outlook, k *key, order *ranking) {
	c := t.colour
	shared := t.civs & (v.come[c] | o.twice[c])
	k.write(uint64(bits.OnesCount16(t.civs&^shared)), 4)
	v.writeSet(shared, k, order)
}

// writeSet writes down which civilisations with several cards of a bridged domain
// are in a set.
func (v *prover) writeSet(civs uint16, k *key, order *ranking) {
	for _, c := range order.colours[:v.p.domains] {
		if raw := v.p.colours[c].group; v.repeated>>raw&1 != 0 {
			k.write(uint64(civs>>raw&1), 1)
		}
	}
	for _, raw := range v.loners {
		if v.repeated>>raw&1 != 0 {
			k.write(uint64(civs>>raw&1), 1)
		}
	}
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
