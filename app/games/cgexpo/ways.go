package cgexpo

import (
	"image/color"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// choice is a square that somebody looks at before going there.
type choice struct {
	at      cgexpo.Square
	way     []cgexpo.Square
	haul    cgexpo.Haul
	offer   rules.Offer
	answers rules.Answers
}

// pace is how many quarters of a stride a way of so many places takes besides.
func pace(places int) time.Duration { return time.Duration(min(8, places-2)) }

// dotted draws a way as dots, with a head at its end where it is wanted.
func (e easel) dotted(way []fyne.Position, c color.NRGBA, from, upTo float32) {
	length := float32(0)
	for i := range len(way) - 1 {
		length += draw.Apart(way[i], way[i+1])
	}
	const gap = 0.34
	r := max(1.3, e.Scale*0.075)
	next, passed := from, float32(0)
	for i := range len(way) - 1 {
		a, z := way[i], way[i+1]
		long := draw.Apart(a, z)
		for ; next < passed+long && next < length-upTo; next += gap {
			done := (next - passed) / long
			x, y := e.Point(a.X+(z.X-a.X)*done, a.Y+(z.Y-a.Y)*done)
			e.Disc(x, y, r, c, draw.Tone(kit.Void), 0.6)
		}
		passed += long
	}
}

// drawTrails shows the ways of those who moved last, and how far Intellivision-The-Great is from who flees.
func (b *Board) drawTrails(e easel) {
	x := &b.look
	for i := range x.pieces {
		t := &x.pieces[i]
		way := b.ways[t.piece]
		if len(way) < 2 {
			continue
		}
		c := draw.Mix(draw.Tone(kit.Linen), draw.Tone(kit.Ink), 0.3)
		if t.kind == aThief {
			c = draw.Tone(x.paintOf(t.seat).fill)
		}
		e.dotted(way, draw.Faint(c, 0xc8), 0.2, 0.4)
	}
	if x.frantic && x.far > 0 {
		b.drawChase(e)
	}
}

// drawChase is the way of Intellivision-The-Great to who flees, with its length.
func (b *Board) drawChase(e easel) {
	x := &b.look
	from, to := x.state.ITG.Square, x.state.Thieves[x.flees].Square
	way := []fyne.Position{middleOfSquare(from)}
	for _, q := range kingWay(from, to) {
		way = append(way, middleOfSquare(q))
	}
	way = append(way, middleOfSquare(to))
	danger := draw.Tone(kit.Danger)
	e.dotted(way, danger, 0.6, 0.6)
	m := along(way, 0.5)
	cx, cy := e.Point(m.X, m.Y)
	r := min(max(11, e.Scale*0.46), 20)
	e.Disc(cx, cy, r, danger, draw.Tone(kit.OnDanger), 1.5)
	e.Label(strconv.Itoa(x.far), cx, cy, draw.Digits(r*1.15, draw.Tone(kit.OnDanger)))
}

// drawMeetings joins each podcaster with the thief beside him whom he stops for.
func (b *Board) drawMeetings(e easel) {
	for _, m := range b.look.meets {
		pod, thief := b.look.tokenOf(m.pod), b.look.tokenOf(thiefPieces[m.seat])
		if pod == nil || thief == nil {
			continue
		}
		px, py := e.Point(pod.spot.X, pod.spot.Y)
		tx, ty := e.Point(thief.spot.X, thief.spot.Y)
		r := max(2, e.Scale*0.11)
		for i := range 5 {
			k := float32(i) / 4
			e.Disc(px+(tx-px)*k, py+(ty-py)*k, r, draw.Tone(kit.Danger), nil, 0)
		}
		e.Disc(px, py, e.Scale*0.53, color.Transparent, draw.Tone(kit.Danger), max(2, e.Scale*0.09))
	}
}

// drawPicked is the square that is looked at and the way there.
func (b *Board) drawPicked(e easel) {
	p := &b.picked
	if p.at == 0 {
		return
	}
	brass := draw.Tone(kit.Brass)
	if from, ok := b.begins(); ok && len(p.way) > 0 {
		way := []fyne.Position{from}
		for _, q := range p.way {
			way = append(way, middleOfSquare(q))
		}
		e.dotted(way, brass, 0.5, 0.5)
	}
	at := e.On(draw.At(float32(p.at.X()), float32(p.at.Y()), 1, 1))
	e.Glow(at.Inset(-e.Scale*0.05), brass, e.Scale*0.24)
	if t := b.goes(); t != nil {
		cx, cy := at.Mid()
		b.drawToken(e.Sketch, &token{piece: t.piece, kind: t.kind, seat: t.seat, item: t.item}, cx, cy, e.Scale*0.72)
	}
}

// begins is where who goes to the picked square comes from.
func (b *Board) begins() (fyne.Position, bool) {
	t := b.goes()
	if t == nil || t.at == 0 {
		return fyne.Position{}, false
	}
	return fyne.NewPos(t.spot.X, t.spot.Y), true
}

// goes is who goes to a square that is picked; nil where that is not on the map.
func (b *Board) goes() *token {
	x := &b.look
	if x.reach != nil && x.turn >= 0 {
		return x.tokenOf(thiefPieces[x.turn])
	}
	_, piece := x.state.Next()
	if x.step == "carl" {
		piece = cgexpo.Carl
	}
	return x.tokenOf(piece)
}
