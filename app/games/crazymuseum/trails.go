package crazymuseum

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/grid"
)

// trails draws the planned routes of the night as dots, each on its own lane, always to the right of the middle.
func (e easel) trails() {
	for i, t := range e.board.look.trails {
		c := draw.Tone(look.Info)
		if t.guard == 0 {
			c = draw.Tone(look.Linen)
			if !look.IsDark() {
				c = draw.Mix(c, draw.Black, 0.4)
			}
		}
		way := lane(t.cells, 0.06+0.035*float32(i%4))
		way = short(way, e.board.look.stop(t))
		e.dots(way, c)
		e.head(way, t, c)
	}
}

// stop returns how far before the middle of its last room a route ends, so that its head is seen.
func (h *model) stop(t trail) float32 {
	last := t.cells[len(t.cells)-1]
	for _, f := range h.figures {
		if i := h.tileOf(f.number); i >= 0 && h.tiles[i].cell == last {
			return 0.31
		}
	}
	return 0.1
}

// short takes a length from the last piece of a polyline.
func short(way []fyne.Position, by float32) []fyne.Position {
	a, b := way[len(way)-2], &way[len(way)-1]
	long := draw.Apart(a, *b)
	by = min(by, long*0.8)
	b.X, b.Y = b.X-(b.X-a.X)/long*by, b.Y-(b.Y-a.Y)/long*by
	return way
}

// lane returns a polyline through the middles of cells, moved to its right.
func lane(cells []grid.Cell, off float32) []fyne.Position {
	step := func(i int) (dx, dy float32) {
		return float32(cells[i+1].X - cells[i].X), -float32(cells[i+1].Y - cells[i].Y)
	}
	var way []fyne.Position
	for i, c := range cells {
		m := draw.MiddleOf(c)
		if i == 0 || i == len(cells)-1 {
			dx, dy := step(min(i, len(cells)-2))
			way = append(way, m.AddXY(-dy*off, dx*off))
			continue
		}
		ax, ay := step(i - 1)
		bx, by := step(i)
		switch {
		case ax == bx && ay == by:
			way = append(way, m.AddXY(-ay*off, ax*off))
		case ax == -bx && ay == -by:
			way = append(way, m.AddXY(-ay*off+ax*0.08, ax*off+ay*0.08), m.AddXY(-by*off+ax*0.08, bx*off+ay*0.08))
		default:
			way = append(way, m.AddXY(-(ay+by)*off, (ax+bx)*off))
		}
	}
	return way
}

// Parts of a cell: how far the dots of a route are apart, and how far from its ends.
const (
	dotStep float32 = 0.105
	dotSize float32 = 0.021
	clearOf float32 = 0.17
)

// dots sets dots along a polyline, clear of the figure at its beginning and of its head.
func (e easel) dots(way []fyne.Position, c color.Color) {
	length := float32(0)
	for i := range len(way) - 1 {
		length += draw.Apart(way[i], way[i+1])
	}
	r := max(1.5, dotSize*e.Scale)
	next, passed := clearOf, float32(0)
	for i := range len(way) - 1 {
		a, b := way[i], way[i+1]
		long := draw.Apart(a, b)
		for ; next < passed+long && next < length-0.04; next += dotStep {
			done := (next - passed) / long
			x, y := e.Point(a.X+(b.X-a.X)*done, a.Y+(b.Y-a.Y)*done)
			e.Disc(x, y, r, c, nil, 0)
		}
		passed += long
	}
}

// head draws the arrow in the room where a route ends, with the guard's number; a bar where something stops him there.
func (e easel) head(way []fyne.Position, t trail, c color.Color) {
	last := way[len(way)-1]
	n := len(t.cells)
	d := sideOf(t.cells[n-2], t.cells[n-1])
	dx, dy := draw.Toward(d)
	x, y := e.Point(last.X, last.Y)
	side := max(9, e.Scale*0.12)
	if t.stops {
		e.Disc(x, y, side*0.42, draw.Tone(look.Floor), c, max(1.5, side*0.16))
	} else {
		e.Arrow(x, y, side, d, c, draw.Tone(look.Floor))
	}
	if t.guard > 0 && e.Scale >= 84 {
		r := e.Scale * 0.066
		x, y = x+dx*(side*0.5+r), y+dy*(side*0.5+r)
		e.Disc(x, y, r, draw.Tone(look.Guard), draw.White, 1)
		e.Label(strconv.Itoa(t.guard), x, y, draw.Digits(r*1.45, draw.White))
	}
}

// sideOf returns the side on which the next cell lies.
func sideOf(from, to grid.Cell) grid.Dir {
	for _, d := range grid.Sides {
		if from.Next(d) == to {
			return d
		}
	}
	return grid.None
}
