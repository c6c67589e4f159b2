package trasteros

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

const mostPiles = 20 // as many as there are gold cubes

// piles corrects how many protected piles a seat has: the last ones go, new ones are
// empty until their count is set.
type piles []Heap

// Values spells the number of piles.
func (p *piles) Values() []string { return []string{strconv.Itoa(len(*p))} }

// SetValues adds or removes piles at the end.
func (p *piles) SetValues(given []string) error {
	if len(given) != 1 {
		return fmt.Errorf("trasteros: one number of piles, got %d", len(given))
	}
	n, err := strconv.Atoi(given[0])
	if err != nil || n < 0 || n > mostPiles {
		return fmt.Errorf("trasteros: %q is no number of piles", given[0])
	}
	for len(*p) < n {
		*p = append(*p, Heap{})
	}
	*p = (*p)[:n]
	if n == 0 {
		*p = nil
	}
	return nil
}

// size corrects how many cards a heap holds; names of more than that are forgotten.
type size Heap

// Values spells the count.
func (h *size) Values() []string { return []string{strconv.Itoa(h.Count)} }

// SetValues sets it.
func (h *size) SetValues(given []string) error {
	n, err := strconv.Atoi(strings.Join(given, " "))
	if err != nil || n < 0 {
		return fmt.Errorf("trasteros: %q is no number of cards", given)
	}
	h.Count = n
	if h.Known.Total() > n {
		h.Known = Cards{}
	}
	return nil
}

// level corrects the assistance. Where cards begin to be counted, sealed rooms hold six.
type level struct{ state *State }

// Values spells the level.
func (l *level) Values() []string { return []string{string(l.state.Level)} }

// SetValues sets it.
func (l *level) SetValues(given []string) error {
	before := l.state.counts()
	l.state.Level = Level(strings.Join(given, " "))
	if before || !l.state.counts() {
		return nil
	}
	for i := range l.state.Rooms {
		if room := &l.state.Rooms[i]; room.State == Sealed && room.Cards.Count == 0 {
			room.Cards.Count = roomSize
		}
	}
	return nil
}

// turnVia gives another seat the turn: what the player to move is asked that one is asked. In which order seats draw and buy is the
// agenda's to correct.
func (s *State) turnVia() *rules.Via {
	return rules.NumberVia(func() int { return int(s.Turn) }, func(n int) {
		s.Turn = rules.Seat(n)
		for i := range s.Agenda {
			if t := &s.Agenda[i]; t.Do == turnFirst || t.Do == unsold {
				t.Seat = s.Turn
			}
		}
	})
}

// endedVia ends the game, or takes the end back with the call and what was counted.
func (s *State) endedVia() *rules.Via {
	return rules.FlagVia(func() bool { return s.Ended }, func(on bool) {
		s.Ended = on
		if on {
			s.askCounts()
			return
		}
		s.Caller = rules.Table
		for i := range s.Players {
			s.Players[i].Tally = Tally{}
		}
	})
}

// timerVia returns the seconds for a bid: without a limit no clock runs on.
func (s *State) timerVia() *rules.Via {
	return rules.NumberVia(func() int { return s.Timer }, func(n int) {
		if s.Timer = n; n == 0 {
			s.Clock = Clock{}
		}
	})
}

// roomVia returns the room that is auctioned. What was seen and bought there was another room's: the two exchange their cards.
func (s *State) roomVia() *rules.Via {
	a := &s.Auction
	return rules.NumberVia(func() int { return a.Room }, func(n int) {
		if n > 0 && a.Room > 0 && s.next().Do.needsRoom() {
			was, is := &s.Rooms[a.Room-1], &s.Rooms[n-1]
			if was.State == Sealed && is.State == Sealed {
				was.Cards, is.Cards = is.Cards, was.Cards
			}
		}
		a.Room = n
	})
}

// firstVia returns the card turned up first, which lies in the room by its name. With a skeleton nobody bids: that card is asked
// for again (TL-SKE-1).
func (s *State) firstVia() *rules.Via {
	a := &s.Auction
	return rules.WordVia(func() string { return a.First.String() }, func(word string) {
		old := a.First
		rules.Must(a.First.UnmarshalText([]byte(word)))
		if t := s.next().Do; !t.needsRoom() || t == turnFirst || a.Room == 0 {
			return
		}
		lying := &s.room().Cards
		if lying.Known.Has(old) > 0 {
			lying.Known[old.at()]--
		}
		if a.First == Skeleton {
			s.Clock = Clock{}
			s.then(Task{turnFirst, s.Turn})
		} else if s.asksCards() {
			lying.tellCards([]Card{a.First})
		}
	})
}

// winnerVia returns who won the room: nobody else bids or buys there any more.
func (s *State) winnerVia() *rules.Via {
	a := &s.Auction
	return rules.NumberVia(func() int { return int(a.Winner) }, func(n int) {
		a.Winner = rules.Seat(n)
		if do := s.next().Do; n >= 0 && (do == bids || do == unsold || do == market) {
			s.Clock = Clock{}
			s.then(Task{won, rules.Table})
		}
	})
}

// awaitedVia returns whether a bid is owed, or in: once none is missing any more, all are shown.
func (s *State) awaitedVia(on *bool) *rules.Via {
	return rules.FlagVia(func() bool { return *on }, func(to bool) {
		*on = to
		bidding := slices.ContainsFunc(s.Auction.Bids, func(b Bid) bool { return b.Owed })
		if s.next().Do == bids && bidding && !s.waits() {
			s.allIn()
		}
	})
}

// shownVia returns the cubes of a kind that a fist showed. The bids are shown again: another may have won, or the tie be none.
func (s *State) shownVia(seat int, k Kind) *rules.Via {
	return rules.NumberVia(func() int { return s.shown(seat).Cubes.Of(k) }, func(n int) {
		s.showAgain()
		*s.shown(seat).Cubes.at(k) = int8(n)
	})
}

// shownFlagVia returns whether the bids shown hold one of a seat.
func (s *State) shownFlagVia(seat int, flag func(*Bid) *bool) *rules.Via {
	return rules.FlagVia(func() bool { return *flag(s.shown(seat)) }, func(on bool) {
		s.showAgain()
		*flag(s.shown(seat)) = on
	})
}

// shown returns the bid that a seat showed, also where all are about to be shown again.
func (s *State) shown(seat int) *Bid {
	if s.next().Do == reveal {
		return &s.Auction.Bids[seat]
	}
	return &s.Auction.Revealed[seat]
}

// showAgain takes the last bids back, with what they paid, to be shown once more; unless somebody has bought in the sale since.
func (s *State) showAgain() {
	a := &s.Auction
	switch s.next().Do {
	case bids:
		a.Round--
	case won, unsold:
	case market:
		if s.next().Seat != s.Turn {
			return
		}
	default:
		return
	}
	for i := range a.Revealed {
		s.Players[i].Cubes = s.Players[i].Cubes.plus(a.Revealed[i].Cubes)
	}
	a.Bids, a.Revealed, a.Winner = a.Revealed, nil, rules.Table
	s.Clock = Clock{}
	s.then(Task{reveal, rules.Table})
}
