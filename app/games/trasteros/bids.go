package trasteros

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
)

// bidsHeight returns the height that the fists need.
func (f *model) bidsHeight(width float32) float32 {
	rows := float32(1)
	if width < narrow && len(f.bids) > 3 {
		rows = 2
	}
	return 46*look.Scale() + rows*(96+30*look.Scale()) + 12
}

// revealHead returns the height of the headline and, where one kind decided, of the line that says so.
func (f *model) revealHead() float32 {
	if f.sub == "" {
		return 44 * look.Scale()
	}
	return 64 * look.Scale()
}

// rowHeight returns the height of a revealed bid.
func (f *model) rowHeight(width float32) float32 {
	if width < narrow {
		return max(44, 40*look.Scale())
	}
	return max(40, 40*look.Scale())
}

// drawBids shows who holds a closed fist over the table and who is still waited for.
func (g stage) drawBids(stage draw.Box) {
	head := 42 * look.Scale()
	at := draw.At(stage.X+look.Pad, stage.Y+2, stage.W-2*look.Pad, head)
	g.Text(g.board.host.Text("board.trasteros.bids", map[string]any{"room": g.board.look.room}), at, draw.Ink{Size: 20 * look.Scale(), Face: look.TitleFace(), Color: draw.Tone(look.Ink), Align: 1})
	n := len(g.board.look.bids)
	columns := n
	if stage.W < narrow && n > 3 {
		columns = (n + 1) / 2
	}
	rows := (n + columns - 1) / columns
	top := stage.Y + head + 4
	each := min(200*draw.TextScale(), (stage.W-2*look.Pad)/float32(columns))
	high := min((stage.Y+stage.H-top-8)/float32(rows), each+48*look.Scale())
	top += (stage.Y + stage.H - top - 8 - high*float32(rows)) / 2
	for i, bid := range g.board.look.bids {
		line := i / columns
		in := min(columns, n-line*columns)
		x := stage.X + (stage.W-each*float32(in))/2 + float32(i%columns)*each
		place := draw.At(x, top+float32(line)*high, each, high)
		g.drawFist(place.Inset(4), bid)
	}
}

// drawFist draws somebody's fist, or that it is waited for.
func (g stage) drawFist(at draw.Box, bid bidLook) {
	symbol := g.board.host.Symbol(bid.seat)
	seat := kit.SeatInk(symbol)
	colour := draw.Tone(seat)
	texts := 40 * look.Scale()
	r := min(at.W, at.H-texts) / 2 * 0.92
	cx, cy := at.X+at.W/2, at.Y+(at.H-texts)/2
	if bid.lit {
		g.Lifted(at, draw.Tone(look.PanelRaised), 14)
		r *= 0.88
	}
	fill := draw.Faint(colour, 0x2c)
	state, said, ring := "board.trasteros.waiting", draw.Tone(look.InkSoft), draw.Faint(colour, 0x80)
	if bid.in {
		fill, state, said, ring = draw.Faint(colour, 0x58), "board.trasteros.in", draw.Tone(look.Good), colour
	}
	g.Disc(cx, cy, r, fill, ring, max(2, r/14))
	if bid.in {
		g.Icon("fist", seat, cx, cy, r*1.25)
	} else {
		g.Icon("hourglass", seat, cx, cy, r*0.9)
	}
	mark := r * 0.36
	g.Disc(cx+r*0.72, cy+r*0.72, mark, draw.Tone(look.Panel), colour, 1.5)
	g.Icon(kit.SeatSymbol(symbol), seat, cx+r*0.72, cy+r*0.72, mark*1.15)
	y := at.Y + at.H - texts
	g.Text(g.board.host.Name(bid.seat), draw.At(at.X+4, y, at.W-8, texts*0.5), draw.Strong(15))
	g.Text(g.board.host.Text(state, nil), draw.At(at.X+4, y+texts*0.47, at.W-8, texts*0.42), draw.Plain(13).In(said))
	if bid.lit {
		g.board.takeTaps(at, bid.thing)
	}
}

// drawReveal shows all bids in the order of their worth, kind by kind, and which kind
// decided: more gold, then more silver, bronze, glass, nothing ever converted.
func (g stage) drawReveal(stage draw.Box) {
	head := g.board.look.revealHead()
	title, key := "", "board.trasteros.nobody"
	for _, bid := range g.board.look.bids {
		if bid.winner {
			title, key = g.board.host.Name(bid.seat), "board.trasteros.wins"
		}
		if bid.tied {
			key = "board.trasteros.tied"
		}
	}
	said := g.board.host.Text(key, map[string]any{"seat": title, "room": g.board.look.room})
	line := 40 * look.Scale()
	g.Text(said, draw.At(stage.X+look.Pad, stage.Y+2, stage.W-2*look.Pad, line), draw.Ink{Size: 20 * look.Scale(), Face: look.TitleFace(), Color: draw.Tone(look.Ink), Align: 1})
	g.Text(g.board.look.sub, draw.At(stage.X+look.Pad, stage.Y+line-2, stage.W-2*look.Pad, head-line), draw.Plain(14))
	n := float32(max(1, len(g.board.look.bids)))
	row := min(bidHigh*draw.TextScale(), (stage.H-head-8)/n)
	top := stage.Y + head + 4 + max(0, stage.H-head-8-n*row)/3
	for i, bid := range g.board.look.bids {
		g.drawBid(draw.At(stage.X+look.Gap, top+float32(i)*row, stage.W-2*look.Gap, row-4), i, bid)
	}
}

// bidHigh is how high a revealed bid is where there is room.
const bidHigh = 96

// decides reports whether this cell is where a bid and its neighbour part.
func (f *model) decides(i, kind int) bool {
	return f.bids[i].decide == kind || (i+1 < len(f.bids) && f.bids[i+1].decide == kind && f.bids[i].winner)
}

// drawBid draws a revealed bid: rank, name and cubes.
func (g stage) drawBid(at draw.Box, i int, bid bidLook) {
	first := bid.winner || bid.tied
	if first {
		r := g.Lifted(at, draw.Tone(look.PanelRaised), 10)
		r.StrokeColor, r.StrokeWidth = draw.Tone(look.Brass), 2
	}
	symbol := g.board.host.Symbol(bid.seat)
	seat := kit.SeatInk(symbol)
	mid := at.Y + at.H/2
	x := at.X + 8
	rank := "–"
	if bid.rank > 0 {
		rank = strconv.Itoa(bid.rank)
	}
	ranked := draw.Number(min(20*draw.TextScale(), at.H*0.6))
	if bid.winner {
		g.Icon("crown", look.Brass, x+11, mid, 22)
	} else {
		g.Text(rank, draw.At(x, at.Y, 22, at.H), ranked.In(draw.Tone(look.InkSoft)))
	}
	x += 28
	r := min(15, at.H*0.4)
	if at.H > 60 {
		r = min(at.H*0.26, at.W*0.05)
	}
	g.Disc(x+r, mid, r, draw.Faint(draw.Tone(seat), 0x30), draw.Tone(seat), 1.8)
	g.Icon(kit.SeatSymbol(symbol), seat, x+r, mid, r*1.1)
	x += 2*r + 8
	name := max(64, at.W*0.24)
	g.Text(g.board.host.Name(bid.seat), draw.At(x, at.Y, name-8, at.H), draw.Strong(15).Left())
	x += name
	g.drawCubes(draw.At(x, at.Y, at.X+at.W-x-4, at.H), i, bid)
}

// drawCubes shows a bid in four columns, gold first.
func (g stage) drawCubes(at draw.Box, i int, bid bidLook) {
	if bid.none {
		g.Text(g.board.host.Text("board.trasteros.none", nil), draw.At(at.X, at.Y, at.W, at.H), draw.Plain(14).Left())
		return
	}
	each := at.W / 4
	for column := range 4 {
		kind := 3 - column
		n := bid.cubes[kind]
		cell := draw.At(at.X+float32(column)*each, at.Y, each, at.H)
		if g.board.look.decides(i, kind) {
			c := g.Rect(cell.Inset(1.5), draw.Faint(draw.Tone(look.Brass), 0x30), 8)
			c.StrokeColor, c.StrokeWidth = draw.Tone(look.Brass), 1.8
		}
		g.drawCell(cell, kind, n)
	}
}

// drawCell draws the cubes of one kind.
func (g stage) drawCell(cell draw.Box, kind, n int) {
	count := draw.Strong(15)
	wide := count.Width(strconv.Itoa(n))
	if n == 0 {
		g.Text("·", cell, draw.Plain(15))
		return
	}
	if line := count.Measure("8").Height; cell.H >= cell.W+line { // the number stands under its cube
		side := min(cell.H*0.5, cell.W*0.72, 48*draw.TextScale())
		y := cell.Y + (cell.H-side-line)/2
		g.Picture(cubePicture(cubeKinds[kind]), draw.At(cell.X+(cell.W-side)/2, y, side, side))
		g.Text(strconv.Itoa(n), draw.At(cell.X, y+side, cell.W, line), count)
		return
	}
	side := min(cell.H*0.66, 48*draw.TextScale(), cell.W*0.5)
	x := cell.X + (cell.W-side-3-wide)/2
	g.Picture(cubePicture(cubeKinds[kind]), draw.At(x, cell.Y+(cell.H-side)/2, side, side))
	g.Text(strconv.Itoa(n), draw.At(x+side+3, cell.Y, wide+2, cell.H), count.Left())
}
