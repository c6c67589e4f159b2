package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
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
func (c *Card) HeightFor(width float32) float32 {
	return arrange.HeightFor(c.Content, width-2*c.Pad) + 2*c.Pad
}

// Inside returns the content.
func (c *Card) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{c.Content} }

// WidthWanted returns the content's and the rim.
func (c *Card) WidthWanted() float32 { return arrange.WidthWanted(c.Content) + 2*c.Pad }

// MinSize returns the content's and the rim.
func (c *Card) MinSize() fyne.Size { return c.Content.MinSize().AddWidthHeight(2*c.Pad, 2*c.Pad) }

// CreateRenderer draws the panel.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(c, func(size fyne.Size) []fyne.CanvasObject {
		p := paint{look.Panel, look.Edge, 1, look.Radius + 2, c.Raised}
		if c.Raised {
			p.fill = look.PanelRaised
		}
		if c.Edge != "" {
			p.edge, p.width = c.Edge, 2
		}
		p.set(c.plate)
		arrange.Place(c.plate, 0, 0, size.Width, size.Height)
		arrange.Place(c.Content, c.Pad, c.Pad, max(0, size.Width-2*c.Pad), max(0, size.Height-2*c.Pad))
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
	return arrange.NewDrawn(g, func(size fyne.Size) []fyne.CanvasObject {
		paint{fill: g.Ink}.set(g.rect)
		arrange.Place(g.rect, 0, 0, size.Width, size.Height)
		return []fyne.CanvasObject{g.rect}
	})
}

// Rim is a line around a place, laid over what deserves a second look.
type Rim struct {
	widget.BaseWidget
	ink  fyne.ThemeColorName
	line *canvas.Rectangle
}

// NewRim returns a line in a colour of the theme.
func NewRim(ink fyne.ThemeColorName) *Rim {
	r := &Rim{ink: ink, line: &canvas.Rectangle{FillColor: color.Transparent, CornerRadius: look.Radius, StrokeWidth: 2}}
	r.ExtendBaseWidget(r)
	return r
}

// MinSize returns no size.
func (r *Rim) MinSize() fyne.Size { return fyne.Size{} }

// CreateRenderer draws the line.
func (r *Rim) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(r, func(size fyne.Size) []fyne.CanvasObject {
		r.line.StrokeColor = theme.Color(r.ink)
		arrange.Place(r.line, 0, 0, size.Width, size.Height)
		return []fyne.CanvasObject{r.line}
	})
}
