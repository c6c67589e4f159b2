package trasteros

import "docent/rules"

// OpenPublic calls for the public room: everybody takes its top card (TL-PUB-1).
type OpenPublic struct{}

// Check requires one's own turn and a card in the public room (TL-PUB-3).
func (OpenPublic) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.counts() && s.Public() == 0 {
		return publicClosed
	}
	return nil
}

var publicClosed = &rules.Refusal{Rule: "TL-PUB-3", Key: "public-closed", Fix: "discard"}

// Apply asks every seat for its card, the caller first.
func (OpenPublic) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	log.Tell("TL-PUB-1", by, "opens-public")
	s.then()
	for i, seat := 0, by; i < s.seats(); i, seat = i+1, s.left(seat) {
		s.Agenda = append(s.Agenda, Task{draw, seat})
	}
}

// Draw is the card a seat took from the public room.
type Draw struct {
	Card Card `json:"card"`
}

// Fields asks for the card's name on level full, else whether it is a skeleton.
func (d Draw) Fields(s *State, by rules.Seat) []rules.Field {
	return []rules.Field{{Name: "card", Of: "card", Options: s.drawable(skeletons, by)}}
}

// Check requires the seat whose draw it is and a card that can lie there.
func (d Draw) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(draw, by); r != nil {
		return r
	}
	if s.counts() && s.Public() == 0 {
		return publicClosed
	}
	return s.canTurnUp([]Card{d.Card}, skeletons, by)
}

// Apply keeps the card in hand, or scatters the hand (TL-SKE-4).
func (d Draw) Apply(s *State, by rules.Seat, log *rules.Log) { s.drawn(by, d.Card, log) }

func (s *State) drawn(by rules.Seat, card Card, log *rules.Log) {
	s.done()
	if s.counts() {
		drawn := Heap{Count: 1}
		if s.asksCards() {
			drawn.tellCards([]Card{card})
		}
		s.receives(by, drawn)
	}
	if card == Skeleton {
		s.foundInPublic()
		s.scatterDrawn(by, log)
		s.shuffle("TL-SKE-4", log)
		if s.House.SkeletonEndsPublic {
			log.Tell("TL-SKE-4", rules.Table, "skeleton-ends-public")
			s.finish(log)
			return
		}
	} else {
		log.Tell("TL-PUB-1", by, "draws")
	}
	switch {
	case s.counts() && s.Public() == 0:
		s.ranOut(log)
	case s.next().Do != draw:
		if !s.counts() {
			log.Tell("TL-PUB-2", rules.Table, "if-empty-shuffle")
		}
		s.finish(log)
	}
}

// ranOut ends the turn when the last public card was drawn (TL-PUB-2).
func (s *State) ranOut(log *rules.Log) {
	if s.counts() && s.Discard.Count == 0 {
		log.Tell("TL-PUB-3", rules.Table, "public-empty")
	} else {
		log.Tell("TL-PUB-2", rules.Table, "ran-out", s.cards(s.Discard.Count))
	}
	s.Discard = Heap{}
	s.finish(log)
}

// DrawAll records that everybody left drew a card and no skeleton.
type DrawAll struct{}

// Check requires a public room being opened.
func (DrawAll) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.next().Do != draw || by != rules.Table {
		return notAsked
	}
	return nil
}

// Apply draws for one seat after the other until the pile runs out.
func (DrawAll) Apply(s *State, _ rules.Seat, log *rules.Log) {
	for s.next().Do == draw {
		s.drawn(s.next().Seat, AnyCard, log)
	}
}

// RunOut records that the public pile ran out, where cards are not counted.
type RunOut struct{}

// Check requires a public room being opened by a table that counts no cards.
func (RunOut) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.next().Do != draw || by != rules.Table || s.counts() {
		return notAsked
	}
	return nil
}

// Apply ends the turn.
func (RunOut) Apply(s *State, _ rules.Seat, log *rules.Log) { s.ranOut(log) }
