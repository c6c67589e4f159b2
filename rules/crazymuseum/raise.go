package crazymuseum

import (
	"docent/rules"
	"docent/rules/grid"
)

// askUntracked asks once for what the level before did not track (CM-Q100): after score
// only, how the museum lies and who is where; for level full, what lies in it and what
// every thief has. Each question begins with what a fresh game would show.
func (s *State) askUntracked(before Level) {
	var questions []Task
	if before == ScoreOnly {
		questions = append(questions, task(askFloor), task(askStage))
	}
	if s.full() {
		questions = append(questions, task(askContents))
	}
	for _, seat := range s.around(s.First) {
		if before == ScoreOnly || s.full() && !s.Thieves[seat].Out {
			t := taskOf(askBoard, seat)
			t.Met = before == ScoreOnly
			questions = append(questions, t)
		}
	}
	s.first(questions...)
}

// trial returns what would be impossible about an answer, tried on a copy.
func (s *State) trial(answer func(*State)) *rules.Refusal {
	c := copyOf(s)
	answer(c)
	return check(c)
}

// LayRoom is a room that lies on the table already.
type LayRoom struct {
	Room   int      `json:"room"`
	Dir    grid.Dir `json:"dir"`
	Number int      `json:"number"`
}

// Fields asks for its number.
func (LayRoom) Fields(s *State, by rules.Seat) []rules.Field { return PlaceTile{}.Fields(s, by) }

// Check requires the question open, a cell beside a room, and a tile that is not there yet.
func (l LayRoom) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.next().Do != askFloor || by != rules.Table {
		return notAsked
	}
	switch r := s.room(l.Room); {
	case s.TilesLeft() <= 0:
		return noTiles
	case r == nil || l.Dir == grid.None || !(r.Doors | r.Unsure).Has(l.Dir):
		return noDoorThere
	case s.Beside(l.Room, l.Dir) != nil || !inReach(r.Cell.Next(l.Dir)):
		return cellTaken
	case l.Number < 1 || l.Number > mostNumber:
		return noSuchTile
	case s.room(l.Number) != nil:
		return tileTwice[l.Number]
	}
	return nil
}

// Apply lays it; nothing wakes and nothing is laid into it.
func (l LayRoom) Apply(s *State, _ rules.Seat, log *rules.Log) {
	r := Room{Number: l.Number, Cell: s.room(l.Room).Cell.Next(l.Dir)}
	said, known := s.Prints.tile(l.Number)
	r.Tile = said
	if r.Special == Initial {
		r.Special = Ordinary
	}
	if !known {
		r.Unsure, r.Special = grid.All, s.Prints.assumed(l.Number)
		s.first(task(askPrint).in(l.Number))
	}
	s.Rooms = append(s.Rooms, r)
	log.Tell("CM-Q100", rules.Table, "room-lies", roomThings[l.Number])
	s.settle(log)
}

// LaidOut records that the whole museum is told.
type LaidOut struct{}

// Check requires the question open.
func (LaidOut) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.next().Do != askFloor || by != rules.Table {
		return notAsked
	}
	return nil
}

// Apply furnishes it like a fresh one, until its contents are told.
func (LaidOut) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	if s.full() {
		s.catchUp()
	}
	log.Tell("CM-Q100", rules.Table, "laid-out", rules.Of("tiles", s.TilesLeft()))
	s.settle(log)
}

// Stage is how far a game has come that Docent did not follow.
type Stage struct {
	Round  int  `json:"round"`
	Alert  int  `json:"alert"`
	Guards int  `json:"guards"`
	Wake   Wake `json:"wake"`
}

func (s *State) stage() Stage { return Stage{s.Round, s.Alert, len(s.Guards), s.Mummy.State} }

// Fields asks for the round, the alert, and who walks the museum.
func (Stage) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{
		rules.Number("round", 1, mostRounds), rules.Number("alert", 0, topAlert),
		rules.Number("guards", 0, mostGuards), rules.Pick("wake", "wake", wakeNames...),
	}
}

// Check requires the question open, and an alert where there are guards.
func (g Stage) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askStage, by); r != nil {
		return r
	}
	return s.trial(g.set)
}

func (g Stage) set(s *State) {
	s.Round = g.Round
	rules.Must(s.guardsVia().SetValues([]string{numerals[g.Guards]}))
	rules.Must(s.alertVia().SetValues([]string{numerals[g.Alert]}))
	rules.Must(s.wakeVia().SetValues([]string{g.Wake.String()}))
	s.Found.Guards = max(s.Found.Guards, g.Guards)
	if !s.solo() {
		s.Found.Tokens = max(s.Found.Tokens, g.Guards)
	}
}

// Apply notes it, and asks where they are.
func (g Stage) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	g.set(s)
	if s.Mummy.State != Absent {
		s.first(task(askPost))
	}
	for i := len(s.Guards); i > 0; i-- {
		s.first(guardTask(askPost, i))
	}
	log.Tell("CM-Q100", rules.Table, "stage-told", rules.Of("round", g.Round))
	s.settle(log)
}

// Post is where a guard or the mummy stands.
type Post struct {
	Room    int      `json:"room"`
	Heading grid.Dir `json:"heading"`
}

func (s *State) post(guard int) Post {
	if g := s.guard(guard); g != nil {
		return Post{g.Room, straight(g.Heading)}
	}
	return Post{s.Mummy.Room, straight(s.Mummy.Heading)}
}

// Fields asks for the room and where the figure looks.
func (Post) Fields(s *State, by rules.Seat) []rules.Field {
	return append(Stand{}.Fields(s, by), rules.Pick("heading", "side", "N", "E", "S", "W"))
}

// Check requires the question open and a known room.
func (p Post) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askPost, by); r != nil {
		return r
	}
	if s.room(p.Room) == nil {
		return unknownRoom
	}
	return nil
}

// Apply places the figure; nobody there is met anew.
func (p Post) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	if g := s.guard(t.Guard); g != nil {
		g.Room, g.Heading = p.Room, p.Heading
		log.Tell("CM-Q100", rules.Table, "guard-stands", guardThings[t.Guard], roomThings[p.Room], dirThings[p.Heading])
	} else {
		s.Mummy.Room, s.Mummy.Heading = p.Room, p.Heading
		log.Tell("CM-Q100", rules.Table, "mummy-stands", roomThings[p.Room], dirThings[p.Heading])
	}
	s.tidy()
	s.settle(log)
}

// offerUntracked proposes the answers to what is asked when the level was raised.
func (s *State) offerUntracked(t Task, m *rules.Menu[State]) {
	switch t.Do {
	case askFloor:
		for i := range s.Rooms {
			s.offerLaying(&s.Rooms[i], m)
		}
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-Q100"}, LaidOut{})
	case askStage:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-Q100"}, s.stage())
	case askPost:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-Q100", About: s.about(t)}, s.post(t.Guard))
	case askContents:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-Q100"}, s.contents())
	case askRoom:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-Q100", About: onRoom[t.Room], On: onRoom[t.Room]}, s.inventory(t.Room))
	case askBoard:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-Q100", About: onSeat[t.Seat], On: onSeat[t.Seat]}, s.boardOf(t))
	}
	if t.Do != askFloor {
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-Q100"}, Untold{})
	}
}

func (s *State) offerLaying(r *Room, m *rules.Menu[State]) {
	for _, d := range grid.Sides {
		if (r.Doors | r.Unsure).Has(d) && s.at(r.Cell.Next(d)) == nil && s.TilesLeft() > 0 && inReach(r.Cell.Next(d)) {
			m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-Q100", About: aboutDoor[r.Number][d], On: onCell(r.Cell.Next(d))}, LayRoom{r.Number, d, s.freeNumber()})
		}
	}
}

// Untold leaves open what nobody can say: what lies in a room and what a thief has is asked
// once more when it matters, and then taken as it is.
type Untold struct{}

// Check requires such a question open.
func (Untold) Check(s *State, by rules.Seat) *rules.Refusal {
	switch t := s.next(); t.Do {
	case askStage, askPost, askContents, askRoom, askBoard:
		if t.Seat == by {
			return nil
		}
	}
	return notAsked
}

// Apply goes on with what a fresh game would show.
func (Untold) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	key := rules.Key("untold")
	switch {
	case t.Kept > 0:
		key = "assumed"
	case t.Do == askBoard:
		s.Thieves[by].Untold = true
	case t.Do == askRoom:
		s.room(t.Room).Untold = true
	case t.Do == askContents:
		for i := range s.Rooms {
			s.Rooms[i].Untold = true
		}
	default:
		key = "assumed"
	}
	log.Tell("CM-Q100", by, key)
	s.settle(log)
}

// askBoardAgain asks for what was left open about a thief who pays, whom a guard finds, or
// whom the mummy meets.
func (s *State) askBoardAgain(seat rules.Seat) bool {
	t := &s.Thieves[seat]
	if !t.Untold {
		return false
	}
	t.Untold = false
	again := taskOf(askBoard, seat)
	again.Kept = 1
	s.first(again)
	return true
}

// askRoomAgain asks for what was left open about a room that somebody enters.
func (s *State) askRoomAgain(number int) bool {
	r := s.room(number)
	if !s.full() || !r.Untold {
		return false
	}
	r.Untold = false
	again := task(askRoom).in(number)
	again.Kept = 1
	s.first(again)
	return true
}
