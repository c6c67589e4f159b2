package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Cover hides everything while the device goes from hand to hand: the symbol and the name of the seat it goes to,
// a line saying so, and one big button. Nothing of the screen under it can be seen or tapped.
type Cover struct {
	overlay
	OnReady func()

	ground *canvas.Rectangle
	glow   *canvas.RadialGradient
	mark   *Medallion
	name   *Text
	says   *Text
	button *ActionButton
	seat   int
	canvas fyne.Canvas
}

// NewCover returns the cover for a seat: its name, what to do ("Pass the device to Ann"), the button ("I’m Ann").
func NewCover(seat int, name, says, button string, ready func()) *Cover {
	c := &Cover{seat: seat, OnReady: ready, ground: &canvas.Rectangle{}, glow: &canvas.RadialGradient{}}
	c.mark = NewSeatMark(seat, 144)
	c.name, c.says = NewCentred(name, Title), NewCentred(says, Body)
	c.says.Ink = look.InkSoft
	c.button = NewPrimary("", button, func() {
		c.Close()
		if c.OnReady != nil {
			c.OnReady()
		}
	})
	c.ExtendBaseWidget(c)
	return c
}

// ShowCover lays a cover over everything on the canvas; it locks itself for a moment, so that the tap that brought
// it up does not take it away.
func ShowCover(c fyne.Canvas, cover *Cover) {
	cover.canvas = c
	cover.Lock()
	c.Overlays().Add(cover)
	cover.Resize(c.Size())
}

// Lock has the button ignore taps for the lock-out time: what stood there before was something else.
func (c *Cover) Lock() { c.button.Lock() }

// Close takes the cover away.
func (c *Cover) Close() {
	if c.canvas == nil {
		return
	}
	on := c.canvas
	c.canvas = nil
	on.Overlays().Remove(c)
}

// Tapped swallows what is beside the button.
func (c *Cover) Tapped(*fyne.PointEvent) {}

// AccessibilityLabel returns what the cover says.
func (c *Cover) AccessibilityLabel() string { return c.says.Text() }

// CreateRenderer draws the cover.
func (c *Cover) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(c, c.draw) }

func (c *Cover) draw(size fyne.Size) []fyne.CanvasObject {
	c.ground.FillColor = theme.Color(look.Void)
	arrange.Place(c.ground, 0, 0, size.Width, size.Height)
	width := min(size.Width-2*look.Edges, 420)
	x := (size.Width - width) / 2
	buttonHeight := max(72, c.button.HeightFor(width))
	nameHeight, saysHeight := c.name.HeightFor(width), c.says.HeightFor(width)
	foot := size.Height - buttonHeight - 2*look.Edges
	side := min(144*look.Scale(), max(72, foot-nameHeight-saysHeight-5*look.Edges))
	y := max(look.Edges, (foot-side-nameHeight-saysHeight-3*look.Gap)/2)
	halo := side * 2.4
	c.glow.StartColor, c.glow.EndColor = veil(SeatInk(c.seat), 0x26), veil(SeatInk(c.seat), 0)
	arrange.Place(c.glow, (size.Width-halo)/2, y+side/2-halo/2, halo, halo)
	arrange.Place(c.mark, (size.Width-side)/2, y, side, side)
	y += side + 2*look.Gap
	arrange.Place(c.name, x, y, width, nameHeight)
	y += nameHeight + look.Gap
	arrange.Place(c.says, x, y, width, saysHeight)
	arrange.Place(c.button, x, size.Height-buttonHeight-2*look.Edges, width, buttonHeight)
	return []fyne.CanvasObject{c.ground, c.glow, c.mark, c.name, c.says, c.button}
}
