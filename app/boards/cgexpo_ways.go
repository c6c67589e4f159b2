package boards

import (
	"image/color"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

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

// expoPace is how many quarters of a stride a way of so many places takes besides.
func expoPace(places int) time.Duration { return time.Duration(min(8, places-2)) }

// dotted draws a way as dots, with a head at its end where it is wanted.
func (e easel) dotted(way []fyne.Position, c color.NRGBA, from, upTo float32) {
	length := float32(0)
	for i := range len(way) - 1 {
		length += apart(way[i], way[i+1])
	}
	const gap = 0.34
	r := max(1.3, e.scale*0.075)
	next, passed := from, float32(0)
	for i := range len(way) - 1 {
		a, z := way[i], way[i+1]
		long := apart(a, z)
		for ; next < passed+long && next < length-upTo; next += gap {
			done := (next - passed) / long
			x, y := e.point(a.X+(z.X-a.X)*done, a.Y+(z.Y-a.Y)*done)
			e.disc(x, y, r, c, tone(kit.Void), 0.6)
		}
		passed += long
	}
}

// drawTrails shows the ways of those who moved last, and how far Intellivision-The-Great is from who flees.
func (b *expoBoard) drawTrails(e easel) {
	x := &b.look
	for i := range x.pieces {
		t := &x.pieces[i]
		way := b.ways[t.piece]
		if len(way) < 2 {
			continue
		}
		c := mix(tone(kit.Linen), tone(kit.Ink), 0.3)
		if t.kind == aThief {
			c = tone(x.paintOf(t.seat).fill)
		}
		e.dotted(way, faint(c, 0xc8), 0.2, 0.4)
	}
	if x.frantic && x.far > 0 {
		b.drawChase(e)
	}
}

// drawChase is the way of Intellivision-The-Great to who flees, with its length.
func (b *expoBoard) drawChase(e easel) {
	x := &b.look
	from, to := x.state.ITG.Square, x.state.Thieves[x.flees].Square
	way := []fyne.Position{middleOfSquare(from)}
	for _, q := range kingWay(from, to) {
		way = append(way, middleOfSquare(q))
	}
	way = append(way, middleOfSquare(to))
	danger := tone(kit.Danger)
	e.dotted(way, danger, 0.6, 0.6)
	m := along(way, 0.5)
	cx, cy := e.point(m.X, m.Y)
	r := min(max(11, e.scale*0.46), 20)
	e.disc(cx, cy, r, danger, tone(kit.OnDanger), 1.5)
	e.label(strconv.Itoa(x.far), cx, cy, digits(r*1.15, tone(kit.OnDanger)))
}

// drawMeetings joins each podcaster with the thief beside him whom he stops for.
func (b *expoBoard) drawMeetings(e easel) {
	for _, m := range b.look.meets {
		pod, thief := b.look.tokenOf(m.pod), b.look.tokenOf(thiefPieces[m.seat])
		if pod == nil || thief == nil {
			continue
		}
		px, py := e.point(pod.spot.x, pod.spot.y)
		tx, ty := e.point(thief.spot.x, thief.spot.y)
		r := max(2, e.scale*0.11)
		for i := range 5 {
			k := float32(i) / 4
			e.disc(px+(tx-px)*k, py+(ty-py)*k, r, tone(kit.Danger), nil, 0)
		}
		e.disc(px, py, e.scale*0.53, color.Transparent, tone(kit.Danger), max(2, e.scale*0.09))
	}
}

// drawPicked is the square that is looked at and the way there.
func (b *expoBoard) drawPicked(e easel) {
	p := &b.picked
	if p.at == 0 {
		return
	}
	brass := tone(kit.Brass)
	if from, ok := b.begins(); ok && len(p.way) > 0 {
		way := []fyne.Position{from}
		for _, q := range p.way {
			way = append(way, middleOfSquare(q))
		}
		e.dotted(way, brass, 0.5, 0.5)
	}
	at := e.on(box{float32(p.at.X()), float32(p.at.Y()), 1, 1})
	e.glow(at.inset(-e.scale*0.05), brass, e.scale*0.24)
	if t := b.goes(); t != nil {
		cx, cy := at.mid()
		b.drawToken(e.sketch, &token{piece: t.piece, kind: t.kind, seat: t.seat, item: t.item}, cx, cy, e.scale*0.72)
	}
}

// begins is where who goes to the picked square comes from.
func (b *expoBoard) begins() (fyne.Position, bool) {
	t := b.goes()
	if t == nil || t.at == 0 {
		return fyne.Position{}, false
	}
	return fyne.NewPos(t.spot.x, t.spot.y), true
}

// goes is who goes to a square that is picked; nil where that is not on the map.
func (b *expoBoard) goes() *token {
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
