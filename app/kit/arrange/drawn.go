package arrange

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// drawn is the renderer of our widgets: one function that lays everything out and gives the objects back,
// run at every layout and every refresh, so that nothing drawn is ever older than the widget or the theme.
// Each widget answers MinSize itself.
type drawn struct {
	widget fyne.Widget
	draw   func(size fyne.Size) []fyne.CanvasObject
	objs   []fyne.CanvasObject
}

// NewDrawn returns the renderer of a widget that draws itself.
func NewDrawn(w fyne.Widget, draw func(fyne.Size) []fyne.CanvasObject) fyne.WidgetRenderer {
	return newDrawn(w, draw)
}

func newDrawn(w fyne.Widget, draw func(fyne.Size) []fyne.CanvasObject) *drawn {
	d := &drawn{widget: w, draw: draw}
	d.Layout(w.Size())
	return d
}

// Layout draws for the new size.
func (d *drawn) Layout(size fyne.Size) {
	afresh(func() { d.objs = d.draw(size) })
}

// MinSize returns the widget's.
func (d *drawn) MinSize() fyne.Size { return d.widget.MinSize() }

// Objects returns those of the last drawing.
func (d *drawn) Objects() []fyne.CanvasObject { return d.objs }

// Destroy has nothing to give back.
func (d *drawn) Destroy() {}

// Refresh draws anew with the colours, sizes and texts of the moment.
func (d *drawn) Refresh() {
	afresh(func() { d.objs = d.draw(d.widget.Size()) })
	for _, obj := range d.objs {
		if _, drawn := obj.(*canvas.Image); !drawn { // look.Redraw has seen to those
			obj.Refresh()
		}
	}
	canvas.Refresh(d.widget)
}
