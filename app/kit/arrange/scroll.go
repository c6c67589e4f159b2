package arrange

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/look"
)

// Scroll is a place that scrolls up and down; its content is as wide as the place and as high as it wants to be.
// Targets inside hand their drags to it, so a list made of buttons can be moved with a finger on any of them.
type Scroll struct {
	widget.BaseWidget
	inner *container.Scroll
	fit   *fitted
	least float32
}

var _ fyne.Draggable = (*Scroll)(nil)

// NewScroll returns a scrolling place.
func NewScroll(content fyne.CanvasObject) *Scroll {
	s := &Scroll{fit: newFitted(content), least: 2 * look.Touch}
	s.inner = container.NewVScroll(s.fit)
	s.ExtendBaseWidget(s)
	return s
}

// Content returns what scrolls.
func (s *Scroll) Content() fyne.CanvasObject { return s.fit.content }

// Inside returns the content.
func (s *Scroll) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{s.fit.content} }

// SetContent replaces what scrolls and goes to its top.
func (s *Scroll) SetContent(content fyne.CanvasObject) {
	s.fit.content = content
	s.inner.Offset = fyne.Position{}
	s.Refresh()
}

// SetLeast sets the least height of the place.
func (s *Scroll) SetLeast(height float32) { s.least = height }

// Offset returns how far it is scrolled.
func (s *Scroll) Offset() float32 { return s.inner.Offset.Y }

// ScrollToTop shows the beginning.
func (s *Scroll) ScrollToTop() { s.inner.ScrollToTop() }

// ScrollToBottom shows the end.
func (s *Scroll) ScrollToBottom() { s.inner.ScrollToBottom() }

// ScrollTo shows the content from y on.
func (s *Scroll) ScrollTo(y float32) { s.inner.ScrollToOffset(fyne.NewPos(0, y)) }

// ScrollToObject shows the content from one of its parts on. It asks no window, which knows nothing of a part that it has not
// painted yet.
func (s *Scroll) ScrollToObject(part fyne.CanvasObject) {
	if y, found := under(s.fit.content, part); found {
		s.ScrollTo(y)
	}
}

// Reveal scrolls as little as shows a part of the content whole.
func (s *Scroll) Reveal(part fyne.CanvasObject) {
	y, found := under(s.fit.content, part)
	if !found {
		return
	}
	if least := y + part.Size().Height - s.inner.Size().Height; least > s.Offset() {
		s.ScrollTo(least)
	}
	if y < s.Offset() {
		s.ScrollTo(y)
	}
}

// under returns how far under the top of an object one of its parts begins.
func under(whole, part fyne.CanvasObject) (y float32, found bool) {
	if whole == part {
		return 0, true
	}
	var inside []fyne.CanvasObject
	switch box := whole.(type) {
	case *fyne.Container:
		inside = box.Objects
	case interface{ Inside() []fyne.CanvasObject }:
		inside = box.Inside()
	}
	for _, obj := range inside {
		if y, found := under(obj, part); found {
			return obj.Position().Y + y, true
		}
	}
	return 0, false
}

// Dragged moves the content with a mouse that is on no target; fingers move it as they do everywhere.
func (s *Scroll) Dragged(e *fyne.DragEvent) { s.shift(e.Dragged) }

// DragEnd has nothing to end.
func (s *Scroll) DragEnd() {}

func (s *Scroll) shift(by fyne.Delta) { s.ScrollTo(s.inner.Offset.Y - by.DY) }

// MinSize returns as narrow as the content and only a little high.
func (s *Scroll) MinSize() fyne.Size {
	return fyne.NewSize(s.fit.content.MinSize().Width, s.least)
}

// WidthWanted returns the content's.
func (s *Scroll) WidthWanted() float32 { return WidthWanted(s.fit.content) }

// HeightFor returns the height at which nothing would have to scroll.
func (s *Scroll) HeightFor(width float32) float32 { return HeightFor(s.fit.content, width) }

// CreateRenderer draws the place.
func (s *Scroll) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	return scrolling{newDrawn(s, func(size fyne.Size) []fyne.CanvasObject {
		s.fit.setWidth(size.Width)
		Place(s.inner, 0, 0, size.Width, size.Height)
		s.inner.Refresh()
		return []fyne.CanvasObject{s.inner}
	})}
}

// scrolling is the renderer of a scrolling place, which refreshes what scrolls whenever it draws.
type scrolling struct{ *drawn }

// Refresh does so once.
func (r scrolling) Refresh() {
	r.Layout(r.widget.Size())
	canvas.Refresh(r.widget)
}

// ScrollAround finds the innermost scrolling place that an object on the screen is part of.
func ScrollAround(obj fyne.CanvasObject) (found *Scroll) {
	around(obj, func(o fyne.CanvasObject) (is bool) {
		found, is = o.(*Scroll)
		return is
	})
	return found
}

// MovesAround finds what moves the innermost scrolling place or list that an object on the screen is part of; nil where there
// is none.
func MovesAround(obj fyne.CanvasObject) (move func(by fyne.Delta)) {
	around(obj, func(o fyne.CanvasObject) bool {
		switch one := o.(type) {
		case *Scroll:
			move = one.shift
		case *widget.List:
			move = func(by fyne.Delta) { one.ScrollToOffset(one.GetScrollOffset() - by.DY) }
		}
		return move != nil
	})
	return move
}

// around climbs from an object on the screen to the first thing around it that is one.
func around(obj fyne.CanvasObject, one func(fyne.CanvasObject) bool) {
	c := fyne.CurrentApp().Driver().CanvasForObject(obj)
	if c == nil {
		return
	}
	reached, found := false, false
	find := func(o fyne.CanvasObject, _, _ fyne.Position, _ fyne.Size) bool {
		reached = o == obj
		return reached
	}
	climb := func(o fyne.CanvasObject, _ fyne.Position, _ fyne.CanvasObject) {
		if reached && !found {
			found = one(o)
		}
	}
	for _, tree := range append(c.Overlays().List(), c.Content()) {
		if WalkVisible(tree, find, climb) {
			break
		}
	}
}

// fitted is a content whose least height is the one it needs at the width it was last given.
type fitted struct {
	widget.BaseWidget
	content fyne.CanvasObject
	width   float32
}

func newFitted(content fyne.CanvasObject) *fitted {
	f := &fitted{content: content}
	f.ExtendBaseWidget(f)
	return f
}

func (f *fitted) setWidth(width float32) { f.width = width }

// MinSize returns what the content needs at its width.
func (f *fitted) MinSize() fyne.Size {
	least := f.content.MinSize()
	if f.width == 0 {
		return least
	}
	return fyne.NewSize(min(least.Width, f.width), HeightFor(f.content, f.width))
}

// CreateRenderer draws the content.
func (f *fitted) CreateRenderer() fyne.WidgetRenderer {
	return NewDrawn(f, func(size fyne.Size) []fyne.CanvasObject {
		f.content.Resize(size)
		return []fyne.CanvasObject{f.content}
	})
}
