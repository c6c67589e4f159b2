package oldmuseum

import (
	"fmt"

	"docent/rules"
	"docent/rules/grid"
)

// Side names what one side of a square prints.
type Side uint8

// The kinds of side, the weakest barrier first: a passage is the strongest of its two sides
// (OM-Q17).
const (
	Unknown Side = iota
	Open
	Tape
	Wall
)

var sideNames = rules.Words[Side]{"", "open", "tape", "wall"}

func (x Side) String() string { return sideNames.Spell(x) }

// MarshalText spells the side.
func (x Side) MarshalText() ([]byte, error) { return sideNames.Text(x) }

// UnmarshalText reads a side.
func (x *Side) UnmarshalText(text []byte) error { return sideNames.Read(x, text) }

// Sides are the four sides of a square, clockwise from north. They are spelled by a letter
// each, as "?otw".
type Sides [4]Side

const sideLetters = "?otw"

// MarshalText spells the sides.
func (x Sides) MarshalText() ([]byte, error) {
	text := make([]byte, len(x))
	for i, side := range x {
		text[i] = sideLetters[side&3]
	}
	return text, nil
}

// UnmarshalText reads sides.
func (x *Sides) UnmarshalText(text []byte) error {
	if len(text) != len(x) {
		return fmt.Errorf("oldmuseum: %.10q are not four sides", text)
	}
	var fresh Sides
	for i, letter := range text {
		at := indexOf(letter)
		if at < 0 {
			return fmt.Errorf("oldmuseum: %.10q are no sides", text)
		}
		fresh[i] = Side(at)
	}
	*x = fresh
	return nil
}

func indexOf(letter byte) int {
	for i := range len(sideLetters) {
		if sideLetters[i] == letter {
			return i
		}
	}
	return -1
}

// At returns the side that faces d.
func (x *Sides) At(d grid.Dir) *Side { return &x[int(d)-1] }

// door is the way between two neighbouring places: the sides of both that face each other.
type door struct{ here, there *Side }

// squares lists the squares of a place.
func (s *State) squares(at Place) []Place {
	if at == HallPlace {
		return s.Hall.Cells[:]
	}
	i := at - firstCell
	return everySquare[i : i+1]
}

var everySquare = func() (all [lastCell - firstCell + 1]Place) {
	for i := range all {
		all[i] = firstCell + Place(i)
	}
	return all
}()

// on returns the place that a square belongs to, or 0.
func (s *State) on(square Place) Place {
	switch {
	case square == 0:
		return 0
	case s.inHall(square):
		return HallPlace
	case s.room(square) != nil:
		return square
	}
	return 0
}

// sidesOf returns the printed sides of a square.
func (s *State) sidesOf(square Place) *Sides {
	for i, c := range s.Hall.Cells {
		if c == square {
			return &s.Hall.Sides[i]
		}
	}
	return &s.room(square).Sides
}

// door finds the way between two places; ok is false where they are no neighbours.
func (s *State) door(from, to Place) (d door, ok bool) {
	if to == 0 || to == from || !s.exists(to) {
		return door{}, false
	}
	for _, square := range s.squares(from) {
		for _, dir := range grid.Sides {
			if next := square.next(dir); next == to || to == HallPlace && next != 0 && s.inHall(next) {
				return door{s.sidesOf(square).At(dir), s.sidesOf(next).At(dir.Back())}, true
			}
		}
	}
	return door{}, false
}

func (s *State) inHall(square Place) bool {
	return square == s.Hall.Cells[0] || square == s.Hall.Cells[1]
}

// Passage returns the way between two neighbouring places as far as known; ok is false where
// they are no neighbours.
func (s *State) Passage(from, to Place) (Side, bool) {
	d, ok := s.door(from, to)
	if !ok {
		return Unknown, false
	}
	return d.passage(), true
}

// passage returns the strongest side: a wall beats tape, tape an open doorway. It is unknown
// where an unknown side might be stronger.
func (d door) passage() Side {
	strongest := max(*d.here, *d.there)
	if strongest != Wall && (*d.here == Unknown || *d.there == Unknown) {
		return Unknown
	}
	return strongest
}

// barred reports whether one side is known not to be open, whatever the other may be.
func (d door) barred() bool { return max(*d.here, *d.there) > Open }

// Beside lists the neighbouring places, clockwise from north, square by square.
func (s *State) Beside(at Place) []Place {
	var all besides
	return s.beside(at, &all)
}

// besides holds the neighbours of a place: six of the Hall's two squares.
type besides [6]Place

// beside returns what Beside does, in memory of the caller's.
func (s *State) beside(at Place, into *besides) []Place {
	list := into[:0]
	for _, square := range s.squares(at) {
		for _, dir := range grid.Sides {
			if next := s.on(square.next(dir)); next != 0 && next != at {
				list = append(list, next)
			}
		}
	}
	return list
}

// Axis is the direction of a Secret Tunnel.
type Axis uint8

// The versions of the card.
const (
	NoAxis Axis = iota
	NorthSouth
	EastWest
)

var axisNames = rules.Words[Axis]{"", "ns", "ew"}

func (a Axis) String() string { return axisNames.Spell(a) }

// MarshalText spells the axis.
func (a Axis) MarshalText() ([]byte, error) { return axisNames.Text(a) }

// UnmarshalText reads an axis.
func (a *Axis) UnmarshalText(text []byte) error { return axisNames.Read(a, text) }

// InLine reports whether a tunnel may lead from one place to the other (OM-TUN-1). The Hall lies
// on the lines of both its squares.
func (s *State) InLine(from, to Place, axis Axis) bool {
	if from == to {
		return false
	}
	for _, a := range s.squares(from) {
		for _, b := range s.squares(to) {
			x, y := a.Cell(), b.Cell()
			if axis == NorthSouth && x.X == y.X || axis == EastWest && x.Y == y.Y {
				return true
			}
		}
	}
	return false
}
