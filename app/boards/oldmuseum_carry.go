package boards

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/oldmuseum"
)

// lifted is the pawn in somebody's fingers.
type lifted struct {
	who   rules.Thing
	place oldmuseum.Place   // where it stood
	ring  *canvas.Rectangle // around the room under it
}

var (
	_ Loose       = (*oldMuseum)(nil)
	_ kit.Carrier = (*oldMuseum)(nil)
)

// Loosen lets every drag that begins on a pawn move it, or no longer.
func (b *oldMuseum) Loosen(on bool) { b.free = on }

// Loosened tells whether it does.
func (b *oldMuseum) Loosened() bool { return b.free }

// Figures lists who stands on the table.
func (b *oldMuseum) Figures() []rules.Thing {
	var all []rules.Thing
	for i := range b.look.pawns {
		all = append(all, b.look.pawns[i].who())
	}
	return all
}

// Lift takes up the pawn at a point.
func (b *oldMuseum) Lift(at fyne.Position, rested bool) bool {
	if _, ok := b.host.(Mover); !ok || !rested && !b.free || b.shaping.open || b.private >= 0 {
		return false
	}
	b.Skip()
	best := float32(math.MaxFloat32)
	for i := range b.look.pawns {
		p := &b.look.pawns[i]
		if d := hypot(at.X-p.at.x, at.Y-p.at.y); d < best && d < p.at.wide*0.7 {
			best, b.held.who, b.held.place = d, p.who(), p.place
		}
	}
	return b.held.who != ""
}

// Carry shows the pawn at the finger and the room it would be put into.
func (b *oldMuseum) Carry(at fyne.Position) {
	scale, origin := b.view.Scale(), b.view.Origin
	for _, w := range b.walkers {
		if w.who == b.held.who {
			w.body.Move(fyne.NewPos((at.X-origin.X-w.side/2)*scale, (at.Y-aloft-origin.Y-w.side/2)*scale))
		}
	}
	c := b.look.under(cellAt(at))
	if c == nil || c.at == b.held.place {
		b.held.ring.Hide()
		return
	}
	in := c.box()
	b.held.ring.Move(fyne.NewPos((in.x-origin.X)*scale, (in.y-origin.Y)*scale))
	b.held.ring.Resize(fyne.NewSize(in.w*scale, in.h*scale))
	b.held.ring.Show()
}

// Drop tells the host of another room; until the table has corrected it, the pawn stands where it stood.
func (b *oldMuseum) Drop(at fyne.Position, kept bool) {
	who := b.held.who
	b.held.who = ""
	b.held.ring.Hide()
	b.placePawns()
	c := b.look.under(cellAt(at))
	if mover, ok := b.host.(Mover); ok && kept && c != nil && c.at != b.held.place {
		mover.Move(who, c.thing())
	}
}

// landing is the ring around the room that a carried pawn would be put into.
func (b *oldMuseum) landing(e easel) {
	ring := e.frame(box{}, tone(kit.Brass), max(3, e.tile*0.05), e.tile*0.085)
	ring.FillColor = faint(tone(kit.Brass), 0x30)
	ring.Hide()
	b.held.ring = ring
}
