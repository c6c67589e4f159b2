package crazymuseum

import (
	"fmt"
	"strconv"
	"strings"

	"docent/rules"
)

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
