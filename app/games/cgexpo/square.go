package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

func squareThing(q cgexpo.Square) rules.Thing { return rules.Of("square", q.String()) }

func setSquare(p *cgexpo.Plane, q cgexpo.Square) {
	if q != 0 {
		p[q.Y()] |= 1 << q.X()
	}
}

// boxOfSquare returns the place of a square in squares of the map.
func boxOfSquare(q cgexpo.Square) draw.Box { return draw.At(float32(q.X()), float32(q.Y()), 1, 1) }

// middleOfSquare returns the middle of a square in squares of the map.
func middleOfSquare(q cgexpo.Square) fyne.Position {
	return fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5)
}

func middlesOf(squares []cgexpo.Square) []fyne.Position {
	list := make([]fyne.Position, len(squares))
	for i, q := range squares {
		list[i] = middleOfSquare(q)
	}
	return list
}

// squareAtPoint returns the square that holds a point; 0 beside the board.
func squareAtPoint(at fyne.Position) cgexpo.Square {
	if at.X < 0 || at.Y < 0 || at.X >= mostSide || at.Y >= mostSide {
		return 0
	}
	return cgexpo.SquareAt(int(at.X), int(at.Y))
}

// nearest returns the square of a set that holds a point, or else the one whose middle is nearest, within a reach.
func nearest(set *cgexpo.Plane, at fyne.Position, reach float32) (cgexpo.Square, bool) {
	if q := squareAtPoint(at); q != 0 && set.Has(q) {
		return q, true
	}
	best, found := max(reach, 0.5), cgexpo.Square(0)
	for _, q := range set.Squares() {
		if d := draw.Apart(middleOfSquare(q), at); d < best {
			best, found = d, q
		}
	}
	return found, found != 0
}

// kingWay lists the squares between two on the shortest way that walls do not hinder.
func kingWay(from, to cgexpo.Square) []cgexpo.Square {
	step := func(n int) int { return max(-1, min(1, n)) }
	var way []cgexpo.Square
	x, y := from.X(), from.Y()
	for {
		x, y = x+step(to.X()-x), y+step(to.Y()-y)
		if x == to.X() && y == to.Y() {
			return way
		}
		way = append(way, cgexpo.SquareAt(x, y))
	}
}

// along returns the place after a share of a way.
func along(way []fyne.Position, done float32) fyne.Position {
	at := done * float32(len(way)-1)
	i := min(int(at), len(way)-2)
	part := at - float32(i)
	a, z := way[i], way[i+1]
	return fyne.NewPos(a.X+(z.X-a.X)*part, a.Y+(z.Y-a.Y)*part)
}
