package cgexpo

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/cgexpo"
)

// What a square costs a zone's name.
const (
	onPiece  = 40 // no name stands there
	onLit    = onPiece
	onTrail  = 1
	onEdge   = 5
	besideIt = 30 // once for all: the name of the exit stands over or under it
)

// leastName is the size below which the name of a zone is not read.
const leastName float32 = 9

// names writes each zone's name where it hides the least, a line of squares at a time, as large as there is room in its zone; cost is
// how much of the board it hides on a square.
func (e easel) names(c chart, g ground, name func(cgexpo.Zone) string, cost func(cgexpo.Square) int) {
	parts := patches(c)
	for _, z := range allZones {
		text := strings.ToUpper(name(z))
		i := draw.Ink{Size: draw.Whole(min(e.Scale*0.46, 15)), Face: look.StrongFace(), Color: draw.Tone(look.Ink), Align: fyne.TextAlignLeading}
		at, wide, found := cgexpo.Square(0), float32(0), false
		for ; i.Size >= leastName && !found; i.Size-- {
			wide = i.Width(text) + 8
			if at, found = bestPlace(c, parts, z, int(math.Ceil(float64(wide/e.Scale))), cost); found {
				break
			}
		}
		if !found {
			continue
		}
		size := i.Size
		plate := e.On(draw.At(float32(at.X()), float32(at.Y()), 1, 1)).Inset(e.Scale * 0.08)
		if below := at.Y() + 1; c.ZoneAt(at.X(), at.Y()) != z && c.ZoneAt(at.X(), below) == z {
			plate.Y += plate.H - size*1.4
		}
		plate.W, plate.H = wide, size*1.4
		e.Rect(plate, draw.Faint(g.zones[z], 0xc8), 3)
		plate.X, plate.W = plate.X+4, plate.W-4
		e.Text(text, plate, i)
	}
}

// bestPlace returns the square from which so many in a row of its zone cost a name the least; where pieces stand everywhere on the exit
// they are over or under it. Of several it is the highest and leftmost in the largest patch.
func bestPlace(c chart, parts []patch, z cgexpo.Zone, long int, cost func(cgexpo.Square) int) (best cgexpo.Square, found bool) {
	width, height := c.Size()
	least, largest := 0, 0
	for _, p := range parts {
		if p.zone != z {
			continue
		}
		for y := max(0, p.y-1); y < min(height, p.y+p.h+1); y++ {
			beside := y < p.y || y >= p.y+p.h
			sum, upTo := 0, p.x+p.w-long
			if beside {
				sum, upTo = besideIt, min(width-long, max(upTo, p.x))
			}
			for x := p.x; x <= upTo; x++ {
				hides := costIn(c, z, beside, x, y, long, cost)
				all := sum + hides
				if hides < onPiece && (!found || all < least || all == least && p.w*p.h > largest) {
					best, least, largest, found = cgexpo.SquareAt(x, y), all, p.w*p.h, true
				}
			}
		}
	}
	return best, found
}

// costIn returns what so many squares in a row cost the name of a zone, in it or beside it: too much in the room of another, and
// beside any but the exit.
func costIn(c chart, z cgexpo.Zone, beside bool, x, y, long int, cost func(cgexpo.Square) int) int {
	if beside && z != cgexpo.Exit {
		return onPiece
	}
	sum := 0
	for dx := range long {
		if sum += cost(cgexpo.SquareAt(x+dx, y)); !beside && c.ZoneAt(x+dx, y) != z {
			return onPiece
		}
	}
	return sum
}

// mark adds to squares of the map the one on which a square of the board lies.
func (x *model) mark(p *cgexpo.Plane, q cgexpo.Square) {
	if q != 0 {
		p.Add(cgexpo.SquareAt(x.lies().on(q.X(), q.Y())))
	}
}

// crowd returns how badly a name stands on each square of the map: under pieces, on what a tap chooses, under the ways of podcasters.
func (x *model) crowd() func(cgexpo.Square) int {
	var stand, lit, trails cgexpo.Plane
	for i := range x.pieces {
		x.mark(&stand, x.pieces[i].at)
	}
	for _, q := range x.lit.Squares() {
		x.mark(&lit, q)
	}
	for _, q := range x.trails.Squares() {
		x.mark(&trails, q)
	}
	return func(q cgexpo.Square) int {
		sum := 0
		if stand.Has(q) {
			sum += onPiece
		}
		if lit.Has(q) {
			sum += onLit
		}
		if trails.Has(q) {
			sum += onTrail
		}
		if q.X() == 0 || q.Y() == 0 { // which have their letters and numbers
			sum += onEdge
		}
		return sum
	}
}

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
	ink := draw.Digits(max(9, min(13, e.Scale*0.32)), draw.Faint(draw.Tone(look.Ink), 0x90))
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
	q := cgexpo.SquareAt(x, y)
	if column == (t.quarters%2 == 1) {
		return q.Row()
	}
	return q.Column()
}
