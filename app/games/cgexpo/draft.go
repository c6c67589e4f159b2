package cgexpo

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"docent/rules"
	"docent/rules/cgexpo"
)

// Draft is a board in the making, as the pieces of a box give it: its size, its rows, and where things start.
type Draft struct {
	rows   []draftRow
	starts map[string]string // by the id of the piece: "C7"
}

// draftRow is a row of squares and what is on their right and their lower sides, a letter each.
type draftRow struct{ squares, right, below []byte }

// The letters of a box.
const (
	zoneLetters      = "x.vcm"
	noSquare    byte = '#'
	openSide    byte = '.'
	wallSide    byte = '|'
	mostSide         = 30
)

// Line is a straight line on the grid: between columns where Down, else between rows.
type Line struct {
	Down         bool
	Line, At, To int // beside which column or row, and from which square to before which
}

// NewDraft returns a board of show floor.
func NewDraft(width, height int) *Draft {
	d := &Draft{starts: map[string]string{}}
	d.Resize(width, height)
	return d
}

// ReadDraft returns the board of a box; nil where the box has no size for it.
func ReadDraft(things rules.Box) *Draft {
	type size struct{ Width, Height int }
	type row struct{ Squares, Right, Below string }
	type start struct{ Square string }
	of, ok := rules.PrintOf[size](things, "size:board")
	if !ok || of.Width < 1 || of.Height < 1 {
		return nil
	}
	d := NewDraft(min(of.Width, mostSide), min(of.Height, mostSide))
	for y := range d.rows {
		said, ok := rules.PrintOf[row](things, rules.Of("row", y+1))
		if !ok {
			continue
		}
		copy(d.rows[y].squares, sound(said.Squares, zoneLetters+string(noSquare)))
		copy(d.rows[y].right, sound(said.Right, "|vcm"))
		copy(d.rows[y].below, sound(said.Below, "|vcm"))
	}
	for thing := range things {
		noun, id := thing.Split()
		if said, ok := rules.PrintOf[start](things, thing); ok && noun == "start" {
			d.starts[id] = said.Square
		}
	}
	return d
}

// sound returns letters, of which one that means nothing becomes floor, or open.
func sound(text, letters string) []byte {
	list := []byte(text)
	for i, letter := range list {
		if strings.IndexByte(letters, letter) < 0 {
			list[i] = openSide
		}
	}
	return list
}

// Clone returns the same board for others to change.
func (d *Draft) Clone() *Draft {
	c := &Draft{starts: maps.Clone(d.starts)}
	for _, r := range d.rows {
		c.rows = append(c.rows, draftRow{slices.Clone(r.squares), slices.Clone(r.right), slices.Clone(r.below)})
	}
	return c
}

// Answers returns the answers that enter the board into a box, piece by piece.
func (d *Draft) Answers() map[rules.Thing]rules.Answers {
	width, height := d.Size()
	all := map[rules.Thing]rules.Answers{
		"size:board": {"width": {strconv.Itoa(width)}, "height": {strconv.Itoa(height)}},
	}
	for y := range mostSide {
		said := rules.Answers{"squares": {""}, "right": {""}, "below": {""}}
		if y < height {
			r := &d.rows[y]
			said = rules.Answers{"squares": {string(r.squares)}, "right": {sidesText(r.right)}, "below": {sidesText(r.below)}}
		}
		all[rules.Of("row", y+1)] = said
	}
	for id, square := range d.starts {
		all[rules.Of("start", id)] = rules.Answers{"square": {square}}
	}
	return all
}

// sidesText returns a row of sides as a box keeps it: empty where there is no wall.
func sidesText(sides []byte) string {
	if strings.Trim(string(sides), string(openSide)) == "" {
		return ""
	}
	return string(sides)
}

// Size returns how many columns and rows there are.
func (d *Draft) Size() (width, height int) {
	if len(d.rows) == 0 {
		return 0, 0
	}
	return len(d.rows[0].squares), len(d.rows)
}

// ZoneAt returns the zone of a square, Nowhere where there is none.
func (d *Draft) ZoneAt(x, y int) cgexpo.Zone {
	if width, height := d.Size(); x < 0 || y < 0 || x >= width || y >= height {
		return cgexpo.Nowhere
	}
	return cgexpo.Zone(strings.IndexByte(zoneLetters, d.rows[y].squares[x]) + 1)
}

// RightOf returns what is on the right side of a square.
func (d *Draft) RightOf(x, y int) cgexpo.Side { return sideOf(d.rows[y].right[x]) }

// BelowOf returns what is on its lower side.
func (d *Draft) BelowOf(x, y int) cgexpo.Side { return sideOf(d.rows[y].below[x]) }

// sideOf returns what a letter stands for.
func sideOf(letter byte) cgexpo.Side {
	switch letter {
	case openSide:
		return cgexpo.Side{}
	case wallSide:
		return cgexpo.Side{Wall: true}
	}
	return cgexpo.Side{Door: cgexpo.Zone(strings.IndexByte(zoneLetters, letter) + 1)}
}

// Resize gives the board other numbers of columns and rows; new squares are show floor.
func (d *Draft) Resize(width, height int) {
	width, height = max(1, min(width, mostSide)), max(1, min(height, mostSide))
	d.rows = d.rows[:min(len(d.rows), height)]
	for len(d.rows) < height {
		d.rows = append(d.rows, draftRow{})
	}
	for y := range d.rows {
		for _, list := range []*[]byte{&d.rows[y].squares, &d.rows[y].right, &d.rows[y].below} {
			*list = (*list)[:min(len(*list), width)]
			for len(*list) < width {
				*list = append(*list, openSide)
			}
		}
	}
	d.clean()
}

// clean forgets starts where there is no square.
func (d *Draft) clean() {
	for id, square := range d.starts {
		if q, ok := cgexpo.ParseSquare(square); square != "" && (!ok || d.ZoneAt(q.X(), q.Y()) == cgexpo.Nowhere) {
			d.starts[id] = ""
		}
	}
}

// Fill makes every square between two corners part of a zone, or takes it away.
func (d *Draft) Fill(x0, y0, x1, y1 int, zone cgexpo.Zone) {
	letter := noSquare
	if zone != cgexpo.Nowhere {
		letter = zoneLetters[zone-1]
	}
	width, height := d.Size()
	for y := max(0, min(y0, y1)); y <= min(height-1, max(y0, y1)); y++ {
		for x := max(0, min(x0, x1)); x <= min(width-1, max(x0, x1)); x++ {
			d.rows[y].squares[x] = letter
		}
	}
	d.clean()
}

// side returns the letter between a square and its right or lower neighbour; nil at the rim.
func (d *Draft) side(x, y int, down bool) *byte {
	ox, oy := other(x, y, down)
	if d.ZoneAt(x, y) == cgexpo.Nowhere || d.ZoneAt(ox, oy) == cgexpo.Nowhere {
		return nil
	}
	if down {
		return &d.rows[y].right[x]
	}
	return &d.rows[y].below[x]
}

// sides goes through the letters along a line, between the squares of the board.
func (d *Draft) sides(l Line) iter.Seq[*byte] {
	return func(yield func(*byte) bool) {
		for at := l.At; at < l.To; at++ {
			x, y := at, l.Line-1
			if l.Down {
				x, y = l.Line-1, at
			}
			if side := d.side(x, y, l.Down); side != nil && !yield(side) {
				return
			}
		}
	}
}

// Draw puts a letter along a line, between the squares of the board.
func (d *Draft) Draw(l Line, letter byte) {
	for side := range d.sides(l) {
		*side = letter
	}
}

// Has reports whether the letter is all along a line.
func (d *Draft) Has(l Line, letter byte) bool {
	for side := range d.sides(l) {
		if *side != letter {
			return false
		}
	}
	return true
}

// Enclose puts walls between each room and what is around it, but for doors that are there.
func (d *Draft) Enclose() {
	width, height := d.Size()
	for y := range height {
		for x := range width {
			for _, down := range []bool{true, false} {
				ox, oy := other(x, y, down)
				a, z := d.ZoneAt(x, y), d.ZoneAt(ox, oy)
				if side := d.side(x, y, down); side != nil && a != z && max(a, z) > cgexpo.Floor && *side == openSide {
					*side = wallSide
				}
			}
		}
	}
}

// Start has a piece begin on a square; one that began there begins nowhere. Where it began there itself, it is taken
// away.
func (d *Draft) Start(id string, q cgexpo.Square) {
	square := q.String()
	if d.starts[id] == square {
		d.starts[id] = ""
		return
	}
	for other, at := range d.starts {
		if at == square {
			d.starts[other] = ""
		}
	}
	d.starts[id] = square
}

// StartOf returns where a piece begins; 0 where that is not known.
func (d *Draft) StartOf(id string) cgexpo.Square {
	q, _ := cgexpo.ParseSquare(d.starts[id])
	return q
}

// StartAt has a piece begin on a square, which is given by its name.
func (d *Draft) StartAt(id, square string) {
	if q, ok := cgexpo.ParseSquare(square); ok {
		d.Start(id, q)
	}
}

// ZoneNumber returns a zone by its number: 0 none, then exit, floor, VIP room, casino and museum.
func ZoneNumber(n int) cgexpo.Zone { return cgexpo.Zone(n) }
