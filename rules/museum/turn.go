package museum

import "docent/rules"

// TakeBack is an inventory: cards of one's own pool into the hand (MU-INV-1).
type TakeBack struct {
	Cards []Card `json:"cards,omitempty"`
}

// Fields asks which.
func (t TakeBack) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	return []rules.Field{heapField("cards", s.Players[by].Pool)}
}

// Check requires one's own turn without anything exhibited or recruited.
func (t TakeBack) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.Scratch.Mode == Develop {
		return develops[by]
	}
	if !s.Players[by].Pool.holds(t.Cards) {
		return notInPool[by]
	}
	return nil
}

var develops = inPlay("MU-DEV-1", "develops")

// Apply moves them.
func (t TakeBack) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	s.Scratch.Mode = Inventory
	p.Pool.remove(t.Cards...)
	p.Hand += len(t.Cards)
	p.Known.add(t.Cards...)
	log.Tell("MU-INV-1", by, "takes-back", cardCount(len(t.Cards)))
}

// EndTurn ends the improvement (MU-EOT-1, MU-EOT-2).
type EndTurn struct{}

// Check requires one's own turn.
func (EndTurn) Check(s *State, by rules.Seat) *rules.Refusal { return s.myTurn(by) }

// Apply discards the opinions that lay through the turn, checks the hand and refills
// (MU-OP-1).
func (EndTurn) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.tellHandLimit(by, log)
	s.then(Task{askHand, by}, Task{askRefill, rules.Table}, Task{endTest, rules.Table})
	for i := range s.Sites {
		if n := s.Sites[i].Stale; n > 0 {
			s.Sites[i].Stale = 0
			log.Tell("MU-OP-1", rules.Table, "opinion-gone", continentThing[i], cardCount(n))
		}
	}
	s.settle(log)
}

// PutAway lays surplus cards of the hand into the pool (MU-EOT-1).
type PutAway struct {
	Cards []Card `json:"cards,omitempty"`
}

// surplusOf returns how many cards a hand has too many.
func (s *State) surplusOf(seat rules.Seat) int { return max(0, s.Players[seat].Hand-s.handMost(seat)) }

// Fields asks for as many as are too many.
func (a PutAway) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	f := s.handField("cards", by)
	f.Min = s.surplusOf(by)
	f.Max = f.Min
	return []rules.Field{f}
}

// Check requires exactly the surplus.
func (a PutAway) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askHand, by); r != nil {
		return r
	}
	switch {
	case len(a.Cards) != s.surplusOf(by):
		return notSurplus[by]
	case !s.inHand(by, nil, a.Cards):
		return notInHand[by]
	}
	return nil
}

var notSurplus = bySeat("MU-EOT-1", "not-surplus")

// Apply moves them.
func (a PutAway) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done(askHand, by)
	s.Players[by].lay(a.Cards)
	s.Players[by].Pool.add(a.Cards...)
	log.Tell("MU-EOT-1", by, "puts-away", cardCount(len(a.Cards)))
	s.settle(log)
}

// surplus returns the cards that a hand has too many, known ones first.
func (s *State) surplus(seat rules.Seat) []Card {
	p := &s.Players[seat]
	list := make([]Card, 0, s.surplusOf(seat))
	for i := 0; len(list) < cap(list); i++ {
		switch {
		case i < len(p.Known):
			list = append(list, p.Known[i])
		case s.full():
			return list
		default:
			list = append(list, NewCard(0, 0, 1))
		}
	}
	return list
}

// passTurn hands the turn to the left, or ends the game (MU-FIN-1, MU-Q14).
func (s *State) passTurn(log *rules.Log) {
	s.lapse(Turn)
	switch {
	case s.Ending:
		s.Last = max(0, s.Last-1)
	case s.Trigger >= 0:
		s.Ending, s.Last = true, s.seats()-1
		log.Tell("MU-FIN-1", rules.Table, "last-turns", turnCount(s.Last))
	}
	if s.Ending && s.Last <= 0 {
		s.finish(log)
		return
	}
	s.Turn = s.left(s.Turn)
	if s.Turn != s.First {
		s.beginTurn(log)
		return
	}
	s.Round++
	s.endNews()
	log.Tell("MU-NEWS-1", rules.Table, "new-round", roundNumber(s.Round))
	s.shiftRow(log)
	s.then(Task{askNews, rules.Table})
}
