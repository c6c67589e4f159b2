package museum

import "docent/rules"

// start lays out the table (MU-SET-1 to MU-SET-6) and tells the checklist.
func start(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
	o := rules.OptionsOf[Options](setup)
	s := State{
		Level: o.Level, House: o.House, Opinions: o.Opinions, Prints: printsOf(setup.Box),
		First: setup.First, Turn: setup.First, Round: 1, Players: make([]Player, setup.Seats), Trigger: rules.Table,
	}
	if s.Level == ScoreOnly {
		s.Ended = true
		log.Tell("MU-SCORE-7", rules.Table, "count-only")
		for i := range s.Players {
			s.then(Task{askTally, rules.Seat(i)})
		}
		s.then(Task{askTokens, rules.Table})
		s.askMuseums()
		return s, nil
	}
	for i := range s.Sites {
		s.Sites[i] = Site{Open: 2, Pile: perContinent - 2 - setup.Seats + s.Opinions}
	}
	for i := range s.Players {
		s.Players[i] = Player{Hand: continents, Notoriety: 1}
	}
	s.tellSetup(log)
	s.beginTurn(log)
	return s, nil
}

func (s *State) tellSetup(log *rules.Log) {
	log.Tell("MU-SET-1", rules.Table, "set-piles", rules.Of("opinions", s.Opinions))
	log.Tell("MU-SET-2", rules.Table, "set-open")
	log.Tell("MU-SET-3", rules.Table, "set-decks")
	log.Tell("MU-SET-4", rules.Table, "set-hands", rules.Of("cards", s.Sites[0].Pile))
	log.Tell("MU-SET-5", rules.Table, "set-patrons")
	log.Tell("MU-SET-6", s.First, "set-first")
}

// beginTurn asks the active player, then the others in turn order, for their imports
// (MU-IMP-1, MU-IMP-2).
func (s *State) beginTurn(log *rules.Log) {
	s.Scratch = Scratch{}
	log.Tell("MU-IMP-1", s.Turn, "turn", rules.Of("round", s.Round))
	for i := range s.Players {
		s.then(Task{askTake, rules.Seat((int(s.Turn) + i) % s.seats())})
	}
	if s.anyTakeable() == 0 {
		log.Tell("MU-IMP-1", rules.Table, "nothing-to-take")
	}
	s.settle()
}
