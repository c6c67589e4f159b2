package crazymuseum

import (
	"fmt"
	"strconv"
	"strings"

	"docent/rules"
	"docent/rules/grid"
)

// State is a table of Crazy Museum. One side of every law is stored and the other
// derived: a supply holds what lies nowhere else, a thief's action area the tokens not at rest.
type State struct {
	Level      Level      `json:"level"`
	Difficulty Difficulty `json:"difficulty"`
	House      House      `json:"house"`
	Prints     Prints     `json:"prints,omitzero" copy:"-"` // what the copy of the game prints, as far as known
	First      rules.Seat `json:"first"`
	Turn       rules.Seat `json:"turn"` // whose turn it is in the players' phase
	Round      int        `json:"round"`
	Phase      Phase      `json:"phase"`
	Scratch    Scratch    `json:"scratch,omitzero"`
	Thieves    []Thief    `json:"thieves,omitempty"`
	Rooms      []Room     `json:"rooms,omitempty"` // in the order of discovery
	Tokens     []Token    `json:"tokens,omitempty"`
	Relics     []Relic    `json:"relics,omitempty"`
	Cards      []Card     `json:"cards,omitempty"` // lying in rooms, the oldest first
	Guards     []Guard    `json:"guards,omitempty"`
	Walking    int        `json:"walking,omitzero"` // the guard whose turn it is
	Mummy      Mummy      `json:"mummy"`
	Alert      int        `json:"alert,omitzero"` // 0 before the first guard; with alert-individual the highest
	Countdown  Countdown  `json:"countdown,omitzero"`
	Found      Found      `json:"found,omitzero"`
	Clashes    []int      `json:"clashes,omitempty"` // numbers of the clash cards on the discard pile; 0 is one without a number
	Agenda     Agenda     `json:"agenda,omitempty"`
	Reason     Reason     `json:"reason,omitzero"`
	Last       int        `json:"last,omitzero"` // with finish-round: the round after which the game ends
}

// Scratch holds what counts until the turn ends.
type Scratch struct {
	Moved bool `json:"moved,omitzero"` // the free first movement is used
	Acted bool `json:"acted,omitzero"` // something was done: no rest any more
	Tote  int  `json:"tote,omitzero"`  // Tote Bags in use
	Key   int  `json:"key,omitzero"`   // Master Keys in use
	Over  bool `json:"over,omitzero"`  // the turn has ended; what is under way is finished first
}

// Thief is one player's thief and board.
type Thief struct {
	Room   int    `json:"room"` // the number of its room; 0 outside the museum
	Out    bool   `json:"out,omitzero"`
	Lives  int    `json:"lives"`
	Total  int    `json:"total"`         // action tokens on the board
	Rest   int    `json:"rest,omitzero"` // of them in the rest area
	Cheese int    `json:"cheese,omitzero"`
	Hand   int    `json:"hand,omitzero"` // vending cards
	Hidden Hidden `json:"hidden,omitzero"`
	Skip   bool   `json:"skip,omitzero"`   // loses its next turn
	Met    bool   `json:"met,omitzero"`    // this contact with the mummy is settled
	Mask   bool   `json:"mask,omitzero"`   // a Tribal Mask protects from the mummy here
	Counts Tally  `json:"counts,omitzero"` // what was counted at the end where Docent did not track it
	Caught int    `json:"caught,omitzero"` // how often, for the record
	Untold bool   `json:"untold,omitzero"` // nobody said what it has when that began to be tracked
}

// Tally holds what a player counted at the end.
type Tally struct {
	Done  bool `json:"done,omitzero"`
	Value int  `json:"value,omitzero"` // of all relics
}

// Action returns how many tokens may be spent.
func (t *Thief) Action() int { return t.Total - t.Rest }

// moveTo stands the thief in a room, or outside with 0, where it hides from nobody yet.
func (t *Thief) moveTo(room int) { t.Room, t.Hidden, t.Met, t.Mask = room, Seen, false, false }

// in reports whether the thief stands in the museum.
func (t *Thief) in() bool { return t.Room != 0 && !t.Out }

// Room is a tile on the table.
type Room struct {
	Number int       `json:"number"`
	Cell   grid.Cell `json:"cell"`
	Tile
	Unsure grid.Set `json:"unsure,omitzero"` // sides where nobody said yet whether there is a door
	Face   int      `json:"face,omitzero"`   // face-down object tokens
	Marked bool     `json:"marked,omitzero"` // level night: something lies here that a guard would find
	Untold bool     `json:"untold,omitzero"` // nobody said what lies here when that began to be tracked
	Asked  bool     `json:"asked,omitzero"`  // level night: the table has said tonight what lies here
}

// Tile holds what a tile prints.
type Tile struct {
	Doors   grid.Set `json:"doors"`
	Colour  Colour   `json:"colour"`
	Special Special  `json:"special"`
}

// Token is an object token that was turned up: an object or a ladder. It is in a room,
// with a thief, or in the guardhouse's stock.
type Token struct {
	Object  Object `json:"object"`
	Place   Place  `json:"place"`
	Dropped bool   `json:"dropped,omitzero"` // a thief let go of it here
}

// Relic is a relic token: in a room, with a thief, in the stock (house rule), or out of the game.
type Relic struct {
	ID    int   `json:"id,omitzero"` // which of the box, where known
	Place Place `json:"place"`
	Up    bool  `json:"up,omitzero"`
	Value int   `json:"value,omitzero"` // 0 where not told yet
	Needs Needs `json:"needs,omitzero"`
}

// Card lies in a room.
type Card struct {
	Room   int        `json:"room"`
	Deck   Deck       `json:"deck"`
	Kind   CardKind   `json:"kind,omitzero"` // what it is, once seen; rat cards are seen when they are placed
	Up     bool       `json:"up,omitzero"`
	By     rules.Seat `json:"by"`
	Until  Slot       `json:"until,omitzero"`  // active until that slot begins again
	Answer int        `json:"answer,omitzero"` // a whistle: the guard who answers
}

// Guard is a guard on the map.
type Guard struct {
	Room    int      `json:"room"`
	Heading grid.Dir `json:"heading"`
	Skip    bool     `json:"skip,omitzero"`
	Ended   bool     `json:"ended,omitzero"` // a clash ended his turn of this round
	Alert   int      `json:"alert,omitzero"` // his own level, with alert-individual
}

// Mummy is the mummy.
type Mummy struct {
	State     Wake       `json:"state"`
	Room      int        `json:"room,omitzero"`
	Heading   grid.Dir   `json:"heading"`
	Awakener  rules.Seat `json:"awakener"`           // Table where nobody
	Pending   bool       `json:"pending,omitzero"`   // its first active turn is still to come
	Aimed     bool       `json:"aimed,omitzero"`     // a clash card set the heading: the awakener's way no longer does
	Ended     bool       `json:"ended,omitzero"`     // a clash ended its turn of this round
	Automatic bool       `json:"automatic,omitzero"` // it came by itself in a solo game
}

// Countdown runs from alert 5 on.
type Countdown struct {
	Started int `json:"started,omitzero"` // the round in which alert 5 was reached; 0 while there is no countdown
	Turned  int `json:"turned,omitzero"`
}

// Found counts what left the museum's supplies.
type Found struct {
	Guards int  `json:"guards,omitzero"` // guard tokens, the automatic guard of a solo game among them
	Tokens int  `json:"tokens,omitzero"` // of them printed ones
	Mummy  bool `json:"mummy,omitzero"`  // the mummy's token
	Blank  int  `json:"blank,omitzero"`  // tokens nobody could name
}

// copyOf copies a table to try something out.
var copyOf = rules.Copier[State]()

// seats returns how many play; solo is one alone.
func (s *State) seats() int { return len(s.Thieves) }
func (s *State) solo() bool { return len(s.Thieves) == 1 }

// full reports whether thieves, tokens and cards are tracked.
func (s *State) full() bool { return s.Level == Full }

// around lists the seats clockwise, from one on.
func (s *State) around(from rules.Seat) []rules.Seat {
	list := make([]rules.Seat, s.seats())
	for i := range list {
		list[i] = rules.Seat((int(from) + i) % s.seats())
	}
	return list
}

// speaker returns the seat with which an order of thieves begins: who is at turn, in the
// night the starting player (CM-Q41).
func (s *State) speaker() rules.Seat {
	if s.Phase == Players {
		return s.Turn
	}
	return s.First
}

// TilesLeft returns how many tiles are not on the table yet.
func (s *State) TilesLeft() int { return s.Prints.Counts.Tiles - len(s.Rooms) }

// RelicSupply returns how many face-down relics are not in the museum yet.
func (s *State) RelicSupply() int { return s.Prints.Counts.Relics - len(s.Relics) }

// ObjectSupply returns how many object tokens are not in the museum yet.
func (s *State) ObjectSupply() int {
	n := s.Prints.Counts.Objects - len(s.Tokens) - s.Found.Tokens - s.Found.Blank
	if s.Found.Mummy {
		n--
	}
	for i := range s.Rooms {
		n -= s.Rooms[i].Face
	}
	return n
}

// VendingDeck returns how many vending cards are left to buy.
func (s *State) VendingDeck() int {
	n := s.Prints.Counts.Vending - s.Scratch.Tote - s.Scratch.Key
	for i := range s.Thieves {
		t := &s.Thieves[i]
		n -= t.Hand
		if t.Hidden == Masked {
			n--
		}
		if t.Mask {
			n--
		}
	}
	for i := range s.Cards {
		if s.Cards[i].Deck == Vending {
			n--
		}
	}
	return n
}

// Place is where a token is: in a room, with a thief, in the guardhouse's stock or out
// of the game.
type Place int16

// Places beside rooms and thieves. Zero is nowhere, which no token is.
const (
	Stock Place = 200 + iota
	Gone        // out of the game
)

const withSeat = 100

// In returns the place of what lies in a room.
func In(room int) Place { return Place(room) }

// With returns the place of what a thief has.
func With(seat rules.Seat) Place { return Place(withSeat + int(seat)) }

// Room returns the number of the room; 0 where it is none.
func (p Place) Room() int {
	if p < withSeat {
		return int(p)
	}
	return 0
}

// Seat returns who has it; Table where nobody.
func (p Place) Seat() rules.Seat {
	if p >= withSeat && p < Stock {
		return rules.Seat(p - withSeat)
	}
	return rules.Table
}

func (p Place) String() string {
	switch {
	case p == Stock:
		return "stock"
	case p == Gone:
		return "gone"
	case p >= withSeat:
		return string(rules.Of("seat", p.Seat()))
	case p > 0:
		return string(rules.Of("room", int(p)))
	}
	return ""
}

// MarshalText spells the place as the thing it is.
func (p Place) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a place.
func (p *Place) UnmarshalText(text []byte) error {
	noun, id, _ := strings.Cut(string(text), ":")
	n, err := strconv.Atoi(id)
	var q Place
	switch {
	case noun == "stock":
		q = Stock
	case noun == "gone":
		q = Gone
	case noun == "seat" && err == nil && n >= 0 && n < mostSeats:
		q = With(rules.Seat(n))
	case noun == "room" && err == nil && n > 0 && n <= mostNumber:
		q = In(n)
	}
	if q == 0 || q.String() != string(text) {
		return fmt.Errorf("crazymuseum: %q is no place", text)
	}
	*p = q
	return nil
}

const (
	mostSeats  = 4
	mostNumber = 40 // the highest number a tile may have
)

// Slot is whose turn it is when an effect begins, and ends a round later: a seat, a
// guard, or the mummy with everything after the guards. Zero is none.
type Slot int8

// The slots of guards and mummy; a seat's slot is its number and one.
const (
	guardSlot Slot = 10
	mummySlot Slot = 20
)

func ofSeat(seat rules.Seat) Slot { return Slot(seat) + 1 }
func ofGuard(n int) Slot          { return guardSlot + Slot(n) }

func (x Slot) String() string {
	switch {
	case x == mummySlot:
		return "mummy"
	case x > guardSlot:
		return string(rules.Of("guard", int(x-guardSlot)))
	case x > 0:
		return string(rules.Of("seat", int(x-1)))
	}
	return ""
}

// MarshalText spells the slot as the thing it belongs to.
func (x Slot) MarshalText() ([]byte, error) { return []byte(x.String()), nil }

// UnmarshalText reads a slot.
func (x *Slot) UnmarshalText(text []byte) error {
	for slot := Slot(0); slot <= mummySlot; slot++ {
		if slot.String() == string(text) && (slot == 0 || len(text) > 0) {
			*x = slot
			return nil
		}
	}
	return fmt.Errorf("crazymuseum: %q is nobody's slot", text)
}
