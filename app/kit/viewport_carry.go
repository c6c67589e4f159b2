package kit

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Carrier lets things of a drawing be dragged to another place.
type Carrier interface {
	// Lift takes up what lies at a point where a drag begins, and says whether there is anything; rested says that the
	// finger lay there for a while first. Where nothing is lifted, the drag moves the drawing.
	Lift(at fyne.Position, rested bool) bool
	// Carry tells where the finger is.
	Carry(at fyne.Position)
	// Drop puts down what was lifted; kept is false where it goes back.
	Drop(at fyne.Position, kept bool)
}

// restTime is how long a finger lies still before it takes up what lies under it.
const restTime = 350 * time.Millisecond

var _ desktop.Mouseable = (*Viewport)(nil)

// MouseDown begins to rest.
func (v *Viewport) MouseDown(*desktop.MouseEvent) { v.fingers.down = Now() }

// MouseUp ends it.
func (v *Viewport) MouseUp(*desktop.MouseEvent) { v.fingers.down = time.Time{} }

// lifts tells whether a drag that began at a place of the viewport carries something.
func (v *Viewport) lifts(from fyne.Position) bool {
	if v.Carrier == nil {
		return false
	}
	down := v.fingers.down
	return v.Carrier.Lift(v.unit(from), !down.IsZero() && Now().Sub(down) >= restTime)
}

// What is carried within pullRim of an edge moves the drawing, so many dp a second.
const (
	pullRim   = 44
	pullPace  = 360
	pullMost  = 50 * time.Millisecond
	pullLeast = 8 * time.Millisecond
	pullBeat  = 400 * time.Millisecond
)

// pull moves the drawing for as long as what is carried lies near an edge beyond which there is more.
func (v *Viewport) pull() {
	if v.pullsTo() == v.middle {
		v.letGo()
		return
	}
	if v.drag.pulling != nil {
		return
	}
	v.drag.pulled = Now()
	v.drag.pulling = &fyne.Animation{Duration: pullBeat, RepeatCount: fyne.AnimationRepeatForever, Tick: func(float32) { v.pullOn() }}
	v.drag.pulling.Start()
}

func (v *Viewport) pullOn() {
	if !v.drag.carries {
		v.letGo()
		return
	}
	to := v.pullsTo()
	if v.drag.pulled = Now(); to == v.middle {
		v.letGo()
		return
	}
	v.held = true
	v.show(to, v.scale)
	v.Carrier.Carry(v.unit(v.drag.last))
}

// pullsTo is what the middle shows next.
func (v *Viewport) pullsTo() fyne.Position {
	axis := func(at, place float32) float32 {
		switch {
		case at < pullRim:
			return -1
		case at > place-pullRim:
			return 1
		}
		return 0
	}
	size, at := v.Size(), v.drag.last
	way := pullPace * float32(min(max(Now().Sub(v.drag.pulled), pullLeast), pullMost).Seconds()) / v.scale
	return v.kept(v.middle.AddXY(axis(at.X, size.Width)*way, axis(at.Y, size.Height)*way), v.scale)
}

// letGo ends it.
func (v *Viewport) letGo() {
	if v.drag.pulling != nil {
		v.drag.pulling.Stop()
		v.drag.pulling = nil
	}
}
