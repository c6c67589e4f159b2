package crazymuseum

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/grid"
)

// carried is the figure in somebody's fingers.
type carried struct {
	who  rules.Thing
	room int               // where it stood
	ring *canvas.Rectangle // around the room under it
}

var (
	_ board.Loose = (*Board)(nil)
	_ kit.Carrier = (*Board)(nil)
)

// Loosen lets every drag that begins on a figure move it, or no longer.
func (b *Board) Loosen(on bool) { b.free = on }

// Loosened tells whether it does.
func (b *Board) Loosened() bool { return b.free }

// Figures lists who stands on the map.
func (b *Board) Figures() []rules.Thing {
	var all []rules.Thing
	for _, f := range b.look.figures {
		all = append(all, f.who)
	}
	return all
}

// Lift takes up the figure at a point.
func (b *Board) Lift(at fyne.Position, rested bool) bool {
	if _, ok := b.host.(board.Mover); !ok || !rested && !b.free {
		return false
	}
	b.Skip()
	reach := kit.Touch / 2 / b.view.Scale()
	best := float32(math.MaxFloat32)
	for _, f := range b.look.figures {
		d := float32(math.Hypot(float64(at.X-f.at.X), float64(at.Y-f.at.Y)))
		if d < best && d < max(f.at.Wide/2, min(reach, f.at.Wide*0.75)) {
			best, b.held.who, b.held.room = d, f.who, f.number
		}
	}
	return b.held.who != ""
}

// Carry shows the figure at the finger and the room it would be put into.
func (b *Board) Carry(at fyne.Position) {
	scale, origin := b.view.Scale(), b.look.bounds()
	for _, w := range b.walkers {
		if w.Who == b.held.who {
			w.Body.Move(fyne.NewPos((at.X-origin.X-w.Side/2)*scale, (at.Y-draw.Aloft-origin.Y-w.Side/2)*scale))
		}
	}
	ring := b.held.ring
	if i := b.tileAt(at); i >= 0 && b.look.tiles[i].number != b.held.room {
		in := tileBox(b.look.tiles[i].cell)
		ring.Move(fyne.NewPos((in.X-origin.X)*scale, (in.Y-origin.Y)*scale))
		ring.Show()
	} else {
		ring.Hide()
	}
}

// Drop tells the host of another room; until the table has corrected it, the figure stands where it stood.
func (b *Board) Drop(at fyne.Position, kept bool) {
	who, from := b.held.who, b.held.room
	b.held.who = ""
	b.held.ring.Hide()
	b.placeWalkers(b.view.Scale(), b.look.bounds())
	i := b.tileAt(at)
	if mover, ok := b.host.(board.Mover); ok && kept && i >= 0 && b.look.tiles[i].number != from {
		mover.Move(who, b.look.tiles[i].thing)
	}
}

// tileAt is the room at a point of the map, or -1.
func (b *Board) tileAt(at fyne.Position) int {
	cell := grid.Cell{X: int8(math.Floor(float64(at.X))), Y: int8(-math.Floor(float64(at.Y)))}
	for i := range b.look.tiles {
		if b.look.tiles[i].cell == cell {
			return i
		}
	}
	return -1
}

// landing is the ring around the room that a carried figure would be put into.
func (b *Board) landing(e easel) {
	side := tilePart * e.Scale
	ring := e.Frame(draw.At(0, 0, side, side), draw.Tone(kit.Brass), max(3, e.Tile*0.05), e.Tile*0.085)
	ring.FillColor = draw.Faint(draw.Tone(kit.Brass), 0x30)
	ring.Hide()
	b.held.ring = ring
}
