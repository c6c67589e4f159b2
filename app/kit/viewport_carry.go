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
