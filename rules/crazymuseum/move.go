package crazymuseum

import (
	"docent/rules"
	"docent/rules/grid"
)

// What the actions of a turn cost (4.12). A movement's price is moveCost's, a recovery's recoverCost's.
const (
	ventCost     = 1
	examineCost  = 1
	stealCost    = 1
	identifyCost = 2
	buyCost      = 2
	robCost      = 3
)

// acts returns the first condition of every action that needs the thief in the museum.
func (s *State) acts(by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if !s.Thieves[by].in() {
		return outside[by]
	}
	return nil
}

// can returns the last condition: a thief that may do as it likes, and the price.
func (s *State) can(by rules.Seat, cost int) *rules.Refusal {
	if r := s.confined(by); r != nil {
		return r
	}
	return s.short(by, cost)
}

// spends pays for an action: from then on the turn is no rest.
func (s *State) spends(by rules.Seat, cost int) {
	s.pay(by, cost)
	s.act()
	if cost > 0 {
		s.askBoardAgain(by)
	}
}

var outside = onBoard("CM-LIFE-4", "outside")

// Move walks into the next room, or discovers one (CM-MOVE-1, CM-MAP-1).
type Move struct {
	Dir grid.Dir `json:"dir"`
}

// Check requires a way on that side, a thief that is free to go, and its price.
func (m Move) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	if r := s.barred(by, m.Dir); r != nil {
		return r
	}
	cost := s.moveCost(by)
	if r := s.can(by, cost); r != nil {
		return r
	}
	if cost == 0 && s.House.NoTokensNoFreeMove && s.Thieves[by].Action() <= 0 {
		return noTokens[by]
	}
	return nil
}

// Apply pays, leaves the room and enters the next, or asks which tile is drawn.
func (m Move) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	cost, rule, from := s.moveCost(by), s.moveRule(by, m.Dir), t.Room
	s.noteDoor(from, m.Dir)
	s.spends(by, cost)
	s.Scratch.Moved = true
	to := s.Beside(from, m.Dir)
	if to == nil {
		log.Tell(rule, by, "opens-door", dirThings[m.Dir], costThings[cost], leftThing(t))
		s.discover(by, from, m.Dir)
		s.settle(log)
		return
	}
	log.Tell(rule, by, "moves", dirThings[m.Dir], roomThings[to.Number], costThings[cost], leftThing(t))
	s.leave(by, m.Dir, log)
	s.enterRoom(by, to.Number, m.Dir)
	s.settle(log)
}

// moveCost returns what the next movement of a turn costs (CM-MOVE-1 to CM-MOVE-3).
func (s *State) moveCost(by rules.Seat) int {
	cost := 0
	if s.Scratch.Moved {
		cost = 1
	}
	if (s.Scratch.Moved || s.House.FirstMovePaysLoad) && s.Scratch.Tote == 0 && s.load(by) > 0 {
		cost++
	}
	return cost
}

// moveRule returns the rule that makes a movement what it is.
func (s *State) moveRule(by rules.Seat, d grid.Dir) rules.RuleID {
	switch edge := s.way(s.Thieves[by].Room, d); {
	case edge == FarDoor:
		return "CM-MOVE-6"
	case !s.Scratch.Moved:
		return "CM-MOVE-2"
	case s.moveCost(by) > 1:
		return "CM-MOVE-3"
	case edge == NoRoom:
		return "CM-MAP-1"
	case edge == OwnDoor:
		return "CM-MOVE-5"
	}
	return "CM-MOVE-1"
}

// load returns how many normal objects a thief carries: the ladder is none (CM-LAD-3).
func (s *State) load(seat rules.Seat) int {
	n, place := 0, With(seat)
	for i := range s.Tokens {
		if s.Tokens[i].Place == place && s.Tokens[i].Object != Ladder {
			n++
		}
	}
	return n
}

// way returns the edge that a thief finds. A side of its room at which nobody has looked may
// be a door: who walks through tells that it is one.
func (s *State) way(number int, d grid.Dir) Edge {
	edge := s.Edge(number, d)
	if edge != Wall && edge != FarDoor {
		return edge
	}
	switch a, b := s.room(number), s.Beside(number, d); {
	case a.Unsure.Has(d) && edge == Wall:
		return OwnDoor
	case a.Unsure.Has(d):
		return BothDoors
	case b.Unsure.Has(d.Back()):
		return FarDoor
	}
	return edge
}

// noteDoor keeps what walking through an unknown side has told. With a door on the far
// side, a ladder does without one on this side, and nothing is told.
func (s *State) noteDoor(number int, d grid.Dir) {
	a, b := s.room(number), s.Beside(number, d)
	switch edge := s.Edge(number, d); {
	case edge > Wall && (edge != FarDoor || s.hasLadder(s.Turn)):
		return
	case a.Unsure.Has(d):
		a.Doors, a.Unsure = a.Doors.With(d), a.Unsure.Without(d)
	case b != nil && b.Unsure.Has(d.Back()):
		b.Doors, b.Unsure = b.Doors.With(d.Back()), b.Unsure.Without(d.Back())
	}
}

// barred returns why a thief cannot walk out of its room on that side.
func (s *State) barred(by rules.Seat, d grid.Dir) *rules.Refusal {
	if d == grid.None {
		return noWay
	}
	room := s.room(s.Thieves[by].Room)
	switch s.way(room.Number, d) {
	case NoRoom:
		if !(room.Doors | room.Unsure).Has(d) {
			return noDoor[room.Number][d]
		}
		if s.TilesLeft() <= 0 {
			return noTiles
		}
	case Wall:
		return wall[room.Number][d]
	case FarDoor:
		if !s.hasLadder(by) {
			return noLadder[by]
		}
	}
	return nil
}

var (
	noWay    = &rules.Refusal{Rule: "CM-MOVE-1", Key: "no-way", Fix: "play"}
	noDoor   = bySide("CM-MAP-1", "no-door")
	wall     = bySide("CM-MOVE-7", "wall")
	noLadder = onBoard("CM-MOVE-6", "no-ladder")
	noTokens = onBoard("CM-ACT-3", "no-tokens")
)

// Rest ends a turn in which nothing was done, and takes back every token (CM-REST-1).
type Rest struct{}

// Check requires a thief in a room, and nothing done yet.
func (Rest) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	if s.Scratch.Acted {
		return acted[by]
	}
	return nil
}

// Apply drops the objects and moves all tokens to the action area.
func (Rest) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.dropAll(by, log)
	t := &s.Thieves[by]
	t.Rest = 0
	log.Tell("CM-REST-1", by, "rests", leftThing(t))
	s.endTurn(by)
	s.settle(log)
}

var acted = onBoard("CM-REST-2", "acted").On("play")

// Pass ends a turn without resting (CM-ROUND-3).
type Pass struct{}

// Check requires one's own turn.
func (Pass) Check(s *State, by rules.Seat) *rules.Refusal { return s.myTurn(by) }

// Apply ends the turn.
func (Pass) Apply(s *State, by rules.Seat, log *rules.Log) {
	key := rules.Key("passes")
	if !s.Scratch.Acted && s.Thieves[by].Rest > 0 {
		key = "passes-unrested"
	}
	log.Tell("CM-ROUND-3", by, key, leftThing(&s.Thieves[by]))
	s.endTurn(by)
	s.settle(log)
}

// Vent goes from a blue room to another, which ends the turn (CM-VENT-1).
type Vent struct {
	Room int `json:"room"`
}

// Fields asks for one of the other blue rooms.
func (Vent) Fields(s *State, by rules.Seat) []rules.Field {
	return []rules.Field{s.oneRoom(func(r *Room) bool { return s.vents(by, r) })}
}

// oneRoom asks for one of some rooms.
func (s *State) oneRoom(fits func(*Room) bool) rules.Field {
	f := rules.Field{Name: "room", Of: "room", Options: make([]rules.Option, 0, len(s.Rooms))}
	for i := range s.Rooms {
		if r := &s.Rooms[i]; fits(r) {
			f.Options = append(f.Options, numberOption(r.Number))
		}
	}
	return f
}

// vents reports whether a room has a duct, as far as one knows, and is not the thief's own.
func (s *State) vents(by rules.Seat, r *Room) bool {
	return by >= 0 && r.mayBe(Blue) && r.Number != s.Thieves[by].Room
}

// mayBe reports whether a room has that colour, or one nobody told.
func (r *Room) mayBe(c Colour) bool { return r.Colour == c || r.Colour == NoColour }

// Check requires two blue rooms, a thief that is free to go, and its price.
func (v Vent) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	if own := s.room(s.Thieves[by].Room); !own.mayBe(Blue) {
		return notBlue[own.Number]
	}
	if to := s.room(v.Room); to == nil || !s.vents(by, to) {
		return noOtherVent
	}
	return s.can(by, ventCost)
}

// Apply pays, goes there and ends the turn. Rooms of an unknown colour have told it.
func (v Vent) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := &s.Thieves[by]
	s.room(t.Room).Colour, s.room(v.Room).Colour = Blue, Blue
	s.spends(by, ventCost)
	log.Tell("CM-VENT-1", by, "vents", roomThings[v.Room], costThings[ventCost], leftThing(t))
	s.leaveFor(by, v.Room, log)
	s.enterRoom(by, v.Room, grid.None)
	s.endTurn(by)
	s.settle(log)
}

var (
	notBlue     = inRoom("CM-VENT-1", "not-blue")
	noOtherVent = &rules.Refusal{Rule: "CM-VENT-1", Key: "no-other-vent", Fix: "play"}
)
