package museum

import (
	"strings"

	"docent/rules"
)

// defaultRows is the board of the retail edition as a review shows it: five by five, the
// Grand Gallery a plus of nine.
const defaultRows = "..R../..R../RRRRR/..R../..R.."

const (
	mostSide   = 9 // rows and columns: a cell is told by two digits
	mostPlaces = 64
	mostCells  = 36
)

// wrongRows returns what is wrong with a board's rows, or "".
func wrongRows(rows string) rules.Key {
	lines := strings.Split(rows, "/")
	cells := 0
	for _, line := range lines {
		if len(line) != len(lines[0]) || strings.Trim(line, ".R#") != "" {
			return "grid-uneven"
		}
		cells += len(line) - strings.Count(line, "#")
	}
	switch width := len(lines[0]); {
	case cells == 0:
		return "grid-without-cells"
	case len(lines) > mostSide || width > mostSide || width*len(lines) > mostPlaces || cells > mostCells:
		return "grid-too-large"
	}
	return ""
}

// rows returns the board of a seat: the one it says, its own where the box knows it, else the
// first known, else that of the review.
func (s *State) rows(seat rules.Seat) string {
	if len(s.Prints.Boards) == 0 {
		return defaultRows
	}
	want := s.boardID(seat)
	for i := range s.Prints.Boards {
		if s.Prints.Boards[i].ID == want {
			return s.Prints.Boards[i].Rows
		}
	}
	return s.Prints.Boards[0].Rows
}

// boardID returns the box's board that a seat plays on.
func (s *State) boardID(seat rules.Seat) int {
	if said := s.Players[seat].Board; said != 0 {
		return said
	}
	return int(seat) + 1
}

// Grid returns the board of a seat: the width, and each cell row by row, '.', 'R' or '#'.
func (s *State) Grid(seat rules.Seat) (width int, cells string) {
	rows := s.rows(seat)
	return widthOf(rows), strings.ReplaceAll(rows, "/", "")
}

func widthOf(rows string) int {
	if at := strings.IndexByte(rows, '/'); at >= 0 {
		return at
	}
	return len(rows)
}

// cells returns how many cards a museum holds.
func (s *State) cells(seat rules.Seat) int {
	rows := s.rows(seat)
	return strings.Count(rows, ".") + strings.Count(rows, "R")
}

// Cell is a cell of a museum: its row and its column from 1, as the digits of a number.
type Cell int

func cellAt(index, width int) Cell { return Cell(10*(index/width+1) + index%width + 1) }

// index returns the cell's place in what Grid gives.
func (c Cell) index(width int) int { return (int(c)/10-1)*width + int(c)%10 - 1 }

// hasCell reports whether a museum has that cell.
func (s *State) hasCell(seat rules.Seat, c Cell) bool {
	rows := s.rows(seat)
	row, column := int(c)/10-1, int(c)%10-1
	width := widthOf(rows)
	if row < 0 || column < 0 || column >= width {
		return false
	}
	i := row*(width+1) + column
	return i < len(rows) && rows[i] != '#'
}

// cellsOf lists the cells of a museum, row by row.
func (s *State) cellsOf(seat rules.Seat) []Cell {
	width, cells := s.Grid(seat)
	list := make([]Cell, 0, len(cells))
	for i := range len(cells) {
		if cells[i] != '#' {
			list = append(list, cellAt(i, width))
		}
	}
	return list
}

// firstCell returns the first cell that is none of the sorted layout's and comes after one; 0
// if there is none.
func (s *State) firstCell(seat rules.Seat, after Cell) Cell {
	rows := s.rows(seat)
	layout := s.Players[seat].Layout
	row, column, at := 1, 1, 0
	for i := range len(rows) {
		if rows[i] == '/' {
			row, column = row+1, 1
			continue
		}
		c := Cell(10*row + column)
		column++
		if at < len(layout) && layout[at].Cell == c {
			at++
			continue
		}
		if rows[i] != '#' && c > after {
			return c
		}
	}
	return 0
}
