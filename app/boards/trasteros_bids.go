package boards

import (
	"strconv"

	"docent/app/kit"
)

// bidsHeight is what the fists need.
func (f *facility) bidsHeight(width float32) float32 {
	rows := float32(1)
	if width < narrow && len(f.bids) > 3 {
		rows = 2
	}
	return 46*kit.Scale() + rows*(96+30*kit.Scale()) + 12
}

// revealHead is the headline and, where one kind decided, the line that says so.
func (f *facility) revealHead() float32 {
	if f.sub == "" {
		return 44 * kit.Scale()
	}
	return 64 * kit.Scale()
}

func (f *facility) rowHeight(width float32) float32 {
	if width < narrow {
		return max(44, 40*kit.Scale())
	}
	return max(40, 40*kit.Scale())
}

// drawBids shows who holds a closed fist over the table and who is still waited for.
func (b *storage) drawBids(s *sketch, stage box) {
	head := 42 * kit.Scale()
	at := box{stage.x + kit.Pad, stage.y + 2, stage.w - 2*kit.Pad, head}
	s.text(b.host.Text("board.trasteros.bids", map[string]any{"room": b.look.room}), at, ink{20 * kit.Scale(), kit.TitleFace(), tone(kit.Ink), 1})
	n := len(b.look.bids)
	columns := n
	if stage.w < narrow && n > 3 {
		columns = (n + 1) / 2
	}
	rows := (n + columns - 1) / columns
	top := stage.y + head + 4
	each := min(150*textScale(), (stage.w-2*kit.Pad)/float32(columns))
	high := min((stage.y+stage.h-top-8)/float32(rows), 170*textScale())
	for i, bid := range b.look.bids {
		line := i / columns
		in := min(columns, n-line*columns)
		x := stage.x + (stage.w-each*float32(in))/2 + float32(i%columns)*each
		place := box{x, top + float32(line)*high, each, high}
		b.drawFist(s, place.inset(4), bid)
	}
}

func (b *storage) drawFist(s *sketch, at box, bid bidLook) {
	symbol := b.host.Symbol(bid.seat)
	seat := kit.SeatInk(symbol)
	colour := tone(seat)
	texts := 40 * kit.Scale()
	r := min(at.w, at.h-texts) / 2 * 0.92
	cx, cy := at.x+at.w/2, at.y+r+2
	if bid.lit {
		s.lifted(at, tone(kit.PanelRaised), 14)
		cy = at.y + (at.h-texts)/2
		r *= 0.88
	}
	fill := faint(colour, 0x2c)
	state, said, ring := "board.trasteros.waiting", tone(kit.InkSoft), faint(colour, 0x80)
	if bid.in {
		fill, state, said, ring = faint(colour, 0x58), "board.trasteros.in", tone(kit.Good), colour
	}
	s.disc(cx, cy, r, fill, ring, max(2, r/14))
	if bid.in {
		s.icon("fist", seat, cx, cy, r*1.25)
	} else {
		s.icon("hourglass", seat, cx, cy, r*0.9)
	}
	mark := r * 0.36
	s.disc(cx+r*0.72, cy+r*0.72, mark, tone(kit.Panel), colour, 1.5)
	s.icon(kit.SeatSymbol(symbol), seat, cx+r*0.72, cy+r*0.72, mark*1.15)
	y := at.y + at.h - texts
	s.text(b.host.Name(bid.seat), box{at.x + 4, y, at.w - 8, texts * 0.5}, strong(15))
	s.text(b.host.Text(state, nil), box{at.x + 4, y + texts*0.47, at.w - 8, texts * 0.42}, plain(13).in(said))
	if bid.lit {
		b.touch(at, bid.thing)
	}
}

// drawReveal shows all bids in the order of their worth, kind by kind, and which kind
// decided: more gold, then more silver, bronze, glass, nothing ever converted.
func (b *storage) drawReveal(s *sketch, stage box) {
	head := b.look.revealHead()
	title, key := "", "board.trasteros.nobody"
	for _, bid := range b.look.bids {
		if bid.winner {
			title, key = b.host.Name(bid.seat), "board.trasteros.wins"
		}
		if bid.tied {
			key = "board.trasteros.tied"
		}
	}
	said := b.host.Text(key, map[string]any{"seat": title, "room": b.look.room})
	line := 40 * kit.Scale()
	s.text(said, box{stage.x + kit.Pad, stage.y + 2, stage.w - 2*kit.Pad, line}, ink{20 * kit.Scale(), kit.TitleFace(), tone(kit.Ink), 1})
	s.text(b.look.sub, box{stage.x + kit.Pad, stage.y + line - 2, stage.w - 2*kit.Pad, head - line}, plain(14))
	row := min(b.look.rowHeight(stage.w), (stage.h-head-8)/float32(max(1, len(b.look.bids))))
	for i, bid := range b.look.bids {
		b.drawBid(s, box{stage.x + kit.Gap, stage.y + head + 4 + float32(i)*row, stage.w - 2*kit.Gap, row - 4}, i, bid)
	}
}

// decides says that this cell is where a bid and its neighbour part.
func (f *facility) decides(i, kind int) bool {
	return f.bids[i].decide == kind || (i+1 < len(f.bids) && f.bids[i+1].decide == kind && f.bids[i].winner)
}

func (b *storage) drawBid(s *sketch, at box, i int, bid bidLook) {
	first := bid.winner || bid.tied
	if first {
		r := s.lifted(at, tone(kit.PanelRaised), 10)
		r.StrokeColor, r.StrokeWidth = tone(kit.Brass), 2
	}
	symbol := b.host.Symbol(bid.seat)
	seat := kit.SeatInk(symbol)
	mid := at.y + at.h/2
	x := at.x + 8
	rank := "–"
	if bid.rank > 0 {
		rank = strconv.Itoa(bid.rank)
	}
	ranked := number(min(20*textScale(), at.h*0.6))
	if bid.winner {
		s.icon("crown", kit.Brass, x+11, mid, 22)
	} else {
		s.text(rank, box{x, at.y, 22, at.h}, ranked.in(tone(kit.InkSoft)))
	}
	x += 28
	r := min(15, at.h*0.4)
	s.disc(x+r, mid, r, faint(tone(seat), 0x30), tone(seat), 1.8)
	s.icon(kit.SeatSymbol(symbol), seat, x+r, mid, r*1.1)
	x += 2*r + 8
	name := max(64, at.w*0.24)
	s.text(b.host.Name(bid.seat), box{x, at.y, name - 8, at.h}, strong(15).left())
	x += name
	b.drawCubes(s, box{x, at.y, at.x + at.w - x - 4, at.h}, i, bid)
}

// drawCubes shows a bid in four columns, gold first; while it flies in, the cubes come
// from the bidder's side, gold last.
func (b *storage) drawCubes(s *sketch, at box, i int, bid bidLook) {
	if bid.none {
		s.text(b.host.Text("board.trasteros.none", nil), box{at.x, at.y, at.w, at.h}, plain(14).left())
		return
	}
	each := at.w / 4
	for column := range 4 {
		kind := 3 - column
		n := bid.cubes[kind]
		cell := box{at.x + float32(column)*each, at.y, each, at.h}
		if b.look.decides(i, kind) && b.done >= 1 {
			c := s.rect(cell.inset(1.5), faint(tone(kit.Brass), 0x30), 8)
			c.StrokeColor, c.StrokeWidth = tone(kit.Brass), 1.8
		}
		b.drawCell(s, cell, kind, n)
	}
}

func (b *storage) drawCell(s *sketch, cell box, kind, n int) {
	side := min(cell.h*0.66, 28*textScale(), cell.w*0.5)
	count := strong(15)
	shift := (1 - b.done) * -(cell.x + 60)
	wide := count.width(strconv.Itoa(n))
	x := cell.x + (cell.w-side-3-wide)/2 + shift
	if n == 0 {
		s.text("·", cell, plain(15))
		return
	}
	s.picture(cubePicture(cubeKinds[kind]), box{x, cell.y + (cell.h-side)/2, side, side})
	if b.done >= 0.75 {
		s.text(strconv.Itoa(n), box{cell.x + (cell.w-side-3-wide)/2 + side + 3, cell.y, wide + 2, cell.h}, count.left())
	}
}
