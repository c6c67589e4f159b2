package cgexpo

import (
	"docent/rules"
)

// Zone is a part of the board. Nowhere is not known.
type Zone uint8

// The zones. The last three have doors that want an item.
const (
	Nowhere Zone = iota
	Exit         // outside: the Hotel Exit
	Floor
	VIP
	Casino
	Museum
)

var zoneNames = rules.Words[Zone]{"", "exit", "floor", "vip", "casino", "museum"}

func (z Zone) String() string { return zoneNames.Spell(z) }

// MarshalText spells the zone.
func (z Zone) MarshalText() ([]byte, error) { return zoneNames.Text(z) }

// UnmarshalText reads a zone.
func (z *Zone) UnmarshalText(text []byte) error { return zoneNames.Read(z, text) }

// door returns the number of the zone's door from 1, or 0 where everybody may go.
func (z Zone) door() int { return max(0, int(z)-int(Floor)) }

// Item is a kind of item that each thief owns one of.
type Item uint8

// The items, in the order in which Carl wants them (CG-CARL-4).
const (
	Zapper Item = iota
	Key
	Pass
	Studson

	kindsOfItem = 4
)

var itemNames = rules.Words[Item]{"zapper", "key", "pass", "studson"}

func (i Item) String() string { return itemNames.Spell(i) }

// MarshalText spells the item.
func (i Item) MarshalText() ([]byte, error) { return itemNames.Text(i) }

// UnmarshalText reads an item.
func (i *Item) UnmarshalText(text []byte) error { return itemNames.Read(i, text) }

// Opener returns the item that opens the doors of the zone, if it has any (CG-MOV-4).
func (z Zone) Opener() Item { return opener(z.door()) }

// opener returns the item that opens a door of that number (CG-MOV-4).
func opener(door int) Item {
	if Zone(door)+Floor == VIP {
		return Pass
	}
	return Key
}

// At is the kind of place where an item or the CDs are.
type At uint8

// The places of items.
const (
	AtStart At = iota
	OnBoard    // laid down elsewhere
	InPack
	InPan // in Carl's dustpan
	Gone  // out of the game with its thief
)

var atNames = rules.Words[At]{"start", "board", "pack", "pan", "gone"}

func (a At) String() string { return atNames.Spell(a) }

// MarshalText spells the place.
func (a At) MarshalText() ([]byte, error) { return atNames.Text(a) }

// UnmarshalText reads a place.
func (a *At) UnmarshalText(text []byte) error { return atNames.Read(a, text) }

// Colour is a thief's.
type Colour uint8

// The colours, in the order of the rulebook.
const (
	Red Colour = iota
	Green
	Yellow
	Blue
)

var colourNames = rules.Words[Colour]{"red", "green", "yellow", "blue"}

func (c Colour) String() string { return colourNames.Spell(c) }

// MarshalText spells the colour.
func (c Colour) MarshalText() ([]byte, error) { return colourNames.Text(c) }

// UnmarshalText reads a colour.
func (c *Colour) UnmarshalText(text []byte) error { return colourNames.Read(c, text) }

// Way is how an event card moves a podcaster.
type Way uint8

// The ways of podcasters. The eight directions stand clockwise from north.
const (
	Stays  Way = iota
	Toward     // the closest thief
	North
	NorthEast
	East
	SouthEast
	South
	SouthWest
	West
	NorthWest
	ToPlace // a place that the card names
)

var wayNames = rules.Words[Way]{"stays", "toward", "n", "ne", "e", "se", "s", "sw", "w", "nw", "place"}

func (w Way) String() string { return wayNames.Spell(w) }

// MarshalText spells the way.
func (w Way) MarshalText() ([]byte, error) { return wayNames.Text(w) }

// UnmarshalText reads a way.
func (w *Way) UnmarshalText(text []byte) error { return wayNames.Read(w, text) }

// steps are the columns and rows that each direction goes.
var steps = [...][2]int{
	North: {0, -1}, NorthEast: {1, -1}, East: {1, 0}, SouthEast: {1, 1},
	South: {0, 1}, SouthWest: {-1, 1}, West: {-1, 0}, NorthWest: {-1, -1},
}

// Whither is where a podcaster went on a table without a recorded board.
type Whither uint8

// Where podcasters go: nowhere, to nobody, or beside a seat.
const (
	Still Whither = iota
	Away
	besideFirst // of the first seat; then the others
)

var whitherNames = rules.Words[Whither]{"still", "away", "by.0", "by.1", "by.2", "by.3"}

func (w Whither) String() string { return whitherNames.Spell(w) }

// MarshalText spells where to.
func (w Whither) MarshalText() ([]byte, error) { return whitherNames.Text(w) }

// UnmarshalText reads where to.
func (w *Whither) UnmarshalText(text []byte) error { return whitherNames.Read(w, text) }

// Piece is a figure or an item on the board. Zero is none.
type Piece uint8

// The pieces: podcasters first, then who else walks, the stack of CDs, of each seat its
// items, kind by kind, and its thief.
const (
	Scott Piece = iota + 1
	SoCal
	UK
	ITG // Intellivision-The-Great
	Carl
	CDs
	firstItem
	firstThief = firstItem + kindsOfItem*mostSeats
	lastPiece  = firstThief + mostSeats

	podcasters = 3
)

var pieceNames = func() rules.Words[Piece] {
	all := make(rules.Words[Piece], lastPiece)
	copy(all, []string{"", "scott", "socal", "uk", "itg", "carl", "cds"})
	for seat := range mostSeats {
		for kind, name := range itemNames {
			all[itemOf(rules.Seat(seat), Item(kind))] = name + "." + numeral(seat)
		}
		all[thiefOf(rules.Seat(seat))] = "thief." + numeral(seat)
	}
	return all
}()

func (p Piece) String() string { return pieceNames.Spell(p) }

// MarshalText spells the piece.
func (p Piece) MarshalText() ([]byte, error) { return pieceNames.Text(p) }

// UnmarshalText reads a piece.
func (p *Piece) UnmarshalText(text []byte) error { return pieceNames.Read(p, text) }

func itemOf(seat rules.Seat, kind Item) Piece {
	return firstItem + Piece(kind)*mostSeats + Piece(seat)
}

func thiefOf(seat rules.Seat) Piece { return firstThief + Piece(seat) }

func (p Piece) isPodcaster() bool { return p >= Scott && p <= UK }

// item takes the piece of an item apart.
func (p Piece) item() (rules.Seat, Item, bool) {
	if p < firstItem || p >= firstThief {
		return 0, 0, false
	}
	n := p - firstItem
	return rules.Seat(n % mostSeats), Item(n / mostSeats), true
}
