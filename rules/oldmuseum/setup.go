package oldmuseum

import "docent/rules"

const (
	leastSeats = 2
	mostSeats  = 4
)

// start lays out the museum (OM-SET-1 to OM-SET-8) and tells the checklist.
func start(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
	o := rules.OptionsOf[Options](setup)
	s := State{
		Level: o.Level, House: o.House, Dark: o.Light == Dark, Timed: o.End == Timed,
		Prints: printsOf(setup.Box), First: setup.First, Turn: setup.First, Round: 1,
		Players: make([]Player, setup.Seats), Winner: rules.Table,
	}
	s.Clock.Turn = o.Timer.seconds()
	if s.Timed {
		s.Clock.Left = o.Minutes * minute
	}
	s.windTimer()
	for i := range s.Players {
		s.Players[i].At = HallPlace
	}
	if s.tracks() {
		s.layOut()
	}
	s.tellSetup(log)
	s.then(s.Turn, beginsTurn)
	return s, nil
}

// layOut deals the cards on the rooms of the box's shape.
func (s *State) layOut() {
	shape, _ := readRows(s.Prints.rows())
	s.build(shape)
	for i := range s.Players {
		s.Players[i].Hand = nil
		for range startHand {
			s.Players[i].Hand.add(Utility)
		}
	}
	s.Deck = allCards - roomCount - startHand*s.seats()
}

// build lays the rooms of a shape, each with its card face down.
func (s *State) build(shape layout) {
	s.Hall = Hall{Cells: shape.hall}
	for i := range s.Hall.Sides {
		s.Hall.Sides[i] = Sides{Open, Open, Open, Open}
	}
	s.Rooms = make([]Room, len(shape.rooms))
	for i, at := range shape.rooms {
		s.Rooms[i] = Room{At: at, Card: true}
	}
}

func (s *State) tellSetup(log *rules.Log) {
	log.Tell("OM-SET-1", rules.Table, "set-hall")
	if s.Dark {
		log.Tell("OM-SET-2", rules.Table, "set-rooms-dark")
	} else {
		log.Tell("OM-SET-2", rules.Table, "set-rooms")
	}
	log.Tell("OM-SET-3", rules.Table, "set-cards")
	log.Tell("OM-SET-4", rules.Table, "set-hands", cardCount(allCards-roomCount-startHand*s.seats()))
	log.Tell("OM-SET-5", rules.Table, "set-artifacts", artifactCount(s.limit()))
	dealer := rules.Seat((int(s.First) + s.seats() - 1) % s.seats())
	log.Tell("OM-SET-6", dealer, "set-dealer")
	log.Tell("OM-SET-8", rules.Table, "set-pawns")
	if s.Timed {
		log.Tell("OM-TIME-1", rules.Table, "set-clock", timeThing(s.Clock.Left))
	}
	log.Tell("OM-SET-7", s.First, "set-first")
}
