package trasteros

import "docent/rules"

// goUnsold turns up the cards of a room that nobody won (TL-BID-7).
func (s *State) goUnsold(log *rules.Log) {
	if s.asksCards() || s.hidden() > 0 {
		s.then(Task{unsold, s.Turn})
		return
	}
	s.openMarket(log)
}

// openMarket lets everybody buy once, the player to move first.
func (s *State) openMarket(log *rules.Log) {
	log.Tell("TL-BID-7", rules.Table, "market", onRoom[s.Auction.Room]...)
	s.then()
	for i, seat := 0, s.Turn; i < s.seats(); i, seat = i+1, s.left(seat) {
		s.Agenda = append(s.Agenda, Task{market, seat})
	}
	s.Agenda = append(s.Agenda, Task{closeRoom, rules.Table})
	s.skipMarket(log)
}

// skipMarket passes over seats that can neither pay nor take, where that is known.
func (s *State) skipMarket(log *rules.Log) {
	for s.next().Do == market && s.nothingToBuy(s.next().Seat) {
		log.Tell("TL-BID-7", s.next().Seat, "cannot-buy")
		s.done()
	}
}

func (s *State) nothingToBuy(seat rules.Seat) bool {
	lying := &s.room().Cards
	if s.counts() && lying.Count == 0 {
		return true
	}
	if s.asksCards() && lying.known() {
		return lying.Known[junkAt] == 0 && s.wares(seat) == nil
	}
	return false
}

// wares lists what a seat could buy: the cards lying there that one of its cubes pays.
func (s *State) wares(seat rules.Seat) []Card {
	var list []Card
	for _, c := range s.onSale() {
		if s.cheapest(seat, c.Kind()) != 0 {
			list = append(list, c)
		}
	}
	return list
}

var anyKind = []Card{anyOf(Gold), anyOf(Silver), anyOf(Bronze), anyOf(Glass)}

// onSale lists the cards to buy, each name once; by kind where names are not known.
func (s *State) onSale() []Card {
	lying := &s.room().Cards
	if !s.asksCards() || !lying.known() {
		return anyKind
	}
	var list []Card
	for i, n := range lying.Known {
		if n > 0 && i < junkAt {
			list = append(list, cardAt(i))
		}
	}
	return list
}

// cheapest returns the lowest kind of cube that the seat has and that pays a card, or none.
func (s *State) cheapest(seat rules.Seat, card Kind) Kind {
	for k := card; k.isCube(); k = k.next() {
		if s.Players[seat].Cubes.Of(k) > 0 {
			return k
		}
	}
	return 0
}

// Buy takes one card of the market for one cube of its kind or a higher one.
type Buy struct {
	Card Card `json:"card"`
	With Kind `json:"with"`
}

// Fields asks which cube pays, cheapest first.
func (b Buy) Fields(s *State, by rules.Seat) []rules.Field {
	f := rules.Field{Name: "with", Of: "cube"}
	if by < 0 {
		return nil
	}
	for k := b.Card.Kind(); k.isCube(); k = k.next() {
		if s.Players[by].Cubes.Of(k) > 0 {
			f.Options = append(f.Options, rules.Option{Value: k.String()})
		}
	}
	return []rules.Field{f}
}

// Check requires the seat whose turn at the market it is, a card that lies there and a
// free cube that pays it; junk costs nothing (TL-Q16).
func (b Buy) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(market, by); r != nil {
		return r
	}
	lying := &s.room().Cards
	if b.Card.Kind() == Junk {
		return junkIsFree
	}
	byName := s.asksCards() && lying.known()
	if !b.Card.Kind().isCube() || b.Card.isNamed() != byName || byName && lying.Known.Has(b.Card) == 0 || s.counts() && lying.Count == 0 {
		return notOnSale
	}
	if b.With < b.Card.Kind() || s.Players[by].Cubes.Of(b.With) == 0 {
		return cannotPay[by]
	}
	return nil
}

var (
	cannotPay  = bySeat("TL-BID-7", "cannot-pay")
	notOnSale  = &rules.Refusal{Rule: "TL-BID-7", Key: "not-on-sale", Fix: "auction"}
	junkIsFree = &rules.Refusal{Rule: "TL-BID-7", Key: "junk-is-free", Fix: "auction"}
	noJunk     = &rules.Refusal{Rule: "TL-BID-7", Key: "no-junk", Fix: "auction"}
)

// Apply pays the cube, without change.
func (b Buy) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := &s.Players[by]
	*p.Cubes.at(b.With)--
	s.receives(by, s.fromMarket(b.Card))
	log.Tell("TL-BID-7", by, "buys", onCard[b.Card][0], onCubes[b.With][0])
	s.done()
	s.skipMarket(log)
}

// fromMarket takes a card off the market, as far as cards are counted.
func (s *State) fromMarket(card Card) Heap {
	if !s.counts() {
		return Heap{}
	}
	return s.room().Cards.takeOne(card)
}

// TakeJunk takes one junk card of the market for free.
type TakeJunk struct{}

// Check requires the seat whose turn at the market it is, and junk lying there.
func (TakeJunk) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(market, by); r != nil {
		return r
	}
	lying := &s.room().Cards
	if s.counts() && lying.Count == 0 || s.asksCards() && lying.known() && lying.Known[junkAt] == 0 {
		return noJunk
	}
	return nil
}

// Apply takes it.
func (TakeJunk) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.receives(by, s.fromMarket(JunkCard))
	log.Tell("TL-BID-7", by, "takes-junk")
	s.done()
	s.skipMarket(log)
}

// Decline leaves the market without a card.
type Decline struct{}

// Check requires the seat whose turn at the market it is.
func (Decline) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(market, by) }

// Apply lets the next one choose.
func (Decline) Apply(s *State, by rules.Seat, log *rules.Log) {
	log.Tell("TL-BID-7", by, "declines")
	s.done()
	s.skipMarket(log)
}

// clearAway sends what nobody bought to the discard pile (TL-Q4) and ends the turn.
func (s *State) clearAway(log *rules.Log) {
	lying := s.room().Cards
	if s.House.UnsoldToPublic {
		log.Tell("TL-BID-7", rules.Table, "unsold-to-public", s.cards(lying.Count))
	} else {
		s.discards(lying)
		log.Tell("TL-BID-7", rules.Table, "unsold-to-discard", s.cards(lying.Count))
	}
	s.resolve(log)
	s.finish(log)
}
