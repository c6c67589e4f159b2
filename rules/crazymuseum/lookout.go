package crazymuseum

import (
	"slices"

	"docent/rules"
)

// watchable says that a guard may find something in a room that only the table sees;
// after some clashes that is thieves only (CM-Q65).
func (s *State) watchable(room int, onlyThieves bool) bool {
	if s.room(room).Marked && !onlyThieves {
		return true
	}
	return s.nextFound(room) >= 0
}

// Watch is what a guard finds in the room he entered.
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
		caught := rules.Several("caught", "seat", 0, len(here), here...)
		for i := range caught.Options {
			caught.Options[i].Copies = 1
		}
		fields = append([]rules.Field{caught}, fields...)
	}
	return fields
}

// Check wants the question open and thieves of that room.
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
		if seat < 0 || int(seat) >= s.seats() || slices.Contains(w.Caught[:i], seat) || s.Thieves[seat].Hidden != Seen || s.Thieves[seat].Room != s.guard(t.Guard).Room {
			return notThere
		}
	}
	return nil
}

var notThere = &rules.Refusal{Rule: "CM-CATCH-1", Key: "not-there", Fix: "play"}

// Apply resolves it in the printed order: a power-up shields the rest (CM-GUARD-8).
func (w Watch) Apply(s *State, _ rules.Seat, log *rules.Log) {
	guard := s.next().Guard
	room := s.guard(guard).Room
	s.done()
	if w.Loose && w.Card == noTrap {
		s.room(room).Marked = false
	}
	if w.Card != noTrap {
		var kind CardKind
		must(kind.UnmarshalText([]byte(w.Card)))
		all := s.watchCard(guard, kind, log)
		s.room(room).Marked = kind == Smoke || all && w.Loose || kind == Slippery && !all
		if all {
			s.unfound(guard, room)
			s.settle(log)
			return
		}
		if kind == Smoke {
			w.Caught = nil
		}
	}
	s.findsUnshielded(w, guard, room, log)
	s.unfound(guard, room)
	s.settle(log)
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

// findsUnshielded is what a guard finds whom no power-up stops.
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

// watchCard is a power-up that the table found before a guard's feet. It says whether
// that is all he finds: it shields the rest of the room, unless the table plays one after
// the other (CM-Q68, CM-Q92), and a floor on which he does not slide stops nobody.
func (s *State) watchCard(guard int, kind CardKind, log *rules.Log) bool {
	room := s.guard(guard).Room
	switch kind {
	case Fake:
		log.Tell("CM-VC-8", rules.Table, "guard-finds-fake", guardThings[guard], roomThings[room])
		s.raise(guard, "CM-ALERT-3", log)
		s.guardLoses(guard)
	case Banana:
		s.guardSlips(guard, log)
	case Slippery:
		return s.watchSlide(guard, log)
	default:
		log.Tell("CM-VC-7", rules.Table, "guard-in-smoke", guardThings[guard], roomThings[room])
		s.guardLoses(guard)
	}
	return !s.House.PrioritySequential
}

// watchSlide takes a guard on in the direction he walked; who was put there stays
// (CM-Q95), and finds what else is there.
func (s *State) watchSlide(guard int, log *rules.Log) bool {
	g := s.guard(guard)
	switch {
	case s.Phase != Night || s.Walking != guard || g.Ended:
		return false
	case !s.passable(g.Room, g.Heading):
		log.Tell("CM-RC-2", rules.Table, "guard-hits-wall", guardThings[guard], roomThings[g.Room])
		s.guardLoses(guard)
		return !s.House.PrioritySequential
	}
	g.Room = s.Beside(g.Room, g.Heading).Number
	log.Tell("CM-RC-2", rules.Table, "guard-slides", guardThings[guard], roomThings[g.Room], dirThings[g.Heading])
	s.dropEntry(guard)
	s.first(guardTask(entry, guard).towards(g.Heading))
	return true
}

// Meet says whether the mummy embraced a thief, or a mask helped.
type Meet struct {
	Embraced bool `json:"embraced"`
}

// Fields asks yes or no.
func (m Meet) Fields(*State, rules.Seat) []rules.Field { return []rules.Field{rules.Flag("embraced")} }

// Check wants the question open.
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
