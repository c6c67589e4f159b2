package trasteros

import (
	"slices"

	"docent/rules"
)

// State is a table of Trasteros Locos. One side of every law is stored and the other
// derived: the bank holds what the players do not, the public room the cards
// that lie nowhere else.
type State struct {
	Level       Level        `json:"level"`
	House       House        `json:"house"`
	Collections int          `json:"collections"`   // how many are in play
	Out         []Collection `json:"out,omitempty"` // which are in the box, where the table told
	First       rules.Seat   `json:"first"`
	Turn        rules.Seat   `json:"turn"`
	TurnNo      int          `json:"turnNo"`             // from 1
	Rounds      int          `json:"rounds"`             // completed rounds of bidding
	RoundOpen   bool         `json:"roundOpen,omitzero"` // rooms were filled and the round not yet completed
	Fresh       bool         `json:"fresh,omitzero"`     // no room was called since the last completed round
	Mixed       bool         `json:"mixed,omitzero"`     // storage rooms may hold a skeleton
	Loose       int          `json:"loose,omitzero"`     // skeletons that surely lie outside the rooms since these were filled
	Forced      int          `json:"forced,omitzero"`    // passes forced in a row
	Players     []Player     `json:"players,omitempty"`
	Rooms       [5]Room      `json:"rooms"`
	Discard     Heap         `json:"discard"`
	Auction     Auction      `json:"auction"`
	Timer       int          `json:"timer,omitzero"` // seconds that each bid has; 0 without a limit
	Clock       Clock        `json:"clock"`
	Agenda      Agenda       `json:"agenda,omitempty"`
	Ended       bool         `json:"ended,omitzero"`
	Caller      rules.Seat   `json:"caller"` // who said "Collection"; Table if nobody
}

// Player holds what one seat has.
type Player struct {
	Collector Collection `json:"collector,omitzero"` // secret; "" where not told
	Cubes     Four       `json:"cubes"`              // free ones; a pile's gold is locked
	Hand      Heap       `json:"hand"`
	Piles     []Heap     `json:"piles,omitempty"` // each under one gold cube
	Badges    int        `json:"badges,omitzero"`
	Tally     Tally      `json:"tally,omitzero"`
}

// Tally holds what a player counted at the end where Docent did not track it.
type Tally struct {
	Done    bool `json:"done,omitzero"`
	Own     Four `json:"own,omitzero"`     // cards of the own collection, hand and piles
	Foreign Four `json:"foreign,omitzero"` // cards of other collections in piles
}

// RoomState is the state of a storage room: sealed, resolved or unfilled.
type RoomState string

// The states of a storage room.
const (
	Sealed   RoomState = "sealed"
	Resolved RoomState = "resolved"
	Unfilled RoomState = "unfilled"
)

// Room is one storage room.
type Room struct {
	State RoomState `json:"state"`
	Cards Heap      `json:"cards"` // known ones lie face up
}

// Auction is the bidding for a storage room; it stays readable after its end.
type Auction struct {
	Room     int        `json:"room,omitzero"`  // 1 to 5; 0 before the first call
	First    Card       `json:"first,omitzero"` // the card turned up
	Round    int        `json:"round,omitzero"` // from 1; a tie starts another
	Bids     []Bid      `json:"bids,omitempty"`
	Revealed []Bid      `json:"revealed,omitempty"` // the last bids that were shown
	Winner   rules.Seat `json:"winner"`             // Table where nobody won yet
}

// Bid is one seat's bid of a round of bidding.
type Bid struct {
	Owed  bool `json:"owed,omitzero"` // takes part
	In    bool `json:"in,omitzero"`
	Cubes Four `json:"cubes,omitzero"` // secret until all are in
}

func (s *State) seats() int { return len(s.Players) }

func (s *State) left(seat rules.Seat) rules.Seat {
	return rules.Seat((int(seat) + 1) % s.seats())
}

// around lists the seats clockwise from one.
func (s *State) around(from rules.Seat) []rules.Seat {
	list := make([]rules.Seat, s.seats())
	for i := range list {
		list[i] = rules.Seat((int(from) + i) % s.seats())
	}
	return list
}

// counts reports whether cards are counted, asksCards whether their names are asked.
func (s *State) counts() bool    { return s.Level == Full || s.Level == Cubes }
func (s *State) asksCards() bool { return s.Level == Full }

// knowsHand reports whether every card of a seat's hand is known here: to the referee on
// level full, to a view only where it is the seat's own.
func (s *State) knowsHand(seat rules.Seat) bool {
	return s.Level == Full && s.Players[seat].Hand.known()
}

// Bank returns what lies in the four cube piles. With an unlimited bank it may be negative.
func (s *State) Bank() Four {
	bank := Four{cubesOfKind, cubesOfKind, cubesOfKind, cubesOfKind}
	for i := range s.Players {
		bank = bank.minus(s.Players[i].Cubes)
		bank.Gold -= int8(len(s.Players[i].Piles))
	}
	return bank
}

// inStock reports whether the bank can give a cube of that kind (TL-EXC-3, TL-Q7).
func (s *State) inStock(k Kind) bool {
	left := cubesOfKind
	if s.House.UnlimitedBank {
		left = unlimited
	}
	for i := range s.Players {
		left -= s.Players[i].Cubes.Of(k)
		if k == Gold {
			left -= len(s.Players[i].Piles)
		}
	}
	return left > 0
}

// BadgesLeft returns how many badges nobody has.
func (s *State) BadgesLeft() int {
	left := badges
	for i := range s.Players {
		left -= s.Players[i].Badges
	}
	return left
}

const (
	badges      = 5
	cubesOfKind = 20
	unlimited   = 100 // cubes of a kind of a bank without end: more than an evening needs
	roomSize    = 6
	skeletons   = 2
)

// total returns how many cards circulate, skeletons included (TL-SET-5).
func (s *State) total() int { return 14*s.Collections + skeletons }

// Public returns how many cards lie in the public room, where cards are counted.
func (s *State) Public() int {
	n := s.total() - s.Discard.Count
	for i := range s.Rooms {
		n -= s.Rooms[i].Cards.Count
	}
	for i := range s.Players {
		n -= s.Players[i].Hand.Count
		for j := range s.Players[i].Piles {
			n -= s.Players[i].Piles[j].Count
		}
	}
	return n
}

// copies returns how many of each card circulate.
func (s *State) copies() Cards {
	c := wholeBox
	for _, out := range s.Out {
		at := 4 * slices.Index(collections[:], out)
		for k := range cardKinds {
			c[at+k] = 0
		}
	}
	c[junkAt] = uint8(4 * s.Collections)
	return c
}

// wholeBox is every card of the box.
var wholeBox = func() (all Cards) {
	for i := range junkAt {
		all[i] = uint8(copiesOf[i%4])
	}
	all[junkAt], all[skeletonAt] = 24, skeletons
	return all
}()

func (s *State) isOut(c Collection) bool { return slices.Contains(s.Out, c) }

// SealedRooms returns how many storage rooms may still be called.
func (s *State) SealedRooms() int {
	n := 0
	for i := range s.Rooms {
		if s.Rooms[i].State == Sealed {
			n++
		}
	}
	return n
}

// ownKnown counts the cards of a seat's own collection, hand and piles, among those told.
func (s *State) ownKnown(seat rules.Seat) Four {
	p := &s.Players[seat]
	own := p.Hand.Known.Kinds(p.Collector)
	for i := range p.Piles {
		own = own.plus(p.Piles[i].Known.Kinds(p.Collector))
	}
	return own
}

// fullyKnown reports whether a seat's result follows from what was told.
func (s *State) fullyKnown(seat rules.Seat) bool {
	p := &s.Players[seat]
	if s.Level != Full || p.Collector == "" || !p.Hand.known() {
		return false
	}
	for i := range p.Piles {
		if !p.Piles[i].known() {
			return false
		}
	}
	return true
}

// cards tells how many cards, or just "the cards" where they are not counted.
func (s *State) cards(n int) rules.Thing {
	if !s.counts() {
		return "cards:all"
	}
	return cardCount(n)
}
