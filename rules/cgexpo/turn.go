package cgexpo

import "docent/rules"

// begin starts a turn of the active player: encounter, roll and move (CG-TURN-1). What
// comes after depends on the move.
func (s *State) begin(log *rules.Log) {
	_, frantic := s.Frantic()
	s.Scratch = Scratch{Frantic: frantic}
	s.Turns++
	log.Tell("CG-TURN-1", s.Turn, "turn", turnNumber(s.Turns))
	s.only(Task{Do: askNear}, Task{Do: askFight}, Task{Do: askRoll})
	s.settle(log)
}

// passTurn gives the turn to the next thief who is not excluded.
func (s *State) passTurn(log *rules.Log) {
	for i := 1; i <= s.seats(); i++ {
		next := rules.Seat((int(s.Turn) + i) % s.seats())
		if !s.Excluded(next) {
			s.Turn = next
			s.begin(log)
			return
		}
	}
}

// afterMove lists what follows a move: the escape's die, an event or nothing.
func (s *State) afterMove(log *rules.Log) {
	switch {
	case s.carrier() == s.Turn:
		s.only(Task{Do: askWhite}, Task{Do: endTurn})
	case s.Scratch.Frantic:
		if _, on := s.Frantic(); on {
			log.Tell("CG-FR-2", s.Turn, "no-event")
		} else {
			log.Tell("CG-TURN-3", s.Turn, "no-event-after")
		}
		s.only(Task{Do: endTurn})
	default:
		s.only(Task{Do: askEvent}, Task{Do: endTurn})
	}
}

// won ends the game: the thief is outside with the CDs (CG-FR-6, CG-GOAL-1).
func (s *State) won(log *rules.Log) {
	s.Ended, s.Winner = true, s.Turn
	s.Agenda = nil
	log.Tell("CG-FR-6", s.Turn, "out")
	log.Tell("CG-GOAL-1", s.Turn, "won")
}

// Roll is the two movement dice.
type Roll struct {
	A int `json:"a"`
	B int `json:"b"`
}

// Fields asks for both dice.
func (Roll) Fields(*State, rules.Seat) []rules.Field { return rollFields }

var rollFields = []rules.Field{rules.Number("a", 1, dieFaces), rules.Number("b", 1, dieFaces)}

// Check requires the dice to be due, or a question before them that may be left open.
func (r Roll) Check(s *State, by rules.Seat) *rules.Refusal {
	step := askRoll
	if s.alone() {
		step = askNear
	}
	if r := s.asked(step, by); r != nil {
		return r
	}
	if !between(r.A, 1, dieFaces) || !between(r.B, 1, dieFaces) {
		return notADie
	}
	return nil
}

var notADie = &rules.Refusal{Rule: "CG-MOV-1", Key: "not-a-die", Fix: "play"}

// Apply notes the roll.
func (r Roll) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.meetNobody(log)
	s.Scratch.Dice, s.Says = [2]int{r.A, r.B}, 0
	log.Tell("CG-MOV-1", by, "rolled", pipCount(r.A+r.B), dieThing(r.A), dieThing(r.B))
	s.done()
	s.first(Task{Do: askMove})
	s.settle(log)
}

func between(n, least, most int) bool { return n >= least && n <= most }
