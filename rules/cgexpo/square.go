package cgexpo

import (
	"fmt"
	"math/bits"
	"strconv"
)

// mostSide is how many squares a board is long or wide at most.
const mostSide = 30

// Square is a place of the recorded board, spelt "C7": the column from the left and the
// row from the top. Zero is not known.
type Square uint16

const rowBits = 5

// SquareAt returns the square of a column and a row, both from 0.
func SquareAt(x, y int) Square { return Square(y<<rowBits|x) + 1 }

// X returns the column from 0, Y the row.
func (q Square) X() int { return int(q-1) & (1<<rowBits - 1) }

// Y returns the row from 0.
func (q Square) Y() int { return int(q-1) >> rowBits }

const lastSquare = Square(mostSide << rowBits)

var squareNames = func() (all [lastSquare + 1]string) {
	for y := range mostSide {
		for x := range mostSide {
			all[SquareAt(x, y)] = columnName(x) + rowName(y)
		}
	}
	return all
}()

// columnName counts A to Z, AA, AB.
func columnName(x int) string {
	if x < 26 {
		return string(rune('A' + x))
	}
	return "A" + string(rune('A'+x-26))
}

// rowName counts from 1.
func rowName(y int) string { return strconv.Itoa(y + 1) }

// Column returns what the names of all squares in the square's column begin with.
func (q Square) Column() string { return columnName(q.X()) }

// Row returns what the names of all squares in the square's row end with.
func (q Square) Row() string { return rowName(q.Y()) }

func (q Square) String() string {
	if q <= lastSquare {
		return squareNames[q]
	}
	return ""
}

// MarshalText spells the square.
func (q Square) MarshalText() ([]byte, error) { return []byte(q.String()), nil }

// UnmarshalText reads a square.
func (q *Square) UnmarshalText(text []byte) error {
	fresh, ok := ParseSquare(string(text))
	if !ok && len(text) > 0 {
		return fmt.Errorf("cgexpo: %.10q is no square", text)
	}
	*q = fresh
	return nil
}

// ParseSquare returns the square that a text such as "C7" names, and whether it names one.
func ParseSquare(text string) (Square, bool) {
	letters := 0
	for letters < len(text) && text[letters] >= 'A' && text[letters] <= 'Z' {
		letters++
	}
	row, err := strconv.Atoi(text[letters:])
	if err != nil || row < 1 || row > mostSide || letters < 1 || letters > 2 {
		return 0, false
	}
	x := int(text[letters-1] - 'A')
	if letters == 2 {
		x += 26
	}
	if x >= mostSide {
		return 0, false
	}
	q := SquareAt(x, row-1)
	return q, q.String() == text
}

// King returns the distance in steps that go in all eight directions.
func King(a, b Square) int { return max(abs(a.X()-b.X()), abs(a.Y()-b.Y())) }

func abs(n int) int { return max(n, -n) }

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// toward returns the next square of the shortest way that walls do not hinder.
func (q Square) toward(to Square) Square {
	return SquareAt(q.X()+sign(to.X()-q.X()), q.Y()+sign(to.Y()-q.Y()))
}

// KingWay lists the squares between two on the shortest way that walls do not hinder, as podcasters go it.
func KingWay(from, to Square) []Square {
	var way []Square
	for q := from.toward(to); q != to; q = q.toward(to) {
		way = append(way, q)
	}
	return way
}

// Plane is a set of squares, a word for each row.
type Plane [mostSide]uint32

// Has reports whether the square is in the set.
func (p *Plane) Has(q Square) bool { return q > 0 && q <= lastSquare && p[q.Y()]&(1<<q.X()) != 0 }

// Add puts a square into the set; none at all changes nothing.
func (p *Plane) Add(q Square) {
	if q > 0 && q <= lastSquare {
		p[q.Y()] |= 1 << q.X()
	}
}

func (p *Plane) remove(q Square) {
	if q > 0 && q <= lastSquare {
		p[q.Y()] &^= 1 << q.X()
	}
}

// count returns how many squares are in the set.
func (p *Plane) count() int {
	n := 0
	for _, row := range p {
		n += bits.OnesCount32(row)
	}
	return n
}

// Squares lists the set row by row; nil where it is empty.
func (p *Plane) Squares() []Square {
	n := p.count()
	if n == 0 {
		return nil
	}
	list := make([]Square, 0, n)
	for y := range p {
		for row := p[y]; row != 0; row &= row - 1 {
			list = append(list, SquareAt(bits.TrailingZeros32(row), y))
		}
	}
	return list
}

// first returns the first square of the set; 0 where it is empty.
func (p *Plane) first() Square {
	for y, row := range p {
		if row != 0 {
			return SquareAt(bits.TrailingZeros32(row), y)
		}
	}
	return 0
}

func (p *Plane) empty() bool { return p.emptyIn(mostSide) }

// emptyIn reports whether the first rows are empty.
func (p *Plane) emptyIn(rows int) bool {
	var any uint32
	for _, row := range p[:rows] {
		any |= row
	}
	return any == 0
}
