package oldmuseum

import (
	"slices"

	"docent/rules"
)

// Audit counts a hand at the table and has cards put back or drawn (OM-HAND-2).
type Audit struct {
	Count int `json:"count"`
}

// Fields asks for the number of cards.
func (Audit) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{rules.Number("count", 0, mostHand)}
}

const mostHand = 20

// Check requires a hand that is not being changed.
func (a Audit) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case !s.tracks():
		return notTracked
	case by < 0 || s.Players[by].Out || len(s.Agenda) > 0:
		return busy
	}
	return nil
}

// Apply makes the hand the right one: excess goes under the deck, what misses is drawn, and the
// deck's number follows. Who drew or put away too much no longer holds what was told. One of
// the rooms that it left lacks the card that was too many (OM-Q32).
func (a Audit) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	want := s.expected(p)
	switch {
	case a.Count > want:
		log.Tell("OM-HAND-2", by, "audit-excess", cardCount(a.Count-want))
		s.tellLacking(by, log)
	case a.Count < want:
		log.Tell("OM-HAND-2", by, "audit-missing", cardCount(want-a.Count))
	default:
		log.Tell("OM-HAND-1", by, "audit-right", cardCount(want))
	}
	if a.Count != want {
		p.Hand.forget(Utility)
		s.Hall.Top, s.Hall.Locked = AnyCard, false
	}
	s.balanced(func() {
		s.Deck = max(0, s.Deck+a.Count-want)
		for len(p.Hand) > want && p.Hand.take(Utility) {
			continue
		}
		for len(p.Hand) < want {
			p.Hand.add(Utility)
		}
	})
	p.Trail = nil
}

// tellLacking names the rooms that may have got no card (OM-Q32).
func (s *State) tellLacking(by rules.Seat, log *rules.Log) {
	var rooms []rules.Thing
	for _, at := range s.Players[by].Trail {
		rooms = append(rooms, placeThing(at))
	}
	if len(rooms) > 0 {
		log.Tell("OM-Q32", by, "room-lacks", rules.All(rooms...))
	}
}

// Trail lists the rooms that a player has left in its last turns, the last one last, as long as
// nobody has picked up the card left there and the hand was not counted.
type Trail []Place

// lastLeft is how many rooms are remembered.
const lastLeft = 4

// add remembers one more room.
func (t *Trail) add(at Place) {
	t.drop(at)
	*t = append(*t, at)
	if len(*t) > lastLeft {
		*t = (*t)[1:]
	}
}

// drop forgets a room.
func (t *Trail) drop(at Place) {
	*t = slices.DeleteFunc(*t, func(left Place) bool { return left == at })
	if len(*t) == 0 {
		*t = nil
	}
}

// sure forgets that a room's card may lack: somebody has seen it.
func (s *State) sure(at Place) {
	for i := range s.Players {
		s.Players[i].Trail.drop(at)
	}
}
