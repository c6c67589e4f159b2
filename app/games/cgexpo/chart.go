package cgexpo

import "docent/rules/cgexpo"

// chart is a board that can be drawn: what a square is and what is on its right and its lower side.
type chart interface {
	Size() (width, height int)
	ZoneAt(x, y int) cgexpo.Zone
	RightOf(x, y int) cgexpo.Side
	BelowOf(x, y int) cgexpo.Side
}

// recorded is the recorded board as a chart.
type recorded struct{ b *cgexpo.Board }

// Size returns how many columns and rows there are.
func (p recorded) Size() (width, height int) { return p.b.Width, p.b.Height() }

// ZoneAt returns the zone of a square, Nowhere beside the board.
func (p recorded) ZoneAt(x, y int) cgexpo.Zone {
	if x < 0 || y < 0 || x >= p.b.Width || y >= p.b.Height() {
		return cgexpo.Nowhere
	}
	return p.b.Zone(cgexpo.SquareAt(x, y))
}

// RightOf returns what is on the right side of a square.
func (p recorded) RightOf(x, y int) cgexpo.Side { return p.b.Right(cgexpo.SquareAt(x, y)) }

// BelowOf returns what is on its lower side.
func (p recorded) BelowOf(x, y int) cgexpo.Side { return p.b.Below(cgexpo.SquareAt(x, y)) }

// patch is a rectangle of squares of one zone.
type patch struct {
	zone       cgexpo.Zone
	x, y, w, h int
}

// patches covers a board with as few rectangles as are quickly found.
func patches(c chart) []patch {
	width, height := c.Size()
	var list []patch
	done := make([]bool, width*height)
	for y := range height {
		for x := 0; x < width; x++ {
			z := c.ZoneAt(x, y)
			if z == cgexpo.Nowhere || done[y*width+x] {
				continue
			}
			p := patch{z, x, y, 1, 1}
			for p.x+p.w < width && c.ZoneAt(p.x+p.w, y) == z && !done[y*width+p.x+p.w] {
				p.w++
			}
			for p.y+p.h < height && p.row(c, p.y+p.h) {
				p.h++
			}
			for dy := range p.h {
				for dx := range p.w {
					done[(y+dy)*width+x+dx] = true
				}
			}
			list = append(list, p)
			x += p.w - 1
		}
	}
	return list
}

// row reports whether another row of the board continues the patch.
func (p patch) row(c chart, y int) bool {
	for dx := range p.w {
		if c.ZoneAt(p.x+dx, y) != p.zone {
			return false
		}
	}
	return true
}

// run is a line on the grid: along a column line where down, else along a row line.
type run struct {
	down         bool
	line, at, to int
}

// runs joins what holds side by side into lines. edge reports it of the line between a square and its right or lower
// neighbour; squares begin at -1, before the board.
func runs(c chart, edge func(x, y int, down bool) bool) []run {
	width, height := c.Size()
	var list []run
	scan := func(down bool, lines, places int) {
		for line := range lines + 1 {
			begun := -1
			for at := range places + 1 {
				x, y := at, line-1
				if down {
					x, y = line-1, at
				}
				on := at < places && edge(x, y, down)
				if on && begun < 0 {
					begun = at
				}
				if !on && begun >= 0 {
					list = append(list, run{down, line, begun, at})
					begun = -1
				}
			}
		}
	}
	scan(true, width, height)
	scan(false, height, width)
	return list
}

// other returns the neighbour behind an edge.
func other(x, y int, down bool) (int, int) {
	if down {
		return x + 1, y
	}
	return x, y + 1
}

// edgeSide returns what is between a square and its right or lower neighbour.
func edgeSide(c chart, x, y int, down bool) cgexpo.Side {
	if x < 0 || y < 0 {
		return cgexpo.Side{}
	}
	if down {
		return c.RightOf(x, y)
	}
	return c.BelowOf(x, y)
}
