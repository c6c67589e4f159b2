package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Hint tells what to do where a key would stand. It keeps to the size it is given, in smaller letters where there is too little room;
// what is cut even so opens at a tap.
type Hint struct {
	widget.BaseWidget
	Said string

	text *block
	more *opener
}

// opener is the whole of a hint that is cut, to be tapped.
type opener struct {
	press
	focus *canvas.Rectangle
}

// NewHint returns a hint without words; open shows the whole of them.
func NewHint(open func(said string)) *Hint {
	h := &Hint{text: newBlock(Strong, 0), more: &opener{focus: &canvas.Rectangle{}}}
	h.text.ink = look.InkSoft
	h.more.become(h.more, func() { open(h.Said) }, func() string { return h.Said })
	h.ExtendBaseWidget(h)
	return h
}

// CreateRenderer draws the ring of what the keys stand on.
func (o *opener) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(o, func(size fyne.Size) []fyne.CanvasObject {
		ringOf(&o.press, size, look.Radius, o.focus)
		return []fyne.CanvasObject{o.focus}
	})
}

// MinSize is that of a target.
func (o *opener) MinSize() fyne.Size { return fyne.NewSquareSize(look.Touch) }

// Inside returns what opens the hint where it is cut.
func (h *Hint) Inside() []fyne.CanvasObject {
	if h.Whole() {
		return nil
	}
	return []fyne.CanvasObject{h.more}
}

// hintStyles are the letters of a hint, each with the most lines that it may take.
var hintStyles = []struct {
	style Style
	most  int
}{{Strong, 2}, {Caption, 3}, {captionLess, 3}, {captionLeast, 3}, {captionTiny, 3}}

// set chooses the letters.
func (h *Hint) set(size fyne.Size) (whole bool) {
	h.text.text = h.Said
	for _, letters := range hintStyles {
		h.text.style = letters.style
		h.text.most = max(1, min(letters.style.fitting(size.Height), letters.most))
		if h.text.wholeIn(size.Width, h.text.most) {
			return true
		}
	}
	return false
}

// Whole reports whether nothing of it is cut.
func (h *Hint) Whole() bool { return h.set(h.Size()) }

// MinSize lets the table give it its place.
func (h *Hint) MinSize() fyne.Size { return fyne.NewSquareSize(look.Touch) }

// CreateRenderer draws the words, and over them what opens them where they are cut.
func (h *Hint) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(h, func(size fyne.Size) []fyne.CanvasObject {
		whole := h.set(size)
		h.text.fit(fyne.NewPos(0, (size.Height-h.text.heightFor(size.Width))/2), size.Width)
		objs := h.text.objects()
		if !whole {
			arrange.Place(h.more, 0, 0, size.Width, size.Height)
			objs = append(objs, h.more)
		}
		return objs
	})
}

// AccessibilityLabel returns the whole text.
func (h *Hint) AccessibilityLabel() string { return h.Said }

// AccessibilityRole returns that of a text.
func (h *Hint) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
