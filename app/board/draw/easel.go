package draw

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/rules/grid"
)

// Easel is a sketch of a part of the plane: places are told in cells.
type Easel struct {
	*Sketch
	Scale  float32 // dp of a cell
	Ox, Oy float32 // the cell coordinates of the upper left corner
	Tile   float32 // dp of a tile
}

// On takes a place from cells to the sketch.
func (e Easel) On(b Box) Box {
	return Box{(b.X - e.Ox) * e.Scale, (b.Y - e.Oy) * e.Scale, b.W * e.Scale, b.H * e.Scale}
}

// Back takes a place from the sketch to cells.
func (e Easel) Back(b Box) Box {
	return Box{b.X/e.Scale + e.Ox, b.Y/e.Scale + e.Oy, b.W / e.Scale, b.H / e.Scale}
}

// Point takes a point from cells to the sketch.
func (e Easel) Point(x, y float32) (float32, float32) {
	return (x - e.Ox) * e.Scale, (y - e.Oy) * e.Scale
}

// angles are the directions as the toolkit turns them.
var angles = map[grid.Dir]float32{grid.North: 0, grid.East: 90, grid.South: 180, grid.West: 270}

// Arrow draws a triangle that points to a side.
func (s *Sketch) Arrow(cx, cy, side float32, d grid.Dir, fill, edge color.Color) {
	p := &canvas.RegularPolygon{Sides: 3, Angle: angles[d], FillColor: fill, StrokeColor: edge, StrokeWidth: max(0.8, side*0.07), CornerRadius: side * 0.06}
	s.Add(p, Box{cx - side/2, cy - side/2, side, side})
}

// Beam draws torch light from a point to a side.
func (s *Sketch) Beam(cx, cy, radius float32, d grid.Dir, c color.Color) {
	at := angles[d]
	s.Add(canvas.NewPieArc(at-26, at+26, c), Box{cx - radius, cy - radius, 2 * radius, 2 * radius})
}

// Toward returns the step of a side on the map: north is up.
func Toward(d grid.Dir) (dx, dy float32) {
	switch d {
	case grid.North:
		return 0, -1
	case grid.East:
		return 1, 0
	case grid.South:
		return 0, 1
	case grid.West:
		return -1, 0
	}
	return 0, 0
}

// Corners returns the upper left corner of a cell on the map: north is up.
func Corners(c grid.Cell) (x, y float32) { return float32(c.X), -float32(c.Y) }

// MiddleOf returns the middle of a cell on the map.
func MiddleOf(c grid.Cell) fyne.Position {
	x, y := Corners(c)
	return fyne.NewPos(x+0.5, y+0.5)
}

// CellAt returns the cell that holds a point of the map.
func CellAt(p fyne.Position) grid.Cell {
	return grid.Cell{X: int8(math.Floor(float64(p.X))), Y: int8(-math.Floor(float64(p.Y)))}
}

// Turned returns where a cell lies on a plane that is turned some quarters to the right about its origin.
func Turned(c grid.Cell, quarters int) grid.Cell {
	for range quarters & 3 {
		c = grid.Cell{X: c.Y, Y: -c.X}
	}
	return c
}

// Apart returns the distance of two points.
func Apart(a, b fyne.Position) float32 { return Hypot(a.X-b.X, a.Y-b.Y) }

// Hypot returns the length of a step.
func Hypot(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }
