package boards

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/grid"
)

// Loose is a board whose figures can be dragged to where they really stand: at once while they are loosened, else
// after the finger has rested on one.
type Loose interface {
	Loosen(on bool)
	Loosened() bool
	// Figures lists those there are.
	Figures() []rules.Thing
}

// Mover is a Host that is told so.
type Mover interface{ Move(figure, to rules.Thing) }

// carried is the figure in somebody's fingers.
type carried struct {
	who  rules.Thing
	room int               // where it stood
	ring *canvas.Rectangle // around the room under it
}

// aloft is how far above the finger a carried figure is seen, in cells.
const aloft = 0.2

var (
	_ Loose       = (*museumBoard)(nil)
	_ kit.Carrier = (*museumBoard)(nil)
)

// Loosen lets every drag that begins on a figure move it, or no longer.
func (b *museumBoard) Loosen(on bool) { b.free = on }

// Loosened tells whether it does.
func (b *museumBoard) Loosened() bool { return b.free }

// Figures lists who stands on the map.
func (b *museumBoard) Figures() []rules.Thing {
	var all []rules.Thing
	for _, f := range b.look.figures {
		all = append(all, f.who)
	}
	return all
}

// Lift takes up the figure at a point.
func (b *museumBoard) Lift(at fyne.Position, rested bool) bool {
	if _, ok := b.host.(Mover); !ok || !rested && !b.free {
		return false
	}
	b.Skip()
	reach := kit.Touch / 2 / b.view.Scale()
	best := float32(math.MaxFloat32)
	for _, f := range b.look.figures {
		d := float32(math.Hypot(float64(at.X-f.at.x), float64(at.Y-f.at.y)))
		if d < best && d < max(f.at.wide/2, min(reach, f.at.wide*0.75)) {
			best, b.held.who, b.held.room = d, f.who, f.number
		}
	}
	return b.held.who != ""
}

// Carry shows the figure at the finger and the room it would be put into.
func (b *museumBoard) Carry(at fyne.Position) {
	scale, origin := b.view.Scale(), b.look.bounds()
	for _, w := range b.walkers {
		if w.who == b.held.who {
			w.body.Move(fyne.NewPos((at.X-origin.x-w.side/2)*scale, (at.Y-aloft-origin.y-w.side/2)*scale))
		}
	}
	ring := b.held.ring
	if i := b.tileAt(at); i >= 0 && b.look.tiles[i].number != b.held.room {
		in := tileBox(b.look.tiles[i].cell)
		ring.Move(fyne.NewPos((in.x-origin.x)*scale, (in.y-origin.y)*scale))
		ring.Show()
	} else {
		ring.Hide()
	}
}

// Drop tells the host of another room; until the table has corrected it, the figure stands where it stood.
func (b *museumBoard) Drop(at fyne.Position, kept bool) {
	who, from := b.held.who, b.held.room
	b.held.who = ""
	b.held.ring.Hide()
	b.placeWalkers(b.view.Scale(), b.look.bounds())
	i := b.tileAt(at)
	if mover, ok := b.host.(Mover); ok && kept && i >= 0 && b.look.tiles[i].number != from {
		mover.Move(who, b.look.tiles[i].thing)
	}
}

// tileAt is the room at a point of the map, or -1.
func (b *museumBoard) tileAt(at fyne.Position) int {
	cell := grid.Cell{X: int8(math.Floor(float64(at.X))), Y: int8(-math.Floor(float64(at.Y)))}
	for i := range b.look.tiles {
		if b.look.tiles[i].cell == cell {
			return i
		}
	}
	return -1
}

// landing is the ring around the room that a carried figure would be put into.
func (b *museumBoard) landing(e easel) {
	side := tilePart * e.scale
	ring := e.frame(box{0, 0, side, side}, tone(kit.Brass), max(3, e.tile*0.05), e.tile*0.085)
	ring.FillColor = faint(tone(kit.Brass), 0x30)
	ring.Hide()
	b.held.ring = ring
}

// handle is the ring by which a loose figure shows that it can be taken.
func handle(s *sketch, cx, cy, d float32) {
	s.disc(cx, cy, d*0.6, faint(tone(kit.Brass), 0x38), tone(kit.Brass), max(2, d*0.05))
}
