package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// ProgressDots shows which of some steps is the one of the moment.
type ProgressDots struct {
	widget.BaseWidget
	At, Of int // At counts from 0
	dots   []*canvas.Rectangle
}

// NewProgressDots returns of steps, at being the one of the moment.
func NewProgressDots(at, of int) *ProgressDots {
	p := &ProgressDots{At: at, Of: of}
	p.ExtendBaseWidget(p)
	return p
}

// SetAt moves on to a step.
func (p *ProgressDots) SetAt(at int) {
	p.At = at
	p.Refresh()
}

const dot float32 = 8

// MinSize leaves room for the long dot of the moment.
func (p *ProgressDots) MinSize() fyne.Size {
	return fyne.NewSize(float32(p.Of)*dot*1.75+dot*1.25, dot)
}

// CreateRenderer draws the steps done, the long one of the moment, and those to come.
func (p *ProgressDots) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(p, p.draw) }

func (p *ProgressDots) draw(size fyne.Size) []fyne.CanvasObject {
	for len(p.dots) < p.Of {
		p.dots = append(p.dots, &canvas.Rectangle{CornerRadius: dot / 2})
	}
	p.dots = p.dots[:p.Of]
	objs := make([]fyne.CanvasObject, p.Of)
	x := (size.Width - p.MinSize().Width + dot*0.75) / 2
	for i, r := range p.dots {
		width := dot
		r.FillColor = theme.Color(look.Hollow)
		switch {
		case i == p.At:
			width, r.FillColor = dot*2.5, theme.Color(look.Brass)
		case i < p.At:
			r.FillColor = theme.Color(look.InkSoft)
		}
		arrange.Place(r, x, (size.Height-dot)/2, width, dot)
		x += width + dot*0.75
		objs[i] = r
	}
	return objs
}
