package cgexpo

import (
	"slices"
	"strings"

	"docent/rules"
)

// Board is the recorded board. It is shared between positions: who changes it replaces
// its rows.
type Board struct {
	Width int   `json:"width,omitzero"`
	Rows  []Row `json:"rows,omitempty"`
}

// Row is a row of squares, bit by bit from the left: the zones, from Exit, and what stands
// on the right and the lower side of each square: walls, then the doors of the VIP room,
// the casino and the museum.
type Row struct {
	Zones [5]uint32 `json:"zones"`
	Right [4]uint32 `json:"right"`
	Below [4]uint32 `json:"below"`
}

// The letters of a row: of squares by their zone, and of sides.
const (
	noSquare    = '#'
	zoneLetters = "x.vcm"
	noWall      = '.'
	sideLetters = "|vcm"
)

// Known reports whether there is a board.
func (b *Board) Known() bool { return len(b.Rows) > 0 }

// Height returns how many rows there are.
func (b *Board) Height() int { return len(b.Rows) }

// Zone returns the zone of a square; Nowhere where there is none.
func (b *Board) Zone(q Square) Zone {
	if q == 0 || q.Y() >= len(b.Rows) {
		return Nowhere
	}
	for i, row := range b.Rows[q.Y()].Zones {
		if row&(1<<q.X()) != 0 {
			return Exit + Zone(i)
		}
	}
	return Nowhere
}

// Side is a wall or the door of a zone between neighbouring squares.
type Side struct {
	Wall bool
	Door Zone // Nowhere where there is none
}

// Right returns what stands on the right side of a square, Below what on its lower side.
func (b *Board) Right(q Square) Side { return sideAt(&b.Rows[q.Y()].Right, q.X()) }

// Below returns what stands on the lower side of a square.
func (b *Board) Below(q Square) Side { return sideAt(&b.Rows[q.Y()].Below, q.X()) }

func sideAt(sides *[4]uint32, x int) Side {
	for i, row := range sides {
		if row&(1<<x) == 0 {
			continue
		}
		if i == 0 {
			return Side{Wall: true}
		}
		return Side{Door: Floor + Zone(i)}
	}
	return Side{}
}

// zonePlane returns every square of a zone.
func (b *Board) zonePlane(z Zone) Plane {
	var p Plane
	for y := range b.Rows {
		p[y] = b.Rows[y].Zones[z-Exit]
	}
	return p
}

// squares returns every square there is, inside those but for the exit.
func (r *Row) squares() uint32 { return r.Zones[0] | r.inside() }

func (r *Row) inside() uint32 { return r.Zones[1] | r.Zones[2] | r.Zones[3] | r.Zones[4] }

// outside reports whether a square belongs to the exit.
func (b *Board) outside(q Square) bool {
	return q != 0 && q.Y() < len(b.Rows) && b.Rows[q.Y()].Zones[0]&(1<<q.X()) != 0
}

func (b *Board) hasExit() bool {
	return slices.ContainsFunc(b.Rows, func(r Row) bool { return r.Zones[0] != 0 })
}

// rowText is a row as the box and the sheets spell it.
type rowText struct{ squares, right, below string }

// parseRow reads a row of so many squares. The key names what is wrong with it, "" if nothing is.
func parseRow(t rowText, width int) (Row, rules.Key) {
	var r Row
	if len(t.squares) != width {
		return r, "row-length"
	}
	for x := range width {
		letter := t.squares[x]
		at := strings.IndexByte(zoneLetters, letter)
		switch {
		case at >= 0:
			r.Zones[at] |= 1 << x
		case letter != noSquare:
			return r, "row-letters"
		}
	}
	for _, side := range []struct {
		text string
		into *[4]uint32
	}{{t.right, &r.Right}, {t.below, &r.Below}} {
		if len(side.text) > width {
			return r, "row-length"
		}
		for x := range len(side.text) {
			at := strings.IndexByte(sideLetters, side.text[x])
			switch {
			case at >= 0:
				side.into[at] |= 1 << x
			case side.text[x] != noWall:
				return r, "row-letters"
			}
		}
	}
	return r, ""
}

// text returns the reverse of parseRow. Sides without any wall are spelt as nothing.
func (r *Row) text(width int) rowText {
	squares := []byte(strings.Repeat(string(noSquare), width))
	for i, row := range r.Zones {
		put(squares, row, zoneLetters[i])
	}
	return rowText{string(squares), sideText(&r.Right, width), sideText(&r.Below, width)}
}

func sideText(sides *[4]uint32, width int) string {
	if *sides == [4]uint32{} {
		return ""
	}
	text := []byte(strings.Repeat(string(noWall), width))
	for i, row := range sides {
		put(text, row, sideLetters[i])
	}
	return string(text)
}

func put(text []byte, row uint32, letter byte) {
	for x := range text {
		if row&(1<<x) != 0 {
			text[x] = letter
		}
	}
}
