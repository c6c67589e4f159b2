package trasteros

import "docent/rules"

// TradeCubes turns two cubes of a kind into one of the next (TL-EXC-1).
type TradeCubes struct {
	Kind Kind `json:"kind"`
}

// Check requires two free cubes below gold and the next one in stock.
func (t TradeCubes) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if !t.Kind.isCube() || t.Kind == Gold {
		return noSuchTrade
	}
	if s.Players[by].Cubes.Of(t.Kind) < 2 {
		return twoCubes[t.Kind][by]
	}
	return s.stocked(t.Kind.next())
}

// Apply returns both cubes to the bank.
func (t TradeCubes) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	p := &s.Players[by].Cubes
	*p.at(t.Kind) -= 2
	*p.at(t.Kind.next())++
	log.Tell("TL-EXC-1", by, "trades-cubes", twoOf[t.Kind].cubes, onCubes[t.Kind.next()][0])
	log.Tell("TL-EXC-3", rules.Table, "cubes-to-bank", twoOf[t.Kind].cubes)
	s.traded(by, log)
}

// traded ends a turn of trading: another pair has to wait (TL-EXC-2).
func (s *State) traded(by rules.Seat, log *rules.Log) {
	for _, k := range kindsDown[1:] {
		if s.Players[by].Cubes.Of(k) >= 2 {
			log.Whisper("TL-EXC-2", by, "one-pair", onKind[k]...)
			break
		}
	}
	s.finish(log)
}

var noSuchTrade = &rules.Refusal{Rule: "TL-EXC-1", Key: "no-such-trade", Fix: "play"}

var (
	twoCubes  = kindRefusals(bySeat, "two-cubes")
	noCube    = kindRefusals(bySeat, "no-cube")
	notInHand = kindRefusals(bySeat, "not-in-hand")
	notTold   = kindRefusals(byCards, "not-in-hand")
)

// kindRefusals lists the refusals of a pair by seat and kind.
func kindRefusals(each func(rules.RuleID, rules.Key) rules.Refusals, key rules.Key) (all [Gold + 1]rules.Refusals) {
	for k := Junk; k != 0; k = k.next() {
		all[k] = each("TL-EXC-1", key).And(rules.Of("kind", k))
	}
	return all
}

// stocked refuses a cube that the bank has run out of (TL-EXC-3).
func (s *State) stocked(k Kind) *rules.Refusal {
	if s.inStock(k) {
		return nil
	}
	return bankEmpty[k]
}

var (
	bankEmpty   = bankRefusals()
	noBadgeLeft = bySeat("TL-EXC-3", "no-badge-left")
)

func bankRefusals() [Gold + 1]*rules.Refusal {
	var all [Gold + 1]*rules.Refusal
	for k := Glass; k != 0; k = k.next() {
		all[k] = &rules.Refusal{Rule: "TL-EXC-3", Key: "bank-empty", About: []rules.Thing{rules.Of("kind", k)}, Fix: "house"}
	}
	return all
}

// reward checks whether a pair of cards of a kind can be paid out: a cube of the next
// kind, or a badge for gold.
func (s *State) reward(by rules.Seat, k Kind) *rules.Refusal {
	if k != Gold {
		return s.stocked(k.next())
	}
	if s.BadgesLeft() == 0 {
		return noBadgeLeft[by]
	}
	return nil
}

// TradeCards turns two cards of a kind, of any collections, into one cube of the next
// kind; two gold cards into a badge (TL-EXC-1).
type TradeCards struct {
	Kind  Kind   `json:"kind"`
	Cards []Card `json:"cards,omitempty"` // which two, where the hand is known
}

// Fields asks which two.
func (t TradeCards) Fields(s *State, by rules.Seat) []rules.Field {
	return s.whichCards(by, t.Kind, 2)
}

// whichCards asks for n cards of a kind of a known hand.
func (s *State) whichCards(by rules.Seat, k Kind, n int) []rules.Field {
	if by < 0 || !s.knowsHand(by) {
		return nil
	}
	fitting := s.ofKind(by, k)
	return []rules.Field{{Name: "cards", Of: "card", Min: n, Max: n, Many: true, Options: fitting.options()}}
}

// ofKind returns the part of a known hand that is of one kind.
func (s *State) ofKind(by rules.Seat, k Kind) Cards {
	c := s.Players[by].Hand.Known
	for i := range c {
		if kindAt(i) != k {
			c[i] = 0
		}
	}
	return c
}

// Check requires two cards of the kind in hand and the reward in stock.
func (t TradeCards) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if t.Kind < Junk || t.Kind > Gold {
		return noSuchTrade
	}
	if r := s.hasCards(by, t.Cards, 2, t.Kind); r != nil {
		return r
	}
	return s.reward(by, t.Kind)
}

// hasCards requires n cards of a kind in a seat's hand: named where the hand is known,
// only counted where it is not.
func (s *State) hasCards(by rules.Seat, named []Card, n int, k Kind) *rules.Refusal {
	hand := &s.Players[by].Hand
	if !s.knowsHand(by) {
		if len(named) > 0 || s.counts() && hand.Count < n {
			return notInHand[k][by]
		}
		return nil
	}
	cards, ok := counted(named)
	have := s.ofKind(by, k)
	if !ok || len(named) != n || !have.minus(&cards) {
		return notTold[k][by]
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
		log.Tell("TL-EXC-1", by, "trades-cards", twoOf[t.Kind].cards, onCubes[t.Kind.next()][0])
	}
	log.Tell("TL-EXC-3", rules.Table, "cards-to-discard", cardCount(2))
	s.traded(by, log)
}

// give moves cards from a hand to the discard pile: named ones, or n of unknown name.
func (s *State) give(by rules.Seat, named []Card, n int) {
	if !s.counts() {
		return
	}
	hand := &s.Players[by].Hand
	if len(named) == 0 {
		s.discards(hand.takeAny(n))
		return
	}
	cards, _ := counted(named)
	s.discards(hand.takeKnown(&cards))
}

// TradeMixed turns one cube and one card of a kind into one cube of the next, where the
// house rule allows it (TL-Q6).
type TradeMixed struct {
	Kind  Kind   `json:"kind"`
	Cards []Card `json:"cards,omitempty"` // which one, where the hand is known
}

// Fields asks which card.
func (t TradeMixed) Fields(s *State, by rules.Seat) []rules.Field {
	return s.whichCards(by, t.Kind, 1)
}

// Check requires the house rule, a free cube and a card of that kind, and stock.
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
		return noCube[t.Kind][by]
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
	log.Tell("TL-EXC-1", by, "trades-mixed", onKind[t.Kind][0], onCubes[t.Kind.next()][0])
	log.Tell("TL-EXC-3", rules.Table, "mixed-returned", onKind[t.Kind]...)
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
		fitting := s.Players[by].Hand.Known
		for i := range fitting {
			if k := kindAt(i); !k.isCube() || !s.inStock(k) {
				fitting[i] = 0
			}
		}
		f.Options = fitting.options()
	default:
		for _, card := range anyKind {
			if s.inStock(card.Kind()) {
				f.Options = append(f.Options, rules.Option{Value: card.String()})
			}
		}
	}
	return []rules.Field{f}
}

// Check requires such a card in hand, no junk, and the cube in stock.
func (c Cash) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	kind := c.Card.Kind()
	hand := &s.Players[by].Hand
	named := c.Card.isNamed()
	if !kind.isCube() {
		return s.byHand(by, nothingToCash[by], noneToCash[by])
	}
	if named != s.knowsHand(by) || named && hand.Known.Has(c.Card) == 0 || s.counts() && hand.Count == 0 {
		return s.byHand(by, nothingToCash[by], noneToCash[by])
	}
	return s.stocked(kind)
}

var (
	nothingToCash = bySeat("TL-EXC-4", "nothing-to-cash")
	noneToCash    = byCards("TL-EXC-4", "nothing-to-cash")
)

// Apply discards the card.
func (c Cash) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	var named []Card
	if s.knowsHand(by) {
		named = []Card{c.Card}
	}
	s.give(by, named, 1)
	*s.Players[by].Cubes.at(c.Card.Kind())++
	log.Tell("TL-EXC-4", by, "cashes", onCard[c.Card][0], onCubes[c.Card.Kind()][0])
	s.finish(log)
}
