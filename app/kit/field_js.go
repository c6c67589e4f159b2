package kit

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
)

// PageField is a text field that can be typed in, for a page to lay a real one over it: a phone opens its keyboard for
// nothing else. The place is in the canvas's measure.
type PageField struct {
	ID      int     `json:"id"`
	X       float32 `json:"x"`
	Y       float32 `json:"y"`
	W       float32 `json:"w"`
	H       float32 `json:"h"`
	Text    string  `json:"text"`
	Label   string  `json:"label"`
	Focused bool    `json:"focused"`
	Size    float32 `json:"size"`
	Heard   int     `json:"heard"` // how many times the page has told what was typed
}

// PageFields finds the text fields of a canvas.
type PageFields struct {
	canvas fyne.Canvas
	known  map[*entry]*pageField
	last   int
}

type pageField struct{ id, heard int }

// NewPageFields returns the fields of a canvas.
func NewPageFields(c fyne.Canvas) *PageFields {
	return &PageFields{canvas: c, known: map[*entry]*pageField{}}
}

// List returns those that nothing covers.
func (f *PageFields) List() []PageField {
	var all []PageField
	seen := map[*entry]*pageField{}
	root := f.canvas.Content()
	if top := f.canvas.Overlays().Top(); top != nil {
		root = top
	}
	arrange.WalkVisible(root, func(obj fyne.CanvasObject, at, clipped fyne.Position, clip fyne.Size) bool {
		e, ok := obj.(*entry)
		if !ok || e.Disabled() {
			return false
		}
		size := e.Size()
		middle := at.AddXY(size.Width/2, size.Height/2)
		if middle.Y < clipped.Y || middle.Y > clipped.Y+clip.Height {
			return false
		}
		known := f.known[e]
		if known == nil {
			f.last++
			known = &pageField{id: f.last}
		}
		seen[e] = known
		all = append(all, PageField{
			ID: known.id, X: at.X, Y: at.Y, W: size.Width, H: size.Height, Text: e.Text, Label: e.AccessibilityLabel(),
			Focused: f.canvas.Focused() == e, Size: theme.TextSize(), Heard: known.heard,
		})
		return false
	}, nil)
	f.known = seen
	slices.SortFunc(all, func(a, b PageField) int { return a.ID - b.ID })
	return all
}

func (f *PageFields) find(id int) (*entry, *pageField) {
	for e, known := range f.known {
		if known.id == id {
			return e, known
		}
	}
	return nil, nil
}

// Typed takes over what stands in the page's field.
func (f *PageFields) Typed(id int, text string) {
	if e, known := f.find(id); e != nil {
		known.heard++
		e.SetText(text)
		e.CursorColumn = len([]rune(text))
		e.Refresh()
	}
}

// Submitted does what Enter does.
func (f *PageFields) Submitted(id int) {
	if e, _ := f.find(id); e != nil && e.OnSubmitted != nil {
		e.OnSubmitted(e.Text)
	}
}

// Focus follows the page's keyboard to a field, or away from it.
func (f *PageFields) Focus(id int, here bool) {
	e, _ := f.find(id)
	switch {
	case e == nil:
	case here:
		f.canvas.Focus(e)
	case f.canvas.Focused() == e:
		f.canvas.Unfocus()
	}
}
