package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// watched refuses what only level night asks for.
func (s *State) watched(by rules.Seat) *rules.Refusal {
	switch {
	case s.Phase == Over:
		return ended
	case s.Level != NightOnly:
		return notTracked
	case len(s.Agenda) > 0 || s.Phase != Players:
		return busy
	}
	return nil
}

// Explore is a room that some thief discovered.
type Explore struct {
	Room int      `json:"room"`
	Dir  grid.Dir `json:"dir"`
}

// Check wants a door onto an undiscovered cell, and a tile left (CM-MAP-1, CM-MAP-4).
func (e Explore) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.watched(by); r != nil {
		return r
	}
	r := s.room(e.Room)
	switch {
	case r == nil || e.Dir == grid.None || !(r.Doors | r.Unsure).Has(e.Dir):
		return noDoorThere
	case s.Beside(e.Room, e.Dir) != nil:
		return cellTaken
	case s.TilesLeft() <= 0:
		return noTiles
	}
	return nil
}

var noDoorThere = &rules.Refusal{Rule: "CM-MAP-1", Key: "no-door-there", Fix: "museum"}

// Apply asks for the tile.
func (e Explore) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.noteDoor(e.Room, e.Dir)
	s.discover(by, e.Room, e.Dir)
	s.settle(log)
}

// Stand says in which room a thief stands when the round ends.
type Stand struct {
	Room int `json:"room"`
}

// Fields asks for a room on the table.
func (p Stand) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "room", Of: "room"}
	for _, n := range s.numbers() {
		f.Options = append(f.Options, rules.Option{Value: numerals[n]})
	}
	return []rules.Field{f}
}

// Check wants a thief in the game and a known room.
func (p Stand) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.watched(by); r != nil {
		return r
	}
	switch {
	case by < 0 || s.Thieves[by].Out:
		return notAsked
	case s.room(p.Room) == nil:
		return unknownRoom
	}
	return nil
}

var unknownRoom = &rules.Refusal{Rule: "CM-MAP-1", Key: "unknown-room", Fix: "museum"}

// Apply moves it there.
func (p Stand) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	if t.Room != p.Room {
		s.leaveFor(by, p.Room, log)
		t.Room = p.Room
		s.settled(t)
	}
	log.Tell("CM-MOVE-1", by, "stands", roomThings[p.Room])
	s.settle(log)
}

// settled says that the table has seen to whom a thief met in its room.
func (s *State) settled(t *Thief) {
	t.Met = s.Mummy.State == Awake && s.Mummy.Room == t.Room
	if s.guardsIn(t.Room) > 0 {
		t.Hidden = Free
	}
}

// Mark says that something lies in a room that a guard would find, or no longer.
type Mark struct {
	Room int `json:"room"`
}

// Fields asks for a room on the table.
func (m Mark) Fields(s *State, by rules.Seat) []rules.Field { return Stand{}.Fields(s, by) }

// Check wants a known room.
func (m Mark) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.watched(by); r != nil {
		return r
	}
	if s.room(m.Room) == nil {
		return unknownRoom
	}
	return nil
}

// Apply marks the room, or wipes the mark.
func (m Mark) Apply(s *State, by rules.Seat, log *rules.Log) {
	r := s.room(m.Room)
	r.Marked = !r.Marked
	key := rules.Key("marked")
	if !r.Marked {
		key = "unmarked"
	}
	log.Tell("CM-GUARD-8", by, key, roomThings[m.Room])
	s.settle(log)
}

// Sight is a guard's or the mummy's token that was turned up.
type Sight struct {
	Token string `json:"token"`
	Room  int    `json:"room"`
}

// Fields asks which and where.
func (x Sight) Fields(s *State, by rules.Seat) []rules.Field {
	return append([]rules.Field{rules.Pick("token", "token", guardToken, mummyToken)}, Stand{}.Fields(s, by)...)
}

// Check wants a known room.
func (x Sight) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.watched(by); r != nil {
		return r
	}
	switch {
	case s.room(x.Room) == nil:
		return unknownRoom
	case x.Token == mummyToken && s.Found.Mummy:
		return secondMummy
	case s.ObjectSupply() <= 0:
		return supplyEmpty
	}
	return nil
}

var supplyEmpty = &rules.Refusal{Rule: "CM-SETUP-6", Key: "no-object-tokens", Fix: "box"}

// Apply brings the figure.
func (x Sight) Apply(s *State, by rules.Seat, log *rules.Log) {
	log.Tell("CM-EXPL-1", by, "turns-up", rules.Of("token", x.Token), roomThings[x.Room])
	if x.Token == guardToken {
		s.Found.Tokens++
		s.tokenFound(by, x.Room)
	} else {
		s.Found.Mummy = true
		s.wake(by, x.Room, true, log)
	}
	s.settle(log)
}

// Blow is a whistle laid into a room.
type Blow struct {
	Room int `json:"room"`
}

// Fields asks for a room on the table.
func (b Blow) Fields(s *State, by rules.Seat) []rules.Field { return Stand{}.Fields(s, by) }

// Check wants a known room.
func (b Blow) Check(s *State, by rules.Seat) *rules.Refusal { return Mark(b).Check(s, by) }

// Apply has a guard answer it (CM-RC-3).
func (b Blow) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Cards = append(s.Cards, Card{Room: b.Room, Deck: Rat, Kind: Whistle, Up: true, By: by})
	log.Tell("CM-RAT-4", by, "whistle", roomThings[b.Room])
	s.whistles()
	s.settle(log)
}

// Nightfall says that every thief had its turn.
type Nightfall struct{}

// Check wants the thieves' phase of level night.
func (Nightfall) Check(s *State, by rules.Seat) *rules.Refusal { return s.watched(by) }

// Apply begins the night.
func (Nightfall) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.first(task(nightFalls))
	s.settle(log)
}

// watchable says that a guard may find something in a room that only the table sees.
func (s *State) watchable(room int) bool {
	if s.room(room).Marked {
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
	fields := []rules.Field{rules.Flag("loose"), rules.Pick("card", "trap", noTrap, "smoke", "fake", "banana", "slippery")}
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
	if w.Card != noTrap && w.Card != "smoke" && w.Card != "fake" && w.Card != "banana" && w.Card != "slippery" {
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

// comeBack lets expelled thieves stand in the initial room again when a round begins.
func (s *State) comeBack(log *rules.Log) {
	for i := range s.Thieves {
		if t := &s.Thieves[i]; t.Room == 0 && !t.Out {
			t.Room = s.initialRoom()
			s.settled(t)
			log.Tell("CM-LIFE-4", rules.Seat(i), "re-enters", roomThings[t.Room])
		}
	}
}
