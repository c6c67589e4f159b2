package museum

import (
	"strconv"
	"strings"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// drawRow are the three open personalities, from left to right, with what they cost as far as it was told.
func (b *Board) drawRow(s *draw.Sketch, at draw.Box) {
	if at.H <= 0 {
		return
	}
	each := (at.W - 2*6) / 3
	for i := range b.look.row {
		p := &b.look.row[i]
		place := draw.At(at.X+float32(i)*(each+6), at.Y, each, at.H)
		if p.gone {
			s.Frame(place.Inset(1), draw.Tone(kit.Hollow), 1.5, 10)
			continue
		}
		s.Lifted(place, draw.Tone(kit.PanelRaised), 10)
		side := min(place.H*0.78, place.W*0.44)
		s.Stamp("exhibit-bust", kit.InkSoft, place.X+place.W*0.30, place.Y+place.H/2, side)
		text := "?"
		if p.cost > 0 {
			text = strconv.Itoa(p.cost)
		}
		r := min(place.H*0.42, place.W*0.22, 12+8*draw.TextScale())
		x, y := place.X+place.W*0.74, place.Y+place.H/2
		s.Disc(x, y, r, draw.Tone(kit.Void), draw.Tone(kit.Brass), 1.5)
		i := draw.Strong(15)
		i.Size = min(i.Size, r*1.15)
		if p.cost == 0 {
			i = i.In(draw.Tone(kit.InkFaint))
		}
		s.Text(text, draw.At(x-r, y-r, 2*r, 2*r), i)
		if p.lit {
			s.Frame(place, draw.Tone(kit.Brass), 1.8, 10)
			b.touch(place, p.thing)
		}
	}
}

// drawNews is the headline and what it does.
func (b *Board) drawNews(s *draw.Sketch, at draw.Box) {
	if at.H <= 0 {
		return
	}
	n := &b.look.news
	s.Lifted(at, draw.Tone(kit.Panel), 10)
	side := min(at.H*0.6, 30*draw.TextScale())
	ink := kit.Brass
	if n.round == 0 {
		ink = kit.Hollow
	}
	s.Stamp("headline", ink, at.X+8+side/2, at.Y+at.H/2, side)
	room := draw.At(at.X+side+14, at.Y+3, at.W-side-20, at.H-6)
	i := draw.Plain(13).Left()
	if n.round > 0 {
		i = i.In(draw.Tone(kit.Ink))
	}
	text := b.newsText()
	high := float32(len(draw.Wrap(text, room.W, i))) * i.Measure("Ág").Height
	if high > room.H {
		i.Size *= 0.86
		high = float32(len(draw.Wrap(text, room.W, i))) * i.Measure("Ág").Height
	}
	room.Y += max(0, (room.H-high)/2)
	room.H = at.Y + at.H - room.Y
	s.Paragraph(text, room, i)
}

// stepNames are the parts of a turn in the catalogue.
var stepNames = [...]string{importing: "import", improving: "improve", ending: "end"}

// drawSteps are the parts of a turn, that of the moment filled.
func (b *Board) drawSteps(s *draw.Sketch, at draw.Box) {
	if at.H <= 0 {
		return
	}
	each := (at.W - 8) / 3
	for step := importing; step <= ending; step++ {
		place := draw.At(at.X+float32(step-importing)*(each+4), at.Y, each, at.H)
		fill, ink := draw.Tone(kit.Panel), draw.Tone(kit.InkFaint)
		if step == b.look.stage {
			fill, ink = draw.Tone(kit.Brass), draw.Tone(kit.OnBrass)
		}
		s.Rect(place, fill, place.H/2)
		s.Text(b.host.Text("board.museum.steps."+stepNames[step], nil), place.Inset(4), draw.Strong(12).In(ink))
	}
}

// newsText says the headline in words: what it closes, what it changes.
func (b *Board) newsText() string {
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
func (b *Board) drawHalls(s *draw.Sketch, at draw.Box) {
	if at.H < 30 {
		return
	}
	n := len(b.look.halls)
	each := (at.W - float32(n-1)*6) / float32(n)
	for i := range b.look.halls {
		place := draw.At(at.X+float32(i)*(each+6), at.Y, each, at.H)
		if at.H < 80*draw.TextScale() {
			b.drawHallPlate(s, place, i)
		} else {
			b.drawHallCard(s, place, i)
		}
	}
}

// drawHallPlate is a seat's museum and pool in one line: for a phone.
func (b *Board) drawHallPlate(s *draw.Sketch, at draw.Box, i int) {
	seat := &b.look.seats[i]
	symbol := b.host.Symbol(seat.seat)
	s.Lifted(at, draw.Tone(kit.Panel), 10)
	side := min(at.H*0.42, at.W*0.2)
	half := at.W / 2
	b.drawCount(s, draw.At(at.X, at.Y, half, at.H), "gallery", seat.museum, side)
	b.drawCount(s, draw.At(at.X+half, at.Y, half, at.H), "pool", seat.pool, side)
	s.Rect(draw.At(at.X+6, at.Y+at.H-3, at.W-12, 3), draw.Tone(kit.SeatInk(symbol)), 1.5)
	b.touch(draw.At(at.X, at.Y, half, at.H), rules.Of("museum", seat.seat))
	b.poolTouch(s, draw.At(at.X+half, at.Y, half, at.H), seat)
}

// poolTouch lets a pool be tapped where something may be done with it.
func (b *Board) poolTouch(s *draw.Sketch, at draw.Box, seat *seatLook) {
	if seat.poolLit {
		s.Frame(at.Inset(1), draw.Tone(kit.Brass), 1.6, 8)
		b.touch(at, seat.poolThing)
	}
}

// drawCount is an icon over a number.
func (b *Board) drawCount(s *draw.Sketch, at draw.Box, icon string, n int, side float32) {
	name := kit.Brass
	i := draw.Strong(14)
	if n == 0 {
		name, i = kit.InkFaint, i.In(draw.Tone(kit.InkFaint))
	}
	s.Stamp(icon, name, at.X+at.W/2, at.Y+at.H*0.34, side)
	s.Text(strconv.Itoa(n), draw.At(at.X+2, at.Y+at.H*0.52, at.W-4, at.H*0.38), i)
}

// drawHallCard is a seat's museum with its cards, its total and its pool.
func (b *Board) drawHallCard(s *draw.Sketch, at draw.Box, i int) {
	seat, h := &b.look.seats[i], &b.look.halls[i]
	symbol := b.host.Symbol(seat.seat)
	edge := s.Lifted(at, draw.Tone(kit.Panel), 12)
	edge.StrokeColor, edge.StrokeWidth = draw.Tone(kit.Edge), 1
	if b.look.hands[seat.seat] != nil && b.look.ended {
		edge.StrokeColor, edge.StrokeWidth = draw.Tone(kit.Brass), 2
	}
	head := cardHead()
	side := head * 0.62
	s.Stamp(kit.SeatSymbol(symbol), kit.SeatInk(symbol), at.X+8+side/2, at.Y+head/2, side)
	total := draw.Strong(15)
	text := strconv.Itoa(h.total)
	wide := total.Width(text) + 2
	s.Text(text, draw.At(at.X+at.W-wide-8, at.Y, wide, head), total)
	s.Text(b.host.Name(seat.seat), draw.At(at.X+side+12, at.Y, at.W-side-wide-24, head), draw.Strong(13).In(draw.Tone(kit.InkSoft)).Left())
	b.touch(at, rules.Of("museum", seat.seat))
	room, rest := b.cardRooms(at, h)
	if b.look.ended {
		b.drawDuties(s, rest, h)
	} else {
		b.drawPoolLine(s, rest, seat)
	}
	cell := min(room.W/float32(h.board.Width()), room.H/float32(h.board.Height()))
	x := room.X + (room.W-cell*float32(h.board.Width()))/2
	y := room.Y + (room.H-cell*float32(h.board.Height()))/2
	b.drawCells(s, x, y, cell, h)
	if o, ok := b.look.hands[seat.seat]["arranged"]; ok && (h.laid() == 0 || !o.Aside) {
		b.drawEnter(s, room, o.Aside)
	}
}

// drawEnter invites to a museum that nobody entered yet, or whose turn it is.
func (b *Board) drawEnter(s *draw.Sketch, room draw.Box, later bool) {
	text, i := b.host.Text("board.museum.enter", nil), draw.Strong(13)
	high := 22 + 14*draw.TextScale()
	wide := i.Width(text) + high + 14
	if wide > room.W {
		wide, text = high*1.2, ""
	}
	at := draw.At(room.X+(room.W-wide)/2, room.Y+(room.H-high)/2, wide, high)
	fill, ink := kit.Brass, kit.OnBrass
	if later {
		fill, ink = kit.PanelRaised, kit.Brass
	}
	s.Lifted(at, draw.Tone(fill), high/2).StrokeColor = draw.Tone(kit.Brass)
	s.Stamp("gallery", ink, at.X+high*0.6, at.Y+high/2, high*0.56)
	s.Text(text, draw.At(at.X+high, at.Y, at.W-high-10, at.H), i.In(draw.Tone(ink)))
}

func cardHead() float32 { return 18 + 12*draw.TextScale() }

// cardRooms are the rooms of the cells on a card and of what stands below them: the pool, what its owner tells for the
// count. On a broad card that stands beside the cells.
func (b *Board) cardRooms(at draw.Box, h *hallLook) (cells, rest draw.Box) {
	head := cardHead()
	cells = draw.At(at.X+8, at.Y+head, at.W-16, at.H-head-8)
	switch {
	case !b.look.ended:
		low := 16 + 12*draw.TextScale()
		cells.H -= low - 4
		return cells, draw.At(at.X, at.Y+at.H-low-2, at.W, low)
	case len(h.duties) == 0:
		return cells, draw.Box{}
	case at.W > at.H*1.2:
		wide := min(cells.W*0.42, 150)
		cells.W -= wide + kit.Gap
		return cells, draw.At(cells.X+cells.W+kit.Gap, cells.Y, wide, cells.H)
	}
	low := dutiesHeight()
	cells.H -= low + 2
	return cells, draw.At(cells.X, at.Y+at.H-low-8, cells.W, low)
}

// drawPoolLine is the pool under a museum.
func (b *Board) drawPoolLine(s *draw.Sketch, at draw.Box, seat *seatLook) {
	i := draw.Strong(13)
	text := strconv.Itoa(seat.pool)
	side := at.H * 0.66
	wide := side + 4 + i.Width(text)
	x := at.X + (at.W-wide)/2
	s.Stamp("pool", kit.Brass, x+side/2, at.Y+at.H/2, side)
	s.Text(text, draw.At(x+side+4, at.Y, wide-side, at.H), i.Left())
	if seat.poolLit {
		place := draw.At(at.X+6, at.Y, at.W-12, at.H)
		s.Frame(place, draw.Tone(kit.Brass), 1.5, 8)
		up := max(0, (kit.Touch-at.H)/2)
		b.touch(draw.At(at.X, at.Y-up, at.W, at.H+2*up), seat.poolThing)
	}
}
