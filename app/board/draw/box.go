package draw

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// Below is what is left under a part of a place.
func (b Box) Below(by float32) Box { return Box{b.X, b.Y + by, b.W, max(0, b.H-by)} }

// Button is the place of one of the three buttons at the end of a row.
func (b Box) Button(i int) Box {
	side := ButtonSide()
	x := b.X + b.W - float32(3-i)*side - float32(2-i)*4
	return Box{x, b.Y + (b.H-side)/2, side, side}
}

// ButtonSide grows with the text, as the icons on buttons do.
func ButtonSide() float32 { return max(kit.Touch, min(60, 30*kit.Scale())) }

// HallWide is the width from which the board has room beside the map.
const HallWide float32 = 560

// Around is the smallest place that holds both.
func (b Box) Around(o Box) Box {
	x, y := min(b.X, o.X), min(b.Y, o.Y)
	return Box{x, y, max(b.X+b.W, o.X+o.W) - x, max(b.Y+b.H, o.Y+o.H) - y}
}

// Box is a place on the board.
type Box struct{ X, Y, W, H float32 }

func (b Box) Inset(d float32) Box { return Box{b.X + d, b.Y + d, b.W - 2*d, b.H - 2*d} }

func (b Box) Mid() (x, y float32) { return b.X + b.W/2, b.Y + b.H/2 }

func (b Box) Holds(p fyne.Position) bool {
	return p.X >= b.X && p.X <= b.X+b.W && p.Y >= b.Y && p.Y <= b.Y+b.H
}

// At is a place of a size.
func At(x, y, w, h float32) Box { return Box{x, y, w, h} }

// Hit is a place that takes taps.
type Hit struct {
	Box   Box
	Thing rules.Thing
}
