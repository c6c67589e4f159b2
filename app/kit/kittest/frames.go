package kittest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Frames does what a window does before each frame, which the test driver does not: it asks everything visible for its least
// size, parts first, and lays out anew what is around one whose least size has changed.
type Frames map[fyne.CanvasObject]fyne.Size

// Next prepares the next frame.
func (f Frames) Next(root fyne.CanvasObject) { f.look(root) }

// look reports whether the least size of an object has changed.
func (f Frames) look(obj fyne.CanvasObject) bool {
	if !obj.Visible() {
		return false
	}
	changed := false
	for _, child := range children(obj) {
		changed = f.look(child) || changed
	}
	if changed {
		layOut(obj)
	}
	before := f[obj]
	f[obj] = obj.MinSize()
	return f[obj] != before
}

// layOut lays out what is in an object.
func layOut(obj fyne.CanvasObject) {
	switch o := obj.(type) {
	case *fyne.Container:
		if o.Layout != nil {
			o.Layout.Layout(o.Objects, o.Size())
		}
	case fyne.Widget:
		test.WidgetRenderer(o).Layout(o.Size())
	}
}
