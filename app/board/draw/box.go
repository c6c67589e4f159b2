package draw

import (
	"fyne.io/fyne/v2"

	"docent/app/kit/look"
)

// Box is a place on the board.
type Box struct{ X, Y, W, H float32 }

// At returns a place of a size.
func At(x, y, w, h float32) Box { return Box{x, y, w, h} }

// Mid returns the middle of the box.
func (b Box) Mid() (x, y float32) { return b.X + b.W/2, b.Y + b.H/2 }

// Holds reports whether a point lies in the box or on its edge.
func (b Box) Holds(p fyne.Position) bool {
	return p.X >= b.X && p.X <= b.X+b.W && p.Y >= b.Y && p.Y <= b.Y+b.H
}

// Inset returns the box without a rim of a width.
func (b Box) Inset(d float32) Box { return Box{b.X + d, b.Y + d, b.W - 2*d, b.H - 2*d} }

// AtLeast returns the box, grown about its middle where a side is shorter than least.
func (b Box) AtLeast(least float32) Box {
	dx, dy := max(0, (least-b.W)/2), max(0, (least-b.H)/2)
	return Box{b.X - dx, b.Y - dy, b.W + 2*dx, b.H + 2*dy}
}

// Below returns what is left under a part of the box that is by high.
func (b Box) Below(by float32) Box { return Box{b.X, b.Y + by, b.W, max(0, b.H-by)} }

// Around returns the smallest box that holds both.
func (b Box) Around(o Box) Box {
	x, y := min(b.X, o.X), min(b.Y, o.Y)
	return Box{x, y, max(b.X+b.W, o.X+o.W) - x, max(b.Y+b.H, o.Y+o.H) - y}
}

// Button returns the place of one of the three buttons at the end of a row, from 0.
func (b Box) Button(i int) Box {
	side := ButtonSide()
	x := b.X + b.W - float32(3-i)*side - float32(2-i)*4
	return Box{x, b.Y + (b.H-side)/2, side, side}
}

// ButtonSide returns how large a button beside a map is: it grows with the text, as the icons on buttons do.
func ButtonSide() float32 { return max(look.Touch, min(60, 30*look.Scale())) }

// HallWide is the width from which the board has room beside the map.
const HallWide float32 = 560
