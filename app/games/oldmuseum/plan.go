package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
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
	legible  float32 = look.Touch // dp of a cell at which all of it can be told, and tapped
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

// spot returns where the pawn number i of n stands in a room: of the Hall, off the number of the Utility Deck.
func (c *chamber) spot(i, n int) draw.Spot {
	at := c.box()
	cx, cy := at.Mid()
	if n <= 1 {
		return draw.SpotAt(cx, cy+0.05, pawnPart)
	}
	wide := min(pawnPart*0.86, max(at.W, at.H)*0.88/float32(n))
	off := (float32(i) - float32(n-1)/2) * wide * 1.08
	if at.H > at.W {
		return draw.SpotAt(cx+0.06, cy+off, wide)
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

// stand holds the parts of the board in a size: the steps of the turn with what leads the map, or that in a place of its
// own, what is told of the turn, what everybody has, the rooms.
type stand struct {
	steps                   draw.Gauge
	keys, said, facts, view draw.Box
}

// The measures around the rooms: the steps over them on a phone that stands, the rim of what is no map, and the width below
// which the keys of the map leave their room to the plates.
const (
	stepsHigh float32 = 34
	rim       float32 = 6
	narrow    float32 = 380
)

// plan places the parts of the board. They take the same room whatever is told in them.
func (b *Board) plan(size fyne.Size) (p stand) {
	touch, left := draw.Held(b.host)
	low := facts{b}.reserved()
	if size.Width >= draw.HallWide || draw.Lying(size) {
		p.steps.At, p.view = draw.GaugeOf(size, left)
		p.facts = draw.At(p.view.X+rim, size.Height-low-4, p.view.W-2*rim, low)
		p.view.H = max(0, p.facts.Y-p.view.Y-4)
		return p
	}
	p.steps.At = draw.At(rim, 2, size.Width-2*rim, stepsHigh*min(look.Scale(), 1.3))
	p.said = draw.At(rim, p.steps.At.Y+p.steps.At.H, p.steps.At.W, captionHeight())
	side := draw.ButtonSide()
	if size.Width < narrow {
		side = look.Touch
	}
	p.keys = draw.At(size.Width-rim-2*side, size.Height-side-4, 2*side, side)
	p.facts = draw.At(rim, size.Height-low-4, p.keys.X-rim, low)
	if !touch { // less and more need the room of the plates
		p.keys.X, p.keys.W = p.keys.X-2*side, p.keys.W+2*side
		p.facts.Y, p.facts.W = p.keys.Y-low, size.Width-2*rim
	}
	y := p.said.Y + p.said.H + 2
	p.view = draw.At(0, y, size.Width, max(0, p.facts.Y-y-4))
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
	return stepsHigh + captionHeight() + facts{b}.reserved() + 8 + min(rooms, 300)
}
