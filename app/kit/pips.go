package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Pips shows how many of how many as dots.
type Pips struct {
	widget.BaseWidget
	Have, Of int
	Ink      fyne.ThemeColorName
	Diameter float32 // before the text scale
	dots     pips
}

// NewPips returns have filled dots out of of.
func NewPips(have, of int) *Pips {
	p := &Pips{Have: have, Of: of, Ink: look.Brass, Diameter: 11}
	p.ExtendBaseWidget(p)
	return p
}

// Set changes how many are filled.
func (p *Pips) Set(have, of int) {
	p.Have, p.Of = have, of
	p.Refresh()
}

// MinSize returns that of all dots.
func (p *Pips) MinSize() fyne.Size {
	p.dots.set(p.Have, p.Of, p.Ink)
	return p.dots.size(p.Diameter * look.Scale())
}

// CreateRenderer draws the dots.
func (p *Pips) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(p, func(size fyne.Size) []fyne.CanvasObject {
		p.dots.set(p.Have, p.Of, p.Ink)
		diameter := p.Diameter * look.Scale()
		p.dots.place(0, (size.Height-diameter)/2, diameter)
		return p.dots.objects()
	})
}
