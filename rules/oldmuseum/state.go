package oldmuseum

import (
	"slices"

	"docent/rules"
)

// State is a table of The Old Museum.
type State struct {
	Level   Level        `json:"level"`
	House   House        `json:"house"`
	Dark    bool         `json:"dark,omitzero"`
	Timed   bool         `json:"timed,omitzero"`
	Clock   Clock        `json:"clock,omitzero"`
	Prints  Prints       `json:"prints,omitzero" copy:"-"`
	First   rules.Seat   `json:"first"`
	Turn    rules.Seat   `json:"turn"`
	Round   int          `json:"round"`
	Players []Player     `json:"players,omitempty"`
	Hall    Hall         `json:"hall,omitzero"`
	Rooms   []Room       `json:"rooms,omitempty"` // in the order of their places
	Deck    int          `json:"deck,omitzero"`   // cards in the Utility Deck
	Scratch Scratch      `json:"scratch,omitzero"`
	Agenda  Agenda       `json:"agenda,omitempty"`
	Exits   []rules.Seat `json:"exits,omitempty"` // who left for good, in order
	Winner  rules.Seat   `json:"winner"`          // of an untimed game; Table while nobody won
	Ended   bool         `json:"ended,omitzero"`
	Gone    int          `json:"gone,omitzero"` // artifacts taken out of the museum
	// Away is how many cards corrections took from what is tracked; it is negative where
	// they brought some. With it every one of the 76 cards is accounted for.
	Away int `json:"away,omitzero"`
}

// Player holds what one seat has.
type Player struct {
	At      Place  `json:"at"`
	Moved   bool   `json:"moved,omitzero"` // has left the Hall once
	Hand    Hand   `json:"hand,omitempty"`
	Chosen  Hand   `json:"chosen,omitempty"`  // the artifacts it is after, as far as told
	Miss    bool   `json:"miss,omitzero"`     // misses its next turn
	BreakIn Place  `json:"break-in,omitzero"` // where it may enter without Key or Room Access
	Seen    Seen   `json:"seen,omitempty"`    // in the dark: rooms it has visited
	Trail   Trail  `json:"trail,omitempty"`   // rooms it left whose card nobody has seen since
	Notes   Notes  `json:"notes,omitempty"`   // its own sheet: nobody else sees it
	Told    bool   `json:"-"`                 // of a hand that is hidden: every card was told
	Out     bool   `json:"out,omitzero"`      // has left the museum for good
	Exit    Exited `json:"exit,omitzero"`
}

// Exited is how somebody left for good.
type Exited struct {
	Left   int `json:"left,omitzero"`   // seconds on the clock
	Chosen int `json:"chosen,omitzero"` // chosen artifacts carried
}

// Hall is the Entrance Hall: two squares that are one room. What lies on it is the top of
// the Utility Deck.
type Hall struct {
	Cells  [2]Place `json:"cells,omitzero"`
	Sides  [2]Sides `json:"sides,omitzero"`
	Trap   bool     `json:"trap,omitzero"`   // a Fallen Through Floor lies face up
	Locked bool     `json:"locked,omitzero"` // somebody found the top card to be a lock
	Top    Card     `json:"top,omitzero"`    // of the deck, where somebody told what it laid there
}

// Room is one Room Square.
type Room struct {
	At      Place   `json:"at"`
	Tile    int     `json:"tile,omitzero"` // of the box's tiles; 0 where not told
	Sides   Sides   `json:"sides,omitzero"`
	Special Special `json:"special,omitzero"`
	Card    bool    `json:"card,omitzero"`   // a card lies face down
	What    Card    `json:"what,omitzero"`   // that card, where told
	Trap    bool    `json:"trap,omitzero"`   // a Fallen Through Floor lies face up
	Locked  bool    `json:"locked,omitzero"` // somebody found it locked
}

// Scratch holds what counts until the turn ends.
type Scratch struct {
	End     bool       `json:"end,omitzero"`      // the move is over: what is left is step 5
	Used    bool       `json:"used,omitzero"`     // a card of the start was used
	EndUsed bool       `json:"end-used,omitzero"` // a card of the end was used
	Easy    bool       `json:"easy,omitzero"`     // an Easy Passage was used this regular turn
	Again   bool       `json:"again,omitzero"`    // a move follows that of the tunnel
	Tunnel  Axis       `json:"tunnel,omitzero"`
	To      Place      `json:"to,omitzero"`
	For     Errand     `json:"for,omitzero"`  // why the way to that place is asked
	From    Place      `json:"from,omitzero"` // the room just left
	Found   Card       `json:"found,omitzero"`
	Key     bool       `json:"key,omitzero"`     // this entry costs a Key
	Tape    bool       `json:"tape,omitzero"`    // this entry costs a Room Access
	Trapped bool       `json:"trapped,omitzero"` // fell through the floor in this turn
	Victim  rules.Seat `json:"victim,omitzero"`  // who is held up, or will be where the way is clear
	Drew    int        `json:"drew,omitzero"`    // cards drawn and not told
}

const (
	allCards   = 76
	roomCount  = 22
	startHand  = 5
	laterHand  = 6
	artifacts  = 12
	utilities  = 64
	perUtility = 8
)

// seats returns how many play.
func (s *State) seats() int { return len(s.Players) }

// full reports whether hands are told under cover; tracks whether the rooms are.
func (s *State) full() bool   { return s.Level == Full }
func (s *State) tracks() bool { return s.Level != ClockOnly }

// kept returns what is remembered of a card that joins a hand: only its back where hands are not
// told, for nobody says which utility leaves it.
func (s *State) kept(c Card) Card {
	if s.full() {
		return c
	}
	return c.class()
}

// limit returns how many artifacts a player chooses and may carry (OM-SET-5, OM-LIM-1).
func (s *State) limit() int {
	if s.seats() == mostSeats {
		return 2
	}
	return 3
}

// me returns the player whose turn it is.
func (s *State) me() *Player { return &s.Players[s.Turn] }

// cards counts every card that is tracked.
func (s *State) cards() int {
	n := s.Deck + s.Gone
	for i := range s.Players {
		n += len(s.Players[i].Hand)
	}
	for i := range s.Rooms {
		if s.Rooms[i].Card {
			n++
		}
		if s.Rooms[i].Trap {
			n++
		}
	}
	if s.Hall.Trap {
		n++
	}
	return n
}

// leaving reports whether the player whose turn it is leaves for good once a card is left behind.
func (s *State) leaving() bool { return !s.me().Out && slices.Contains(s.Exits, s.Turn) }

// inside lists who has not left for good.
func (s *State) inside() []rules.Seat {
	var list []rules.Seat
	for i := range s.Players {
		if !s.Players[i].Out {
			list = append(list, rules.Seat(i))
		}
	}
	return list
}

// fallen reports whether a player lies in a trap that is still face up.
func (s *State) fallen(p *Player) bool {
	if p.Out {
		return false
	}
	if p.At == HallPlace {
		return s.Hall.Trap && p.Moved
	}
	r := s.room(p.At)
	return r != nil && r.Trap
}

// expected returns how many cards a hand holds between turns (OM-HAND-1).
func (s *State) expected(p *Player) int {
	switch {
	case p.Out:
		return 0
	case !p.Moved || s.fallen(p):
		return startHand
	}
	return laterHand
}

// room returns the Room Square of a place; nil where there is none.
func (s *State) room(at Place) *Room {
	low, high := 0, len(s.Rooms)
	for low < high {
		middle := (low + high) / 2
		switch r := &s.Rooms[middle]; {
		case r.At == at:
			return r
		case r.At < at:
			low = middle + 1
		default:
			high = middle
		}
	}
	return nil
}

// occupant returns who stands in a place; players who have not left the Hall yet do not count
// (OM-HALL-2).
func (s *State) occupant(at Place) (rules.Seat, bool) {
	for i := range s.Players {
		if p := &s.Players[i]; !p.Out && p.At == at && (p.Moved || at != HallPlace) {
			return rules.Seat(i), true
		}
	}
	return rules.Table, false
}
