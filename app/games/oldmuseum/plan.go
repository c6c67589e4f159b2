package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules/grid"
)

// Parts of a cell of The Old Museum: rooms lie a finger apart.
const (
	roomPart float32 = 0.88
	roomGap          = (1 - roomPart) / 2
	tableRim float32 = 0.05 // around the whole museum
	roomMost float32 = 168  // dp of a cell at which it is not made larger
	wayPart  float32 = 0.40 // how wide a doorway is, of a cell
	sidePart float32 = 0.055
	pawnPart float32 = 0.47
	legible  float32 = 46 // dp of a cell at which all of it can be told
	// legibleShape is the same while nothing but the shape is shown.
	legibleShape float32 = 40
)

// roomBox returns the place of a room's square, in cells.
func roomBox(c grid.Cell) draw.Box {
	x, y := draw.Corners(c)
	return draw.At(x+roomGap, y+roomGap, roomPart, roomPart)
}

// box returns the place of a room, or of the Hall as a whole, in cells.
func (c *chamber) box() draw.Box {
	at := roomBox(c.cells[0])
	for _, cell := range c.cells[1:] {
		at = at.Around(roomBox(cell))
	}
	return at
}

// spot returns where the pawn number i of n stands in a room.
func (c *chamber) spot(i, n int) draw.Spot {
	at := c.box()
	cx, cy := at.Mid()
	if n <= 1 {
		return draw.SpotAt(cx, cy+0.05, pawnPart)
	}
	wide := min(pawnPart*0.86, max(at.W, at.H)*0.88/float32(n))
	off := (float32(i) - float32(n-1)/2) * wide * 1.08
	if at.H > at.W {
		return draw.SpotAt(cx, cy+off, wide)
	}
	return draw.SpotAt(cx+off, cy+0.11, wide)
}

// bounds returns the part of the plane that the museum takes.
func (g *model) bounds() draw.Box {
	if len(g.hall.cells) == 0 {
		return draw.At(0, 0, 1, 1)
	}
	at := g.hall.box()
	for i := range g.rooms {
		at = at.Around(g.rooms[i].box())
	}
	return draw.At(at.X-tableRim, at.Y-tableRim, at.W+2*tableRim, at.H+2*tableRim)
}

// stand holds what the board consists of in a size: the strip of steps, what everybody has, the rooms.
type stand struct{ strip, facts, view draw.Box }

// plan places the parts of the board.
func (b *Board) plan(size fyne.Size) stand {
	var p stand
	if b.private >= 0 {
		p.view = draw.At(0, 0, size.Width, size.Height)
		return p
	}
	p.strip = draw.At(0, 0, size.Width, strip{board: b}.height(size.Width))
	low := facts{b}
	high := low.height(size.Width)
	at := b.look.bounds()
	whole := size.Width / at.W * at.H
	if left := size.Height - p.strip.H - kit.Gap - whole; high > 0 && high > left {
		high = max(low.lineHeight(), min(high, left))
	}
	if high > 0 {
		high += 4
	}
	p.facts = draw.At(0, size.Height-high+4, size.Width, max(0, high-4))
	y := p.strip.H + 4
	p.view = draw.At(0, y, size.Width, max(0, size.Height-high-y))
	if size.Width < draw.HallWide { // right below the steps, however many buttons there are
		p.view.H = min(p.view.H, max(whole, b.View.Legible*at.H))
		p.facts.Y = y + p.view.H + 4
	}
	return p
}

// heightFor returns the least height at which the whole museum can be told.
func (b *Board) heightFor(width float32) float32 {
	at := b.look.bounds()
	rooms := min(width/at.W, 96) * at.H
	switch {
	case b.private >= 0:
		return rooms
	case !b.look.tracked:
		return order{board: b}.height()
	}
	return strip{board: b}.height(width) + facts{b}.height(width) + 8 + min(rooms, 300)
}
