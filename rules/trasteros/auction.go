package trasteros

import (
	"slices"

	"docent/rules"
)

// Call opens the bidding for a storage room (TL-BID-1).
type Call struct {
	Room int `json:"room"`
}

// Check wants one's own turn and a sealed room.
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
	s.Auction = Auction{Room: c.Room, Winner: rules.Table}
	log.Tell("TL-BID-1", by, "called", rules.Of("room", c.Room))
	if s.asksCards() || s.Mixed {
		s.then(Task{turnFirst, by})
		return
	}
	s.openBids(nil)
}

// First says which card was turned up first.
type First struct {
	Card Card `json:"card"`
}

// Fields asks for the card's name on level full, else whether it is a skeleton.
func (f First) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{{Name: "card", Of: "card", Options: s.drawable(s.Mixed)}}
}

// Check wants a called room and a card that can be there.
func (f First) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(turnFirst, by); r != nil {
		return r
	}
	return s.canTurnUp([]Card{f.Card}, s.Mixed)
}

// Apply turns it up; a skeleton ends the auction at once (TL-SKE-1).
func (f First) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Auction.First = f.Card
	if f.Card == Skeleton {
		s.skeletonOnTop(by, log)
		return
	}
	if i, ok := cardIndex[f.Card]; ok {
		s.room().Cards.Known[i]++
	}
	log.Tell("TL-BID-1", by, "first-card", rules.Of("card", f.Card))
	s.openBids(nil)
}

// room is the room being auctioned.
func (s *State) room() *Room { return &s.Rooms[max(s.Auction.Room, 1)-1] }

// openBids asks the seats for a fresh bid; nil means everybody.
func (s *State) openBids(seats []rules.Seat) {
	s.Auction.Round++
	s.Auction.Bids = make([]Bid, s.seats())
	for i := range s.Auction.Bids {
		s.Auction.Bids[i].Owed = seats == nil || slices.Contains(seats, rules.Seat(i))
	}
	s.then(Task{bids, rules.Table})
}

// PlaceBid is a sealed bid; all zeros is an empty fist.
type PlaceBid struct {
	Gold   int8 `json:"gold"`
	Silver int8 `json:"silver"`
	Bronze int8 `json:"bronze"`
	Glass  int8 `json:"glass"`
}

func (b PlaceBid) cubes() Four { return Four(b) }

// Fields asks for each kind that the bidder has free.
func (b PlaceBid) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 {
		return nil
	}
	fields := make([]rules.Field, 0, len(kindsDown))
	for _, k := range kindsDown {
		if have := s.Players[by].Cubes.Of(k); have > 0 {
			fields = append(fields, rules.Field{Name: string(k), Of: "cubes", Max: have})
		}
	}
	return fields
}

// Check wants a seat that still owes a bid, and free cubes (TL-BID-2, TL-BID-2b).
func (b PlaceBid) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.next().Do != bids || by < 0 || int(by) >= len(s.Auction.Bids) || !s.Auction.Bids[by].Owed {
		return notAsked
	}
	if s.Auction.Bids[by].In {
		return &rules.Refusal{Rule: "TL-BID-2b", Key: "bid-is-final", About: []rules.Thing{rules.Of("seat", by)}, Fix: "auction"}
	}
	have := s.Players[by].Cubes
	if !b.cubes().within(have) {
		return &rules.Refusal{Rule: "TL-BID-2", Key: "not-enough-cubes", About: []rules.Thing{rules.Of("seat", by)}, Fix: rules.Of("seat", by)}
	}
	if s.House.MustBid && s.Auction.Round == 1 && have.Total() > 0 && b.cubes().Total() == 0 {
		return &rules.Refusal{Rule: "TL-BID-2", Key: "must-bid", Fix: "house"}
	}
	return nil
}

// Apply keeps the bid sealed until the last one is in.
func (b PlaceBid) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Auction.Bids[by] = Bid{Owed: true, In: true, Cubes: b.cubes()}
	log.Tell("TL-BID-2b", by, "bid-in")
	if len(s.waiting()) == 0 {
		s.then(Task{reveal, rules.Table})
	}
}

// waiting lists the seats whose bid is not in yet.
func (s *State) waiting() []rules.Seat {
	var list []rules.Seat
	for i, b := range s.Auction.Bids {
		if b.Owed && !b.In {
			list = append(list, rules.Seat(i))
		}
	}
	return list
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
	a.Revealed, a.Bids = a.Bids, nil
	var paid Four
	for i := range a.Revealed {
		b, have := &a.Revealed[i], &s.Players[i].Cubes
		b.Cubes = atMost(b.Cubes, *have)
		*have = have.minus(b.Cubes)
		paid = paid.plus(b.Cubes)
	}
	ranking := a.Ranking()
	s.tellBids(ranking, paid, log)
	best := s.best(ranking)
	switch {
	case len(best) == 0:
		log.Tell("TL-BID-7", rules.Table, "nobody-bid", rules.Of("room", a.Room))
		s.goUnsold(log)
	case len(best) > 1:
		tied := make([]rules.Thing, len(best))
		for i, seat := range best {
			tied[i] = rules.Of("seat", seat)
		}
		log.Tell("TL-BID-6", rules.Table, "tie", rules.All(tied...))
		s.openBids(best)
	default:
		s.wins(best[0], ranking, log)
	}
}

// atMost is the bid that can still be paid if the table was corrected meanwhile.
func atMost(bid, have Four) Four {
	for _, k := range kindsDown {
		*bid.at(k) = max(0, min(*bid.at(k), *have.at(k)))
	}
	return bid
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
	log.Tell("TL-BID-4", rules.Table, "paid", paid.things())
}

// wins gives the room to the best bidder, who looks at the cards first (TL-BID-5).
func (s *State) wins(seat rules.Seat, ranking []rules.Seat, log *rules.Log) {
	s.Auction.Winner = seat
	room := rules.Of("room", s.Auction.Room)
	if len(ranking) > 1 {
		_, at := s.Auction.Revealed[seat].Cubes.Compare(s.Auction.Revealed[ranking[1]].Cubes)
		log.Tell("TL-BID-3", seat, "outbids", rules.Of("seat", ranking[1]), rules.Of("kind", at))
	}
	log.Tell("TL-BID-5", seat, "wins-room", room)
	if s.asksCards() || s.Mixed {
		s.then(Task{won, seat})
		return
	}
	s.takeRoom(0, log)
}

// takeRoom puts the room's cards into the winner's hand, unless skeletons are among them.
func (s *State) takeRoom(found int, log *rules.Log) {
	seat := s.Auction.Winner
	hand := &s.Players[seat].Hand
	n := s.room().Cards.Count
	hand.add(s.room().Cards)
	s.resolve(log)
	if found > 0 {
		s.scatter(seat, found, "TL-SKE-2", log)
		s.shuffle("TL-SKE-2", log)
	} else {
		log.Tell("TL-BID-5", seat, "takes-cards", s.cards(n))
	}
	s.finish()
}

// resolve empties the room whatever the outcome (TL-BID-8).
func (s *State) resolve(log *rules.Log) {
	s.room().State = Resolved
	s.room().Cards = Heap{}
	log.Tell("TL-BID-8", rules.Table, "room-done", rules.Of("room", s.Auction.Room))
}
