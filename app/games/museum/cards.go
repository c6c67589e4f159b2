package museum

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// cards are the museums of all seats in small, each with its pool or its duties: a tap opens one.
type cards struct {
	pen
	look *model
}

// plateGap is the gap between two museums.
const plateGap = 6

// draw sets them beside each other.
func (c cards) draw(at draw.Box) {
	if at.H < 30 {
		return
	}
	n := len(c.look.halls)
	each := (at.W - float32(n-1)*plateGap) / float32(n)
	for i := range c.look.halls {
		place := draw.At(at.X+float32(i)*(each+plateGap), at.Y, each, at.H)
		if at.H < max(80*draw.TextScale(), 2*look.Touch+look.Gap) {
			c.drawPlate(place, i)
		} else {
			c.drawCard(place, i)
		}
	}
}

// drawPlate shows a seat's museum and pool in one line: for a phone.
func (c cards) drawPlate(at draw.Box, i int) {
	seat := &c.look.seats[i]
	symbol := c.words.Symbol(seat.seat)
	c.Lifted(at, draw.Tone(look.Panel), 10)
	side := min(at.H*0.42, at.W*0.2)
	half := at.W / 2
	c.drawCount(draw.At(at.X, at.Y, half, at.H), "gallery", seat.museum, side)
	c.drawCount(draw.At(at.X+half, at.Y, half, at.H), "pool", seat.pool, side)
	c.Rect(draw.At(at.X+6, at.Y+at.H-3, at.W-12, 3), draw.Tone(kit.SeatInk(symbol)), 1.5)
	if c.waits(&c.look.halls[i]) {
		c.Frame(draw.At(at.X, at.Y, half, at.H).Inset(1), draw.Tone(look.Brass), 1.6, 8)
	}
	finger := draw.At(at.X-plateGap/2, at.Y, at.W+plateGap, at.H) // half of each gap belongs to the plate
	if seat.poolLit {
		c.Frame(draw.At(at.X+half, at.Y, half, at.H).Inset(1), draw.Tone(look.Brass), 1.6, 8)
		finger.W /= 2
		c.touch(draw.At(finger.X+finger.W, at.Y, finger.W, at.H), seat.poolThing)
	}
	c.touch(finger, rules.Of("museum", seat.seat))
}

// drawCount shows an icon over a number.
func (c cards) drawCount(at draw.Box, icon string, n int, side float32) {
	name := look.Brass
	i := draw.Strong(14)
	if n == 0 {
		name, i = look.InkFaint, i.In(draw.Tone(look.InkFaint))
	}
	c.Stamp(icon, name, at.X+at.W/2, at.Y+at.H*0.34, side)
	c.Text(strconv.Itoa(n), draw.At(at.X+2, at.Y+at.H*0.52, at.W-4, at.H*0.38), i)
}

// drawCard shows a seat's museum with its cards, its total and its pool.
func (c cards) drawCard(at draw.Box, i int) {
	seat, h := &c.look.seats[i], &c.look.halls[i]
	symbol := c.words.Symbol(seat.seat)
	edge := c.Lifted(at, draw.Tone(look.Panel), 12)
	edge.StrokeColor, edge.StrokeWidth = draw.Tone(look.Edge), 1
	if c.look.hands[seat.seat] != nil && c.look.ended {
		edge.StrokeColor, edge.StrokeWidth = draw.Tone(look.Brass), 2
	}
	head := cardHead()
	side := head * 0.62
	c.Stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), at.X+8+side/2, at.Y+head/2, side)
	wide := c.drawWorth(draw.At(at.X, at.Y, at.W-8, head), seat, h)
	c.Text(c.words.Name(seat.seat), draw.At(at.X+side+12, at.Y, at.W-side-wide-24, head), draw.Strong(13).In(draw.Tone(look.InkSoft)).Left())
	room, rest := c.rooms(at, h)
	finger := at
	if !c.look.ended {
		finger.H -= c.drawPoolLine(rest, at, seat)
	}
	c.touch(finger, rules.Of("museum", seat.seat))
	if c.look.ended {
		duties{c.pen, h.duties}.draw(rest)
	}
	cell := min(room.W/float32(h.board.Width()), room.H/float32(h.board.Height()))
	x := room.X + (room.W-cell*float32(h.board.Width()))/2
	y := room.Y + (room.H-cell*float32(h.board.Height()))/2
	grid{c.Sketch, h, draw.Box{X: x, Y: y}, cell}.drawCells()
	if o, ok := c.look.hands[seat.seat]["arranged"]; ok && (h.laid() == 0 || !o.Aside) {
		c.drawEnter(room, c.words.say("enter", nil), o.Aside)
	} else if c.waits(h) && !c.look.ended {
		c.drawEnter(room, points(len(h.tray)), true)
	}
}

// waits reports whether cards of a museum are to be laid that were told.
func (c cards) waits(h *hallLook) bool {
	_, may := c.look.hands[h.seat]["put"]
	return may && len(h.tray) > 0
}

// drawWorth tells at the end of a box what the cards of a museum are worth as they lie; of cards that lie on no cell, how
// many there are. It returns how much of the width that takes.
func (c cards) drawWorth(at draw.Box, seat *seatLook, h *hallLook) float32 {
	n, i := h.total, draw.Strong(15)
	if h.laid() == 0 {
		n = seat.museum
	}
	if h.laid() == 0 && (n == 0 || c.look.ended) {
		return 0
	}
	text := strconv.Itoa(n)
	wide := i.Width(text) + 2
	end := at.X + at.W
	c.Text(text, draw.At(end-wide, at.Y, wide, at.H), i)
	if h.laid() > 0 {
		return wide
	}
	side := at.H * 0.56
	c.Stamp("gallery", look.Brass, end-wide-3-side/2, at.Y+at.H/2, side)
	return wide + side + 3
}

// drawEnter invites to a museum that nobody entered yet, or whose turn it is, or for which cards wait.
func (c cards) drawEnter(room draw.Box, text string, later bool) {
	i := draw.Strong(13)
	high := 22 + 14*draw.TextScale()
	wide := i.Width(text) + high + 14
	if wide > room.W {
		wide, text = high*1.2, ""
	}
	at := draw.At(room.X+(room.W-wide)/2, room.Y+(room.H-high)/2, wide, high)
	fill, ink := look.Brass, look.OnBrass
	if later {
		fill, ink = look.PanelRaised, look.Brass
	}
	c.Lifted(at, draw.Tone(fill), high/2).StrokeColor = draw.Tone(look.Brass)
	c.Stamp("gallery", ink, at.X+high*0.6, at.Y+high/2, high*0.56)
	c.Text(text, draw.At(at.X+high, at.Y, at.W-high-10, at.H), i.In(draw.Tone(ink)))
}

// cardHead returns the height of the head of a card.
func cardHead() float32 { return 18 + 12*draw.TextScale() }

// rooms returns the rooms of the cells on a card and of what stands below them: the pool, what its owner tells for the
// count. On a broad card that stands beside the cells.
func (c cards) rooms(at draw.Box, h *hallLook) (cells, rest draw.Box) {
	head := cardHead()
	cells = draw.At(at.X+8, at.Y+head, at.W-16, at.H-head-8)
	switch {
	case !c.look.ended:
		low := 16 + 12*draw.TextScale()
		cells.H -= low - 4
		return cells, draw.At(at.X, at.Y+at.H-low-2, at.W, low)
	case len(h.duties) == 0:
		return cells, draw.Box{}
	case at.W > at.H*1.2:
		wide := min(cells.W*0.42, 150)
		cells.W -= wide + look.Gap
		return cells, draw.At(cells.X+cells.W+look.Gap, cells.Y, wide, cells.H)
	}
	low := dutiesHeight()
	cells.H -= low + 2
	return cells, draw.At(cells.X, at.Y+at.H-low-8, cells.W, low)
}

// drawPoolLine shows the pool under a museum, and returns how much of its card means the pool.
func (c cards) drawPoolLine(at, card draw.Box, seat *seatLook) float32 {
	i := draw.Strong(13)
	text := strconv.Itoa(seat.pool)
	side := at.H * 0.66
	wide := side + 4 + i.Width(text)
	x := at.X + (at.W-wide)/2
	c.Stamp("pool", look.Brass, x+side/2, at.Y+at.H/2, side)
	c.Text(text, draw.At(x+side+4, at.Y, wide-side, at.H), i.Left())
	if !seat.poolLit {
		return 0
	}
	c.Frame(draw.At(at.X+6, at.Y, at.W-12, at.H), draw.Tone(look.Brass), 1.5, 8)
	foot := max(look.Touch, card.Y+card.H-at.Y)
	c.touch(draw.At(card.X, card.Y+card.H-foot, card.W, foot), seat.poolThing)
	return foot
}

// drawCounted shows the museums while they are counted, in as many rows as show their cells largest.
func (c cards) drawCounted(size fyne.Size) {
	n := len(c.look.halls)
	w, h, columns := float32(0), float32(0), 1
	best := float32(0)
	for in := 1; in <= n; in++ {
		rows := float32((n + in - 1) / in)
		wide := (size.Width - float32(in-1)*look.Gap) / float32(in)
		high := (size.Height - (rows-1)*look.Gap) / rows
		if cell := c.cell(draw.Box{W: wide, H: high}); cell > best {
			best, w, h, columns = cell, wide, high, in
		}
	}
	h = min(h, w*1.35)
	rows := (n + columns - 1) / columns
	y := (size.Height - float32(rows)*h - float32(rows-1)*look.Gap) / 2
	for i := range n {
		in := min(columns, n-i/columns*columns)
		x := (size.Width - float32(in)*w - float32(in-1)*look.Gap) / 2
		c.drawCard(draw.At(x+float32(i%columns)*(w+look.Gap), y+float32(i/columns)*(h+look.Gap), w, h), i)
	}
}

// cell returns how large the cells of all museums can be on cards of that size.
func (c cards) cell(at draw.Box) float32 {
	cell := at.W
	for i := range c.look.halls {
		h := &c.look.halls[i]
		room, _ := c.rooms(at, h)
		cell = min(cell, room.W/float32(h.board.Width()), room.H/float32(h.board.Height()))
	}
	return cell
}
