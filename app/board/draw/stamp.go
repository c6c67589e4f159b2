package draw

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit/look"
)

// Stamp draws an icon around a point and returns its image. Unlike Icon it does not read it again for every size.
func (s *Sketch) Stamp(name string, ink fyne.ThemeColorName, cx, cy, side float32) *canvas.Image {
	res := look.IconIn(name, ink)
	pixels := SideFor(side * s.Density)
	img := s.kept(pictured{res.Name() + "@" + strconv.Itoa(pixels), side, side}, func() *canvas.Image {
		return &canvas.Image{Image: BitmapOf(res, res.Name(), pixels), FillMode: canvas.ImageFillContain}
	})
	s.Add(img, Box{cx - side/2, cy - side/2, side, side})
	return img
}

// StampAlone draws an icon of its own, which may show another one later, and returns its image.
func (s *Sketch) StampAlone(name string, cx, cy, side float32) *canvas.Image {
	res := look.IconIn(name, look.LampWhite)
	img := &canvas.Image{Image: BitmapOf(res, res.Name(), SideFor(side*s.Density)), FillMode: canvas.ImageFillContain}
	s.Add(img, Box{cx - side/2, cy - side/2, side, side})
	return img
}

// Sign draws an icon on a disc.
func (s *Sketch) Sign(icon string, fill color.Color, on fyne.ThemeColorName, cx, cy, r float32) {
	s.Disc(cx, cy, r, fill, Tone(look.Void), max(1, r*0.1))
	s.Stamp(icon, on, cx, cy, r*1.36)
}

// bitmaps keeps drawn icons: reading an SVG costs more than all the rest, and the map changes its size under the
// fingers.
var bitmaps = map[bitmapped]image.Image{}

type bitmapped struct {
	name string
	side int
}

// mostBitmaps is enough for the icons of a board in a few sizes.
const mostBitmaps = 900

// BitmapOf returns a resource drawn as a square of so many pixels; the name tells it apart from others.
func BitmapOf(res fyne.Resource, name string, side int) image.Image {
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

// sides are the pixels in which icons are drawn; between them they are scaled.
var sides = [...]int{12, 16, 20, 26, 32, 40, 52, 64, 84, 104, 128, 168, 208, 256}

// SideFor returns the side of the bitmap for an icon that is so many pixels wide.
func SideFor(pixels float32) int {
	for _, side := range sides {
		if float32(side) >= pixels*0.96 {
			return side
		}
	}
	return sides[len(sides)-1]
}

// Whole rounds a text's size: each size has textures of its own.
func Whole(size float32) float32 { return float32(math.Round(float64(size))) }
