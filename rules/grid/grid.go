// Package grid knows square cells, their neighbours and the four sides of the compass,
// for museums that are laid out tile by tile.
package grid

import "fmt"

// Dir is a side of a cell. None is no side.
type Dir uint8

// The sides, clockwise.
const (
	None Dir = iota
	North
	East
	South
	West
)

// Sides lists the four, clockwise from north.
var Sides = [4]Dir{North, East, South, West}

var names = [...]string{None: "", North: "N", East: "E", South: "S", West: "W"}

func (d Dir) String() string {
	if int(d) < len(names) {
		return names[d]
	}
	return ""
}

// MarshalText spells the side as its initial.
func (d Dir) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads an initial, or nothing for None.
func (d *Dir) UnmarshalText(text []byte) error {
	for i, name := range names {
		if name == string(text) {
			*d = Dir(i)
			return nil
		}
	}
	return fmt.Errorf("grid: %q is no side", text)
}

// Turn returns the side a number of quarter turns clockwise from d; None stays None.
func (d Dir) Turn(quarters int) Dir {
	if d == None {
		return None
	}
	return Dir((int(d)-1+quarters)&3) + 1
}

// Right returns a quarter turn clockwise, as seen by who walks towards d.
func (d Dir) Right() Dir { return d.Turn(1) }

// Left returns a quarter turn counter-clockwise.
func (d Dir) Left() Dir { return d.Turn(3) }

// Back returns the opposite side.
func (d Dir) Back() Dir { return d.Turn(2) }

// Cell is a place on the table; north is Y + 1, east X + 1.
type Cell struct {
	X int8 `json:"x"`
	Y int8 `json:"y"`
}

// Next returns the neighbouring cell on a side.
func (c Cell) Next(d Dir) Cell {
	switch d {
	case North:
		c.Y++
	case East:
		c.X++
	case South:
		c.Y--
	case West:
		c.X--
	case None:
	}
	return c
}

// Set is a set of sides.
type Set uint8

// SetOf collects sides.
func SetOf(sides ...Dir) Set {
	var s Set
	for _, d := range sides {
		s |= s.bit(d)
	}
	return s
}

// All has the four sides.
const All Set = 15

func (Set) bit(d Dir) Set {
	if d == None {
		return 0
	}
	return 1 << (d - 1)
}

// Has reports whether a side is in the set.
func (s Set) Has(d Dir) bool { return s&s.bit(d) != 0 }

// With returns the set and one side more.
func (s Set) With(d Dir) Set { return s | s.bit(d) }

// Without returns the set less a side.
func (s Set) Without(d Dir) Set { return s &^ s.bit(d) }

// Dirs lists the sides of the set, clockwise from north.
func (s Set) Dirs() []Dir {
	var list []Dir
	for _, d := range Sides {
		if s.Has(d) {
			list = append(list, d)
		}
	}
	return list
}

func (s Set) String() string {
	text := ""
	for _, d := range s.Dirs() {
		text += d.String()
	}
	return text
}

// MarshalText spells the set as its initials, clockwise from north: "NES".
func (s Set) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads initials.
func (s *Set) UnmarshalText(text []byte) error {
	var set Set
	for _, b := range text {
		var d Dir
		if err := d.UnmarshalText([]byte{b}); err != nil {
			return err
		}
		set = set.With(d)
	}
	if set.String() != string(text) {
		return fmt.Errorf("grid: %q are no sides in order", text)
	}
	*s = set
	return nil
}

// Values lists the initials, for a form.
func (s *Set) Values() []string {
	list := []string{}
	for _, d := range s.Dirs() {
		list = append(list, d.String())
	}
	return list
}

// SetValues reverses Values.
func (s *Set) SetValues(list []string) error {
	var set Set
	for _, text := range list {
		var d Dir
		if err := d.UnmarshalText([]byte(text)); err != nil {
			return err
		}
		if d == None || set.Has(d) {
			return fmt.Errorf("grid: each side once, got %q", list)
		}
		set = set.With(d)
	}
	*s = set
	return nil
}
