package boards

import (
	"strconv"
	"strings"

	"docent/app/kit"
	"docent/rules"
)

// drawRow are the three open personalities, from left to right, with what they cost as far as it was told.
func (b *curator) drawRow(s *sketch, at box) {
	if at.h <= 0 {
		return
	}
	each := (at.w - 2*6) / 3
	for i := range b.look.row {
		p := &b.look.row[i]
		place := box{at.x + float32(i)*(each+6), at.y, each, at.h}
		if p.gone {
			s.frame(place.inset(1), tone(kit.Hollow), 1.5, 10)
			continue
		}
		s.lifted(place, tone(kit.PanelRaised), 10)
		side := min(place.h*0.78, place.w*0.44)
		s.stamp("exhibit-bust", kit.InkSoft, place.x+place.w*0.30, place.y+place.h/2, side)
		text := "?"
		if p.cost > 0 {
			text = strconv.Itoa(p.cost)
		}
		r := min(place.h*0.42, place.w*0.22, 12+8*textScale())
		x, y := place.x+place.w*0.74, place.y+place.h/2
		s.disc(x, y, r, tone(kit.Void), tone(kit.Brass), 1.5)
		i := strong(15)
		i.size = min(i.size, r*1.15)
		if p.cost == 0 {
			i = i.in(tone(kit.InkFaint))
		}
		s.text(text, box{x - r, y - r, 2 * r, 2 * r}, i)
		if p.lit {
			s.frame(place, tone(kit.Brass), 1.8, 10)
			b.touch(place, p.thing)
		}
	}
}

// drawNews is the headline and what it does.
func (b *curator) drawNews(s *sketch, at box) {
	if at.h <= 0 {
		return
	}
	n := &b.look.news
	s.lifted(at, tone(kit.Panel), 10)
	side := min(at.h*0.6, 30*textScale())
	ink := kit.Brass
	if n.round == 0 {
		ink = kit.Hollow
	}
	s.stamp("headline", ink, at.x+8+side/2, at.y+at.h/2, side)
	room := box{at.x + side + 14, at.y + 3, at.w - side - 20, at.h - 6}
	i := plain(13).left()
	if n.round > 0 {
		i = i.in(tone(kit.Ink))
	}
	text := b.newsText()
	high := float32(len(wrap(text, room.w, i))) * i.measure("Ág").Height
	if high > room.h {
		i.size *= 0.86
		high = float32(len(wrap(text, room.w, i))) * i.measure("Ág").Height
	}
	room.y += max(0, (room.h-high)/2)
	room.h = at.y + at.h - room.y
	s.paragraph(text, room, i)
}

// stepNames are the parts of a turn in the catalogue.
var stepNames = [...]string{importing: "import", improving: "improve", ending: "end"}

// drawSteps are the parts of a turn, that of the moment filled.
func (b *curator) drawSteps(s *sketch, at box) {
	if at.h <= 0 {
		return
	}
	each := (at.w - 8) / 3
	for step := importing; step <= ending; step++ {
		place := box{at.x + float32(step-importing)*(each+4), at.y, each, at.h}
		fill, ink := tone(kit.Panel), tone(kit.InkFaint)
		if step == b.look.stage {
			fill, ink = tone(kit.Brass), tone(kit.OnBrass)
		}
		s.rect(place, fill, place.h/2)
		s.text(b.host.Text("board.museum.steps."+stepNames[step], nil), place.inset(4), strong(12).in(ink))
	}
}

// newsText says the headline in words: what it closes, what it changes.
func (b *curator) newsText() string {
	n := &b.look.news
	switch {
	case n.round == 0:
		return b.host.Text("board.museum.news.none", nil)
	case !n.anyContinent:
		return b.host.Text("board.museum.news.other", map[string]any{"round": n.round})
	}
	var parts []string
	part := func(key string, continents []int) {
		if len(continents) == 0 {
			return
		}
		var names []string
		for _, c := range continents {
			names = append(names, b.host.Text("board.museum."+continentNames[c], nil))
		}
		parts = append(parts, b.host.Text("board.museum.news."+key, map[string]any{"where": strings.Join(names, ", ")}))
	}
	part("closed", n.closed)
	part("fewer", n.fewer)
	part("more", n.more)
	return strings.Join(parts, " · ")
}

// drawHalls are the museums of all seats in small: a tap opens one; beside each lies its pool.
func (b *curator) drawHalls(s *sketch, at box) {
	if at.h < 30 {
		return
	}
	n := len(b.look.halls)
	each := (at.w - float32(n-1)*6) / float32(n)
	for i := range b.look.halls {
		place := box{at.x + float32(i)*(each+6), at.y, each, at.h}
		if at.h < 80*textScale() {
			b.drawHallPlate(s, place, i)
		} else {
			b.drawHallCard(s, place, i)
		}
	}
}

// drawHallPlate is a seat's museum and pool in one line: for a phone.
func (b *curator) drawHallPlate(s *sketch, at box, i int) {
	seat := &b.look.seats[i]
	symbol := b.host.Symbol(seat.seat)
	s.lifted(at, tone(kit.Panel), 10)
	side := min(at.h*0.42, at.w*0.2)
	half := at.w / 2
	b.drawCount(s, box{at.x, at.y, half, at.h}, "gallery", seat.museum, side)
	b.drawCount(s, box{at.x + half, at.y, half, at.h}, "pool", seat.pool, side)
	s.rect(box{at.x + 6, at.y + at.h - 3, at.w - 12, 3}, tone(kit.SeatInk(symbol)), 1.5)
	b.touch(box{at.x, at.y, half, at.h}, rules.Of("museum", seat.seat))
	b.poolTouch(s, box{at.x + half, at.y, half, at.h}, seat)
}

// poolTouch lets a pool be tapped where something may be done with it.
func (b *curator) poolTouch(s *sketch, at box, seat *seatLook) {
	if seat.poolLit {
		s.frame(at.inset(1), tone(kit.Brass), 1.6, 8)
		b.touch(at, seat.poolThing)
	}
}

// drawCount is an icon over a number.
func (b *curator) drawCount(s *sketch, at box, icon string, n int, side float32) {
	name := kit.Brass
	i := strong(14)
	if n == 0 {
		name, i = kit.InkFaint, i.in(tone(kit.InkFaint))
	}
	s.stamp(icon, name, at.x+at.w/2, at.y+at.h*0.34, side)
	s.text(strconv.Itoa(n), box{at.x + 2, at.y + at.h*0.52, at.w - 4, at.h * 0.38}, i)
}

// drawHallCard is a seat's museum with its cards, its total and its pool.
func (b *curator) drawHallCard(s *sketch, at box, i int) {
	seat, h := &b.look.seats[i], &b.look.halls[i]
	symbol := b.host.Symbol(seat.seat)
	edge := s.lifted(at, tone(kit.Panel), 12)
	edge.StrokeColor, edge.StrokeWidth = tone(kit.Edge), 1
	if b.look.hands[seat.seat] != nil && b.look.ended {
		edge.StrokeColor, edge.StrokeWidth = tone(kit.Brass), 2
	}
	head := cardHead()
	side := head * 0.62
	s.stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), at.x+8+side/2, at.y+head/2, side)
	total := strong(15)
	text := strconv.Itoa(h.total)
	wide := total.width(text) + 2
	s.text(text, box{at.x + at.w - wide - 8, at.y, wide, head}, total)
	s.text(b.host.Name(seat.seat), box{at.x + side + 12, at.y, at.w - side - wide - 24, head}, strong(13).in(tone(kit.InkSoft)).left())
	b.touch(at, rules.Of("museum", seat.seat))
	room, rest := b.cardRooms(at, h)
	if b.look.ended {
		b.drawDuties(s, rest, h)
	} else {
		b.drawPoolLine(s, rest, seat)
	}
	cell := min(room.w/float32(h.board.Width()), room.h/float32(h.board.Height()))
	x := room.x + (room.w-cell*float32(h.board.Width()))/2
	y := room.y + (room.h-cell*float32(h.board.Height()))/2
	b.drawCells(s, x, y, cell, h)
	if o, ok := b.look.hands[seat.seat]["arranged"]; ok && (h.laid() == 0 || !o.Aside) {
		b.drawEnter(s, room, o.Aside)
	}
}

// drawEnter invites to a museum that nobody entered yet, or whose turn it is.
func (b *curator) drawEnter(s *sketch, room box, later bool) {
	text, i := b.host.Text("board.museum.enter", nil), strong(13)
	high := 22 + 14*textScale()
	wide := i.width(text) + high + 14
	if wide > room.w {
		wide, text = high*1.2, ""
	}
	at := box{room.x + (room.w-wide)/2, room.y + (room.h-high)/2, wide, high}
	fill, ink := kit.Brass, kit.OnBrass
	if later {
		fill, ink = kit.PanelRaised, kit.Brass
	}
	s.lifted(at, tone(fill), high/2).StrokeColor = tone(kit.Brass)
	s.stamp("gallery", ink, at.x+high*0.6, at.y+high/2, high*0.56)
	s.text(text, box{at.x + high, at.y, at.w - high - 10, at.h}, i.in(tone(ink)))
}

func cardHead() float32 { return 18 + 12*textScale() }

// cardRooms are the rooms of the cells on a card and of what stands below them: the pool, what its owner tells for the
// count. On a broad card that stands beside the cells.
func (b *curator) cardRooms(at box, h *hallLook) (cells, rest box) {
	head := cardHead()
	cells = box{at.x + 8, at.y + head, at.w - 16, at.h - head - 8}
	switch {
	case !b.look.ended:
		low := 16 + 12*textScale()
		cells.h -= low - 4
		return cells, box{at.x, at.y + at.h - low - 2, at.w, low}
	case len(h.duties) == 0:
		return cells, box{}
	case at.w > at.h*1.2:
		wide := min(cells.w*0.42, 150)
		cells.w -= wide + kit.Gap
		return cells, box{cells.x + cells.w + kit.Gap, cells.y, wide, cells.h}
	}
	low := dutiesHeight()
	cells.h -= low + 2
	return cells, box{cells.x, at.y + at.h - low - 8, cells.w, low}
}

// drawPoolLine is the pool under a museum.
func (b *curator) drawPoolLine(s *sketch, at box, seat *seatLook) {
	i := strong(13)
	text := strconv.Itoa(seat.pool)
	side := at.h * 0.66
	wide := side + 4 + i.width(text)
	x := at.x + (at.w-wide)/2
	s.stamp("pool", kit.Brass, x+side/2, at.y+at.h/2, side)
	s.text(text, box{x + side + 4, at.y, wide - side, at.h}, i.left())
	if seat.poolLit {
		place := box{at.x + 6, at.y, at.w - 12, at.h}
		s.frame(place, tone(kit.Brass), 1.5, 8)
		up := max(0, (kit.Touch-at.h)/2)
		b.touch(box{at.x, at.y - up, at.w, at.h + 2*up}, seat.poolThing)
	}
}
