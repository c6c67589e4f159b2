package trasteros

import (
	"slices"

	"docent/rules"
)

// Call opens the bidding for a storage room (TL-BID-1).
type Call struct {
	Room int `json:"room"`
}

// Check requires one's own turn and a sealed room.
func (c Call) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if c.Room < 1 || c.Room > len(s.Rooms) {
		return &rules.Refusal{Rule: "TL-BID-1", Key: "no-such-room", Fix: "play"}
	}
	if s.Rooms[c.Room-1].State != Sealed {
		return notSealed[c.Room-1]
	}
	return nil
}

var notSealed = [5]*rules.Refusal{openRoom(1), openRoom(2), openRoom(3), openRoom(4), openRoom(5)}

func openRoom(n int) *rules.Refusal {
	room := rules.Of("room", n)
	return &rules.Refusal{Rule: "TL-BID-1", Key: "not-sealed", About: []rules.Thing{room}, Fix: room}
}

// Apply opens the door.
func (c Call) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced, s.Fresh = 0, false
	s.Auction = Auction{Room: c.Room, Winner: rules.Table, Bids: s.Auction.Bids[:0], Revealed: s.Auction.Revealed[:0]}
	log.Tell("TL-BID-1", by, "called", onRoom[c.Room]...)
	if s.asksCards() || s.hidden() > 0 {
		s.then(Task{turnFirst, by})
		return
	}
	log.Tell("TL-BID-1", by, "turn-up", onRoom[c.Room]...)
	s.openBids(nil, log)
}

// First enters the card that was turned up first.
type First struct {
	Card Card `json:"card"`
}

// Fields asks for the card's name on level full, else whether it is a skeleton.
func (f First) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{{Name: "card", Of: "card", Options: s.drawable(s.hidden(), rules.Table)}}
}

// Check requires a called room and a card that can be there.
func (f First) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(turnFirst, by); r != nil {
		return r
	}
	return s.canTurnUp([]Card{f.Card}, s.hidden(), rules.Table)
}

// Apply turns it up; a skeleton ends the auction at once (TL-SKE-1).
func (f First) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Auction.First = f.Card
	if f.Card == Skeleton {
		s.skeletonOnTop(by, log)
		return
	}
	s.room().Cards.tellCards([]Card{f.Card})
	log.Tell("TL-BID-1", by, "first-card", onCard[f.Card]...)
	s.openBids(nil, log)
}

// room returns the room being auctioned.
func (s *State) room() *Room { return &s.Rooms[max(s.Auction.Room, 1)-1] }

// openBids asks the seats for a fresh bid; nil means everybody.
func (s *State) openBids(seats []rules.Seat, log *rules.Log) {
	s.Auction.Round++
	fresh := s.Auction.Bids[:0]
	for i := range s.Players {
		fresh = append(fresh, Bid{Owed: seats == nil || slices.Contains(seats, rules.Seat(i))})
	}
	s.Auction.Bids = fresh
	if s.allBroke() {
		s.then(Task{reveal, rules.Table})
		return
	}
	s.then(Task{bids, rules.Table})
	s.startTimer(log)
}

// allBroke reports whether no bidder has a free cube: all fists are empty (TL-Q15, TL-Q27).
func (s *State) allBroke() bool {
	for i, b := range s.Auction.Bids {
		if b.Owed && s.Players[i].Cubes.Total() > 0 {
			return false
		}
	}
	for i := range s.Auction.Bids {
		s.Auction.Bids[i].In = s.Auction.Bids[i].Owed
	}
	return true
}

// PlaceBid is a sealed bid; all zeros is an empty fist.
type PlaceBid struct {
	Gold   int8 `json:"gold"`
	Silver int8 `json:"silver"`
	Bronze int8 `json:"bronze"`
	Glass  int8 `json:"glass"`
}

func (b PlaceBid) cubes() Four { return Four(b) }

// Fields asks for every kind, at its place also where the bidder has none free: nothing where all cubes are gone. Where one
// must bid, none is suggested.
func (b PlaceBid) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 || s.Players[by].Cubes.Total() == 0 {
		return nil
	}
	fields := make([]rules.Field, 0, len(kindsDown))
	for _, k := range kindsDown {
		fields = append(fields, rules.Field{Name: k.String(), Of: "cubes", Max: s.Players[by].Cubes.Of(k), Open: s.mustBid()})
	}
	return fields
}

// Check requires a seat that still owes a bid, and free cubes (TL-BID-2, TL-BID-2b).
func (b PlaceBid) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.next().Do != bids || by < 0 || int(by) >= len(s.Auction.Bids) || !s.Auction.Bids[by].Owed {
		return notAsked
	}
	if s.Auction.Bids[by].In {
		return bidIsFinal[by]
	}
	have := s.Players[by].Cubes
	if !b.cubes().within(have) {
		return notEnoughCubes[by]
	}
	if s.mustBid() && have.Total() > 0 && b.cubes().Total() == 0 {
		return mustBid
	}
	return nil
}

// mustBid reports whether an empty fist is only for those without a cube (TL-Q3).
func (s *State) mustBid() bool { return s.House.MustBid && s.Auction.Round == 1 }

var (
	bidIsFinal     = bySeat("TL-BID-2b", "bid-is-final").On("auction")
	notEnoughCubes = bySeat("TL-BID-2", "not-enough-cubes")
	mustBid        = &rules.Refusal{Rule: "TL-BID-2", Key: "must-bid", Fix: "house"}
)

// Apply keeps the bid sealed until the last one is in.
func (b PlaceBid) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Auction.Bids[by] = Bid{Owed: true, In: true, Cubes: b.cubes()}
	log.Tell("TL-BID-2b", by, "bid-in")
	if !s.waits() {
		s.allIn()
	}
}

// waits reports whether a bid is not in yet.
func (s *State) waits() bool {
	return slices.ContainsFunc(s.Auction.Bids, func(b Bid) bool { return b.Owed && !b.In })
}

// Ranking lists the seats that showed cubes, best bid first (TL-BID-3). Seats that
// showed an empty fist are left out: they neither win nor tie.
func (a *Auction) Ranking() []rules.Seat {
	var list []rules.Seat
	for i, b := range a.Revealed {
		if b.Owed && b.Cubes.Total() > 0 {
			list = append(list, rules.Seat(i))
		}
	}
	slices.SortStableFunc(list, func(x, y rules.Seat) int {
		d, _ := a.Revealed[y].Cubes.Compare(a.Revealed[x].Cubes)
		return d
	})
	return list
}

// reveal shows all bids at once, pays them all and ranks them.
func (s *State) reveal(log *rules.Log) {
	a := &s.Auction
	a.Revealed, a.Bids = a.Bids, a.Revealed[:0]
	var paid Four
	for i := range a.Revealed {
		b, have := &a.Revealed[i], &s.Players[i].Cubes
		if !b.Owed {
			b.Cubes = Four{}
		}
		if bid := b.Cubes; !bid.within(*have) {
			b.Cubes = atMost(bid, *have)
			log.Tell("TL-BID-2", rules.Seat(i), "bid-cut", b.Cubes.things())
		}
		*have = have.minus(b.Cubes)
		paid = paid.plus(b.Cubes)
	}
	ranking := a.Ranking()
	s.tellBids(ranking, paid, log)
	best := s.best(ranking)
	switch {
	case len(best) == 0:
		log.Tell("TL-BID-7", rules.Table, "nobody-bid", onRoom[a.Room]...)
		s.goUnsold(log)
	case len(best) > 1:
		tellTie(best, log)
		s.openBids(best, log)
	default:
		s.wins(best[0], ranking, log)
	}
}

func tellTie(best []rules.Seat, log *rules.Log) {
	if log.Silent() {
		return
	}
	tied := make([]rules.Thing, len(best))
	for i, seat := range best {
		tied[i] = onSeat[seat][0]
	}
	log.Tell("TL-BID-6", rules.Table, "tie", rules.All(tied...))
}

// atMost returns no more of each kind than there are: of a bid what can still be paid if the table was corrected meanwhile.
func atMost(want, have Four) Four {
	for _, k := range kindsDown {
		*want.at(k) = max(0, min(*want.at(k), *have.at(k)))
	}
	return want
}

// best lists the seats that share the highest bid.
func (s *State) best(ranking []rules.Seat) []rules.Seat {
	n := 0
	for _, seat := range ranking {
		if d, _ := s.Auction.Revealed[ranking[0]].Cubes.Compare(s.Auction.Revealed[seat].Cubes); d == 0 {
			n++
		}
	}
	return ranking[:n]
}

func (s *State) tellBids(ranking []rules.Seat, paid Four, log *rules.Log) {
	if log.Silent() {
		return
	}
	for _, seat := range ranking {
		log.Tell("TL-BID-3", seat, "shows", s.Auction.Revealed[seat].Cubes.things())
	}
	for i, b := range s.Auction.Revealed {
		if b.Owed && b.Cubes.Total() == 0 {
			log.Tell("TL-BID-3", rules.Seat(i), "shows-nothing")
		}
	}
	if paid.Total() > 0 {
		log.Tell("TL-BID-4", rules.Table, "paid", paid.things())
	}
}

// wins gives the room to the best bidder, who looks at the cards first (TL-BID-5).
func (s *State) wins(seat rules.Seat, ranking []rules.Seat, log *rules.Log) {
	s.Auction.Winner = seat
	if len(ranking) > 1 {
		_, at := s.Auction.Revealed[seat].Cubes.Compare(s.Auction.Revealed[ranking[1]].Cubes)
		log.Tell("TL-BID-3", seat, "outbids", onSeat[ranking[1]][0], onKind[at][0])
	}
	log.Tell("TL-BID-5", seat, "wins-room", onRoom[s.Auction.Room]...)
	if s.asksCards() || s.hidden() > 0 {
		s.then(Task{won, rules.Table})
		return
	}
	s.takeRoom(0, log)
}

// takeRoom puts the room's cards into the winner's hand, unless skeletons are among them.
func (s *State) takeRoom(found int, log *rules.Log) {
	seat := s.Auction.Winner
	if found > 0 {
		s.scatterWon(seat, found, log)
		s.shuffle("TL-SKE-2", log)
	} else {
		n := s.room().Cards.Count
		s.receives(seat, s.room().Cards)
		log.Tell("TL-BID-5", seat, "takes-cards", s.cards(n))
	}
	s.resolve(log)
	s.finish(log)
}

// resolve empties the room whatever the outcome (TL-BID-8).
func (s *State) resolve(log *rules.Log) {
	s.room().State = Resolved
	s.room().Cards = Heap{}
	log.Tell("TL-BID-8", rules.Table, "room-done", onRoom[s.Auction.Room]...)
}
