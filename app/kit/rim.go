package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/look"
)

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
	return NewDrawn(r, func(size fyne.Size) []fyne.CanvasObject {
		r.line.StrokeColor = theme.Color(r.ink)
		Place(r.line, 0, 0, size.Width, size.Height)
		return []fyne.CanvasObject{r.line}
	})
}
