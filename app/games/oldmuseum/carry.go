package oldmuseum

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board"
	"docent/app/board/draw"
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
	_ board.Loose = (*Board)(nil)
	_ kit.Carrier = (*Board)(nil)
)

// Loosen lets every drag that begins on a pawn move it, or no longer.
func (b *Board) Loosen(on bool) { b.free = on }

// Loosened tells whether it does.
func (b *Board) Loosened() bool { return b.free }

// Figures lists who stands on the table.
func (b *Board) Figures() []rules.Thing {
	var all []rules.Thing
	for i := range b.look.pawns {
		all = append(all, b.look.pawns[i].who())
	}
	return all
}

// Lift takes up the pawn at a point.
func (b *Board) Lift(at fyne.Position, rested bool) bool {
	if _, ok := b.host.(board.Mover); !ok || !rested && !b.free || b.shaping.open || b.private >= 0 {
		return false
	}
	b.Skip()
	best := float32(math.MaxFloat32)
	for i := range b.look.pawns {
		p := &b.look.pawns[i]
		if d := draw.Hypot(at.X-p.at.X, at.Y-p.at.Y); d < best && d < p.at.Wide*0.7 {
			best, b.held.who, b.held.place = d, p.who(), p.place
		}
	}
	return b.held.who != ""
}

// Carry shows the pawn at the finger and the room it would be put into.
func (b *Board) Carry(at fyne.Position) {
	scale, origin := b.view.Scale(), b.view.Origin
	for _, w := range b.walkers {
		if w.Who == b.held.who {
			w.Body.Move(fyne.NewPos((at.X-origin.X-w.Side/2)*scale, (at.Y-draw.Aloft-origin.Y-w.Side/2)*scale))
		}
	}
	c := b.look.under(cellAt(at))
	if c == nil || c.at == b.held.place {
		b.held.ring.Hide()
		return
	}
	in := c.box()
	b.held.ring.Move(fyne.NewPos((in.X-origin.X)*scale, (in.Y-origin.Y)*scale))
	b.held.ring.Resize(fyne.NewSize(in.W*scale, in.H*scale))
	b.held.ring.Show()
}

// Drop tells the host of another room; until the table has corrected it, the pawn stands where it stood.
func (b *Board) Drop(at fyne.Position, kept bool) {
	who := b.held.who
	b.held.who = ""
	b.held.ring.Hide()
	b.placePawns()
	c := b.look.under(cellAt(at))
	if mover, ok := b.host.(board.Mover); ok && kept && c != nil && c.at != b.held.place {
		mover.Move(who, c.thing())
	}
}

// landing is the ring around the room that a carried pawn would be put into.
func (b *Board) landing(e easel) {
	ring := e.Frame(draw.Box{}, draw.Tone(kit.Brass), max(3, e.Tile*0.05), e.Tile*0.085)
	ring.FillColor = draw.Faint(draw.Tone(kit.Brass), 0x30)
	ring.Hide()
	b.held.ring = ring
}
