package trasteros

import "docent/rules"

// offers proposes what the agenda waits for or, where it is empty, the actions A1 to A7.
func offers(s *State, m *rules.Menu[State]) {
	if len(s.Agenda) == 0 {
		if !s.Ended {
			s.offerTurn(m)
		} else if seat := s.counting(); seat >= 0 {
			s.offerCount(seat, m)
		}
		return
	}
	t := s.next()
	if s.auto() {
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Auto, Rule: "TL-TURN-1"}, Referee{})
		return
	}
	switch t.Do {
	case chooseOut:
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Chance, Rule: "TL-SET-5"}, TakeOut{s.exampleOut()})
	case collector:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "TL-SET-3", Secret: true}, Tell{s.firstInPlay()})
		m.Add(rules.Offer{Seat: t.Seat, Rule: "TL-SET-3"}, Withhold{})
	case fillRooms:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "TL-REF-2"}, Fill{len(s.Rooms)})
	case draw:
		s.offerDraw(t.Seat, m)
	case starter:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "TL-TIE-1"}, Starter{s.First})
	default:
		s.offerAuction(t, m)
	}
}

func (s *State) firstInPlay() Collection {
	for _, c := range collections {
		if !s.isOut(c) {
			return c
		}
	}
	return ""
}

func (s *State) exampleOut() []Collection {
	return append([]Collection(nil), collections[s.Collections:]...)
}

func (s *State) offerAuction(t Task, m *rules.Menu[State]) {
	switch t.Do {
	case turnFirst:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "TL-BID-1", On: onRoom[s.Auction.Room]}, First{s.exampleCard(s.hidden(), rules.Table)})
	case bids:
		for i, b := range s.Auction.Bids {
			if seat := rules.Seat(i); b.Owed && !b.In {
				m.Add(rules.Offer{Seat: seat, Rule: "TL-BID-2", Secret: true}, s.exampleBid(seat))
			}
		}
		s.offerTimer(m)
	case won:
		winner := s.Auction.Winner
		if s.asksCards() {
			m.Add(rules.Offer{Seat: winner, Rule: "TL-BID-5", Secret: true, On: onRoom[s.Auction.Room]}, Look{s.exampleCards(s.underFirst(), winner)})
		}
		m.Add(rules.Offer{Seat: winner, Rule: "TL-SKE-2", About: s.unnamed(), On: onRoom[s.Auction.Room]}, Find{})
	case unsold:
		if s.asksCards() {
			m.Add(rules.Offer{Seat: t.Seat, Rule: "TL-BID-7", On: onRoom[s.Auction.Room]}, Look{s.exampleCards(s.underFirst(), rules.Table)})
		}
		m.Add(rules.Offer{Seat: t.Seat, Rule: "TL-SKE-3", About: s.unnamed(), On: onRoom[s.Auction.Room]}, Find{})
	case market:
		s.offerMarket(t.Seat, m)
	}
}

// exampleBid returns an empty fist, or the lowest cube where one must bid.
func (s *State) exampleBid(seat rules.Seat) rules.Action[State] {
	if s.mustBid() {
		if k := s.cheapest(seat, Glass); k != 0 {
			var b Four
			*b.at(k) = 1
			return PlaceBid(b)
		}
	}
	return emptyFist
}

func (s *State) offerMarket(seat rules.Seat, m *rules.Menu[State]) {
	for _, c := range s.onSale() {
		card := onCard[c]
		with := s.cheapest(seat, c.Kind())
		m.Add(rules.Offer{Seat: seat, Rule: "TL-BID-7", About: card, On: card}, Buy{c, with})
	}
	m.Add(rules.Offer{Seat: seat, Rule: "TL-BID-7", On: onJunk}, TakeJunk{})
	m.Add(rules.Offer{Seat: seat, Rule: "TL-BID-7"}, Decline{})
}

func (s *State) offerDraw(seat rules.Seat, m *rules.Menu[State]) {
	m.Add(rules.Offer{Seat: seat, Rule: "TL-PUB-1", Secret: s.asksCards(), On: onPublic, About: onSeat[seat]}, Draw{s.exampleCard(skeletons, seat)})
	m.Add(rules.Offer{Seat: rules.Table, Rule: "TL-PUB-1", About: s.drawnByAll()}, DrawAll{})
	if !s.counts() {
		m.Add(rules.Offer{Seat: rules.Table, Rule: "TL-PUB-2"}, RunOut{})
	}
}

// drawnByAll lists what stays untold where nobody drew a skeleton: where cards are named, those that were drawn.
func (s *State) drawnByAll() []rules.Thing {
	if s.asksCards() {
		return drawnUnnamed
	}
	return drawnCounted
}

var drawnUnnamed, drawnCounted = []rules.Thing{"drawn:unnamed"}, []rules.Thing{"drawn:counted"}

func (s *State) offerCount(seat rules.Seat, m *rules.Menu[State]) {
	m.Add(rules.Offer{Seat: seat, Rule: "TL-SCO-1", About: onSeat[seat]}, s.exampleCount(seat))
	if seat == s.Caller {
		m.Add(rules.Offer{Seat: rules.Table, Rule: "TL-END-3", About: onSeat[seat]}, Void{})
	}
}

// exampleCount returns nothing, or for a caller the fewest cards that the call claims.
func (s *State) exampleCount(seat rules.Seat) Count {
	if seat != s.Caller {
		return Count{}
	}
	return Count{Bronze: 1, Glass: 4}
}

// offerTurn proposes the seven actions to the player to move.
func (s *State) offerTurn(m *rules.Menu[State]) {
	for i := range s.Rooms {
		m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-BID-1", About: onRoom[i+1], On: onRoom[i+1]}, calls[i])
	}
	m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-PUB-1", On: onPublic}, OpenPublic{})
	s.offerTrades(m)
	secret := s.asksCards()
	m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-PRO-1", Secret: secret}, s.exampleProtect())
	for i := range s.Players[s.Turn].Piles {
		pile := onPile[min(i+1, len(onPile)-1)]
		m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-PRO-3", About: pile, On: pile}, Unprotect{i + 1})
	}
	m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-END-1", Secret: secret}, Collect{})
	if s.mayFillLate(rules.Table) {
		m.Add(rules.Offer{Seat: rules.Table, Rule: "TL-REF-2"}, Fill{len(s.Rooms)})
	}
	if !secret || !s.surelyCan(s.Turn) {
		m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-TURN-1"}, Pass{})
	}
}

// offerTrades proposes the exchanges A3 and A4.
func (s *State) offerTrades(m *rules.Menu[State]) {
	secret, known := s.asksCards(), s.knowsHand(s.Turn)
	for k := Glass; k != Gold; k = k.next() {
		m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-EXC-1", About: onKind[k], On: onCubes[k]}, tradeCubes[k])
	}
	for k := Junk; k != 0; k = k.next() {
		m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-EXC-1", About: onKind[k], Secret: secret}, s.exampleTrade(k, known))
	}
	if s.House.MixedPairs {
		for k := Glass; k != Gold; k = k.next() {
			m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-EXC-1", About: onKind[k], Secret: secret}, TradeMixed{k, s.exampleOfKind(k, 1, known)})
		}
	}
	m.Add(rules.Offer{Seat: s.Turn, Rule: "TL-EXC-4", Secret: secret}, Cash{s.exampleCash(known)})
}

// What is offered over and over, made once.
var (
	calls      = [5]rules.Action[State]{Call{1}, Call{2}, Call{3}, Call{4}, Call{5}}
	tradeCubes = [Gold]rules.Action[State]{Glass: TradeCubes{Glass}, Bronze: TradeCubes{Bronze}, Silver: TradeCubes{Silver}}
	tradeCards = [Gold + 1]rules.Action[State]{
		Junk: TradeCards{Kind: Junk}, Glass: TradeCards{Kind: Glass}, Bronze: TradeCards{Kind: Bronze},
		Silver: TradeCards{Kind: Silver}, Gold: TradeCards{Kind: Gold},
	}
	emptyFist rules.Action[State] = PlaceBid{}
)

// exampleTrade names two cards of a kind where the hand is known.
func (s *State) exampleTrade(k Kind, known bool) rules.Action[State] {
	if cards := s.exampleOfKind(k, 2, known); cards != nil {
		return TradeCards{k, cards}
	}
	return tradeCards[k]
}

// exampleOfKind returns n cards of a kind in a known hand, or nil.
func (s *State) exampleOfKind(k Kind, n int, known bool) []Card {
	hand := &s.Players[s.Turn].Hand.Known
	if !known || hand.ofKind(k) < n {
		return nil
	}
	return hand.some(n, func(i int) bool { return kindAt(i) == k })
}

// exampleCash returns a card that can be cashed, the lowest kind first; where the bank has
// no cube for any, one of those.
func (s *State) exampleCash(known bool) Card {
	first := anyOf(Glass)
	for k := Gold; k != Junk; k-- {
		c := anyOf(k)
		if known {
			list := s.Players[s.Turn].Hand.Known.some(1, func(i int) bool { return kindAt(i) == k })
			if list == nil {
				continue
			}
			c = list[0]
		}
		if s.inStock(k) || first == anyOf(Glass) {
			first = c
		}
	}
	return first
}

// exampleProtect returns the whole hand.
func (s *State) exampleProtect() Protect {
	hand := &s.Players[s.Turn].Hand
	switch {
	case !s.counts():
		return Protect{}
	case s.knowsHand(s.Turn):
		return Protect{Cards: hand.Known.some(hand.Count, func(int) bool { return true })}
	}
	return Protect{Count: hand.Count}
}
