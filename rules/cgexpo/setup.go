package cgexpo

import (
	"slices"

	"docent/rules"
)

const (
	leastSeats = 2
	mostSeats  = 4
	mostLives  = 5
)

// start lays out the table (CG-SET-1 to CG-SET-6) and tells the checklist.
func start(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
	o := rules.OptionsOf[Options](setup)
	s := State{
		Level: o.Level, Difficulty: o.Difficulty, House: o.House, Prints: printsOf(setup.Box),
		First: setup.First, Turn: setup.First, Thieves: make([]Thief, setup.Seats),
		CDs: CDSpot{Seat: rules.Table}, Deck: mostEvents, Winner: rules.Table,
	}
	for i := range s.Thieves {
		s.Thieves[i].Colour, s.Thieves[i].Lives = o.Colours.of(i), mostLives
		if s.shared(i) {
			return s, &rules.Refusal{Rule: "CG-Q27", Key: "colour-twice", About: []rules.Thing{rules.Of("colour", s.Thieves[i].Colour)}}
		}
	}
	for p := Scott; p < lastPiece; p++ {
		if s.pieceInPlay(p) && p.isFigure() {
			s.goHome(p)
		}
	}
	s.tellSetup(log)
	s.begin(&rules.Log{}) // who begins is on the checklist
	return s, nil
}

// shared reports whether an earlier seat has the colour of a seat.
func (s *State) shared(seat int) bool {
	return slices.ContainsFunc(s.Thieves[:seat], func(t Thief) bool { return t.Colour == s.Thieves[seat].Colour })
}

// goHome puts a figure where it starts.
func (s *State) goHome(p Piece) {
	x := s.spot(p)
	*x = Spot{Square: s.StartOf(p)}
	if x.Square != 0 {
		return
	}
	switch {
	case p >= firstThief:
		x.Zone = Exit
	case p == ITG:
		x.Zone = Casino
	case p == Carl:
		x.Zone = Museum
	}
}

func (s *State) tellSetup(log *rules.Log) {
	log.Tell("CG-SET-1", rules.Table, "set-thieves")
	log.Tell("CG-SET-2", rules.Table, "set-deck", cardCount(s.Deck))
	log.Tell("CG-SET-3", rules.Table, "set-items", rules.Of("items", kindsOfItem*s.seats()))
	log.Tell("CG-SET-4", rules.Table, "set-board")
	log.Tell("CG-SET-5", s.First, "set-first")
	if s.Difficulty == Difficult {
		log.Tell("CG-SET-6", rules.Table, "set-lives", lifeCount(mostLives))
	}
	if !s.Mapped() {
		log.Tell("CG-MOV-1", rules.Table, "board-unknown")
	}
}
