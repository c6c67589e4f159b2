package app

import (
	"math"
	"time"
	_ "unsafe"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
)

// objectAt finds what lies uppermost at a place and matches. The toolkit shows it to its own drivers only.
//
//go:linkname objectAt fyne.io/fyne/v2/internal/driver.FindObjectAtPositionMatching
func objectAt(at fyne.Position, matches func(fyne.CanvasObject) bool, overlay fyne.CanvasObject, roots ...fyne.CanvasObject) (fyne.CanvasObject, fyne.Position, int)

// How the toolkit's driver for phones tells taps from drags; the one for browsers knows no fingers.
const (
	dragFrom = 4   // from so far on it is a drag
	slowFrom = 300 // from so many milliseconds on a tap is a slow one
)

// touchscreen hands the fingers on a page to what lies under them, as a phone does. Its methods are called on the
// toolkit's goroutine; at is in the canvas's measure, when in milliseconds of the page's clock.
type touchscreen struct {
	canvas  fyne.Canvas
	fingers map[int]*finger
	drag    *fingerDrag
	fling   *fling
}

// finger is one on the screen.
type finger struct {
	since   float64
	at      fyne.Position // where it was when it last counted as moved
	touched mobile.Touchable
}

// newTouchscreen returns the touchscreen of a canvas.
func newTouchscreen(c fyne.Canvas) *touchscreen {
	return &touchscreen{canvas: c, fingers: map[int]*finger{}}
}

// find looks under a place, where only the uppermost sheet takes fingers.
func (s *touchscreen) find(at fyne.Position, matches func(fyne.CanvasObject) bool) (fyne.CanvasObject, fyne.Position) {
	found, inside, _ := objectAt(at, matches, s.canvas.Overlays().Top(), s.canvas.Content())
	return found, inside
}

// down puts a finger on the screen.
func (s *touchscreen) down(id int, at fyne.Position, when float64) {
	s.fling.stop()
	s.fling = nil
	f := &finger{since: when, at: at}
	s.fingers[id] = f
	found, inside := s.find(at, func(obj fyne.CanvasObject) bool {
		_, focuses := obj.(fyne.Focusable)
		_, touches := obj.(mobile.Touchable)
		return focuses || touches
	})
	if touched, ok := found.(mobile.Touchable); ok {
		f.touched = touched
		touched.TouchDown(touchEvent(id, inside, at))
	}
	if focus, ok := found.(fyne.Focusable); !ok || focus != s.canvas.Focused() {
		s.canvas.Unfocus()
	}
}

func touchEvent(id int, inside, at fyne.Position) *mobile.TouchEvent {
	return &mobile.TouchEvent{ID: id, PointEvent: fyne.PointEvent{Position: inside, AbsolutePosition: at}}
}

// move moves a finger. The first one drags.
func (s *touchscreen) move(id int, at fyne.Position, when float64) {
	f := s.fingers[id]
	if f == nil {
		return
	}
	found, inside := s.find(at, func(obj fyne.CanvasObject) bool { _, ok := obj.(mobile.Movable); return ok })
	if moved, ok := found.(mobile.Movable); ok {
		moved.TouchMoved(touchEvent(id, inside, at))
	}
	by := fyne.Delta{DX: at.X - f.at.X, DY: at.Y - f.at.Y}
	if id != 0 || s.drag == nil && math.Abs(float64(by.DX)) < dragFrom && math.Abs(float64(by.DY)) < dragFrom {
		return
	}
	from := f.at
	f.at = at
	s.leave(id, f, at)
	if s.drag == nil {
		s.begin(from)
	}
	if s.drag != nil {
		s.drag.move(at, by, when)
	}
}

// scrolled is a place that scrolls: only the toolkit's build for phones lets fingers drag it.
type scrolled struct{ place *container.Scroll }

// Dragged scrolls with the finger.
func (s scrolled) Dragged(e *fyne.DragEvent) {
	s.place.ScrollToOffset(s.place.Offset.SubtractXY(e.Dragged.DX, e.Dragged.DY))
}

// DragEnd has nothing to end.
func (s scrolled) DragEnd() {}

// leave tells what a finger touched that it is no longer there.
func (s *touchscreen) leave(id int, f *finger, at fyne.Position) {
	if f.touched == nil {
		return
	}
	found, inside := s.find(at, func(obj fyne.CanvasObject) bool {
		_, drags := obj.(fyne.Draggable)
		_, touches := obj.(mobile.Touchable)
		return drags || touches
	})
	if touched, ok := found.(mobile.Touchable); !ok || touched != f.touched {
		f.touched.TouchCancel(touchEvent(id, inside, at))
		f.touched = nil
	}
}

// begin takes up what can be dragged where the finger went down.
func (s *touchscreen) begin(from fyne.Position) {
	found, inside := s.find(from, func(obj fyne.CanvasObject) bool {
		_, drags := obj.(fyne.Draggable)
		_, scrolls := obj.(*container.Scroll)
		return drags || scrolls
	})
	switch obj := found.(type) {
	case *container.Scroll:
		s.drag = &fingerDrag{object: scrolled{obj}}
	case fyne.Draggable:
		s.drag = &fingerDrag{object: obj, offset: from.Subtract(inside), start: found.Position()}
	}
}

// up lifts a finger: it ends the drag, or taps.
func (s *touchscreen) up(id int, at fyne.Position, when float64) {
	f := s.fingers[id]
	if f == nil {
		return
	}
	delete(s.fingers, id)
	if s.drag != nil && id == 0 {
		s.end(at, when)
		return
	}
	found, inside := s.find(at, func(obj fyne.CanvasObject) bool {
		_, taps := obj.(fyne.Tappable)
		_, slowly := obj.(fyne.SecondaryTappable)
		_, touches := obj.(mobile.Touchable)
		return taps || slowly || touches
	})
	if f.touched != nil {
		f.touched.TouchUp(touchEvent(id, inside, at))
	}
	ev := &fyne.PointEvent{Position: inside, AbsolutePosition: at}
	slow, takesSlow := found.(fyne.SecondaryTappable)
	if when-f.since >= slowFrom {
		if takesSlow {
			slow.TappedSecondary(ev)
		}
	} else if tapped, ok := found.(fyne.Tappable); ok {
		tapped.Tapped(ev)
	}
}

// end lets go of what was dragged: it goes on at the pace of the finger, unless two had it.
func (s *touchscreen) end(at fyne.Position, when float64) {
	drag := s.drag
	s.drag = nil
	pace := drag.pace(when)
	if len(s.fingers) > 0 {
		pace = fyne.Delta{}
	}
	s.fling = &fling{drag: drag, at: at, pace: pace, last: time.Now()}
	s.fling.run()
}

// cancel takes all fingers away, because the system needs them: nothing is tapped.
func (s *touchscreen) cancel() {
	for id, f := range s.fingers {
		if f.touched != nil {
			f.touched.TouchCancel(touchEvent(id, fyne.Position{}, f.at))
		}
	}
	s.fingers = map[int]*finger{}
	if s.drag != nil {
		s.drag.object.DragEnd()
		s.drag = nil
	}
}
