package museum

import "docent/rules"

// Show tells a card of the hand that nobody saw yet, where cards are told: one of the
// first four, or one that an effect brought. It is shown because it is used now.
type Show struct {
	Card Card `json:"card"`
}

// Fields asks which card it is.
func (w Show) Fields(*State, rules.Seat) []rules.Field { return showFields }

// allCards lists every card there may be.
var (
	allCards = func() []rules.Option {
		var list []rules.Option
		for i := range cardsOf {
			list = append(list, cardsOf[i]...)
		}
		return list
	}()
	showFields = []rules.Field{{Name: "card", Of: "card", Open: true, Options: allCards}}
)

// Check requires a hand with cards that nobody saw, in its owner's turn or while it has too
// many.
func (w Show) Check(s *State, by rules.Seat) *rules.Refusal {
	if !s.waits(askHand, by) {
		if r := s.myTurn(by); r != nil {
			return r
		}
	}
	switch {
	case !s.full():
		return valuesOnly
	case s.Players[by].Hand <= len(s.Players[by].Known):
		return allTold[by]
	case !w.Card.Named() || w.Card.Value() == 0:
		return notInHand[by]
	}
	return nil
}

var (
	valuesOnly = &rules.Refusal{Rule: "MU-DEV-2", Key: "values-only", Fix: "house"}
	allTold    = bySeat("MU-DEV-2", "all-told")
)

// Apply remembers it.
func (w Show) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Players[by].Known.add(w.Card)
	log.Tell("MU-DEV-2", by, "shows", cardThing(w.Card))
	s.countCiv(w.Card, log)
}
