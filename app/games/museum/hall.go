package museum

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum"
)

// drawHall is one museum in large.
func (b *Board) drawHall(s *draw.Sketch, size fyne.Size) {
	h := b.hall()
	laying := b.canLay()
	moves := b.movesHeight(size.Width)
	p := b.look.hall(h, size.Width, size.Height-moves, laying && !b.search.open())
	b.drawHead(s, p.head, h)
	seen := h
	if b.search.preview {
		seen = b.search.laidOut(h)
	}
	b.drawGrid(s, p, seen)
	b.list.take(seen.gains, seen.total, seen.second)
	b.put(s, b.scroll, p.list)
	b.scroll.Refresh() // the list may be longer than before
	b.drawOthers(s, p.others)
	switch {
	case laying && !b.search.open():
		b.drawKeys(s, p.keys, h)
		b.drawShape(s, p.shape)
	case moves > 0:
		b.drawMoves(s, draw.At(0, size.Height-moves+kit.Gap, size.Width, moves-kit.Gap), h)
	}
}

// drawShape offers a board of another shape, in words where there is room for them.
func (b *Board) drawShape(s *draw.Sketch, at draw.Box) {
	if _, ok := b.look.hands[b.open]["shape"]; !ok {
		return
	}
	one := b.buttons.shape
	one.Compact = false
	one.Compact = one.WidthWanted() > at.W
	b.put(s, one, at)
	one.Refresh()
}

// put places a widget among what is drawn.
func (b *Board) put(s *draw.Sketch, w fyne.CanvasObject, at draw.Box) { s.Add(w, at) }

// drawHead names the museum and its total, or tells how the search for the best arrangement goes.
func (b *Board) drawHead(s *draw.Sketch, at draw.Box, h *hallLook) {
	high := max(kit.Touch, min(at.H, 60))
	y := at.Y + (at.H-high)/2
	if b.search.open() {
		b.drawSearch(s, draw.At(at.X, y, at.W, high))
		return
	}
	x, end := at.X, at.X+at.W
	b.put(s, b.buttons.back, draw.At(x, y, high, high))
	x += high + 4
	end = b.drawChoices(s, h, draw.At(x, y, end-x, high))
	symbol := b.host.Symbol(h.seat)
	side := min(high*0.7, 34)
	s.Disc(x+side/2, y+high/2, side/2, draw.Faint(draw.Tone(kit.SeatInk(symbol)), 0x30), draw.Tone(kit.SeatInk(symbol)), 2)
	s.Stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), x+side/2, y+high/2, side*0.54)
	x += side + kit.Gap
	total := draw.Number(min(26*draw.TextScale(), high*0.6))
	text := strconv.Itoa(h.total)
	wide := total.Width(text) + 4
	name := draw.Strong(16).Left()
	room := min(name.Width(b.host.Name(h.seat))+2, end-x-wide-kit.Gap)
	s.Text(b.host.Name(h.seat), draw.At(x, y, room, high), name)
	s.Text(text, draw.At(x+room+kit.Gap, y, wide, high), total.In(draw.Tone(kit.Brass)))
}

// drawChoices are the buttons at the end of the head, with their words where there is room for the name, too. It returns
// where they begin.
func (b *Board) drawChoices(s *draw.Sketch, h *hallLook, at draw.Box) float32 {
	end := at.X + at.W
	who := at.X + at.H + draw.Strong(16).Width(b.host.Name(h.seat)) + 56*draw.TextScale()
	button := func(one *kit.ActionButton, keep float32) {
		one.Compact = false
		wide := one.WidthWanted()
		if one.Compact = end-wide-keep < who; one.Compact {
			wide = at.H
		}
		b.put(s, one, draw.At(end-wide, at.Y, wide, at.H))
		one.Refresh()
		end -= wide + kit.Gap
	}
	keep := float32(0)
	if b.canSearch(h) {
		keep = at.H + kit.Gap
	}
	if _, ok := b.look.hands[b.open]["arranged"]; ok {
		button(b.buttons.complete, keep)
	}
	if keep > 0 {
		button(b.buttons.best, 0)
	}
	return end
}

// drawGrid is the museum: its cells, the cards, what is selected, what a line counts, and where the best arrangement
// moves them.
func (b *Board) drawGrid(s *draw.Sketch, p hallPlan, h *hallLook) {
	s.Lifted(draw.At(p.grid.X-4, p.grid.Y-4, p.grid.W+8, p.grid.H+8), draw.Tone(kit.Panel), 10)
	b.drawCells(s, p.grid.X, p.grid.Y, p.cell, h)
	b.drawLit(s, p, h)
	if b.search.open() && !b.search.preview {
		b.drawArrows(s, p, h)
	}
	if b.canLay() && !b.search.open() {
		b.drawHand(s, p, h)
	}
	for _, cell := range h.board.Cells().List() {
		b.touch(p.cellBox(h, cell), rules.Of("cell", h.number(cell)))
	}
}

func (p *hallPlan) cellBox(h *hallLook, cell int) draw.Box {
	w := h.board.Width()
	return draw.At(p.grid.X+float32(cell%w)*p.cell, p.grid.Y+float32(cell/w)*p.cell, p.cell, p.cell)
}

// drawCells are the cells of a museum with their cards. Those of the Grand Gallery are red.
func (b *Board) drawCells(s *draw.Sketch, x, y, side float32, h *hallLook) {
	gap := max(0.8, side*0.035)
	for i, c := range h.cards {
		if !h.board.Cells().Has(i) {
			continue
		}
		w := h.board.Width()
		at := draw.At(x+float32(i%w)*side, y+float32(i/w)*side, side, side).Inset(gap)
		red := h.board.Red().Has(i)
		if c != 0 {
			b.drawExhibit(s, at, c)
			if red {
				s.Frame(at, draw.Tone(kit.Lamp5), max(1, side*0.05), at.W*0.12)
			}
			continue
		}
		fill, edge := draw.Tone(kit.Floor), draw.Tone(kit.Edge)
		if red {
			fill, edge = draw.Mix(draw.Tone(kit.Floor), draw.Tone(kit.Lamp5), 0.38), draw.Tone(kit.Lamp5)
		}
		r := s.Rect(at, fill, at.W*0.12)
		r.StrokeColor, r.StrokeWidth = edge, max(0.6, side*0.02)
	}
}

// drawExhibit is a card: the sign of its civilisation on its colour, its domain on a disc, its value.
func (b *Board) drawExhibit(s *draw.Sketch, at draw.Box, c museum.Card) {
	radius := at.W * 0.12
	if !c.Named() {
		s.Rect(at, draw.Tone(kit.Skeleton), radius)
		s.Text(strconv.Itoa(c.Value()), at, draw.Number(at.W*0.5).In(draw.Tone(kit.OnLamp)))
		return
	}
	civ, dom := c.Civ()-1, c.Dom()-1
	s.Rect(at, civTone(civ), radius)
	if at.W < 22 {
		cx, cy := at.Mid()
		s.Stamp(domainIcon(dom), civInk(civ), cx, cy, at.W*0.78)
		return
	}
	s.Stamp(civIcon(civ), civInk(civ), at.X+at.W*0.29, at.Y+at.H*0.29, at.W*0.46)
	x, y, r := at.X+at.W*0.69, at.Y+at.H*0.69, at.W*0.28
	s.Disc(x, y, r, draw.Tone(kit.LampWhite), nil, 0)
	s.Stamp(domainIcon(dom), kit.OnLamp, x, y, r*1.36)
	if c.Value() > 0 && at.W > 40 {
		s.Text(strconv.Itoa(c.Value()), draw.At(at.X+at.W*0.62, at.Y+at.W*0.06, at.W*0.34, at.W*0.32), draw.Digits(at.W*0.27, draw.Tone(civInk(civ))))
	}
}

// drawLit shows which cells a line of the count is about.
func (b *Board) drawLit(s *draw.Sketch, p hallPlan, h *hallLook) {
	if b.shown < 0 || b.shown >= len(h.gains) {
		return
	}
	cells := h.gains[b.shown].cells
	for _, cell := range h.board.Cells().List() {
		at := p.cellBox(h, cell)
		if cells.Has(cell) {
			s.Frame(at.Inset(p.cell*0.02), draw.Tone(kit.Brass), max(2.5, p.cell*0.06), p.cell*0.13)
		} else {
			s.Rect(at, draw.Faint(draw.Tone(kit.Panel), 0xb4), 0)
		}
	}
}

// drawHand shows the cell that takes the next card, or the card that is picked up.
func (b *Board) drawHand(s *draw.Sketch, p hallPlan, h *hallLook) {
	if b.hand.picked >= 0 {
		at := p.cellBox(h, b.hand.picked)
		s.Frame(at, draw.Tone(kit.Ink), max(3, p.cell*0.07), p.cell*0.14)
		return
	}
	if b.hand.cell < 0 {
		return
	}
	at := p.cellBox(h, b.hand.cell).Inset(p.cell * 0.04)
	s.Frame(at, draw.Tone(kit.Brass), max(2.5, p.cell*0.05), p.cell*0.12)
	cx, cy := at.Mid()
	s.Stamp("add", kit.Brass, cx, cy, p.cell*0.42)
}

// drawArrows are the moves of the best arrangement, from where a card lies to where it goes.
func (b *Board) drawArrows(s *draw.Sketch, p hallPlan, h *hallLook) {
	if len(b.search.moves) == 0 {
		return
	}
	s.Rect(draw.At(p.grid.X, p.grid.Y, p.grid.W, p.grid.H), draw.Faint(draw.Tone(kit.Panel), 0x40), 6)
	pen := p.cell
	if len(b.search.moves) > fewArrows && b.search.only < 0 && b.search.at < 0 {
		pen *= 0.66
	}
	for i, m := range b.search.moves {
		if !b.search.shows(i) {
			continue
		}
		if b.search.at == i {
			s.Frame(p.cellBox(h, m.To), draw.Tone(kit.Brass), max(2.5, p.cell*0.06), p.cell*0.13)
		}
		if m.From < 0 {
			continue
		}
		fx, fy := p.cellBox(h, m.From).Mid()
		tx, ty := p.cellBox(h, m.To).Mid()
		arrowLine(s, fyne.NewPos(fx, fy), fyne.NewPos(tx, ty), pen)
	}
}

// fewArrows can be told apart; more are thinner.
const fewArrows = 6

// arrowLine draws an arrow between two middles: a dot where it begins, a bright line with a dark rim, a head.
func arrowLine(s *draw.Sketch, from, to fyne.Position, cell float32) {
	dx, dy := to.X-from.X, to.Y-from.Y
	length := draw.Hypot(dx, dy)
	if length == 0 {
		return
	}
	ux, uy := dx/length, dy/length
	head := cell * 0.24
	side := cell * 0.07 // arrows there and back run beside each other
	from = from.AddXY(-uy*side, ux*side)
	to = to.AddXY(-uy*side-ux*cell*0.16, ux*side-uy*cell*0.16)
	stop := to.AddXY(-ux*head*0.5, -uy*head*0.5)
	for _, pen := range []struct {
		ink  fyne.ThemeColorName
		wide float32
	}{{kit.Void, cell * 0.13}, {kit.Brass, cell * 0.07}} {
		l := canvas.NewLine(draw.Tone(pen.ink))
		l.StrokeWidth = pen.wide
		l.Position1, l.Position2 = from, stop
		s.Objs = append(s.Objs, l)
	}
	s.Disc(from.X, from.Y, cell*0.08, draw.Tone(kit.Brass), draw.Tone(kit.Void), 1)
	p := &canvas.RegularPolygon{Sides: 3, Angle: degrees(ux, uy), FillColor: draw.Tone(kit.Brass), StrokeColor: draw.Tone(kit.Void), StrokeWidth: 1}
	s.Add(p, draw.At(to.X-head/2-ux*head*0.25, to.Y-head/2-uy*head*0.25, head, head))
}

// drawOthers are the museums of the others beside the large one.
func (b *Board) drawOthers(s *draw.Sketch, at draw.Box) {
	n := len(b.look.halls)
	if at.W <= 0 || n < 2 {
		return
	}
	each := (at.H - float32(n-1)*6) / float32(n)
	for i := range b.look.halls {
		place := draw.At(at.X, at.Y+float32(i)*(each+6), at.W, each)
		b.drawSmall(s, place, i)
	}
}

// drawSmall is a museum as its owner's symbol, its total and its cells.
func (b *Board) drawSmall(s *draw.Sketch, at draw.Box, i int) {
	h := &b.look.halls[i]
	symbol := b.host.Symbol(h.seat)
	edge := s.Lifted(at, draw.Tone(kit.Panel), 10)
	edge.StrokeColor, edge.StrokeWidth = draw.Tone(kit.Edge), 1
	if h.seat == b.open {
		edge.StrokeColor, edge.StrokeWidth = draw.Tone(kit.SeatInk(symbol)), 2
	}
	cell := min((at.H-10)/float32(h.board.Height()), (at.W*0.68-6)/float32(h.board.Width()))
	left := at.W - cell*float32(h.board.Width()) - 12
	side := min(left*0.6, at.H*0.3)
	s.Stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), at.X+5+left/2, at.Y+at.H*0.34, side)
	s.Text(strconv.Itoa(h.total), draw.At(at.X+5, at.Y+at.H*0.52, left, at.H*0.34), draw.Strong(15))
	b.drawCells(s, at.X+left+7, at.Y+(at.H-cell*float32(h.board.Height()))/2, cell, h)
	b.touch(at, rules.Of("museum", h.seat))
}
