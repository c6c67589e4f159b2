package trasteros

import "docent/rules"

// start lays out the table (TL-SET-1 to TL-SET-7) and tells the checklist.
func start(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
	o := rules.OptionsOf[Options](setup)
	s := State{
		Level: o.Level, House: o.House, Collections: o.Collections, First: setup.First, Turn: setup.First,
		Timer: o.Timer, TurnNo: 1, Players: make([]Player, setup.Seats), Caller: rules.Table, Auction: Auction{Winner: rules.Table},
	}
	if s.Collections == 0 {
		s.Collections = printedCollections(setup.Seats)
	}
	if s.Collections < setup.Seats {
		return s, &rules.Refusal{Rule: "TL-SET-3", Key: "too-few-collectors", About: []rules.Thing{rules.Of("collections", s.Collections)}}
	}
	if s.Level == ScoreOnly {
		s.startCounting(log)
		return s, nil
	}
	for i := range s.Players {
		s.Players[i].Cubes = Four{Gold: 1, Silver: 1, Bronze: 1, Glass: 3}
	}
	s.layOut()
	s.tellSetup(log)
	s.askSetup()
	return s, nil
}

// printedCollections returns five for three players, else all six (TL-SET-5, TL-Q1).
func printedCollections(seats int) int {
	if seats == 3 {
		return 5
	}
	return len(collections)
}

func (s *State) startCounting(log *rules.Log) {
	for i := range s.Rooms {
		s.Rooms[i].State = Unfilled
	}
	s.Ended = true
	log.Tell("TL-SCO-1", rules.Table, "count-only")
}

// layOut puts one skeleton on the discard pile and six cards behind each door.
func (s *State) layOut() {
	s.RoundOpen = true
	for i := range s.Rooms {
		s.Rooms[i].State = Sealed
		if s.counts() {
			s.Rooms[i].Cards.Count = roomSize
		}
	}
	if s.counts() {
		s.Discard.Count = 1
		s.Discard.Known[skeletonAt] = 1
	}
}

func (s *State) tellSetup(log *rules.Log) {
	out := len(collections) - s.Collections
	if out > 0 {
		log.Tell("TL-SET-5", rules.Table, "set-collections-out", rules.Of("collections", out), rules.Of("junkcards", 4*out))
	} else {
		log.Tell("TL-SET-5", rules.Table, "set-all-collections", rules.Of("collections", s.Collections))
	}
	log.Tell("TL-SET-1", rules.Table, "set-rooms")
	log.Tell("TL-SET-2", rules.Table, "set-fill", rules.Of("cards", roomSize), rules.Of("cards", s.total()-1-len(s.Rooms)*roomSize))
	log.Tell("TL-SET-3", rules.Table, "set-collectors")
	log.Tell("TL-SET-7", rules.Table, "set-collectors-away")
	log.Tell("TL-SET-4", rules.Table, "set-cubes", s.Players[0].Cubes.things(), s.Bank().things())
	log.Tell("TL-SET-6", s.First, "set-first")
}

// askSetup asks what full tracking needs to know: the collections in the box and each
// seat's collector.
func (s *State) askSetup() {
	if !s.asksCards() {
		return
	}
	if s.Collections < len(collections) {
		s.Agenda = append(s.Agenda, Task{chooseOut, rules.Table})
	}
	for _, seat := range s.around(s.First) {
		s.Agenda = append(s.Agenda, Task{collector, seat})
	}
}

// TakeOut names the collections that stay in the box (TL-SET-5).
type TakeOut struct {
	Collections []Collection `json:"collections,omitempty"`
}

// Fields asks for as many as are not played.
func (t TakeOut) Fields(s *State, _ rules.Seat) []rules.Field {
	n := len(collections) - s.Collections
	f := rules.Field{Name: "collections", Of: "collection", Min: n, Max: n, Many: true}
	for _, c := range collections {
		f.Options = append(f.Options, rules.Option{Value: string(c), Copies: 1})
	}
	return []rules.Field{f}
}

// Check requires the question open.
func (t TakeOut) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(chooseOut, by) }

// Apply takes them out.
func (t TakeOut) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.Out = t.Collections
	for _, c := range t.Collections {
		log.Tell("TL-SET-5", rules.Table, "collection-out", rules.Of("collection", c))
	}
	s.done()
}

// Tell is a seat's collector, told in secret (TL-SET-3).
type Tell struct {
	Collector Collection `json:"collector"`
}

// Fields asks for one of the collections in play.
func (t Tell) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{{Name: "collector", Of: "collector", Options: s.collectors()}}
}

func (s *State) collectors() []rules.Option {
	var list []rules.Option
	for _, c := range collections {
		if !s.isOut(c) {
			list = append(list, rules.Option{Value: string(c)})
		}
	}
	return list
}

// Check requires the seat that is asked. Who did not tell then may do so on its own sheet.
func (t Tell) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(collector, by) }

// Apply keeps it secret.
func (t Tell) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].Collector = t.Collector
	log.Tell("TL-SET-3", by, "collector-told")
	s.done()
}

// Withhold keeps a collector untold: its owner counts at the end.
type Withhold struct{}

// Check requires the seat that is asked.
func (Withhold) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(collector, by) }

// Apply goes on without it.
func (Withhold) Apply(s *State, by rules.Seat, log *rules.Log) {
	log.Tell("TL-SET-3", by, "collector-withheld")
	s.done()
}
