package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/rules"
	"docent/rules/cgexpo"
)

func squareThing(q cgexpo.Square) rules.Thing { return rules.Of("square", q.String()) }

func setSquare(p *cgexpo.Plane, q cgexpo.Square) {
	if q != 0 {
		p[q.Y()] |= 1 << q.X()
	}
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
