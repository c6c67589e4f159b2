package museum

import "docent/rules"

const (
	leastSeats = 2
	mostSeats  = 4
)

// start lays out the table (MU-SET-1 to MU-SET-6) and tells the checklist.
func start(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
	o := rules.OptionsOf[Options](setup)
	s := State{
		Level: o.Level, House: o.House, Opinions: o.Opinions, Prints: printsOf(setup.Box),
		First: setup.First, Turn: setup.First, Round: 1, Players: make([]Player, setup.Seats), Trigger: rules.Table,
	}
	if s.tracks() {
		s.layOut()
		s.tellSetup(log)
		s.askChoices()
	} else {
		s.Ended, s.First, s.Turn = true, 0, 0 // nothing is laid out, and it does not matter who began
		s.askEverything()
		return s, nil
	}
	s.tellBoard(log)
	s.beginTurn(&rules.Log{}) // who begins is on the checklist
	return s, nil
}

// tellBoard warns where no board is recorded that the museums are assumed to have the default shape.
func (s *State) tellBoard(log *rules.Log) {
	if len(s.Prints.Boards) == 0 {
		log.Tell("MU-DEV-6", rules.Table, "board-unknown")
	}
}

// layOut deals the first cards.
func (s *State) layOut() {
	for i := range s.Sites {
		s.Sites[i] = Site{Open: 2, Pile: s.Prints.Counts.Objects - 2 - s.seats() + s.Opinions}
	}
	for i := range s.Players {
		s.Players[i].Hand, s.Players[i].Notoriety = continents, 1
	}
}

func (s *State) tellSetup(log *rules.Log) {
	log.Tell("MU-SET-1", rules.Table, "set-piles", rules.Of("opinions", s.Opinions))
	log.Tell("MU-SET-2", rules.Table, "set-open")
	log.Tell("MU-SET-3", rules.Table, "set-decks")
	log.Tell("MU-SET-4", rules.Table, "set-hands", cardCount(s.Sites[0].Pile))
	log.Tell("MU-SET-5", rules.Table, "set-patrons")
	log.Tell("MU-SET-6", s.First, "set-first")
}

// beginTurn asks the active player, then the others in turn order, for their imports
// (MU-IMP-1, MU-IMP-2).
func (s *State) beginTurn(log *rules.Log) {
	s.Scratch = Scratch{}
	for i := range s.Sites {
		site := &s.Sites[i]
		site.Stale, site.Fresh = site.Stale+site.Fresh, 0
	}
	log.Tell("MU-IMP-1", s.Turn, "turn", roundNumber(s.Round))
	if s.Ending {
		log.Tell("MU-FIN-1", s.Turn, "last-turn")
	}
	s.askTakes()
	if s.anyTakeable() == 0 {
		log.Tell("MU-IMP-1", rules.Table, "nothing-to-take")
	}
	s.settle(log)
}

func (s *State) askTakes() {
	for i := range s.Players {
		s.then(Task{askTake, rules.Seat((int(s.Turn) + i) % s.seats())})
	}
}
