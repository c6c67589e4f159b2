package oldmuseum

import (
	"slices"
	"strconv"
	"strings"

	"docent/rules"
	"docent/rules/grid"
)

// Place is a room by its square on the table, spelled by column and row as "C2", or the
// Entrance Hall, spelled "hall". Columns count from the west, rows from the south. Zero is
// no place.
type Place uint8

// HallPlace is the Entrance Hall as one room.
const HallPlace Place = 1

const (
	columns   = 12
	rowsMost  = 10
	firstCell = HallPlace + 1
	lastCell  = firstCell + columns*rowsMost - 1
)

// PlaceOf returns the place of a square, or 0 where it is off the table.
func PlaceOf(c grid.Cell) Place {
	if c.X < 0 || c.Y < 0 || c.X >= columns || c.Y >= rowsMost {
		return 0
	}
	return firstCell + Place(c.Y)*columns + Place(c.X)
}

// Cell returns the square of a place that is no Hall.
func (p Place) Cell() grid.Cell {
	n := int8(p - firstCell)
	return grid.Cell{X: n % columns, Y: n / columns}
}

func (p Place) isCell() bool { return p >= firstCell && p <= lastCell }

// next returns the neighbouring square, or 0 at the table's edge.
func (p Place) next(d grid.Dir) Place { return PlaceOf(p.Cell().Next(d)) }

func (p Place) String() string { return placeNames.Spell(p) }

// placeNames spells every place, made once.
var placeNames = func() rules.Words[Place] {
	all := make(rules.Words[Place], lastCell+1)
	all[HallPlace] = "hall"
	for p := firstCell; p <= lastCell; p++ {
		c := p.Cell()
		all[p] = string(rune('A'+c.X)) + strconv.Itoa(int(c.Y)+1)
	}
	return all
}()

// MarshalText spells the place.
func (p Place) MarshalText() ([]byte, error) { return placeNames.Text(p) }

// UnmarshalText reads a place.
func (p *Place) UnmarshalText(text []byte) error { return placeNames.Read(p, text) }

// Seen is a set of rooms, in the order of their places.
type Seen []Place

func (l *Seen) add(p Place) {
	at, known := slices.BinarySearch(*l, p)
	if !known {
		*l = slices.Insert(*l, at, p)
	}
}

// Has reports whether a room is in it.
func (l Seen) Has(p Place) bool {
	_, known := slices.BinarySearch(l, p)
	return known
}

// defaultRows is the shape drawn where the box says none: six by four, the Hall in the
// middle of the south edge.
const defaultRows = "....../....../....../..HH.."

// layout is a shape of the museum: where the Hall lies, and its rooms in order.
type layout struct {
	hall  [2]Place
	rooms []Place
}

// readRows reads a shape from rows, north first: "." a room, "H" a square of the Hall, "#"
// nothing. The key names what is wrong with it, "" if nothing is.
func readRows(rows string) (l layout, wrong string) {
	list := strings.Split(rows, "/")
	if len(list) > rowsMost {
		return l, "plan-too-large"
	}
	halls := 0
	for i, row := range list {
		if len(row) > columns {
			return l, "plan-too-large"
		}
		for x, mark := range []byte(row) {
			place := PlaceOf(grid.Cell{X: int8(x), Y: int8(len(list) - 1 - i)})
			switch {
			case mark == '.':
				l.rooms = append(l.rooms, place)
			case mark == 'H' && halls < 2:
				l.hall[halls] = place
				halls++
			case mark != '#':
				return l, "plan-marks"
			}
		}
	}
	slices.Sort(l.rooms)
	slices.Sort(l.hall[:])
	switch {
	case halls != 2 || !neighbours(l.hall[0], l.hall[1]):
		return l, "plan-hall"
	case len(l.rooms) != roomCount:
		return l, "plan-rooms"
	}
	return l, ""
}

func neighbours(a, b Place) bool {
	return slices.ContainsFunc(grid.Sides[:], func(d grid.Dir) bool { return a.next(d) == b })
}

// rows spells the shape of the museum.
func (s *State) rows() string {
	width, height := 0, 0
	for _, p := range append(s.Hall.Cells[:], s.places()...) {
		c := p.Cell()
		width, height = max(width, int(c.X)+1), max(height, int(c.Y)+1)
	}
	var text strings.Builder
	for y := height - 1; y >= 0; y-- {
		for x := range width {
			p := PlaceOf(grid.Cell{X: int8(x), Y: int8(y)})
			switch {
			case slices.Contains(s.Hall.Cells[:], p):
				text.WriteByte('H')
			case s.room(p) != nil:
				text.WriteByte('.')
			default:
				text.WriteByte('#')
			}
		}
		if y > 0 {
			text.WriteByte('/')
		}
	}
	return text.String()
}

// places lists the squares of the rooms.
func (s *State) places() []Place {
	list := make([]Place, len(s.Rooms))
	for i := range s.Rooms {
		list[i] = s.Rooms[i].At
	}
	return list
}
