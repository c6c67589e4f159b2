package cgexpo

import (
	"strings"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules/cgexpo"
)

// leastNamed is the size of squares from which their letters and numbers can be read.
const leastNamed = legibleSquare

// margin draws the letters of columns and the numbers of rows, as messages spell squares, faintly inside the squares along the upper
// and the left edge of the map: they take no room from it.
func (e easel) margin(x *model) {
	if e.Scale < leastNamed {
		return
	}
	t := x.lies()
	width, height := t.size()
	ink := draw.Digits(max(9, min(13, e.Scale*0.32)), draw.Faint(draw.Tone(kit.Ink), 0x90))
	in := max(5, e.Scale*0.18)
	for column := range width {
		at := e.On(draw.At(float32(column), 0, 1, 1))
		e.Label(t.letter(column, true), at.X+at.W/2, at.Y+in, ink)
	}
	for row := range height {
		at := e.On(draw.At(0, float32(row), 1, 1))
		number := t.letter(row, false)
		e.Label(number, at.X+in/2+ink.Width(number)/2, at.Y+at.H/2, ink)
	}
}

// letter returns what the squares of a column of the map, or of a row, have in common in their names.
func (t bearing) letter(n int, column bool) string {
	x, y := t.back(0, n)
	if column {
		x, y = t.back(n, 0)
	}
	name := cgexpo.SquareAt(x, y).String()
	number := strings.TrimLeft(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
	if column == (t.quarters%2 == 1) {
		return number
	}
	return strings.TrimSuffix(name, number)
}
