package look

import (
	"bytes"
	"image"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/draw"
	"golang.org/x/image/webp"

	"docent/assets"
)

// CoverArt returns the drawing of a game's box, as large as its place allows without losing its shape; faded, half of
// what lies under it shows. It is drawn when it is painted, in the pixels of the screen, so that a layout costs nothing.
func CoverArt(game string) *canvas.Raster {
	return canvas.NewRaster(func(width, height int) image.Image {
		return covers.art(covered{game, width, height})
	})
}

// covered is a cover in one of the sizes of the screen.
type covered struct {
	game          string
	width, height int
}

// arts keeps what was drawn last, because screens are built anew more often than sizes change.
type arts struct {
	mu    sync.Mutex
	drawn map[covered]*image.RGBA
}

// mostArts is enough for the sizes on one screen; dragging the edge of a window makes many.
const mostArts = 16

var covers = arts{drawn: map[covered]*image.RGBA{}}

func (a *arts) art(c covered) *image.RGBA {
	a.mu.Lock()
	defer a.mu.Unlock()
	if found, ok := a.drawn[c]; ok {
		return found
	}
	if len(a.drawn) >= mostArts {
		a.drawn = map[covered]*image.RGBA{}
	}
	drawn := c.draw()
	a.drawn[c] = drawn
	return drawn
}

// boxShape is that of every cover.
var boxShape = image.Pt(220, 280)

// draw scales the drawing into the middle of the place; what cannot be read stays empty.
func (c covered) draw() *image.RGBA {
	art := image.NewRGBA(image.Rect(0, 0, c.width, c.height))
	place := within(art.Rect, boxShape)
	file, err := assets.CoverArt(c.game, place.Dy())
	if err != nil {
		fyne.LogError("no cover of "+c.game, err)
		return art
	}
	box, err := webp.Decode(bytes.NewReader(file))
	if err != nil {
		fyne.LogError("the cover of "+c.game+" cannot be read", err)
		return art
	}
	if box.Bounds().Size() == place.Size() {
		draw.Draw(art, place, box, box.Bounds().Min, draw.Src)
	} else {
		draw.CatmullRom.Scale(art, place, box, box.Bounds(), draw.Src, nil)
	}
	return art
}

// within returns the largest rectangle of a shape in the middle of another.
func within(outer image.Rectangle, shape image.Point) image.Rectangle {
	size := outer.Size()
	if size.X*shape.Y > size.Y*shape.X {
		size.X = size.Y * shape.X / shape.Y
	} else {
		size.Y = size.X * shape.Y / shape.X
	}
	at := outer.Min.Add(outer.Size().Sub(size).Div(2))
	return image.Rectangle{at, at.Add(size)}
}
