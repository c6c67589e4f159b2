package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

// bearing is how the squares of a board lie on the map: turned some quarters to the right.
type bearing struct{ quarters, width, height int } // of the board as it is recorded

// size returns how many columns and rows the map has.
func (t bearing) size() (width, height int) {
	if t.quarters%2 == 1 {
		return t.height, t.width
	}
	return t.width, t.height
}

// on returns the column and the row of the map where a square of the board lies.
func (t bearing) on(x, y int) (int, int) {
	switch t.quarters {
	case 1:
		return t.height - 1 - y, x
	case 2:
		return t.width - 1 - x, t.height - 1 - y
	case 3:
		return y, t.width - 1 - x
	}
	return x, y
}

// back returns the square of the board that lies in a column and a row of the map.
func (t bearing) back(x, y int) (int, int) {
	switch t.quarters {
	case 1:
		return y, t.height - 1 - x
	case 2:
		return t.width - 1 - x, t.height - 1 - y
	case 3:
		return t.width - 1 - y, x
	}
	return x, y
}

// box returns the place of a square on the map.
func (t bearing) box(q cgexpo.Square) draw.Box {
	x, y := t.on(q.X(), q.Y())
	return draw.At(float32(x), float32(y), 1, 1)
}

// middle returns the middle of a square on the map.
func (t bearing) middle(q cgexpo.Square) fyne.Position { return fyne.NewPos(t.box(q).Mid()) }

func (t bearing) middles(squares []cgexpo.Square) []fyne.Position {
	list := make([]fyne.Position, len(squares))
	for i, q := range squares {
		list[i] = t.middle(q)
	}
	return list
}

// at returns the square that holds a point of the map; 0 beside the board.
func (t bearing) at(p fyne.Position) cgexpo.Square {
	width, height := t.size()
	if p.X < 0 || p.Y < 0 || p.X >= float32(width) || p.Y >= float32(height) {
		return 0
	}
	return cgexpo.SquareAt(t.back(int(p.X), int(p.Y)))
}

// nearest returns the square of a set that holds a point of the map, or else the one whose middle is nearest, within a
// reach.
func (t bearing) nearest(set *cgexpo.Plane, p fyne.Position, reach float32) (cgexpo.Square, bool) {
	if q := t.at(p); q != 0 && set.Has(q) {
		return q, true
	}
	best, found := max(reach, 0.5), cgexpo.Square(0)
	for _, q := range set.Squares() {
		if d := draw.Apart(t.middle(q), p); d < best {
			best, found = d, q
		}
	}
	return found, found != 0
}

// ways are the eight ways of a card, clockwise.
var ways = []cgexpo.Way{
	cgexpo.North, cgexpo.NorthEast, cgexpo.East, cgexpo.SouthEast, cgexpo.South, cgexpo.SouthWest, cgexpo.West, cgexpo.NorthWest,
}

// way returns the way on the map that one of the board looks like.
func (t bearing) way(w cgexpo.Way) cgexpo.Way {
	for i, way := range ways {
		if way == w {
			return ways[(i+2*t.quarters)%len(ways)]
		}
	}
	return w
}

// turned is a chart as it lies on the map.
type turned struct {
	chart
	bearing
}

// Size returns how many columns and rows the map has.
func (t turned) Size() (width, height int) { return t.size() }

// ZoneAt returns the zone of a square of the map.
func (t turned) ZoneAt(x, y int) cgexpo.Zone { return t.chart.ZoneAt(t.back(x, y)) }

// RightOf returns what is on its right.
func (t turned) RightOf(x, y int) cgexpo.Side { return t.between(x, y, x+1, y) }

// BelowOf returns what is below it.
func (t turned) BelowOf(x, y int) cgexpo.Side { return t.between(x, y, x, y+1) }

// between returns what is between two squares of the map beside each other.
func (t turned) between(x0, y0, x1, y1 int) cgexpo.Side {
	ax, ay := t.back(x0, y0)
	bx, by := t.back(x1, y1)
	x, y := min(ax, bx), min(ay, by)
	if x < 0 || y < 0 {
		return cgexpo.Side{}
	}
	if ay == by {
		return t.chart.RightOf(x, y)
	}
	return t.chart.BelowOf(x, y)
}

func squareThing(q cgexpo.Square) rules.Thing { return rules.Of("square", q.String()) }

// along returns the place after a share of a way.
func along(way []fyne.Position, done float32) fyne.Position {
	at := done * float32(len(way)-1)
	i := min(int(at), len(way)-2)
	part := at - float32(i)
	a, z := way[i], way[i+1]
	return fyne.NewPos(a.X+(z.X-a.X)*part, a.Y+(z.Y-a.Y)*part)
}
