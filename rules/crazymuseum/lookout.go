package crazymuseum

import (
	"slices"

	"docent/rules"
)

// watchable reports whether a guard may find something in a room that only the table sees:
// thieves, what is marked, or what may lie there, for which the table is asked once in a
// night. After some clashes that is thieves only (CM-Q65).
func (s *State) watchable(room int, onlyThieves bool) bool {
	if r := s.room(room); !onlyThieves && (r.Marked || !r.Asked) {
		return true
	}
	return s.nextFound(room) >= 0
}

// forget has every room asked about again.
func (s *State) forget() {
	for i := range s.Rooms {
		s.Rooms[i].Asked = false
	}
}

// Quiet records that tonight nothing lies anywhere for a guard to find, but for what is marked.
type Quiet struct{}

// Check requires a guard in some room, and a room not asked about.
func (Quiet) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != askWatch || by != rules.Table || s.Phase == Players || !s.unasked() {
		return notAsked
	}
	return nil
}

// unasked reports whether a room is left which the table may be asked about.
func (s *State) unasked() bool {
	return slices.ContainsFunc(s.Rooms, func(r Room) bool { return !r.Marked && !r.Asked })
}

// Apply asks for thieves and marked rooms alone until the night is over.
func (Quiet) Apply(s *State, _ rules.Seat, log *rules.Log) {
	for i := range s.Rooms {
		r := &s.Rooms[i]
		r.Asked = r.Asked || !r.Marked
	}
	log.Tell("CM-GUARD-8", rules.Table, "quiet-night")
	s.settle(log)
}

// Watch holds what a guard finds in the room he entered.
type Watch struct {
	Caught []rules.Seat `json:"caught,omitempty"` // who did not hide
	Loose  bool         `json:"loose"`            // abandoned objects
	Card   string       `json:"card"`             // a power-up that stops him, or none
}

const noTrap = "none"

var trapWords = []string{noTrap, "smoke", "fake", "banana", "slippery"}

// Fields asks for what is there: the thieves among those who stand in the room.
func (w Watch) Fields(s *State, _ rules.Seat) []rules.Field {
	var here []string
	if g := s.guard(s.next().Guard); g != nil {
		for _, seat := range s.thievesIn(g.Room) {
			if s.Thieves[seat].Hidden == Seen { // who hides from another guard goes on (CM-Q38)
				here = append(here, numerals[seat])
			}
		}
	}
	var fields []rules.Field
	if s.next().Left != thievesOnly {
		fields = []rules.Field{rules.Flag("loose"), rules.Pick("card", "trap", trapWords...)}
	}
	if len(here) > 0 {
		caught := rules.Several("caught", "seat", 0, len(here), here...).Once()
		fields = append([]rules.Field{caught}, fields...)
	}
	return fields
}

// Check requires the question open and thieves of that room.
func (w Watch) Check(s *State, by rules.Seat) *rules.Refusal {
	t := s.next()
	if t.Do != askWatch || by != rules.Table {
		return notAsked
	}
	if t.Left == thievesOnly && (w.Loose || w.Card != noTrap) {
		return notAsked
	}
	if !slices.Contains(trapWords, w.Card) {
		return notThatDeck
	}
	for i, seat := range w.Caught {
		if seat < 0 || int(seat) >= s.seats() || slices.Contains(w.Caught[:i], seat) || !s.sees(t.Guard, seat) {
			return notThere
		}
	}
	return nil
}

var notThere = &rules.Refusal{Rule: "CM-CATCH-1", Key: "not-there", Fix: "play"}

// Apply resolves it in the printed order: a power-up shields the rest (CM-GUARD-8).
func (w Watch) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	if r := s.room(s.guard(t.Guard).Room); t.Left != thievesOnly && s.Phase != Players {
		r.Asked = true
	}
	if w.Card == Slippery.String() {
		s.first(guardTask(slips, t.Guard).left(w.bits()))
	} else {
		s.findsAll(w, t.Guard, log)
	}
	s.settle(log)
}

// bits packs what else the table said into a task, watchOf unpacks it.
func (w Watch) bits() int {
	n := 0
	if w.Loose {
		n = 1
	}
	for _, seat := range w.Caught {
		n |= 2 << seat
	}
	return n
}

func watchOf(bits int) Watch {
	w := Watch{Loose: bits&1 > 0, Card: Slippery.String()}
	for seat := range rules.Seat(mostSeats) {
		if bits&(2<<seat) > 0 {
			w.Caught = append(w.Caught, seat)
		}
	}
	return w
}

// watchSlips has a guard slide, once it is known whether a door is in the way.
func (s *State) watchSlips(t Task, log *rules.Log) {
	if g := s.guard(t.Guard); s.slidesOn(t.Guard) && s.askDoubtBeyond(g.Room, g.Heading) {
		return
	}
	s.done()
	w := watchOf(t.Left)
	w.Caught = slices.DeleteFunc(w.Caught, func(seat rules.Seat) bool { return !s.sees(t.Guard, seat) })
	s.findsAll(w, t.Guard, log)
}

// sees reports whether a thief is in a guard's room and nothing hides it.
func (s *State) sees(guard int, seat rules.Seat) bool {
	t := &s.Thieves[seat]
	return t.in() && t.Hidden == Seen && t.Room == s.guard(guard).Room
}

// findsAll settles all that a guard finds in his room.
func (s *State) findsAll(w Watch, guard int, log *rules.Log) {
	room := s.guard(guard).Room
	if w.Loose && w.Card == noTrap {
		s.room(room).Marked = false
	}
	if w.Card != noTrap {
		var kind CardKind
		rules.Must(kind.UnmarshalText([]byte(w.Card)))
		all := s.watchCard(guard, kind, log)
		s.room(room).Marked = kind == Smoke || all && w.Loose || kind == Slippery && !all
		if all {
			w.tellShielded(guard, room, kind, log)
			s.unfound(guard, room)
			return
		}
		if kind == Smoke {
			Watch{Caught: w.Caught}.tellShielded(guard, room, kind, log)
			w.Caught = nil
		}
	}
	s.findsUnshielded(w, guard, room, log)
	s.unfound(guard, room)
}

// tellShielded tells what the table saw and a power-up kept from a guard (CM-Q68).
func (w Watch) tellShielded(guard, room int, kind CardKind, log *rules.Log) {
	for _, seat := range w.Caught {
		log.Tell("CM-GUARD-8", seat, "shielded", roomThings[room], cardThings[kind], guardThings[guard])
	}
	if w.Loose {
		log.Tell("CM-GUARD-8", rules.Table, "objects-shielded", roomThings[room], cardThings[kind], guardThings[guard])
	}
}

// unfound has whoever a guard did not catch hide from him as long as he stays in the
// room (CM-HIDE-4).
func (s *State) unfound(guard, room int) {
	if s.guard(guard).Room != room {
		return
	}
	for _, seat := range s.thievesIn(room) {
		if t := &s.Thieves[seat]; t.Hidden == Seen {
			t.Hidden = Free
		}
	}
}

// findsUnshielded resolves what a guard finds whom no power-up stops.
func (s *State) findsUnshielded(w Watch, guard, room int, log *rules.Log) {
	for _, seat := range w.Caught {
		s.caughtBy(seat, guard, log)
	}
	if w.Loose && s.Phase != Over {
		log.Tell("CM-GUARD-10", rules.Table, "guard-finds", guardThings[guard], roomThings[room])
		s.raise(guard, "CM-ALERT-2", log)
	}
	if len(w.Caught) == 0 && !w.Loose && w.Card == noTrap {
		log.Tell("CM-GUARD-8", rules.Table, "guard-finds-nothing", guardThings[guard], roomThings[room])
	}
}

// watchCard resolves a power-up that the table found before a guard's feet. It reports whether
// he finds nothing else: it shields the rest of the room, unless the table plays one after
// the other (CM-Q68, CM-Q92), and a floor on which he does not slide stops nobody.
func (s *State) watchCard(guard int, kind CardKind, log *rules.Log) bool {
	room := s.guard(guard).Room
	switch kind {
	case Fake:
		log.Tell("CM-VC-8", rules.Table, "guard-finds-fake", guardThings[guard], roomThings[room], s.guardLosing(guard))
		s.raise(guard, "CM-ALERT-3", log)
		s.guardLoses(guard)
	case Banana:
		s.guardSlips(guard, log)
	case Slippery:
		return s.watchSlide(guard, log)
	default:
		log.Tell("CM-VC-7", rules.Table, "guard-in-smoke", guardThings[guard], roomThings[room], s.guardLosing(guard))
		s.guardLoses(guard)
	}
	return !s.House.PrioritySequential
}

// slidesOn reports whether a guard walks on his own turn, and was not put where he is.
func (s *State) slidesOn(guard int) bool {
	return s.Phase == Night && s.Walking == guard && !s.guard(guard).Ended
}

// watchSlide takes a guard on in the direction he walked; who was put there stays
// (CM-Q95), and finds what else is there.
func (s *State) watchSlide(guard int, log *rules.Log) bool {
	g := s.guard(guard)
	switch {
	case !s.slidesOn(guard):
		return false
	case !s.passable(g.Room, g.Heading):
		log.Tell("CM-RC-2", rules.Table, "guard-hits-wall", guardThings[guard], roomThings[g.Room], s.guardLosing(guard))
		s.guardLoses(guard)
		return !s.House.PrioritySequential
	}
	g.Room = s.Beside(g.Room, g.Heading).Number
	log.Tell("CM-RC-2", rules.Table, "guard-slides", guardThings[guard], roomThings[g.Room], dirThings[g.Heading])
	s.dropEntry(guard)
	s.first(guardTask(entry, guard).towards(g.Heading))
	return true
}

// Meet records that the mummy embraced a thief, or a mask helped.
type Meet struct {
	Embraced bool `json:"embraced"`
}

// Fields asks yes or no.
func (m Meet) Fields(*State, rules.Seat) []rules.Field { return []rules.Field{rules.Flag("embraced")} }

// Check requires the question open.
func (m Meet) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(askMeet, by) }

// Apply settles the contact.
func (m Meet) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	if m.Embraced {
		s.embrace(by, log)
	} else {
		s.Thieves[by].Met = true
		log.Tell("CM-MUMMY-7", by, "masked-mummy")
	}
	s.settle(log)
}
