//go:build probe

package app

import (
	_ "unsafe"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/rules"
)

// rendererOf finds what a widget has drawn. The toolkit shows it to its own packages only, and its test driver,
// which hands it on, has no place in the app.
//
//go:linkname rendererOf fyne.io/fyne/v2/internal/cache.CachedRenderer
func rendererOf(fyne.Widget) (fyne.WidgetRenderer, bool)

// walker goes through everything visible and notes what can be tapped and read.
type walker struct {
	sight *Sight
	scale float32
	told  int // depth in things whose text is noted as a whole
}

// rect is a rectangle in the toolkit's measure.
type rect struct {
	at   fyne.Position
	size fyne.Size
}

// cut returns what two boxes share.
func (b rect) cut(c rect) rect {
	x, y := max(b.at.X, c.at.X), max(b.at.Y, c.at.Y)
	right := min(b.at.X+b.size.Width, c.at.X+c.size.Width)
	low := min(b.at.Y+b.size.Height, c.at.Y+c.size.Height)
	return rect{fyne.NewPos(x, y), fyne.NewSize(max(0, right-x), max(0, low-y))}
}

// place rounds a box to pixels.
func (w *walker) place(b rect) Place {
	px := func(f float32) int { return int(f*w.scale + 0.5) }
	return Place{px(b.at.X), px(b.at.Y), px(b.size.Width), px(b.size.Height)}
}

// walk notes an object and goes on with its parts. Shown is the part of the screen in which it can be seen; pane is the
// nearest place that scrolls, if it lies in one.
func (w *walker) walk(obj fyne.CanvasObject, from fyne.Position, shown rect, pane *rect) {
	if obj == nil || !obj.Visible() {
		return
	}
	at := from.Add(obj.Position())
	own := rect{at, obj.Size()}
	if w.target(obj, own, shown, pane) {
		return
	}
	w.marks(obj, at)
	if w.text(obj, own, shown) {
		w.told++
		defer func() { w.told-- }()
	}
	switch obj.(type) {
	case *container.Scroll, *container.Clip:
		inside := own.cut(shown)
		shown, pane = inside, &inside
	}
	for _, part := range partsOf(obj) {
		w.walk(part, at, shown, pane)
	}
}

func partsOf(obj fyne.CanvasObject) []fyne.CanvasObject {
	switch o := obj.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		if r, ok := rendererOf(o); ok {
			return r.Objects()
		}
	}
	return nil
}

// target notes what takes taps; a ground that holds other targets is none itself.
func (w *walker) target(obj fyne.CanvasObject, own, shown rect, pane *rect) bool {
	if _, ok := obj.(fyne.Tappable); !ok || roleOf(obj) == fyne.AccessibleRoleContainer {
		return false
	}
	label := labelOf(obj)
	if label == "" {
		return false
	}
	t := Target{Label: label, Place: w.place(own), Greyed: greyed(obj)}
	if l, ok := obj.(interface{ Locked() bool }); ok {
		t.Locked = l.Locked()
	}
	if f, ok := obj.(fyne.Focusable); ok {
		_, t.Field = f.(interface{ SetPlaceHolder(string) })
	}
	seen := own.cut(shown)
	if t.Cut = seen.size.Width < own.size.Width-1 || seen.size.Height < own.size.Height-1; t.Cut && pane != nil {
		p := w.place(*pane)
		t.Pane = &p
	}
	w.sight.Targets = append(w.sight.Targets, t)
	return true
}

// marks notes the things of a board, which is one drawing.
func (w *walker) marks(obj fyne.CanvasObject, at fyne.Position) {
	if board, ok := obj.(interface {
		Marks(func(rules.Thing, fyne.Position, fyne.Size))
	}); ok {
		board.Marks(func(thing rules.Thing, from fyne.Position, size fyne.Size) {
			w.sight.Marks = append(w.sight.Marks, Mark{thing, w.place(rect{at.Add(from), size})})
		})
	}
}

// text notes what can be read, as far as it is not scrolled away.
func (w *walker) text(obj fyne.CanvasObject, own, shown rect) bool {
	said := ""
	switch o := obj.(type) {
	case *canvas.Text:
		said = o.Text
	case *widget.RichText:
		said = o.String()
	default:
		if roleOf(obj) == fyne.AccessibleRoleText {
			said = labelOf(obj)
		}
	}
	if said == "" || w.told > 0 {
		return false
	}
	if seen := own.cut(shown); seen.size.Width > 1 && seen.size.Height > 1 {
		w.sight.Texts = append(w.sight.Texts, Said{said, w.place(own)})
	}
	return true
}

func roleOf(obj fyne.CanvasObject) fyne.AccessibleRole {
	if a, ok := obj.(fyne.Accessible); ok {
		return a.AccessibilityRole()
	}
	return ""
}

func labelOf(obj fyne.CanvasObject) string {
	if a, ok := obj.(fyne.Accessible); ok {
		return a.AccessibilityLabel()
	}
	return ""
}

func greyed(obj fyne.CanvasObject) bool {
	switch o := obj.(type) {
	case *kit.ActionButton:
		return o.Greyed
	case *kit.Toggle:
		return o.Greyed
	case fyne.Disableable:
		return o.Disabled()
	}
	return false
}
