package oldmuseum

import (
	"slices"

	"docent/rules"
)

// askAtHall asks who stands in the Hall for its set, or in a timed game for its exit
// (OM-WIN-1, OM-WIN-2). It asks nothing where the hand cannot hold the set.
func (s *State) askAtHall(seat rules.Seat) {
	switch p := &s.Players[seat]; {
	case s.Timed:
		s.then(seat, askExit)
	case s.mayHaveAll(p):
		s.then(seat, askClaim)
	}
}

// mayHaveAll reports whether nothing known speaks against a whole set of chosen artifacts.
func (s *State) mayHaveAll(p *Player) bool {
	if p.Hand.artifactsAtMost() < s.limit() {
		return false
	}
	if n, sure := p.Hand.holds(p.Chosen); sure && len(p.Chosen) == s.limit() {
		return n == s.limit()
	}
	return true
}

// Claim records that all chosen artifacts are in the Hall: the game is won (OM-WIN-1).
type Claim struct{}

// Check requires an untimed game, and the player in the Hall with a hand that may hold the set.
func (Claim) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.asked(askClaim, by) == nil {
		return s.fullSet(by)
	}
	if s.tracks() {
		return notAsked
	}
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.Timed {
		return timedGame
	}
	return nil
}

func (s *State) fullSet(by rules.Seat) *rules.Refusal {
	if !s.mayHaveAll(&s.Players[by]) {
		return notAll[by]
	}
	return nil
}

var (
	timedGame = &rules.Refusal{Rule: "OM-WIN-2", Key: "timed-game", Fix: "house"}
	notAll    = bySeat("OM-WIN-1", "not-all")
)

// Apply ends the game.
func (Claim) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Winner = by
	log.Tell("OM-WIN-1", by, "wins", artifactCount(s.limit()))
	s.finish(log)
}

// Leave leaves the museum for good in a timed game, with so many chosen artifacts
// (OM-WIN-2).
type Leave struct {
	Chosen int `json:"chosen"`
}

// Fields asks for how many, as far as the hand allows.
func (Leave) Fields(s *State, by rules.Seat) []rules.Field {
	least, most := s.carried(by)
	return []rules.Field{rules.Number("chosen", least, most)}
}

// carried bounds how many chosen artifacts a player may carry.
func (s *State) carried(by rules.Seat) (least, most int) {
	if by < 0 {
		return 0, 0
	}
	p := &s.Players[by]
	if !s.tracks() {
		return 0, s.limit()
	}
	if n, sure := p.Hand.holds(p.Chosen); sure && len(p.Chosen) == s.limit() {
		return n, n
	}
	return 0, min(s.limit(), p.Hand.artifactsAtMost())
}

// Check requires a timed game and the player in the Hall, on arrival or in its own turn.
func (l Leave) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.asked(askExit, by) != nil {
		if r := s.myTurn(by); r != nil {
			return r
		}
		switch p := s.me(); {
		case !s.Timed:
			return notTimed
		case s.leaving(), s.tracks() && (p.At != HallPlace || !p.Moved):
			return notInHall[by]
		}
	}
	if least, most := s.carried(by); l.Chosen < least || l.Chosen > most {
		return notCarried[by]
	}
	return nil
}

var (
	notTimed   = &rules.Refusal{Rule: "OM-WIN-2", Key: "not-timed", Fix: "house"}
	notInHall  = bySeat("OM-WIN-2", "not-in-hall")
	notCarried = bySeat("OM-WIN-2", "not-carried")
)

// Apply stamps the exit. On arrival the room left still gets its card.
func (l Leave) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	arrival := s.asked(askExit, by) == nil
	if arrival {
		s.done()
	}
	p.Exit = Exited{Left: s.Clock.Left, Chosen: l.Chosen}
	s.Exits = append(s.Exits, by)
	log.Tell("OM-WIN-2", by, "exits", artifactCount(l.Chosen), timeThing(s.Clock.Left))
	if arrival && slices.Contains(s.Agenda, Task{endsMove, by}) {
		return
	}
	s.leave(by, log)
	if !s.Ended {
		s.Agenda = nil
		s.then(by, closesTurn)
	}
}

// firstWhole returns who left first with a whole set; Table where nobody did.
func (s *State) firstWhole() rules.Seat {
	for _, seat := range s.Exits {
		if s.Players[seat].Exit.Chosen == s.limit() {
			return seat
		}
	}
	return rules.Table
}

// leave takes a pawn out: its utilities and a trap under it go under the deck, its
// artifacts leave the game. Only now is it sure what it carried out (OM-WIN-5, OM-Q29).
func (s *State) leave(by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	if s.firstWhole() == by {
		log.Tell("OM-WIN-5", by, "unbeatable")
	}
	if len(s.Rooms) > 0 {
		if p.At == HallPlace && p.Moved && s.Hall.Trap {
			s.Hall.Trap = false
			s.Deck++
		}
		taken := min(max(p.Hand.number(Artifact), p.Exit.Chosen), len(p.Hand), artifacts-s.Gone)
		s.Gone += taken
		s.Deck += len(p.Hand) - taken
	}
	p.Hand, p.Trail, p.Out, p.Miss, p.BreakIn = nil, nil, true, false, 0
	if rest := s.inside(); len(rest) == 1 && !s.Ended {
		log.Tell("OM-Q24", rest[0], "alone")
	}
}

// leftBehind takes an artifact that lies in a room off what the player leaves with: what is
// not known of the hand counts as chosen (OM-Q29).
func (s *State) leftBehind(card Card, log *rules.Log) {
	p := s.me()
	_, most := s.carried(s.Turn)
	if slices.Contains(p.Chosen, card) {
		most = min(most, p.Exit.Chosen-1)
	}
	if most < p.Exit.Chosen {
		p.Exit.Chosen = max(0, most)
		log.Tell("OM-Q29", s.Turn, "exits-with", artifactCount(p.Exit.Chosen))
	}
}

// finish ends the game.
func (s *State) finish(log *rules.Log) {
	s.Agenda, s.Ended, s.Clock.Running = nil, true, false
	log.Tell("OM-WIN-1", rules.Table, "over")
}

// decided reports whether a turn begins after somebody left with a whole set: nobody can beat that, and the table may stop.
func (s *State) decided() bool {
	return s.tracks() && len(s.Agenda) == 0 && !s.Scratch.End && s.firstWhole() != rules.Table
}

// Stop ends the game by agreement, when the table has seen enough (OM-WIN-5, OM-Q16).
type Stop struct{}

// Check requires a game that goes on.
func (Stop) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.Ended {
		return ended
	}
	return nil
}

// Apply ends it: who is inside has lost.
func (Stop) Apply(s *State, _ rules.Seat, log *rules.Log) {
	log.Tell("OM-WIN-5", rules.Table, "agreed-end")
	s.finish(log)
}
