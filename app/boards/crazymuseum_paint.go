package boards

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules/grid"
)

// easel is a sketch of a part of the plane: places are told in cells.
type easel struct {
	*sketch
	scale  float32 // dp of a cell
	ox, oy float32 // the cell coordinates of the upper left corner
	tile   float32 // dp of a tile
}

// on takes a place from cells to the sketch.
func (e easel) on(b box) box {
	return box{(b.x - e.ox) * e.scale, (b.y - e.oy) * e.scale, b.w * e.scale, b.h * e.scale}
}

func (e easel) point(x, y float32) (float32, float32) {
	return (x - e.ox) * e.scale, (y - e.oy) * e.scale
}

// whole rounds a text's size: each size has textures of its own.
func whole(size float32) float32 { return float32(math.Round(float64(size))) }

// bitmaps keeps drawn icons: reading an SVG costs more than all the rest, and the map changes its size under the
// fingers.
var bitmaps = map[bitmapped]image.Image{}

type bitmapped struct {
	name string
	side int
}

// mostBitmaps is enough for the icons of a board in a few sizes.
const mostBitmaps = 900

// sides are the pixels in which icons are drawn; between them they are scaled.
var sides = [...]int{12, 16, 20, 26, 32, 40, 52, 64, 84, 104, 128, 168, 208, 256}

func sideFor(pixels float32) int {
	for _, side := range sides {
		if float32(side) >= pixels*0.96 {
			return side
		}
	}
	return sides[len(sides)-1]
}

func bitmapOf(res fyne.Resource, name string, side int) image.Image {
	key := bitmapped{name, side}
	if found, ok := bitmaps[key]; ok {
		return found
	}
	if len(bitmaps) >= mostBitmaps {
		clear(bitmaps)
	}
	img := &canvas.Image{Resource: fyne.NewStaticResource(name, res.Content()), FillMode: canvas.ImageFillContain}
	img.Resize(fyne.NewSquareSize(float32(side) / 2)) // without a canvas the toolkit takes a dense screen
	img.Refresh()
	bitmaps[key] = img.Image
	return img.Image
}

// stamp draws an icon around a point. Unlike icon it does not read it again for every size.
func (s *sketch) stamp(name string, ink fyne.ThemeColorName, cx, cy, side float32) *canvas.Image {
	res := kit.IconIn(name, ink)
	pixels := sideFor(side * s.density)
	key := pictured{res.Name() + "@" + strconv.Itoa(pixels), side, side}
	var img *canvas.Image
	if kept := s.old[key]; len(kept) > 0 {
		img, s.old[key] = kept[0], kept[1:]
		img.Translucency = 0
	} else {
		img = &canvas.Image{Image: bitmapOf(res, res.Name(), pixels), FillMode: canvas.ImageFillContain}
	}
	s.new[key] = append(s.new[key], img)
	s.add(img, box{cx - side/2, cy - side/2, side, side})
	return img
}

// arrow is a triangle that points to a side.
func (s *sketch) arrow(cx, cy, side float32, d grid.Dir, fill, edge color.Color) {
	angle := map[grid.Dir]float32{grid.North: 0, grid.East: 90, grid.South: 180, grid.West: 270}[d]
	p := &canvas.RegularPolygon{Sides: 3, Angle: angle, FillColor: fill, StrokeColor: edge, StrokeWidth: max(0.8, side*0.07), CornerRadius: side * 0.06}
	s.add(p, box{cx - side/2, cy - side/2, side, side})
}

// beam is torch light from a point to a side.
func (s *sketch) beam(cx, cy, radius float32, d grid.Dir, c color.Color) {
	at := map[grid.Dir]float32{grid.North: 0, grid.East: 90, grid.South: 180, grid.West: 270}[d]
	s.add(canvas.NewPieArc(at-26, at+26, c), box{cx - radius, cy - radius, 2 * radius, 2 * radius})
}

// digits is the face of numbers that are read from afar.
func digits(size float32, c color.Color) ink {
	return ink{whole(size), kit.StrongFace(), c, fyne.TextAlignCenter}
}

// label writes one line that is never made smaller, only placed: for numbers that must fit.
func (s *sketch) label(str string, cx, cy float32, i ink) {
	t := &canvas.Text{Text: str, TextSize: i.size, FontSource: i.face, Color: i.color, Alignment: i.align}
	size := i.measure(str)
	s.add(t, box{cx - size.Width/2, cy - size.Height/2, size.Width, size.Height})
}

// toward is the step of a side on the map: north is up.
func toward(d grid.Dir) (dx, dy float32) {
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
