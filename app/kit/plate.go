package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// paint holds what a plate looks like; an empty name leaves that part out.
type paint struct {
	fill, edge fyne.ThemeColorName
	width      float32
	radius     float32
	lift       bool
}

// set gives a rectangle a look.
func (p paint) set(r *canvas.Rectangle) {
	r.FillColor, r.StrokeColor, r.StrokeWidth = color.Transparent, nil, 0
	if p.fill != "" {
		r.FillColor = theme.Color(p.fill)
	}
	if p.edge != "" {
		r.StrokeColor = theme.Color(p.edge)
		r.StrokeWidth = max(1, p.width)
	}
	r.CornerRadius = p.radius
	r.Shadow = canvas.Shadow{}
	if p.lift {
		r.Shadow = canvas.Shadow{Color: theme.Color(look.Shade), BlurRadius: 7, Offset: fyne.NewPos(0, 2.5)}
	}
}

// veil returns a colour of the theme seen through.
func veil(name fyne.ThemeColorName, alpha uint8) color.Color {
	return look.Faded(color.NRGBAModel.Convert(theme.Color(name)).(color.NRGBA), alpha)
}

// The focus of the keyboard stands off the plate, in the colour of words: whose turn it is, what is chosen and what leads
// is brass, and on the edge.
const (
	focusOff  float32 = 3
	focusWide float32 = 2.5
)

// ringOf draws the focus of the keyboard around a plate.
func ringOf(p *press, size fyne.Size, radius float32, r *canvas.Rectangle) {
	r.FillColor = color.Transparent
	r.StrokeColor = theme.Color(look.Ink)
	r.StrokeWidth = focusWide
	r.CornerRadius = radius + focusOff
	arrange.Place(r, -focusOff, -focusOff, size.Width+2*focusOff, size.Height+2*focusOff)
	r.Hidden = !p.focused
}

// pips draws how many of how many as dots.
type pips struct {
	dots []*canvas.Circle
}

func (p *pips) set(have, of int, ink fyne.ThemeColorName) {
	of = max(have, of)
	for len(p.dots) < of {
		p.dots = append(p.dots, &canvas.Circle{})
	}
	p.dots = p.dots[:of]
	for i, dot := range p.dots {
		dot.FillColor = theme.Color(look.Hollow)
		if i < have {
			dot.FillColor = theme.Color(ink)
		}
	}
}

func (p *pips) size(diameter float32) fyne.Size {
	n := float32(len(p.dots))
	if n == 0 {
		return fyne.Size{}
	}
	return fyne.NewSize(n*diameter+(n-1)*diameter*0.4, diameter)
}

func (p *pips) place(x, y, diameter float32) {
	for _, dot := range p.dots {
		arrange.Place(dot, x, y, diameter, diameter)
		x += diameter * 1.4
	}
}

func (p *pips) objects() []fyne.CanvasObject {
	objs := make([]fyne.CanvasObject, len(p.dots))
	for i, dot := range p.dots {
		objs[i] = dot
	}
	return objs
}
