package cgexpo

import (
	"math/bits"

	"docent/rules"
)

// Haul holds what a move brings beside the square: own items picked up and doors opened for
// good on the way.
type Haul uint8

const doorBit = kindsOfItem // the bits of doors stand above those of items

// Items returns the items picked up.
func (h Haul) Items() Items { return Items(h & (1<<doorBit - 1)) }

// Doors returns the doors opened.
func (h Haul) Doors() Doors { return Doors(h >> doorBit) }

func (h Haul) withItem(i Item) Haul  { return h | 1<<i }
func (h Haul) withDoor(num int) Haul { return h | 1<<(doorBit+num-1) }

// rank orders hauls: more items first, then more doors.
func (h Haul) rank() int {
	return bits.OnesCount8(uint8(h.Items()))<<12 | bits.OnesCount8(uint8(h.Doors()))<<8 | int(h)
}

// within reports whether another haul is all this and more.
func (h Haul) within(other Haul) bool { return h != other && h&other == h }

// Found is a set of squares that are reached with the same haul.
type Found struct {
	Haul Haul
	At   Plane
}

// Reach is where a thief's roll leads (CG-MOV-1 to CG-MOV-5).
type Reach struct {
	From Square
	Pips int
	Ends []Found // where the move may end, with every haul that no other one tops

	quest
	seat   rules.Seat
	board  terrain
	solid  Plane             // what nobody may end on, but for the CDs
	exit   Plane             // ends the move of who carries the CDs
	layers []Found           // after each step, one behind the other
	rests  [16]chain         // by what opens
	planes []Plane           // of all chains: from where steps over taken squares alone lead
	starts [mostPips + 2]int // where each layer begins
}

// chain is a part of the planes: for one step, for two and so on. An endless one goes on with
// its last plane for ever.
type chain struct {
	from, upTo int16
	endless    bool
}

// Reach works out where a thief may go with so many pips. The thief stands on a square of
// the recorded board.
func (s *State) Reach(seat rules.Seat, pips int) *Reach {
	r := &Reach{}
	s.search(seat, pips, r)
	return r
}

// search finds where so many pips lead, unless the same was searched last.
func (s *State) search(seat rules.Seat, pips int, r *Reach) {
	r.seat = seat
	var asked quest
	s.quest(seat, pips, &asked)
	if asked == r.quest {
		return
	}
	if asked.rows != r.rows {
		s.Prints.Board.terrain(&r.board)
	}
	r.quest, r.From, r.Pips = asked, asked.from, pips
	r.solid = asked.solid()
	r.exit = Plane{}
	if r.carry {
		r.exit = s.Prints.Board.zonePlane(Exit)
	}
	r.rests = [16]chain{}
	r.layers, r.planes, r.Ends = append(r.layers[:0], Found{}), r.planes[:0], r.Ends[:0]
	r.layers[0].At.Add(r.From)
	r.starts[1] = 1
	for n := 1; n <= pips; n++ {
		r.step(n)
		r.starts[n+1] = len(r.layers)
	}
	r.end()
}

func (r *Reach) has(h Haul, i Item) bool {
	return (h.Items() | r.held).Has(i)
}

// opens reports whether the door of a number lets the thief pass, and what he has then.
func (r *Reach) opens(h Haul, door int) (Haul, bool) {
	if door == 0 {
		return h, true
	}
	zone := Floor + Zone(door)
	switch {
	case (h.Doors() | r.opened).Has(zone):
		return h, true
	case r.has(h, opener(door)):
		return h.withDoor(door), true
	}
	return h, false
}

// layer returns what the n-th step led to.
func (r *Reach) layer(n int) []Found { return r.layers[r.starts[n]:r.starts[n+1]] }

// step makes the n-th step from everywhere.
func (r *Reach) step(n int) {
	begin, upTo := r.starts[n-1], r.starts[n]
	for i := begin; i < upTo; i++ {
		h := r.layers[i].Haul
		r.walk(i, upTo, h, r.board.through(h.Doors()|r.opened))
		for shut := r.openTo(h) &^ (h.Doors() | r.opened); shut != 0; shut &= shut - 1 {
			num := bits.TrailingZeros8(uint8(shut)) + 1
			if r.meet(&r.layers[i].At, &r.board.leaving[num]) {
				r.walk(i, upTo, h.withDoor(num), &r.board.door[num])
			}
		}
	}
	if !r.house.ExactLanding {
		r.layers = r.collect(r.layers, upTo)
		r.stopAtCDs(upTo)
	}
	if r.carry {
		r.leave(upTo)
	}
	kept := r.prune(r.layers[upTo:], func(h, other Haul) bool { return r.has(h, Studson) == r.has(other, Studson) })
	r.layers = r.layers[:upTo+kept]
}

// walk adds where a step from the i-th squares leads that way, with the haul after it.
func (r *Reach) walk(i, upTo int, h Haul, way *ways) {
	to := upTo
	for to < len(r.layers) && r.layers[to].Haul != h {
		to++
	}
	if to == len(r.layers) {
		r.layers = append(r.layers, Found{Haul: h})
	}
	way.spread(r.board.height, &r.layers[i].At, &r.layers[to].At)
	if r.house.NoPassing {
		r.clear(&r.layers[to].At, h)
	}
}

// meet reports whether two sets share a square.
func (r *Reach) meet(a, b *Plane) bool {
	var both uint32
	some, others := a[:r.board.height], b[:r.board.height]
	for y := range some {
		both |= some[y] & others[y]
	}
	return both != 0
}

// gather adds squares to those of the same haul, from a place of the list on.
func (r *Reach) gather(list []Found, from int, h Haul, at *Plane) []Found {
	for i := from; i < len(list); i++ {
		if list[i].Haul == h {
			for y := range r.board.height {
				list[i].At[y] |= at[y]
			}
			return list
		}
	}
	return append(list, Found{h, *at})
}

// collect picks up own items where they lie (CG-MOV-3).
func (r *Reach) collect(list []Found, from int) []Found {
	for kind, q := range r.own {
		if q == 0 {
			continue
		}
		for i := from; i < len(list); i++ {
			if h := list[i].Haul; list[i].At.Has(q) && !h.Items().Has(Item(kind)) {
				var at Plane
				at.Add(q)
				list[i].At.remove(q)
				list = r.gather(list, from, h.withItem(Item(kind)), &at)
			}
		}
	}
	return list
}

// stopAtCDs ends the moves of those who may take the CDs (CG-MOV-5, CG-Q6).
func (r *Reach) stopAtCDs(from int) {
	for i := from; i < len(r.layers); i++ {
		if f := &r.layers[i]; f.At.Has(r.cds) && r.has(f.Haul, Studson) {
			var at Plane
			at.Add(r.cds)
			r.stop(f, &at)
		}
	}
}

// leave ends the moves of who carries the CDs outside, by the shortest ways: who is out needs
// nothing more (CG-FR-6).
func (r *Reach) leave(from int) {
	fresh := r.exit
	for i := range r.Ends {
		for y := range r.board.height {
			fresh[y] &^= r.Ends[i].At[y]
		}
	}
	for i := from; i < len(r.layers); i++ {
		f := &r.layers[i]
		r.stop(f, &fresh)
		for y := range r.board.height {
			f.At[y] &^= r.exit[y]
		}
	}
}

// stop ends the moves that come to one of the squares.
func (r *Reach) stop(f *Found, at *Plane) {
	if !r.meet(&f.At, at) {
		return
	}
	var here Plane
	for y := range r.board.height {
		here[y] = f.At[y] & at[y]
		f.At[y] &^= at[y]
	}
	r.Ends = r.gather(r.Ends, 0, f.Haul, &here)
}

// clear takes away what nobody with that haul may end on.
func (r *Reach) clear(p *Plane, h Haul) {
	rows, solid := p[:r.board.height], r.solid[:r.board.height]
	for y := range rows {
		rows[y] &^= solid[y]
	}
	if !r.has(h, Studson) {
		p.remove(r.cds)
	}
}

// blocked returns what nobody with that haul may end on.
func (r *Reach) blocked(h Haul) Plane {
	p := r.solid
	if !r.has(h, Studson) {
		p.Add(r.cds)
	}
	return p
}

// prune drops squares that are reached with a better haul, where that is no less free. It
// returns how many hauls are left, in front.
func (r *Reach) prune(list []Found, alike func(h, other Haul) bool) int {
	for i := range list {
		for j := range list {
			if list[i].Haul.within(list[j].Haul) && alike(list[i].Haul, list[j].Haul) {
				for y := range r.board.height {
					list[i].At[y] &^= list[j].At[y]
				}
			}
		}
	}
	kept := 0
	for i := range list {
		if !list[i].At.emptyIn(r.board.height) {
			if kept != i {
				list[kept] = list[i]
			}
			kept++
		}
	}
	return kept
}

// end collects where the move may end: after the last pip, before squares that are taken,
// or anywhere with the house rule (CG-MOV-2).
func (r *Reach) end() {
	for n := range r.Pips + 1 {
		for i := r.starts[n]; i < r.starts[n+1]; i++ {
			f := &r.layers[i]
			at := f.At
			if n < r.Pips && !r.house.FreeStop {
				short := r.short(f.Haul, r.Pips-n)
				if short == nil || !r.meet(&f.At, short) {
					continue
				}
				for y := range r.board.height {
					at[y] &= short[y]
				}
			}
			r.clear(&at, f.Haul)
			if !at.emptyIn(r.board.height) {
				r.Ends = r.gather(r.Ends, 0, f.Haul, &at)
			}
		}
	}
	if r.house.ExactLanding {
		r.Ends = r.collect(r.Ends, 0)
	}
	r.Ends = r.Ends[:r.prune(r.Ends, func(Haul, Haul) bool { return true })]
	if len(r.Ends) == 0 {
		r.Ends = append(r.Ends, Found{})
		r.Ends[0].At.Add(r.From)
	}
}

// short returns the squares from which the rest of the pips leads over taken squares only: there
// the thief may stop early (CG-Q4). It is nil where there are none.
func (r *Reach) short(h Haul, rest int) *Plane {
	if r.house.NoPassing {
		rest = 1
	}
	c := &r.rests[r.key(h)]
	if c.upTo == 0 {
		r.onward(c, h)
	}
	place, last := int(c.from)+rest-1, int(c.upTo)-1
	switch {
	case place <= last:
		return &r.planes[place]
	case c.endless:
		return &r.planes[last]
	}
	return nil
}

// openTo returns the doors that open with a haul.
func (r *Reach) openTo(h Haul) Doors {
	open := h.Doors() | r.opened
	if r.has(h, Pass) {
		open = open.with(VIP)
	}
	if r.has(h, Key) {
		open = open.with(Casino).with(Museum)
	}
	return open
}

// key tells hauls apart by the doors that open and by whether the CDs may be taken.
func (r *Reach) key(h Haul) int {
	key := int(r.openTo(h)) << 1
	if r.has(h, Studson) {
		key++
	}
	return key
}

// onward works out a chain: from where one step, two steps and so on lead over taken squares
// only. Longer ways begin on fewer squares. The last plane is the one behind which there is
// none, or all are the same.
func (r *Reach) onward(c *chain, h Haul) {
	taken, way := r.blocked(h), r.board.through(r.openTo(h))
	*c = chain{from: int16(len(r.planes))}
	to := taken
	for more := r.Pips; more > 0 && !c.endless; more-- {
		r.planes = append(r.planes, Plane{})
		from := &r.planes[len(r.planes)-1]
		way.before(r.board.height, &to, from)
		any, fewer := uint32(0), uint32(0)
		for y := range r.board.height {
			row := from[y] & taken[y]
			any |= row
			fewer |= row ^ to[y]
			to[y] = row
		}
		if any == 0 {
			break
		}
		c.endless = fewer == 0
	}
	c.upTo = int16(len(r.planes))
}
