package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// discover has a thief open a new room: the table draws a tile and tells its number
// (CM-MAP-1). Whoever moves there has paid before.
func (s *State) discover(seat rules.Seat, from int, d grid.Dir) {
	s.first(taskOf(askTile, seat).in(from).towards(d))
}

// PlaceTile is the tile that was drawn.
type PlaceTile struct {
	Number int `json:"number"`
}

// Fields asks for the number printed on it. Those on the table are among them: tapping
// one tells which of two is wrong (CM-Q101). A box that lacks tiles has the high numbers still.
func (p PlaceTile) Fields(s *State, _ rules.Seat) []rules.Field {
	most := max(s.Prints.Counts.Tiles, mostTiles, s.highest())
	return []rules.Field{{Name: "number", Of: "room", Open: true, Options: numberOptions[1 : most+1 : most+1]}}
}

// highest returns the highest number that anything may name: a copy that lacks tiles has high
// ones still.
func (s *State) highest() int {
	high := mostTiles
	for i := range s.Rooms {
		high = max(high, s.Rooms[i].Number)
	}
	return high
}

// Check requires a number that is not on the table yet and a tile in the stack.
func (p PlaceTile) Check(s *State, by rules.Seat) *rules.Refusal {
	t := s.next()
	if r := s.asked(askTile, by); r != nil {
		return r
	}
	switch {
	case s.TilesLeft() <= 0:
		return noTiles
	case p.Number < 1 || p.Number > mostNumber:
		return noSuchTile
	case s.room(p.Number) != nil:
		return tileTwice[p.Number]
	case s.Beside(t.Room, t.Dir) != nil:
		return cellTaken
	}
	return nil
}

var (
	noTiles    = &rules.Refusal{Rule: "CM-MAP-4", Key: "no-tiles", Fix: "box"}
	noSuchTile = &rules.Refusal{Rule: "CM-Q101", Key: "no-such-tile", Fix: "box"}
	cellTaken  = &rules.Refusal{Rule: "CM-MAP-1", Key: "cell-taken", Fix: "museum"}
	tileTwice  = inRoom("CM-Q101", "tile-twice")
	numerals   = ids0(mostNumber)
)

// ids0 lists the numerals from 0.
func ids0(most int) []string { return append([]string{"0"}, rules.IDs(most)...) }

// Apply lays the tile; what it prints is asked where the box does not say.
func (p PlaceTile) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	r := Room{Number: p.Number, Cell: s.room(t.Room).Cell.Next(t.Dir)}
	said, known := s.Prints.tile(p.Number)
	r.Tile = said
	if r.Special == Initial {
		r.Special = Ordinary // there is one on the table already
	}
	s.Rooms = append(s.Rooms, r)
	log.Tell("CM-MAP-1", by, "discovers", roomThings[p.Number], dirThings[t.Dir])
	if by >= 0 && !s.Thieves[by].Out {
		s.leave(by, t.Dir, log)
		s.enterRoom(by, p.Number, grid.None)
	}
	if known {
		s.furnish(by, p.Number, log)
	} else {
		s.Rooms[len(s.Rooms)-1].Unsure = grid.All
		s.Rooms[len(s.Rooms)-1].Special = s.Prints.assumed(p.Number)
		s.first(taskOf(askPrint, by).in(p.Number))
	}
	s.settle(log)
}

// furnish gives a new room its relic and object, and wakes what waits in it (CM-MAP-3,
// CM-MAP-6, CM-MAP-7).
func (s *State) furnish(by rules.Seat, number int, log *rules.Log) {
	if s.waits(askFloor) { // it lay there before anybody told
		return
	}
	if s.full() {
		if s.RelicSupply() > 0 && s.relicIn(number) < 0 {
			s.Relics = append(s.Relics, Relic{Place: In(number)})
		}
		if s.ObjectSupply() > 0 && s.room(number).Face == 0 {
			s.room(number).Face++
		}
		log.Tell("CM-MAP-3", by, "furnished", roomThings[number])
	}
	if s.TilesLeft() > 0 && !s.canGrow() {
		log.Tell("CM-Q93", rules.Table, "museum-closed", rules.Of("tiles", s.TilesLeft()))
	}
	switch s.room(number).Special {
	case Guardhouse:
		log.Tell("CM-MAP-6", by, "guardhouse-found", roomThings[number])
	case MummyRoom:
		s.wake(by, number, false, log)
	case Ordinary, Initial:
	}
}

// catchUp furnishes the rooms that were discovered while nobody told what lies in them,
// like fresh ones, and has a guard look again whose finds were not told (CM-Q100).
func (s *State) catchUp() {
	fresh := len(s.Rooms) - 1
	relics, objects := fresh-len(s.Relics), fresh-(s.Prints.Counts.Objects-s.ObjectSupply())
	for i := len(s.Rooms) - 1; i >= 0; i-- {
		r := &s.Rooms[i]
		if r.Special == Initial {
			continue
		}
		if relics > 0 && s.RelicSupply() > 0 && s.relicIn(r.Number) < 0 {
			s.Relics = append(s.Relics, Relic{Place: In(r.Number)})
			relics--
		}
		if objects > 0 && s.ObjectSupply() > 0 && r.Face == 0 {
			r.Face++
			objects--
		}
	}
	for i := range s.Agenda {
		if t := &s.Agenda[i]; t.Do == entry {
			t.Met, t.Kept = false, 0
		}
	}
}

// PrintTile holds what the newest tile prints.
type PrintTile struct {
	Doors   []grid.Dir `json:"doors,omitempty"`
	Colour  Colour     `json:"colour"`
	Special Special    `json:"special"`
}

// Fields asks for doors, special mark and colour.
func (p PrintTile) Fields(s *State, _ rules.Seat) []rules.Field {
	colour := rules.Pick("colour", "colour", "other", "green", "blue")
	colour.Ends = true
	special := rules.Pick("special", "special", "none", "guardhouse", "mummy")
	if r := s.room(s.next().Room); r != nil && r.Special == Initial {
		special = rules.Pick("special", "special", "initial")
	}
	return []rules.Field{sidesField("doors"), special, colour}
}

// Check requires a door through which it was entered or any other: a room without is no tile.
func (p PrintTile) Check(s *State, by rules.Seat) *rules.Refusal {
	t := s.next()
	if t.Do != askPrint || by != t.Seat {
		return notAsked
	}
	if len(p.Doors) == 0 {
		return noDoors
	}
	return nil
}

var noDoors = &rules.Refusal{Rule: "CM-MAP-1", Key: "no-doors", Fix: "museum"}

// Apply draws the doors and furnishes the room.
func (p PrintTile) Apply(s *State, by rules.Seat, log *rules.Log) {
	n := s.next().Room
	s.done()
	r := s.room(n)
	r.Doors, r.Unsure, r.Colour = grid.SetOf(p.Doors...), 0, p.Colour
	if r.Special != Initial {
		r.Special = p.Special
	}
	log.Tell("CM-MAP-2", by, "printed", roomThings[n])
	s.learnTile(r)
	if r.Special != Initial {
		s.furnish(by, n, log)
	}
	s.settle(log)
}

// learnTile remembers a tile's print for the box.
func (s *State) learnTile(r *Room) {
	list := slices.DeleteFunc(slices.Clone(s.Prints.Tiles), func(t TilePrint) bool { return t.Number == r.Number })
	s.Prints.Tiles = append(list, TilePrint{Number: r.Number, Tile: r.Tile})
}

// SkipPrint leaves a tile's print unknown: its doors are asked when somebody's way needs them.
type SkipPrint struct{}

// Check requires the question open.
func (SkipPrint) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != askPrint || by != t.Seat {
		return notAsked
	}
	return nil
}

// Apply goes on without it.
func (SkipPrint) Apply(s *State, by rules.Seat, log *rules.Log) {
	n := s.next().Room
	s.done()
	log.Tell("CM-MAP-2", by, "print-unknown", roomThings[n])
	if s.room(n).Special != Initial {
		s.furnish(by, n, log)
	}
	s.settle(log)
}

// Door records that a room has a door on the side that is asked.
type Door struct {
	Has string `json:"has"` // yes, no or unknown
}

// Fields asks yes, no or "nobody can say".
func (d Door) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{rules.Pick("has", "answer", "yes", "no", "unknown")}
}

// Check requires the question open.
func (d Door) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(askDoor, by) }

// Apply settles the side; where nobody can say, a door is assumed.
func (d Door) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	r := s.room(t.Room)
	r.Unsure = r.Unsure.Without(t.Dir)
	switch d.Has {
	case "no":
		log.Tell("CM-MOVE-7", rules.Table, "no-door", roomThings[t.Room], dirThings[t.Dir])
	case "yes":
		r.Doors = r.Doors.With(t.Dir)
		log.Tell("CM-MOVE-4", rules.Table, "door", roomThings[t.Room], dirThings[t.Dir])
	default:
		r.Doors = r.Doors.With(t.Dir)
		log.Tell("CM-MOVE-4", rules.Table, "door-assumed", roomThings[t.Room], dirThings[t.Dir])
	}
	s.settle(log)
}

// askDoubt asks for a side that shortest paths may need; false where none does.
func (s *State) askDoubt() bool {
	room, d, ok := s.doubt()
	if ok {
		s.first(task(askDoor).in(room).towards(d))
	}
	return ok
}

// askDoubtAt asks for a side that a step from a room may need.
func (s *State) askDoubtAt(number int) bool {
	room, d, ok := s.doubtAt(number)
	if ok {
		s.first(task(askDoor).in(room).towards(d))
	}
	return ok
}
