package cgexpo

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// held is the token in somebody's fingers.
type held struct {
	piece cgexpo.Piece
	from  cgexpo.Square
	ring  *canvas.Rectangle // around the square under it
}

// Loosen lets every drag that begins on a figure move it, or no longer.
func (b *Board) Loosen(on bool) {
	b.free = on
	b.picked = choice{}
}

// Loosened tells whether it does.
func (b *Board) Loosened() bool { return b.free }

// Figures lists who stands on the map.
func (b *Board) Figures() []rules.Thing {
	var all []rules.Thing
	for _, t := range b.look.pieces {
		all = append(all, sheetThing(t.piece))
	}
	return all
}

// sheetThing is the correction sheet of a figure: that of its seat where it is a thief.
func sheetThing(p cgexpo.Piece) rules.Thing {
	for seat, thief := range thiefPieces {
		if thief == p {
			return rules.Of("seat", seat)
		}
	}
	return figureThing(p)
}

// Lift takes up the figure at a point; items are corrected by their owner's sheet.
func (b *Board) Lift(at fyne.Position, rested bool) bool {
	if _, ok := b.host.(board.Mover); !ok || !rested && !b.free {
		return false
	}
	b.Skip()
	t := b.under(at, kit.Touch/2/b.view.Scale())
	if t == nil || t.kind == anItem {
		return false
	}
	b.held.piece, b.held.from = t.piece, t.at
	return true
}

// Carry shows the figure at the finger and the square it would be put on.
func (b *Board) Carry(at fyne.Position) {
	scale, origin := b.view.Scale(), b.look.bounds()
	for _, w := range b.walkers {
		if w.piece == b.held.piece {
			w.body.Move(fyne.NewPos((at.X-origin.X-w.side/2)*scale, (at.Y-0.5-origin.Y-w.side/2)*scale))
		}
	}
	ring := b.held.ring
	if q := b.landingAt(at); q != 0 && q != b.held.from {
		ring.Move(fyne.NewPos((float32(q.X())-origin.X)*scale, (float32(q.Y())-origin.Y)*scale))
		ring.Show()
		return
	}
	ring.Hide()
}

// landingAt is the square of the board at a point.
func (b *Board) landingAt(at fyne.Position) cgexpo.Square {
	if q := squareAtPoint(at); q != 0 && b.look.mapped && q.X() < b.look.board().Width && b.look.board().Zone(q) != cgexpo.Nowhere {
		return q
	}
	return 0
}

// Drop tells the host of another square; until the table has corrected it, the figure stands where it stood.
func (b *Board) Drop(at fyne.Position, kept bool) {
	held := b.held
	b.held.piece = 0
	held.ring.Hide()
	b.placeWalkers()
	q := b.landingAt(at)
	if mover, ok := b.host.(board.Mover); ok && kept && q != 0 && q != held.from {
		mover.Move(sheetThing(held.piece), squareName(q))
	}
}

// landing is the ring around the square that a carried figure would be put on.
func (b *Board) landing(e easel) {
	ring := e.Frame(draw.At(0, 0, e.Scale, e.Scale), draw.Tone(kit.Brass), max(2, e.Scale*0.08), e.Scale*0.2)
	ring.FillColor = draw.Faint(draw.Tone(kit.Brass), 0x40)
	ring.Hide()
	b.held.ring = ring
}
