package draw

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit/look"
)

// Gauge draws what is told beside a map, in a row or in a column: the game's instruments from its beginning, the keys of
// the map at its end.
type Gauge struct {
	*Sketch
	At Box
}

// Upright reports whether the gauge is a column.
func (g Gauge) Upright() bool { return g.At.H > g.At.W }

// Long returns how long the gauge is, and how thick.
func (g Gauge) Long() (long, thick float32) {
	if g.Upright() {
		return g.At.H, g.At.W
	}
	return g.At.W, g.At.H
}

// Part returns the part of the gauge that is so long and begins so far in.
func (g Gauge) Part(from, long float32) Box {
	if g.Upright() {
		return At(g.At.X, g.At.Y+from, g.At.W, long)
	}
	return At(g.At.X+from, g.At.Y, long, g.At.H)
}

// SetKeys sets the keys of a map at the end of the gauge and returns how much of it is left before them.
func (g Gauge) SetKeys(keys []fyne.CanvasObject) float32 {
	long, thick := g.Long()
	end := long - 4
	for i := len(keys) - 1; i >= 0; i-- {
		end -= thick
		g.Add(keys[i], g.Part(end, thick))
	}
	return end
}

// low is the height below which a board that is wider than high has its gauge at a side.
const low float32 = 480

// Lying reports whether a board has the size of one on a phone that lies on its side.
func Lying(size fyne.Size) bool { return size.Width > size.Height && size.Height < low }

// broadGauge is how thick a gauge is over a map on a tablet or a desktop.
const broadGauge float32 = 52

// GaugeOf divides a size into the gauge and the map: over it, or at its outer edge where a phone lies on its side.
func GaugeOf(size fyne.Size, left bool) (gauge, view Box) {
	side := ButtonSide()
	if Lying(size) {
		gauge, view = At(0, 0, side, size.Height), At(side, 0, max(1, size.Width-side), size.Height)
		if left {
			gauge.X, view.X = size.Width-side, 0
		}
		return gauge, view
	}
	if size.Width >= HallWide {
		side = max(side, broadGauge*min(look.Scale(), 1.3))
	}
	return At(0, 0, size.Width, side), At(0, side, size.Width, max(1, size.Height-side))
}

// Held tells how a host holds the window: with fingers on it, and the board at the right of a column. A host that does
// not know has neither.
func Held(host board.Host) (touch, left bool) {
	hand, ok := host.(board.Handheld)
	return ok && hand.Touch(), ok && hand.Left()
}
