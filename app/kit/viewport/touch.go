package viewport

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"docent/app/kit"
	"docent/app/kit/arrange"
)

// fingers are those on the drawing now.
type fingers struct {
	at      map[int]fyne.Position
	since   time.Time // when the first of them came
	pinched time.Time // when two of them last were there
}

// put puts a finger on the drawing.
func (f *fingers) put(id int, at fyne.Position) {
	if f.at == nil {
		f.at = map[int]fyne.Position{}
	}
	if len(f.at) == 0 {
		f.since = kit.Now()
	}
	f.at[id] = at
}

// lift takes one from it.
func (f *fingers) lift(id int) {
	f.notePinch()
	delete(f.at, id)
}

// liftAll forgets all of them: one that dragged ends without a TouchUp.
func (f *fingers) liftAll() {
	f.notePinch()
	f.at, f.since = nil, time.Time{}
}

// notePinch notes when several were there.
func (f *fingers) notePinch() {
	if f.several() {
		f.pinched = kit.Now()
	}
}

// several reports whether more than one finger is on the drawing.
func (f *fingers) several() bool { return len(f.at) > 1 }

// rested reports whether the first finger lies there long enough to take something up.
func (f *fingers) rested() bool { return !f.since.IsZero() && kit.Now().Sub(f.since) >= restTime }

// Tapped passes on what of the drawing was touched.
func (v *Viewport) Tapped(e *fyne.PointEvent) {
	if v.scale > 0 && v.Tap != nil && kit.Now().Sub(v.fingers.pinched) > kit.LockOut {
		v.Tap(v.Unit(e.Position))
	}
}

// TappedSecondary takes a slow tap as a tap.
func (v *Viewport) TappedSecondary(e *fyne.PointEvent) { v.Tapped(e) }

// Scrolled zooms about the pointer.
func (v *Viewport) Scrolled(e *fyne.ScrollEvent) {
	if v.scale == 0 {
		return
	}
	v.stop()
	v.held = true
	v.show(v.zoomed(e.Position, float32(math.Exp(float64(e.Scrolled.DY)*0.004))))
}

// Dragged moves the drawing, once it is more than a wobble; where all of it is seen, the list around moves instead.
func (v *Viewport) Dragged(e *fyne.DragEvent) {
	v.drag.last = e.Position
	if v.fingers.several() || v.scale == 0 {
		return
	}
	by := e.Dragged
	if !v.drag.moves {
		d := &v.drag.slipped
		d.DX, d.DY = d.DX+by.DX, d.DY+by.DY
		if d.DX*d.DX+d.DY*d.DY < kit.Wobble*kit.Wobble {
			return
		}
		v.begin(e.Position.SubtractXY(d.DX, d.DY))
		by = *d
	}
	if v.drag.carries {
		v.Carrier.Carry(v.Unit(e.Position))
		v.pull.follow()
		return
	}
	if v.drag.list != nil {
		v.drag.list.Dragged(&fyne.DragEvent{Dragged: by})
		return
	}
	v.held = true
	v.show(v.kept(fyne.NewPos(v.middle.X-by.DX/v.scale, v.middle.Y-by.DY/v.scale), v.scale), v.scale)
}

// begin decides what a drag moves that came from a place.
func (v *Viewport) begin(from fyne.Position) {
	v.stop()
	v.drag.moves = true
	v.drag.carries = v.Carrier != nil && v.Carrier.Lift(v.Unit(from), v.fingers.rested())
	if !v.drag.carries && v.Whole() {
		v.drag.list = arrange.ScrollAround(v)
	}
}

// DragEnd counts as a tap where the finger only wobbled.
func (v *Viewport) DragEnd() {
	alone := !v.fingers.several()
	tap, drop := !v.drag.moves && alone, v.drag.carries
	at := v.drag.last
	v.pull.end()
	v.drag = drag{}
	v.fingers.liftAll()
	if drop {
		v.Carrier.Drop(v.Unit(at), alone)
	}
	if tap {
		v.Tapped(&fyne.PointEvent{Position: at})
	}
}

// TouchDown puts a finger on the drawing.
func (v *Viewport) TouchDown(e *mobile.TouchEvent) {
	v.fingers.put(e.ID, e.Position)
	if v.fingers.several() {
		v.stop()
	}
}

// TouchUp lifts it.
func (v *Viewport) TouchUp(e *mobile.TouchEvent) { v.fingers.lift(e.ID) }

// TouchCancel lifts it.
func (v *Viewport) TouchCancel(e *mobile.TouchEvent) { v.TouchUp(e) }

// TouchMoved zooms and moves the drawing with two fingers; one is a drag.
func (v *Viewport) TouchMoved(e *mobile.TouchEvent) {
	before, known := v.fingers.at[e.ID]
	if !known || v.scale == 0 {
		return
	}
	v.fingers.at[e.ID] = e.Position
	if len(v.fingers.at) != 2 {
		return
	}
	for id, other := range v.fingers.at {
		if id != e.ID {
			v.pinch(other, before, e.Position)
		}
	}
}

// pinch keeps under both fingers what was under them, one of which moved.
func (v *Viewport) pinch(still, before, now fyne.Position) {
	apart := func(p fyne.Position) float64 { return math.Hypot(float64(p.X-still.X), float64(p.Y-still.Y)) }
	if apart(before) < 8 || apart(now) < 8 {
		return
	}
	v.held = true
	v.show(v.zoomed(still, float32(apart(now)/apart(before))))
}
