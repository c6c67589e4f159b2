package viewport_test

import (
	"image/color"
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
)

// plane is a viewport of 300 × 200 on a drawing of so many units that draws nothing and remembers taps.
type plane struct {
	*viewport.Viewport
	taps  []fyne.Position
	drawn int
}

func newPlane(t *testing.T, w, h float32) *plane {
	t.Helper()
	test.NewTempApp(t)
	look.Look{Variant: look.Dark}.Apply()
	p := &plane{}
	p.Viewport = viewport.New(
		func(float32) []fyne.CanvasObject { p.drawn++; return nil },
		func(at fyne.Position) { p.taps = append(p.taps, at) })
	p.Origin, p.Extent, p.Home = fyne.NewPos(-2, -1), fyne.NewSize(w, h), fyne.NewPos(0, 0)
	p.Legible, p.Most = 50, 200
	window := test.NewTempWindow(t, p.Viewport)
	window.SetPadded(false)
	window.Resize(fyne.NewSize(300, 200))
	return p
}

func (p *plane) unit(x, y float32) fyne.Position {
	p.taps = nil
	p.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
	if len(p.taps) != 1 {
		return fyne.NewPos(-99, -99)
	}
	return p.taps[0]
}

func close2(a, b fyne.Position) bool {
	return math.Abs(float64(a.X-b.X)) < 0.02 && math.Abs(float64(a.Y-b.Y)) < 0.02
}

func TestViewportHome(t *testing.T) {
	for _, c := range []struct {
		name        string
		w, h        float32
		whole       bool
		scale       float32
		middle, fit fyne.Position
	}{
		{"all of it", 4, 3, true, 200.0 / 3, fyne.NewPos(0, 0.5), fyne.NewPos(0, 0.5)},
		{"a part", 20, 20, false, 50, fyne.NewPos(1, 1), fyne.NewPos(8, 9)},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newPlane(t, c.w, c.h)
			if p.Whole() != c.whole || p.Scale() != c.scale || !close2(p.Middle(), c.middle) {
				t.Errorf("whole %t at %v around %v, want %t at %v around %v", p.Whole(), p.Scale(), p.Middle(), c.whole, c.scale, c.middle)
			}
			p.Fit()
			if !p.Whole() || !close2(p.Middle(), c.fit) {
				t.Errorf("after fit: whole %t around %v, want %v", p.Whole(), p.Middle(), c.fit)
			}
			p.Fit()
			if p.Scale() != c.scale || p.Sight().Held {
				t.Errorf("after a second fit the scale is %v, want %v", p.Scale(), c.scale)
			}
		})
	}
}

// The wheel and two fingers keep what is under them under them.
func TestViewportZoom(t *testing.T) {
	p := newPlane(t, 20, 20)
	p.ZoomBy(2)
	before := p.unit(220, 60)
	p.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(220, 60)}, Scrolled: fyne.NewDelta(0, 40)})
	if after := p.unit(220, 60); !close2(before, after) || p.Scale() <= 100 {
		t.Errorf("under the pointer was %v and is %v at %v", before, after, p.Scale())
	}
	scale := p.Scale()
	p.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(100, 100)}})
	p.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(140, 100)}, ID: 1})
	p.TouchMoved(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(130, 100)}, ID: 1})
	if got := p.Scale(); math.Abs(float64(got-scale*0.75)) > 0.5 {
		t.Errorf("fingers from 40 to 30 apart take %v to %v", scale, got)
	}
	for range 40 {
		p.ZoomBy(3)
	}
	if p.Scale() != 200 {
		t.Errorf("the largest scale is %v", p.Scale())
	}
}

// Fingers that zoomed tap nothing, at first; a wobble is a tap, a drag is none and moves.
func TestViewportTouch(t *testing.T) {
	now := time.Date(2026, 7, 1, 20, 0, 0, 0, time.UTC)
	t.Cleanup(kittest.Clock(func() time.Time { return now }))
	p := newPlane(t, 20, 20)
	for id := range 2 {
		p.TouchDown(&mobile.TouchEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(100, 100)}, ID: id})
	}
	p.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(-80, 0)})
	p.DragEnd()
	p.Tapped(&fyne.PointEvent{})
	if len(p.taps) > 0 || p.Sight().Held {
		t.Errorf("two fingers tap %v, and dragging with them moves: %t", p.taps, p.Sight().Held)
	}
	now = now.Add(time.Second)
	drawn, middle := p.drawn, p.Middle()
	p.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(-6, 0)})
	p.DragEnd()
	if len(p.taps) != 1 || p.Middle() != middle {
		t.Errorf("a wobble taps %v and moves to %v", p.taps, p.Middle())
	}
	p.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(-60, 0)})
	p.DragEnd()
	if len(p.taps) != 1 || p.Middle().X <= middle.X || p.drawn != drawn {
		t.Errorf("a drag taps %v, moves to %v and draws %d times", p.taps, p.Middle(), p.drawn-drawn)
	}
}

// What somebody chose to see stays, unless the point that matters would be out of sight.
func TestViewportKeeps(t *testing.T) {
	p := newPlane(t, 20, 20)
	p.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(-60, 0)})
	p.DragEnd()
	kept := p.Middle()
	p.Home = kept.AddXY(1, 0)
	p.Present(false)
	if p.Middle() != kept {
		t.Errorf("a point in sight moves the view from %v to %v", kept, p.Middle())
	}
	p.Home = fyne.NewPos(15, 15)
	p.Present(true)
	if at := p.At(p.Home); at.X < 0 || at.Y < 0 || at.X > 300 || at.Y > 200 {
		t.Errorf("the point that matters is at %v", at)
	}
}

// A drag on a drawing that is seen as a whole moves the list around it.
func TestViewportInAList(t *testing.T) {
	p := newPlane(t, 4, 3)
	p.Legible = 20 // it is as low as a column lets it
	tall := canvas.NewRectangle(color.Transparent)
	tall.SetMinSize(fyne.NewSize(10, 900))
	list := arrange.NewScroll(arrange.Column(0, p.Viewport, tall))
	window := test.NewTempWindow(t, list)
	window.SetPadded(false)
	window.Resize(fyne.NewSize(300, 400))
	p.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -40)})
	p.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, -10)})
	p.DragEnd()
	if list.Offset() != 50 || len(p.taps) > 0 {
		t.Errorf("the list is scrolled by %v, %v tapped", list.Offset(), p.taps)
	}
}

// bearer carries anything.
type bearer struct{ at fyne.Position }

func (b *bearer) Lift(fyne.Position, bool) bool { return true }

func (b *bearer) Carry(at fyne.Position) { b.at = at }

func (b *bearer) Drop(fyne.Position, bool) {}

// What is carried near an edge moves the drawing towards what lies beyond, as far as there is more; in the middle it
// does not.
func TestViewportFollowsWhatIsCarried(t *testing.T) {
	p := newPlane(t, 20, 20)
	b := &bearer{}
	p.Carrier = b
	drag := func(x, y float32) {
		p.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y)}, Dragged: fyne.NewDelta(20, 0)})
	}
	start := p.Middle()
	drag(150, 100)
	if p.Middle() != start {
		t.Errorf("carried in the middle, the view moves from %v to %v", start, p.Middle())
	}
	drag(290, 100)
	if p.Middle().X <= start.X || p.Middle().Y != start.Y {
		t.Errorf("carried at the right edge, the view moves from %v to %v", start, p.Middle())
	}
	if at := p.At(b.at); math.Abs(float64(at.X-290)) > 0.5 {
		t.Errorf("what is carried lies at %v, the finger at 290", at)
	}
	for range 2000 {
		drag(290, 100)
	}
	if end := p.At(fyne.NewPos(p.Origin.X+p.Extent.Width, 0)); end.X < 299 {
		t.Errorf("the view went past the end of the drawing: it lies at %v", end)
	}
	p.DragEnd()
}
