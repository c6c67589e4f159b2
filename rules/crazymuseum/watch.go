package crazymuseum

import (
	"docent/rules"
	"docent/rules/grid"
)

// watched refuses what only level night asks for.
func (s *State) watched(by rules.Seat) *rules.Refusal {
	switch {
	case s.Phase == Over:
		return s.ended()
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

// Check requires a door onto an undiscovered cell, and a tile left (CM-MAP-1, CM-MAP-4).
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

// Check requires a thief in the game and a known room.
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

// settled records that the table has seen to whom a thief met in its room.
func (s *State) settled(t *Thief) {
	t.Met = s.Mummy.State == Awake && s.Mummy.Room == t.Room
	if s.guardsIn(t.Room) > 0 {
		t.Hidden = Free
	}
}

// Mark records that something lies in a room that a guard would find, or no longer.
type Mark struct {
	Room int `json:"room"`
}

// Fields asks for a room on the table.
func (m Mark) Fields(s *State, by rules.Seat) []rules.Field { return Stand{}.Fields(s, by) }

// Check requires a known room.
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

// Check requires a known room.
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

// Check requires a known room, and a card in the rat's deck.
func (b Blow) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := Mark(b).Check(s, by); r != nil {
		return r
	}
	return s.ratSleeps()
}

// Apply has a guard answer it (CM-RC-3).
func (b Blow) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Cards = append(s.Cards, Card{Room: b.Room, Deck: Rat, Kind: Whistle, Up: true, By: by})
	log.Tell("CM-RAT-4", by, "whistle", roomThings[b.Room])
	s.whistles()
	s.settle(log)
}

// Slip is a banana peel that the rat laid where a guard stands: it hits him at once (CM-RAT-2).
type Slip struct {
	Guard int `json:"guard"`
}

// Check requires a guard who has a turn to lose, and a card in the rat's deck.
func (b Slip) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.watched(by); r != nil {
		return r
	}
	switch g := s.guard(b.Guard); {
	case g == nil || by != rules.Table:
		return nobodySlips
	case g.Skip:
		return skipsAlready[b.Guard]
	}
	return s.ratSleeps()
}

var (
	nobodySlips  = &rules.Refusal{Rule: "CM-RAT-2", Key: "nobody-slips", Fix: "guards"}
	skipsAlready = rules.RefuseEach("CM-Q84", "guard-skips-already", guardThings)
)

// Apply costs him his next turn; the card goes back (CM-RC-1, CM-RAT-5).
func (b Slip) Apply(s *State, _ rules.Seat, log *rules.Log) {
	log.Tell("CM-RAT-2", rules.Table, "rat-hits", cardThings[Banana], roomThings[s.guard(b.Guard).Room])
	s.guardSlips(b.Guard, log)
	tellBack(Banana, log)
	s.settle(log)
}

// Nightfall records that every thief had its turn.
type Nightfall struct{}

// Check requires the thieves' phase of level night.
func (Nightfall) Check(s *State, by rules.Seat) *rules.Refusal { return s.watched(by) }

// Apply begins the night.
func (Nightfall) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.first(task(nightFalls))
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
