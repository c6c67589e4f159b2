package trasteros

import "docent/rules"

var skeletonOrNot = []rules.Option{{Value: AnyCard.String()}, {Value: Skeleton.String()}}

// drawable lists the cards that may turn up from a face-down heap.
func (s *State) drawable(withSkeletons bool) []rules.Option {
	if !s.asksCards() {
		if withSkeletons {
			return skeletonOrNot
		}
		return skeletonOrNot[:1]
	}
	left, _ := s.unseen()
	if !withSkeletons {
		left[skeletonAt] = 0
	}
	if list := left.options(); len(list) > 0 {
		return list
	}
	return skeletonOrNot[:1]
}

// canTurnUp says whether these cards can lie there: as many copies as circulate, and
// no skeleton where none can be (TL-SET-2).
func (s *State) canTurnUp(cards []Card, withSkeletons bool) *rules.Refusal {
	left, _ := s.unseen()
	for _, c := range cards {
		switch {
		case c == Skeleton && !withSkeletons:
			return &rules.Refusal{Rule: "TL-SET-2", Key: "no-skeleton-yet", Fix: "play"}
		case c == AnyCard, !s.asksCards() && c == Skeleton:
			continue
		case !c.isNamed():
			return noSuchCard
		case left.Has(c) == 0:
			return &rules.Refusal{Rule: "TL-SET-2", Key: "no-copy-left", About: []rules.Thing{rules.Of("card", c)}, Fix: "play"}
		}
		left[c.at()]--
	}
	return nil
}

var noSuchCard = &rules.Refusal{Rule: "TL-SET-2", Key: "no-such-card", Fix: "play"}

// exampleCards is n cards that may turn up, as an example.
func (s *State) exampleCards(n int) []Card {
	left, _ := s.unseen()
	return left.some(n, func(i int) bool { return i != skeletonAt })
}

// exampleCard is one card that may turn up.
func (s *State) exampleCard() Card {
	if !s.asksCards() {
		return AnyCard
	}
	left, _ := s.unseen()
	for i, n := range left {
		if n > 0 && i != skeletonAt {
			return cardAt(i)
		}
	}
	return AnyCard
}

// Look names the other cards of a room: its winner's, in secret, or everybody's where
// nobody won.
type Look struct {
	Cards []Card `json:"cards,omitempty"`
}

// Fields asks for the cards under the first one.
func (l Look) Fields(s *State, _ rules.Seat) []rules.Field {
	n := s.underFirst()
	return []rules.Field{{Name: "cards", Of: "card", Min: n, Max: n, Many: true, Options: s.drawable(s.Mixed)}}
}

// underFirst is how many cards of the room have no name yet.
func (s *State) underFirst() int {
	h := &s.room().Cards
	return max(0, h.Count-h.Known.Total())
}

// Check wants the winner, or the turn player for an unwon room, and possible cards.
func (l Look) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.looks(by); r != nil {
		return r
	}
	if !s.asksCards() || len(l.Cards) != s.underFirst() {
		return notAsked
	}
	return s.canTurnUp(l.Cards, s.Mixed)
}

func (s *State) looks(by rules.Seat) *rules.Refusal {
	if s.asked(won, by) != nil && s.asked(unsold, by) != nil {
		return notAsked
	}
	return nil
}

// Apply adds the names to the room and goes on.
func (l Look) Apply(s *State, _ rules.Seat, log *rules.Log) {
	cards, _ := counted(l.Cards)
	s.room().Cards.Known.plus(&cards)
	s.looked(int(cards[skeletonAt]), log)
}

// Find says only how many skeletons the room holds.
type Find struct {
	Skeletons int `json:"skeletons"`
}

// Fields asks for none, one or two.
func (f Find) Fields(s *State, _ rules.Seat) []rules.Field {
	most := skeletons
	if !s.Mixed {
		most = 0
	}
	return []rules.Field{rules.Number("skeletons", 0, most)}
}

// Check wants the same as Look.
func (f Find) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.looks(by); r != nil {
		return r
	}
	if f.Skeletons < 0 || f.Skeletons > skeletons || f.Skeletons > 0 && !s.Mixed {
		return &rules.Refusal{Rule: "TL-SET-2", Key: "no-skeleton-yet", Fix: "play"}
	}
	return nil
}

// Apply goes on without names.
func (f Find) Apply(s *State, _ rules.Seat, log *rules.Log) { s.looked(f.Skeletons, log) }

// looked goes on after the room's cards were seen.
func (s *State) looked(found int, log *rules.Log) {
	if s.next().Do == won {
		s.takeRoom(found, log)
		return
	}
	if found > 0 {
		s.skeletonForAll(found, log)
		return
	}
	s.openMarket(log)
}
