package trasteros

import "docent/rules"

// TradeCubes turns two cubes of a kind into one of the next (TL-EXC-1).
type TradeCubes struct {
	Kind Kind `json:"kind"`
}

// Check wants two free cubes below gold and the next one in stock.
func (t TradeCubes) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if !t.Kind.isCube() || t.Kind == Gold {
		return noSuchTrade
	}
	if s.Players[by].Cubes.Of(t.Kind) < 2 {
		return needTwo(by, "two-cubes", t.Kind)
	}
	return s.stocked(t.Kind.next())
}

// Apply returns both cubes to the bank.
func (t TradeCubes) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	p := &s.Players[by].Cubes
	*p.at(t.Kind) -= 2
	*p.at(t.Kind.next())++
	log.Tell("TL-EXC-1", by, "trades-cubes", rules.Of(string(t.Kind)+"cubes", 2), rules.Of("cube", t.Kind.next()))
	log.Tell("TL-EXC-3", rules.Table, "cubes-to-bank", rules.Of(string(t.Kind)+"cubes", 2))
	s.traded(by, log)
}

// traded ends a turn of trading: another pair has to wait (TL-EXC-2).
func (s *State) traded(by rules.Seat, log *rules.Log) {
	for _, k := range kindsDown[1:] {
		if s.Players[by].Cubes.Of(k) >= 2 {
			log.Tell("TL-EXC-2", by, "one-pair", rules.Of("kind", k))
			break
		}
	}
	s.finish()
}

var noSuchTrade = &rules.Refusal{Rule: "TL-EXC-1", Key: "no-such-trade", Fix: "play"}

func needTwo(by rules.Seat, key rules.Key, k Kind) *rules.Refusal {
	seat := rules.Of("seat", by)
	return &rules.Refusal{Rule: "TL-EXC-1", Key: key, About: []rules.Thing{seat, rules.Of("kind", k)}, Fix: seat}
}

// stocked refuses a cube that the bank has run out of (TL-EXC-3).
func (s *State) stocked(k Kind) *rules.Refusal {
	if s.inStock(k) {
		return nil
	}
	return &rules.Refusal{Rule: "TL-EXC-3", Key: "bank-empty", About: []rules.Thing{rules.Of("kind", k)}, Fix: "house"}
}

// reward says whether a pair of cards of a kind can be paid out: a cube of the next
// kind, or a badge for gold.
func (s *State) reward(k Kind) *rules.Refusal {
	if k != Gold {
		return s.stocked(k.next())
	}
	if s.BadgesLeft() == 0 {
		return &rules.Refusal{Rule: "TL-EXC-3", Key: "no-badge-left", Fix: "house"}
	}
	return nil
}

// TradeCards turns two cards of a kind, of any collections, into one cube of the next
// kind; two gold cards into a badge (TL-EXC-1).
type TradeCards struct {
	Kind  Kind   `json:"kind"`
	Cards []Card `json:"cards,omitempty"` // which two, where the hand is known
}

// Fields asks which two, unless all cards of the kind are alike.
func (t TradeCards) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 || !s.knowsHand(by) {
		return nil
	}
	fitting := s.ofKind(by, t.Kind)
	return []rules.Field{{Name: "cards", Of: "card", Min: 2, Max: 2, Many: true, Options: fitting.options()}}
}

// ofKind is the part of a known hand that is of one kind.
func (s *State) ofKind(by rules.Seat, k Kind) Cards {
	c := s.Players[by].Hand.Known
	for i := range c {
		if kindAt(i) != k {
			c[i] = 0
		}
	}
	return c
}

// Check wants two cards of the kind in hand and the reward in stock.
func (t TradeCards) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if t.Kind.rank() < 0 {
		return noSuchTrade
	}
	if r := s.hasCards(by, t.Cards, 2, t.Kind); r != nil {
		return r
	}
	return s.reward(t.Kind)
}

// hasCards wants n cards of a kind in a seat's hand: named where the hand is known,
// only counted where it is not.
func (s *State) hasCards(by rules.Seat, named []Card, n int, k Kind) *rules.Refusal {
	hand := &s.Players[by].Hand
	if !s.knowsHand(by) {
		if len(named) > 0 || s.counts() && hand.Count < n {
			return needTwo(by, "not-in-hand", k)
		}
		return nil
	}
	cards, ok := counted(named)
	have := s.ofKind(by, k)
	if !ok || len(named) != n || !have.minus(&cards) {
		return needTwo(by, "not-in-hand", k)
	}
	return nil
}

// Apply discards the cards and hands out the cube or badge (TL-EXC-3).
func (t TradeCards) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	s.give(by, t.Cards, 2)
	if t.Kind == Gold {
		s.Players[by].Badges++
		log.Tell("TL-EXC-1", by, "trades-for-badge")
	} else {
		*s.Players[by].Cubes.at(t.Kind.next())++
		log.Tell("TL-EXC-1", by, "trades-cards", rules.Of(string(t.Kind)+"cards", 2), rules.Of("cube", t.Kind.next()))
	}
	log.Tell("TL-EXC-3", rules.Table, "cards-to-discard", rules.Of("cards", 2))
	s.traded(by, log)
}

// give moves cards from a hand to the discard pile: named ones, or n of unknown name.
func (s *State) give(by rules.Seat, named []Card, n int) {
	if !s.counts() {
		return
	}
	hand := &s.Players[by].Hand
	if len(named) == 0 {
		s.Discard.add(hand.takeAny(n))
		return
	}
	cards, _ := counted(named)
	s.Discard.add(hand.takeKnown(&cards))
}

// TradeMixed turns one cube and one card of a kind into one cube of the next, where the
// house rule allows it (TL-Q6).
type TradeMixed struct {
	Kind  Kind   `json:"kind"`
	Cards []Card `json:"cards,omitempty"` // which one, where the hand is known
}

// Fields asks which card.
func (t TradeMixed) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 || !s.knowsHand(by) {
		return nil
	}
	fitting := s.ofKind(by, t.Kind)
	return []rules.Field{{Name: "cards", Of: "card", Min: 1, Max: 1, Many: true, Options: fitting.options()}}
}

// Check wants the house rule, a free cube and a card of that kind, and stock.
func (t TradeMixed) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if !s.House.MixedPairs {
		return &rules.Refusal{Rule: "TL-EXC-1", Key: "no-mixed-pairs", Fix: "house"}
	}
	if !t.Kind.isCube() || t.Kind == Gold {
		return noSuchTrade
	}
	if s.Players[by].Cubes.Of(t.Kind) < 1 {
		return needTwo(by, "no-cube", t.Kind)
	}
	if r := s.hasCards(by, t.Cards, 1, t.Kind); r != nil {
		return r
	}
	return s.stocked(t.Kind.next())
}

// Apply returns the cube and discards the card.
func (t TradeMixed) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	s.give(by, t.Cards, 1)
	p := &s.Players[by].Cubes
	*p.at(t.Kind)--
	*p.at(t.Kind.next())++
	log.Tell("TL-EXC-1", by, "trades-mixed", rules.Of("kind", t.Kind), rules.Of("cube", t.Kind.next()))
	s.traded(by, log)
}

// Cash turns one card into a cube of its kind (TL-EXC-4).
type Cash struct {
	Card Card `json:"card"`
}

// Fields asks for a card of the hand, or for its kind where the hand is not known.
func (c Cash) Fields(s *State, by rules.Seat) []rules.Field {
	f := rules.Field{Name: "card", Of: "card"}
	switch {
	case by < 0:
		return nil
	case s.knowsHand(by):
		for _, o := range s.Players[by].Hand.Known.options() {
			if k := Card(o.Value).Kind(); k.isCube() && s.inStock(k) {
				f.Options = append(f.Options, o)
			}
		}
	default:
		for _, card := range anyKind {
			if s.inStock(card.Kind()) {
				f.Options = append(f.Options, rules.Option{Value: string(card)})
			}
		}
	}
	return []rules.Field{f}
}

// Check wants such a card in hand, no junk, and the cube in stock.
func (c Cash) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	kind := c.Card.Kind()
	hand := &s.Players[by].Hand
	_, named := cardIndex[c.Card]
	if !kind.isCube() {
		return &rules.Refusal{Rule: "TL-EXC-4", Key: "nothing-to-cash", About: []rules.Thing{rules.Of("seat", by)}, Fix: rules.Of("seat", by)}
	}
	if named != s.knowsHand(by) || named && hand.Known.Has(c.Card) == 0 || s.counts() && hand.Count == 0 {
		return &rules.Refusal{Rule: "TL-EXC-4", Key: "nothing-to-cash", About: []rules.Thing{rules.Of("seat", by)}, Fix: rules.Of("seat", by)}
	}
	return s.stocked(kind)
}

// Apply discards the card.
func (c Cash) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	var named []Card
	if s.knowsHand(by) {
		named = []Card{c.Card}
	}
	s.give(by, named, 1)
	*s.Players[by].Cubes.at(c.Card.Kind())++
	log.Tell("TL-EXC-4", by, "cashes", rules.Of("card", c.Card), rules.Of("cube", c.Card.Kind()))
	s.finish()
}
