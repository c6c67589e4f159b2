package trasteros

import (
	"slices"

	"docent/rules"
)

// checkShape requires seats, rooms and tasks that exist.
func (s *State) checkShape() *rules.Refusal {
	if !s.seatsExist() || !s.roomsExist() || !s.countersExist() {
		return rules.Impossible("TL-SET-1", "impossible-table", "play")
	}
	if slices.ContainsFunc(s.Out, func(c Collection) bool { return !isCollection(c) }) || s.Collections < s.seats() || s.Collections > len(collections) || len(s.Out) > len(collections)-s.Collections {
		return rules.Impossible("TL-SET-5", "impossible-collections", "house", rules.Of("collections", s.Collections))
	}
	for _, t := range s.Agenda {
		if r := s.checkTask(t); r != nil {
			return r
		}
	}
	return nil
}

// mostCount is more than any counter of a play reaches.
const mostCount = 1_000_000

// countersExist reports whether every counter can be reached, and every bid be made.
func (s *State) countersExist() bool {
	between := func(n, least int) bool { return n >= least && n <= mostCount }
	seconds := func(n int) bool { return n >= 0 && n <= mostSeconds }
	bid := func(b Bid) bool { return !b.Cubes.within(withLocked) }
	return s.Loose >= 0 && s.Loose <= skeletons && between(s.TurnNo, 1) && between(s.Rounds, 0) && between(s.Forced, 0) && between(s.Auction.Round, 0) && seconds(s.Timer) && seconds(s.Clock.Left) &&
		!slices.ContainsFunc(s.Auction.Bids, bid) && !slices.ContainsFunc(s.Auction.Revealed, bid)
}

// seatsExist reports whether there are three to six seats, and whether whoever is named is one.
func (s *State) seatsExist() bool {
	n := s.seats()
	seat := func(x, least rules.Seat) bool { return x >= least && int(x) < n }
	bids := func(list []Bid) bool { return len(list) == 0 || len(list) == n }
	return n >= 3 && n <= 6 && seat(s.Turn, 0) && seat(s.First, 0) && seat(s.Caller, rules.Table) &&
		seat(s.Auction.Winner, rules.Table) && bids(s.Auction.Bids) && bids(s.Auction.Revealed)
}

func (s *State) roomsExist() bool {
	for i := range s.Rooms {
		if state := s.Rooms[i].State; state != Sealed && state != Resolved && state != Unfilled {
			return false
		}
	}
	return s.Auction.Room >= 0 && s.Auction.Room <= len(s.Rooms)
}

// checkTask requires a task that waits for somebody who can answer.
func (s *State) checkTask(t Task) *rules.Refusal {
	switch {
	case t.Do.String() == "", t.Do.ofTable() != (t.Seat == rules.Table), int(t.Seat) >= s.seats(), t.Seat < rules.Table:
		return rules.Impossible("TL-TURN-1", "impossible-agenda", "play")
	case s.Ended != (t.Do == starter), t.Do == starter && s.Level != ScoreOnly:
		return rules.Impossible("TL-END-2", "impossible-agenda", "play")
	case t.Do.needsRoom():
		return s.checkAuction(t)
	case t.Do == draw && s.counts() && s.Public() == 0:
		return rules.Impossible("TL-PUB-3", "public-closed", "play")
	case t.Do == chooseOut && s.Collections == len(collections):
		return rules.Impossible("TL-SET-5", "impossible-collections", "house", rules.Of("collections", s.Collections))
	}
	return nil
}

// checkAuction requires a room that was called, its winner, and bids to wait for.
func (s *State) checkAuction(t Task) *rules.Refusal {
	switch {
	case s.Auction.Room == 0:
		return rules.Impossible("TL-BID-1", "no-such-room", "auction")
	case t.Do == won && s.Auction.Winner < 0:
		return rules.Impossible("TL-BID-5", "impossible-winner", "auction")
	case t.Do == bids && !s.waits(), t.Do == reveal && len(s.Auction.Bids) == 0:
		return rules.Impossible("TL-BID-2", "impossible-bids", "auction")
	}
	return nil
}

// ofTable reports whether the step waits for no single seat.
func (s Step) ofTable() bool {
	return s.auto() || s == bids || s == won || s == chooseOut || s == fillRooms || s == starter
}

// needsRoom reports whether the step belongs to an auction.
func (s Step) needsRoom() bool {
	switch s {
	case turnFirst, bids, reveal, won, unsold, market, closeRoom:
		return true
	}
	return false
}

// checkCubes returns the conservation of 20 cubes a kind and 5 badges.
func (s *State) checkCubes() *rules.Refusal {
	bank := s.Bank()
	for _, k := range kindsDown {
		if !s.House.UnlimitedBank && s.Level != ScoreOnly && bank.Of(k) < 0 {
			return rules.Impossible("TL-EXC-3", "too-many-cubes", "house", rules.Of("kind", k))
		}
	}
	for i := range s.Players {
		p := &s.Players[i]
		seat := rules.Of("seat", i)
		if !p.Cubes.within(withLocked) || p.Badges < 0 || !p.Tally.Own.within(ownMost) || !p.Tally.Foreign.within(s.foreignMost()) {
			return rules.Impossible("TL-SET-4", "impossible-holdings", seat, seat)
		}
	}
	if s.BadgesLeft() < 0 {
		return rules.Impossible("TL-EXC-3", "too-many-badges", onSeat[0][0])
	}
	return nil
}

// plenty limits what one seat may be corrected to; the gold of its piles may come on top.
var (
	plenty     = Four{unlimited, unlimited, unlimited, unlimited}
	withLocked = plenty.plus(Four{Gold: mostPiles})
)

// checkCards returns the conservation of all cards, counted and, where told, by name.
func (s *State) checkCards() *rules.Refusal {
	if s.counts() && s.Public() < 0 {
		return rules.Impossible("TL-SET-2", "too-many-cards", "discard", s.cards(s.total()))
	}
	tooMany := func(h *Heap) bool { return h.Count < 0 || h.Count > s.total() || h.Known.Total() > h.Count }
	for i := range s.Rooms {
		if tooMany(&s.Rooms[i].Cards) {
			room := rules.Of("room", i+1)
			return rules.Impossible("TL-SET-2", "more-known-than-there", room, room)
		}
	}
	if tooMany(&s.Discard) {
		return rules.Impossible("TL-SET-2", "more-known-than-there", "discard", "discard")
	}
	for i := range s.Players {
		p, seat := &s.Players[i], rules.Of("seat", i)
		bad := tooMany(&p.Hand) || p.Collector != "" && !isCollection(p.Collector)
		for j := range p.Piles {
			bad = bad || tooMany(&p.Piles[j])
		}
		if bad {
			return rules.Impossible("TL-SET-2", "more-known-than-there", seat, seat)
		}
	}
	return s.checkNames()
}

// checkNames requires no place with more copies of a card than circulate. It compares no
// two seats: a refusal would tell one what the other holds.
func (s *State) checkNames() *rules.Refusal {
	fits := func(known Cards) bool {
		copies := s.copies()
		return copies.minus(&known)
	}
	if !fits(s.Discard.Known) {
		return rules.Impossible("TL-SET-2", "too-many-copies", "discard")
	}
	for i := range s.Rooms {
		if !fits(s.Rooms[i].Cards.Known) {
			return rules.Impossible("TL-SET-2", "too-many-copies", onRoom[i+1][0])
		}
	}
	for i := range s.Players {
		own := s.Players[i].Hand.Known
		for j := range s.Players[i].Piles {
			own.plus(&s.Players[i].Piles[j].Known)
		}
		if !fits(own) {
			return rules.Impossible("TL-SET-2", "too-many-copies", rules.Of("seat", i))
		}
	}
	return nil
}

func isCollection(c Collection) bool { return slices.Contains(collections[:], c) }
