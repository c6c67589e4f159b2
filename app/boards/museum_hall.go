package boards

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum"
)

// drawHall is one museum in large.
func (b *curator) drawHall(s *sketch, size fyne.Size) {
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
		b.drawMoves(s, box{0, size.Height - moves + kit.Gap, size.Width, moves - kit.Gap}, h)
	}
}

// drawShape offers a board of another shape, in words where there is room for them.
func (b *curator) drawShape(s *sketch, at box) {
	if _, ok := b.look.hands[b.open]["shape"]; !ok {
		return
	}
	one := b.buttons.shape
	one.Compact = false
	one.Compact = one.WidthWanted() > at.w
	b.put(s, one, at)
	one.Refresh()
}

// put places a widget among what is drawn.
func (b *curator) put(s *sketch, w fyne.CanvasObject, at box) { s.add(w, at) }

// drawHead names the museum and its total, or tells how the search for the best arrangement goes.
func (b *curator) drawHead(s *sketch, at box, h *hallLook) {
	high := max(kit.Touch, min(at.h, 60))
	y := at.y + (at.h-high)/2
	if b.search.open() {
		b.drawSearch(s, box{at.x, y, at.w, high})
		return
	}
	x, end := at.x, at.x+at.w
	b.put(s, b.buttons.back, box{x, y, high, high})
	x += high + 4
	end = b.drawChoices(s, h, box{x, y, end - x, high})
	symbol := b.host.Symbol(h.seat)
	side := min(high*0.7, 34)
	s.disc(x+side/2, y+high/2, side/2, faint(tone(kit.SeatInk(symbol)), 0x30), tone(kit.SeatInk(symbol)), 2)
	s.stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), x+side/2, y+high/2, side*0.54)
	x += side + kit.Gap
	total := number(min(26*textScale(), high*0.6))
	text := strconv.Itoa(h.total)
	wide := total.width(text) + 4
	name := strong(16).left()
	room := min(name.width(b.host.Name(h.seat))+2, end-x-wide-kit.Gap)
	s.text(b.host.Name(h.seat), box{x, y, room, high}, name)
	s.text(text, box{x + room + kit.Gap, y, wide, high}, total.in(tone(kit.Brass)))
}

// drawChoices are the buttons at the end of the head, with their words where there is room for the name, too. It returns
// where they begin.
func (b *curator) drawChoices(s *sketch, h *hallLook, at box) float32 {
	end := at.x + at.w
	who := at.x + at.h + strong(16).width(b.host.Name(h.seat)) + 56*textScale()
	button := func(one *kit.ActionButton, keep float32) {
		one.Compact = false
		wide := one.WidthWanted()
		if one.Compact = end-wide-keep < who; one.Compact {
			wide = at.h
		}
		b.put(s, one, box{end - wide, at.y, wide, at.h})
		one.Refresh()
		end -= wide + kit.Gap
	}
	keep := float32(0)
	if b.canSearch(h) {
		keep = at.h + kit.Gap
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
func (b *curator) drawGrid(s *sketch, p hallPlan, h *hallLook) {
	s.lifted(box{p.grid.x - 4, p.grid.y - 4, p.grid.w + 8, p.grid.h + 8}, tone(kit.Panel), 10)
	b.drawCells(s, p.grid.x, p.grid.y, p.cell, h)
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

func (p *hallPlan) cellBox(h *hallLook, cell int) box {
	w := h.board.Width()
	return box{p.grid.x + float32(cell%w)*p.cell, p.grid.y + float32(cell/w)*p.cell, p.cell, p.cell}
}

// drawCells are the cells of a museum with their cards. Those of the Grand Gallery are red.
func (b *curator) drawCells(s *sketch, x, y, side float32, h *hallLook) {
	gap := max(0.8, side*0.035)
	for i, c := range h.cards {
		if !h.board.Cells().Has(i) {
			continue
		}
		w := h.board.Width()
		at := box{x + float32(i%w)*side, y + float32(i/w)*side, side, side}.inset(gap)
		red := h.board.Red().Has(i)
		if c != 0 {
			b.drawExhibit(s, at, c)
			if red {
				s.frame(at, tone(kit.Lamp5), max(1, side*0.05), at.w*0.12)
			}
			continue
		}
		fill, edge := tone(kit.Floor), tone(kit.Edge)
		if red {
			fill, edge = mix(tone(kit.Floor), tone(kit.Lamp5), 0.38), tone(kit.Lamp5)
		}
		r := s.rect(at, fill, at.w*0.12)
		r.StrokeColor, r.StrokeWidth = edge, max(0.6, side*0.02)
	}
}

// drawExhibit is a card: the sign of its civilisation on its colour, its domain on a disc, its value.
func (b *curator) drawExhibit(s *sketch, at box, c museum.Card) {
	radius := at.w * 0.12
	if !c.Named() {
		s.rect(at, tone(kit.Skeleton), radius)
		s.text(strconv.Itoa(c.Value()), at, number(at.w*0.5).in(tone(kit.OnLamp)))
		return
	}
	civ, dom := c.Civ()-1, c.Dom()-1
	s.rect(at, civTone(civ), radius)
	if at.w < 22 {
		cx, cy := at.mid()
		s.stamp(domainIcon(dom), civInk(civ), cx, cy, at.w*0.78)
		return
	}
	s.stamp(civIcon(civ), civInk(civ), at.x+at.w*0.29, at.y+at.h*0.29, at.w*0.46)
	x, y, r := at.x+at.w*0.69, at.y+at.h*0.69, at.w*0.28
	s.disc(x, y, r, tone(kit.LampWhite), nil, 0)
	s.stamp(domainIcon(dom), kit.OnLamp, x, y, r*1.36)
	if c.Value() > 0 && at.w > 40 {
		s.text(strconv.Itoa(c.Value()), box{at.x + at.w*0.62, at.y + at.w*0.06, at.w * 0.34, at.w * 0.32}, digits(at.w*0.27, tone(civInk(civ))))
	}
}

// drawLit shows which cells a line of the count is about.
func (b *curator) drawLit(s *sketch, p hallPlan, h *hallLook) {
	if b.shown < 0 || b.shown >= len(h.gains) {
		return
	}
	cells := h.gains[b.shown].cells
	for _, cell := range h.board.Cells().List() {
		at := p.cellBox(h, cell)
		if cells.Has(cell) {
			s.frame(at.inset(p.cell*0.02), tone(kit.Brass), max(2.5, p.cell*0.06), p.cell*0.13)
		} else {
			s.rect(at, faint(tone(kit.Panel), 0xb4), 0)
		}
	}
}

// drawHand shows the cell that takes the next card, or the card that is picked up.
func (b *curator) drawHand(s *sketch, p hallPlan, h *hallLook) {
	if b.hand.picked >= 0 {
		at := p.cellBox(h, b.hand.picked)
		s.frame(at, tone(kit.Ink), max(3, p.cell*0.07), p.cell*0.14)
		return
	}
	if b.hand.cell < 0 {
		return
	}
	at := p.cellBox(h, b.hand.cell).inset(p.cell * 0.04)
	s.frame(at, tone(kit.Brass), max(2.5, p.cell*0.05), p.cell*0.12)
	cx, cy := at.mid()
	s.stamp("add", kit.Brass, cx, cy, p.cell*0.42)
}

// drawArrows are the moves of the best arrangement, from where a card lies to where it goes.
func (b *curator) drawArrows(s *sketch, p hallPlan, h *hallLook) {
	if len(b.search.moves) == 0 {
		return
	}
	s.rect(box{p.grid.x, p.grid.y, p.grid.w, p.grid.h}, faint(tone(kit.Panel), 0x40), 6)
	pen := p.cell
	if len(b.search.moves) > fewArrows && b.search.only < 0 && b.search.at < 0 {
		pen *= 0.66
	}
	for i, m := range b.search.moves {
		if !b.search.shows(i) {
			continue
		}
		if b.search.at == i {
			s.frame(p.cellBox(h, m.To), tone(kit.Brass), max(2.5, p.cell*0.06), p.cell*0.13)
		}
		if m.From < 0 {
			continue
		}
		fx, fy := p.cellBox(h, m.From).mid()
		tx, ty := p.cellBox(h, m.To).mid()
		arrowLine(s, fyne.NewPos(fx, fy), fyne.NewPos(tx, ty), pen)
	}
}

// fewArrows can be told apart; more are thinner.
const fewArrows = 6

// arrowLine draws an arrow between two middles: a dot where it begins, a bright line with a dark rim, a head.
func arrowLine(s *sketch, from, to fyne.Position, cell float32) {
	dx, dy := to.X-from.X, to.Y-from.Y
	length := hypot(dx, dy)
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
		l := canvas.NewLine(tone(pen.ink))
		l.StrokeWidth = pen.wide
		l.Position1, l.Position2 = from, stop
		s.objs = append(s.objs, l)
	}
	s.disc(from.X, from.Y, cell*0.08, tone(kit.Brass), tone(kit.Void), 1)
	p := &canvas.RegularPolygon{Sides: 3, Angle: degrees(ux, uy), FillColor: tone(kit.Brass), StrokeColor: tone(kit.Void), StrokeWidth: 1}
	s.add(p, box{to.X - head/2 - ux*head*0.25, to.Y - head/2 - uy*head*0.25, head, head})
}

// drawOthers are the museums of the others beside the large one.
func (b *curator) drawOthers(s *sketch, at box) {
	n := len(b.look.halls)
	if at.w <= 0 || n < 2 {
		return
	}
	each := (at.h - float32(n-1)*6) / float32(n)
	for i := range b.look.halls {
		place := box{at.x, at.y + float32(i)*(each+6), at.w, each}
		b.drawSmall(s, place, i)
	}
}

// drawSmall is a museum as its owner's symbol, its total and its cells.
func (b *curator) drawSmall(s *sketch, at box, i int) {
	h := &b.look.halls[i]
	symbol := b.host.Symbol(h.seat)
	edge := s.lifted(at, tone(kit.Panel), 10)
	edge.StrokeColor, edge.StrokeWidth = tone(kit.Edge), 1
	if h.seat == b.open {
		edge.StrokeColor, edge.StrokeWidth = tone(kit.SeatInk(symbol)), 2
	}
	cell := min((at.h-10)/float32(h.board.Height()), (at.w*0.68-6)/float32(h.board.Width()))
	left := at.w - cell*float32(h.board.Width()) - 12
	side := min(left*0.6, at.h*0.3)
	s.stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), at.x+5+left/2, at.y+at.h*0.34, side)
	s.text(strconv.Itoa(h.total), box{at.x + 5, at.y + at.h*0.52, left, at.h * 0.34}, strong(15))
	b.drawCells(s, at.x+left+7, at.y+(at.h-cell*float32(h.board.Height()))/2, cell, h)
	b.touch(at, rules.Of("museum", h.seat))
}
