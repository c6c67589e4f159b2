package draw

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/rules"
)

// focusRoom is the least width of a room that is asked about, in dp.
const focusRoom float32 = 96

// FocusOn glides so that a point lies in the middle of the part of the board that a question leaves free, its room at
// least focusRoom wide, or as wide as the ground says; it returns the scale at the end of that, 0 where there is no room.
// Where a ground says how wide, the board stands still while the point can be seen, and is made no larger for a question
// that the map does not answer.
func (m *Map) FocusOn(at fyne.Position, f *board.Focus) (scale float32) {
	view, size := m.View.Position(), m.View.Size()
	left, top := max(0, f.At.X-view.X), max(0, f.At.Y-view.Y)
	right, bottom := min(size.Width, f.At.X+f.Size.Width-view.X), min(size.Height, f.At.Y+f.Size.Height-view.Y)
	if short := min(right-left, bottom-top); short < board.FocusLeast {
		viewport.Release(m.View)
		return 0
	}
	least := focusRoom / m.ground.Tile
	if calm := m.ground.Calm; calm > 0 {
		inside := fyne.NewSize(knob/2, knob/2)
		if least = 0; f.Answers != nil { // the map answers
			least, inside.Height = calm/m.ground.Tile, knob
		}
		if viewport.Shows(m.View, at, fyne.NewPos(left, top), fyne.NewPos(right, bottom), inside, least) {
			return m.View.Scale()
		}
	}
	return viewport.Aim(m.View, at, fyne.NewPos((left+right)/2, (top+bottom)/2), least)
}

// Unfocus glides back to what was seen before.
func (m *Map) Unfocus() { viewport.Release(m.View) }

// knob is how large a place on the map is that answers a question, in dp.
const knob = look.Touch

// Knob draws a place that answers what is asked, around a point told in cells, lit where it is switched on, and returns
// where it takes taps.
func (e Easel) Knob(at fyne.Position, icon string, on bool, thing rules.Thing) Hit {
	x, y := e.Point(at.X, at.Y)
	fill, edge, ink := Tone(look.PanelRaised), Tone(look.InkSoft), fyne.ThemeColorName(look.Ink)
	if on {
		fill, edge, ink = Tone(look.Brass), Tone(look.Void), look.OnBrass
	}
	e.Disc(x, y, knob*0.44, fill, edge, 2)
	e.Stamp(icon, ink, x, y, knob*0.5)
	return Hit{e.Back(At(x-knob/2, y-knob/2, knob, knob)), thing}
}
