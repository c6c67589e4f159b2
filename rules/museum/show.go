package museum

import "docent/rules"

// Show tells a card of the hand that nobody told yet, where cards are told: one of the
// first four, or one that an effect brought.
type Show struct {
	Card Card `json:"card"`
}

// Fields asks which card it is.
func (w Show) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{{Name: "card", Of: "card", Open: true, Options: allCards}}
}

// allCards lists every card there may be.
var allCards = func() []rules.Option {
	var list []rules.Option
	for i := range cardsOf {
		list = append(list, cardsOf[i]...)
	}
	return list
}()

// Check wants a hand with cards that were not told, in its owner's turn or while it has
// too many.
func (w Show) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != askHand || t.Seat != by {
		if r := s.myTurn(by); r != nil {
			return r
		}
	}
	if !s.full() || by < 0 || s.Players[by].Hand <= len(s.Players[by].Known) {
		return allTold
	}
	if !w.Card.Named() || w.Card.Value() == 0 {
		return notAsked
	}
	return nil
}

var allTold = &rules.Refusal{Rule: "MU-DEV-2", Key: "all-told", Fix: "play"}

// Apply remembers it.
func (w Show) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].Known.add(w.Card)
	log.Tell("MU-DEV-2", by, "shows", cardThing(w.Card))
}
