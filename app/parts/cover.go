package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// cover is the drawing of a game's box, as wide as its place.
type cover struct {
	widget.BaseWidget
	most  float32
	image fyne.CanvasObject
	plate *canvas.Rectangle
}

// coverShape is the height of a cover to its width.
const coverShape = 1.25

// NewCover returns the cover of a game, at most so wide.
func NewCover(game rules.GameID, most float32) *cover {
	c := &cover{most: most, plate: &canvas.Rectangle{}, image: kit.BoxArt(string(game))}
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor keeps the shape of the box.
func (c *cover) HeightFor(width float32) float32 { return min(width, c.most) * coverShape }

// WidthWanted returns the most it may be.
func (c *cover) WidthWanted() float32 { return c.most }

// MinSize returns a thumbnail's.
func (c *cover) MinSize() fyne.Size {
	width := min(c.most, look.Touch)
	if c.Size().Width > 0 {
		return fyne.NewSize(width, c.HeightFor(c.Size().Width))
	}
	return fyne.NewSize(width, width*coverShape)
}

// CreateRenderer draws the box.
func (c *cover) CreateRenderer() fyne.WidgetRenderer {
	return &coverDrawn{c}
}

type coverDrawn struct{ c *cover }

func (d *coverDrawn) Layout(size fyne.Size) {
	width := min(size.Width, size.Height/coverShape)
	height := width * coverShape
	at := fyne.NewPos((size.Width-width)/2, (size.Height-height)/2)
	for _, obj := range d.Objects() {
		obj.Move(at)
		obj.Resize(fyne.NewSize(width, height))
	}
	d.paint(width)
}

func (d *coverDrawn) paint(width float32) {
	c := d.c
	c.plate.FillColor = theme.Color(look.PanelRaised)
	c.plate.CornerRadius = width / 16
	c.plate.Shadow = canvas.Shadow{Color: theme.Color(look.Shade), BlurRadius: 9, Offset: fyne.NewPos(0, 3)}
}

func (d *coverDrawn) MinSize() fyne.Size { return d.c.MinSize() }

// Refresh leaves a drawing alone, which has its own colours in every theme.
func (d *coverDrawn) Refresh() {
	d.paint(d.c.plate.Size().Width)
	d.c.plate.Refresh()
	if plain, ok := d.c.image.(fyne.Widget); ok {
		plain.Refresh()
	}
}

func (d *coverDrawn) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{d.c.plate, d.c.image}
}

func (d *coverDrawn) Destroy() {}
