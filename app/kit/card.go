package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/look"
)

// Card is a rounded panel with something on it.
type Card struct {
	widget.BaseWidget
	Content fyne.CanvasObject
	Raised  bool                // lighter, with a shadow
	Edge    fyne.ThemeColorName // empty: a hairline
	Pad     float32
	plate   *canvas.Rectangle
}

// NewCard returns a panel around an object.
func NewCard(content fyne.CanvasObject) *Card {
	c := &Card{Content: content, Pad: look.Edges, plate: &canvas.Rectangle{}}
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor returns the height in a width.
func (c *Card) HeightFor(width float32) float32 { return HeightFor(c.Content, width-2*c.Pad) + 2*c.Pad }

// Inside returns the content.
func (c *Card) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{c.Content} }

// WidthWanted returns the content's and the rim.
func (c *Card) WidthWanted() float32 { return WidthWanted(c.Content) + 2*c.Pad }

// MinSize returns the content's and the rim.
func (c *Card) MinSize() fyne.Size { return c.Content.MinSize().AddWidthHeight(2*c.Pad, 2*c.Pad) }

// CreateRenderer draws the panel.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	return NewDrawn(c, func(size fyne.Size) []fyne.CanvasObject {
		p := paint{look.Panel, look.Edge, 1, look.Radius + 2, c.Raised}
		if c.Raised {
			p.fill = look.PanelRaised
		}
		if c.Edge != "" {
			p.edge, p.width = c.Edge, 2
		}
		p.set(c.plate)
		Place(c.plate, 0, 0, size.Width, size.Height)
		Place(c.Content, c.Pad, c.Pad, max(0, size.Width-2*c.Pad), max(0, size.Height-2*c.Pad))
		return []fyne.CanvasObject{c.plate, c.Content}
	})
}

// Ground is a plain colour behind a screen.
type Ground struct {
	widget.BaseWidget
	Ink  fyne.ThemeColorName
	rect *canvas.Rectangle
}

// NewGround returns a ground in a colour of the theme.
func NewGround(ink fyne.ThemeColorName) *Ground {
	g := &Ground{Ink: ink, rect: &canvas.Rectangle{}}
	g.ExtendBaseWidget(g)
	return g
}

// MinSize returns no size.
func (g *Ground) MinSize() fyne.Size { return fyne.Size{} }

// CreateRenderer draws the colour.
func (g *Ground) CreateRenderer() fyne.WidgetRenderer {
	return NewDrawn(g, func(size fyne.Size) []fyne.CanvasObject {
		paint{fill: g.Ink}.set(g.rect)
		Place(g.rect, 0, 0, size.Width, size.Height)
		return []fyne.CanvasObject{g.rect}
	})
}
