package draw

import (
	"time"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// Aloft is how far above the finger a carried figure is seen, in cells.
const Aloft = 0.2

// Handle is the ring by which a loose figure shows that it can be taken.
func Handle(s *Sketch, cx, cy, d float32) {
	s.Disc(cx, cy, d*0.6, Faint(Tone(kit.Brass), 0x38), Tone(kit.Brass), max(2, d*0.05))
}

// Stride is how long a figure takes from room to room.
const Stride = 460 * time.Millisecond

// Walker is a figure as drawn: it moves as one.
type Walker struct {
	Who  rules.Thing
	Body *fyne.Container
	At   Spot
	Side float32 // of its container, in cells
}

// Spot is where a figure stands: its middle and its width, in cells.
type Spot struct{ X, Y, Wide float32 }

// Between is a place on the way from one spot to another.
func (p Spot) Between(to Spot, done float32) Spot {
	mid := func(a, b float32) float32 { return a + (b-a)*done }
	return Spot{mid(p.X, to.X), mid(p.Y, to.Y), mid(p.Wide, to.Wide)}
}

// SpotAt is a spot for a figure of a width.
func SpotAt(x, y, wide float32) Spot { return Spot{x, y, wide} }
