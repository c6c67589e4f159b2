package cgexpo

import (
	"slices"

	"docent/rules"
)

// Move goes to a square of the recorded board by the way that brings most.
type Move struct {
	To   Square  `json:"to"`
	Also []Piece `json:"also,omitempty"` // picked up from squares that are not recorded
}

// Reachable returns where the active thief's roll leads; nil where squares are not tracked.
func (s *State) Reachable() *Reach {
	if s.Ended || !s.located(s.Turn) {
		return nil
	}
	return s.Reach(s.Turn, s.Scratch.Dice[0]+s.Scratch.Dice[1])
}

// unplaced lists what the thief may have picked up from a square that nobody recorded.
func (s *State) unplaced(seat rules.Seat) []Piece {
	var list []Piece
	for kind := range kindsOfItem {
		if p := itemOf(seat, Item(kind)); s.lies(p) && s.squareOf(p) == 0 {
			list = append(list, p)
		}
	}
	if s.lies(CDs) && s.squareOf(CDs) == 0 {
		list = append(list, CDs)
	}
	return list
}

// lies reports whether an item or the CDs lie on the board.
func (s *State) lies(p Piece) bool {
	at := s.loot(p).At
	return at == AtStart || at == OnBoard
}

// Fields asks for the square: those that can be reached, and those just out of reach that
// say why when they are chosen.
func (m Move) Fields(s *State, by rules.Seat) []rules.Field { return m.FieldsIn(s, by, nil) }

// FieldsIn returns the same as Fields, in memory that is lent.
func (Move) FieldsIn(s *State, by rules.Seat, memory *rules.Blanks) []rules.Field {
	r := s.rolled()
	defer r.giveBack()
	all, refused, taken := r.All(), r.Locked(), r.Taken()
	for y := range all {
		refused[y] = (refused[y] | taken[y]) &^ all[y]
	}
	fields := squareField(memory, 2, &all, &refused)
	fields[0].Open = true
	if loose := s.unplaced(by); len(loose) > 0 {
		also := rules.Field{Name: "also", Of: "figure", Max: len(loose), Many: true}
		for _, p := range loose {
			also.Options = append(also.Options, rules.Option{Value: p.String(), Copies: 1})
		}
		fields = append(fields, also)
	}
	return fields
}

// mayMove requires the move to be due, by squares.
func (s *State) mayMove(by rules.Seat) *rules.Refusal {
	if r := s.asked(askMove, by); r != nil {
		return r
	}
	if !s.located(by) {
		return notAsked
	}
	return nil
}

// Check requires a square that the roll leads to.
func (m Move) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayMove(by); r != nil {
		return r
	}
	r := s.rolled()
	defer r.giveBack()
	h, ok := r.Best(m.To)
	if !ok {
		return s.whyNot(r, m.To)
	}
	return s.mayTake(by, m.Also, h)
}

// mayTake judges what is said to have been picked up unseen.
func (s *State) mayTake(by rules.Seat, also []Piece, h Haul) *rules.Refusal {
	if len(also) == 0 {
		return nil
	}
	loose := s.unplaced(by)
	for i, p := range also {
		if !slices.Contains(loose, p) || slices.Contains(also[:i], p) {
			return notYours[by]
		}
	}
	armed := h.Items().Has(Studson) || s.Thieves[by].has(Studson) || slices.Contains(also, itemOf(by, Studson))
	if slices.Contains(also, CDs) && !armed {
		return noStudson[by]
	}
	return nil
}

var (
	notYours  = bySeat("CG-MOV-3", "not-yours")
	noStudson = bySeat("CG-MOV-5", "no-studson")
)

// WhyNot returns why the active thief's move cannot end on a square; nil where it can, or where
// squares are not tracked.
func (s *State) WhyNot(to Square) *rules.Refusal {
	r := s.Reachable()
	if r == nil || r.Can(to) {
		return nil
	}
	return s.whyNot(r, to)
}

// WhyNotThere returns why what is to be put on a square does not go there; nil where it does, or where nothing is to be put.
func (s *State) WhyNotThere(to Square, by rules.Seat) *rules.Refusal {
	switch do, _ := s.Next(); do {
	case askPut:
		return Put{To: to}.Check(s, by)
	case askPlace:
		return Place{To: to}.Check(s, by)
	case askStop:
		return Stop{To: to}.Check(s, by)
	case askCarl:
		return Janitor{To: to}.Check(s, by)
	}
	return nil
}

// whyNot explains why a square cannot be reached.
func (s *State) whyNot(r *Reach, to Square) *rules.Refusal {
	about := aboutSquare(to)
	b := &s.Prints.Board
	t := &s.Thieves[r.seat]
	zone := b.Zone(to)
	solid := r.solid
	fix := seatThing(int(r.seat))
	switch {
	case zone == Nowhere:
		return &rules.Refusal{Rule: "CG-MOV-1", Key: "no-square", About: about, Fix: fix}
	case to == r.cds && !t.has(Studson):
		return &rules.Refusal{Rule: "CG-MOV-5", Key: "cds-no-studson", About: about, Fix: fix}
	case solid.Has(to):
		return s.whoIsThere(to, about)
	case !t.May(zone):
		return lockedSquare(about, zone, fix)
	}
	steps := r.onFoot(to, t.entries())
	if steps == 0 {
		for room := VIP; room <= Museum; room++ {
			if !t.May(room) && r.onFoot(to, t.entries().with(room)) > 0 {
				return lockedSquare(about, room, fix)
			}
		}
	}
	about = append(about, pipCount(r.Pips))
	switch {
	case steps > r.Pips:
		return &rules.Refusal{Rule: "CG-MOV-1", Key: "too-far", About: append(about, stepCount(steps-r.Pips)), Fix: fix}
	case steps > 0 && (r.Pips-steps)%2 != 0:
		return &rules.Refusal{Rule: "CG-MOV-2", Key: "whole-roll", About: about, Fix: fix}
	}
	return &rules.Refusal{Rule: "CG-MOV-1", Key: "walls", About: about, Fix: fix}
}

func lockedSquare(about []rules.Thing, room Zone, fix rules.Thing) *rules.Refusal {
	about = append(about, zoneThing[room], itemThing[room.Opener()])
	return &rules.Refusal{Rule: "CG-MOV-4", Key: "locked", About: about, Fix: fix}
}

// entries returns the doors that the thief passes with what he has.
func (t *Thief) entries() Doors {
	var open Doors
	for room := VIP; room <= Museum; room++ {
		if t.May(room) {
			open = open.with(room)
		}
	}
	return open
}

// onFoot counts the steps of the shortest way to a square past walls and the doors that stand open; 0 where none leads.
func (r *Reach) onFoot(to Square, open Doors) int {
	if to == r.From {
		return 2 // there and back
	}
	way := r.board.through(open)
	var been Plane
	been.Add(r.From)
	for n := 1; ; n++ {
		on := been
		way.spread(r.board.height, &been, &on)
		switch {
		case on.Has(to):
			return n
		case on == been:
			return 0
		}
		been = on
	}
}

// whoIsThere names what takes a square.
func (s *State) whoIsThere(q Square, about []rules.Thing) *rules.Refusal {
	for p := Scott; p < lastPiece; p++ {
		if !s.pieceInPlay(p) || s.squareOf(p) != q {
			continue
		}
		about = append(about, pieceThing[p])
		if p.isFigure() {
			return &rules.Refusal{Rule: "CG-MOV-2", Key: "taken-by", About: about, Fix: sheetOf(p)}
		}
		return &rules.Refusal{Rule: "CG-MOV-3", Key: "item-of-another", About: about, Fix: sheetOf(p)}
	}
	return notAsked
}

// sheetOf returns the correction sheet of a piece.
func sheetOf(p Piece) rules.Thing {
	if seat, _, ok := p.item(); ok {
		return rules.Of("pack", seat)
	}
	if p >= firstThief {
		return seatThing(int(p - firstThief))
	}
	return pieceThing[p]
}

// Apply goes there.
func (m Move) Apply(s *State, by rules.Seat, log *rules.Log) {
	r := s.rolled()
	defer r.giveBack()
	h, _ := r.Best(m.To)
	s.arrive(r, m.To, h, m.Also, log)
}

// arrive moves the thief and collects the haul.
func (s *State) arrive(r *Reach, to Square, h Haul, also []Piece, log *rules.Log) {
	t := &s.Thieves[r.seat]
	cds := r.cds != 0 && to == r.cds || slices.Contains(also, CDs)
	s.tellMove(r, to, log)
	t.Spot = Spot{Square: to}
	for kind := range kindsOfItem {
		if h.Items().Has(Item(kind)) || slices.Contains(also, itemOf(r.seat, Item(kind))) {
			s.take(r.seat, Item(kind), log)
		}
	}
	for zone := VIP; zone <= Museum; zone++ {
		if h.Doors().Has(zone) {
			s.open(r.seat, zone, log)
		}
	}
	s.moved(cds, log)
}

func (s *State) tellMove(r *Reach, to Square, log *rules.Log) {
	if log.Silent() {
		return
	}
	log.Tell("CG-MOV-1", r.seat, "moved", squareThing(to))
	if to == r.cds || r.exit.Has(to) {
		return
	}
	for _, f := range r.layer(r.Pips) {
		if f.At.Has(to) {
			return
		}
	}
	log.Tell("CG-MOV-2", r.seat, "stopped-short", squareThing(to))
}

// take picks an own item up (CG-MOV-3).
func (s *State) take(seat rules.Seat, i Item, log *rules.Log) {
	s.Thieves[seat].Items[i] = Loot{At: InPack}
	log.Tell("CG-MOV-3", seat, "takes", itemThing[i])
}

// open opens a door for good (CG-MOV-4).
func (s *State) open(seat rules.Seat, zone Zone, log *rules.Log) {
	t := &s.Thieves[seat]
	t.Opened = t.Opened.with(zone)
	log.Tell("CG-MOV-4", seat, "opens", zoneThing[zone], itemThing[zone.Opener()])
}

// moved goes on after a move: the CDs, the way out, or the rest of the turn.
func (s *State) moved(cds bool, log *rules.Log) {
	switch {
	case cds:
		s.takeCDs(s.Turn, log)
	case s.carrier() == s.Turn && s.ZoneOf(s.Turn) == Exit:
		s.won(log)
	default:
		s.afterMove(log)
	}
	s.settle(log)
}

// Route goes to a square by another way: it brings other items and doors.
type Route struct {
	To    Square `json:"to"`
	Take  []Item `json:"take,omitempty"`
	Doors []Zone `json:"doors,omitempty"`
}

// haul returns what the way is said to bring; false where that says something twice.
func (x Route) haul() (Haul, bool) {
	h := Haul(0)
	for _, i := range x.Take {
		if h.Items().Has(i) {
			return 0, false
		}
		h = h.withItem(i)
	}
	for _, z := range x.Doors {
		if z.door() == 0 || h.Doors().Has(z) {
			return 0, false
		}
		h = h.withDoor(z.door())
	}
	return h, true
}

// routeOf returns the move to a square with that haul.
func routeOf(to Square, h Haul) Route {
	x := Route{To: to}
	for kind := range kindsOfItem {
		if h.Items().Has(Item(kind)) {
			x.Take = append(x.Take, Item(kind))
		}
	}
	for zone := VIP; zone <= Museum; zone++ {
		if h.Doors().Has(zone) {
			x.Doors = append(x.Doors, zone)
		}
	}
	return x
}

// Check requires such a way.
func (x Route) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.mayMove(by); r != nil {
		return r
	}
	h, ok := x.haul()
	r := s.rolled()
	defer r.giveBack()
	switch {
	case !r.Can(x.To):
		return s.whyNot(r, x.To)
	case !ok || !r.Allows(x.To, h):
		return &rules.Refusal{Rule: "CG-MOV-3", Key: "no-such-way", About: aboutSquare(x.To), Fix: seatThing(int(by))}
	}
	return nil
}

// Apply goes there.
func (x Route) Apply(s *State, by rules.Seat, log *rules.Log) {
	r := s.rolled()
	defer r.giveBack()
	h, _ := x.haul()
	s.arrive(r, x.To, h, nil, log)
}
