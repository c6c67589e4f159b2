package crazymuseum

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
)

// lying is something on the floor of a room: how wide it is for its height, and how it is drawn.
type lying struct {
	wide float32
	draw func(e easel, at draw.Box)
}

// contents draws what lies in a room, its price and its warning.
func (e easel) contents(t *tile) {
	at := e.On(tileBox(t.cell))
	u := e.Tile
	taken := float32(0)
	if t.lit && !t.here && (t.cost >= 0 || t.way) {
		price := e.tag(t.cost, u*0.7)
		way := "footsteps"
		if t.duct {
			way = "vent"
		}
		e.price(price, way, at.X+at.W-price.w/2-u*0.03, at.Y+at.H-price.h/2-u*0.03)
		taken = price.w
	}
	list := e.lying(t, e.Tile < 84)
	if len(list) > 0 {
		tall := float32(0.58)
		switch n := e.board.look.crowd(t.number); {
		case n > 3:
			tall = 0.2
		case n > 0:
			tall = 0.27
		}
		e.flow(list, draw.At(at.X+u*0.06, at.Y+u*(0.95-tall), u*0.88, u*tall), taken)
	}
	if t.threats.any() {
		e.warn(at, t.threats.icons())
	}
	for _, d := range t.doubts.Dirs() {
		x, y := e.doorway(t.cell, d)
		e.Disc(x, y, u*0.07, draw.Tone(look.PanelRaised), draw.Tone(look.InkFaint), 1)
		e.Stamp(look.IconQuestion, look.InkSoft, x, y, u*0.11)
	}
}

// crowd returns how many stand in a room.
func (h *model) crowd(number int) int {
	n := 0
	for i := range h.figures {
		if h.figures[i].number == number {
			n++
		}
	}
	return n
}

// warn marks a room where somebody will be met tonight, with an icon of each who comes.
func (e easel) warn(at draw.Box, icons []string) {
	h := max(14, e.Tile*0.17)
	w := h * (0.5 + float32(len(icons)))
	cx := at.X + at.W*0.46
	e.Lifted(draw.At(cx-w/2, at.Y-h*0.45, w, h), e.stone.danger, h/2)
	for i, icon := range icons {
		e.Stamp(icon, look.OnDanger, cx+(float32(i)-float32(len(icons)-1)/2)*h, at.Y+h*0.05, h*0.86)
	}
}

// flow sets what lies in a room into rows from the bottom, as large as they fit; the tag takes the end of the last row.
func (e easel) flow(list []lying, in draw.Box, tag float32) {
	const gap = 0.12
	var rows [][]lying
	h := float32(0)
	for _, part := range [...]float32{0.24, 0.21, 0.185, 0.16, 0.14, 0.12} {
		h = e.Tile * part
		rows = inRows(list, in.W/h, tag/h, gap)
		if float32(len(rows))*h*(1+gap) <= in.H+1 {
			break
		}
	}
	y := in.Y + in.H - h
	for _, row := range rows {
		x := in.X
		for _, l := range row {
			l.draw(e, draw.At(x, y, l.wide*h, h))
			x += (l.wide + gap) * h
		}
		y -= h * (1 + gap)
	}
}

// inRows breaks a list into rows of a width, all told in heights of a row.
func inRows(list []lying, wide, tag, gap float32) [][]lying {
	rows := [][]lying{nil}
	left := wide - tag
	for _, l := range list {
		last := len(rows) - 1
		if left < l.wide && (len(rows[last]) > 0 || last == 0) {
			rows = append(rows, nil)
			last++
			left = wide
		}
		rows[last] = append(rows[last], l)
		left -= l.wide + gap
	}
	return rows
}

// lying lists what lies in a room: relics first, they are why people are here.
func (e easel) lying(t *tile, small bool) []lying {
	var list []lying
	for _, r := range t.relics {
		list = append(list, e.relic(r, small))
	}
	for range min(t.face, 3) {
		list = append(list, lying{1, easel.tokenDown})
	}
	if t.marked {
		list = append(list, lying{1, easel.mark})
	}
	for _, object := range t.loose {
		list = append(list, lying{1, func(e easel, at draw.Box) { e.loose(t, object, at) }})
	}
	for _, c := range t.traps {
		list = append(list, e.trap(c))
	}
	if n := len(t.stock); n > 0 {
		list = append(list, lying{1.75, func(e easel, at draw.Box) { e.stock(n, at) }})
	}
	return list
}

// relic returns a relic to lie in a room: a plinth face down; face up it tells its value and what it takes to steal it.
func (e easel) relic(r relic, small bool) lying {
	if !r.up {
		return lying{1, func(e easel, at draw.Box) {
			e.Rect(at, draw.Mix(draw.Tone(look.Floor), draw.Tone(look.Brass), 0.22), at.H*0.26).StrokeColor = draw.Tone(look.Brass)
			cx, cy := at.Mid()
			e.Frame(at, draw.Tone(look.Brass), max(1, at.H*0.06), at.H*0.26)
			e.Stamp("relic", look.Brass, cx, cy, at.H*0.74)
		}}
	}
	each := float32(0.86)
	if small {
		each = 0.44
	}
	value := "?"
	if r.value > 0 {
		value = strconv.Itoa(r.value)
	}
	head := 1.34 + 0.36*float32(len(value)-1)
	return lying{head + each*float32(len(r.needs)) + 0.1*min(1, float32(len(r.needs))), func(e easel, at draw.Box) {
		e.Lifted(at, draw.Tone(look.Brass), at.H*0.26)
		h := at.H
		e.Stamp("relic", look.OnBrass, at.X+h*0.45, at.Y+h/2, h*0.74)
		e.Label(value, at.X+h*(0.82+(head-0.96)/2), at.Y+h/2, draw.Digits(h*0.68, draw.Tone(look.OnBrass)))
		if len(r.needs) > 0 {
			shelf := draw.At(at.X+h*head, at.Y+h*0.07, at.W-h*head-h*0.07, h*0.86)
			e.Rect(shelf, draw.Tone(look.Panel), h*0.2)
		}
		for i, n := range r.needs {
			e.need(n, at.X+h*(head+0.03+each*(float32(i)+0.5)), at.Y+h/2, h, small)
		}
	}}
}

// need draws an object that a relic takes: with a tick where it is at hand.
func (e easel) need(n need, cx, cy, h float32, small bool) {
	if small {
		fill, edge := draw.Tone(look.Hollow), draw.Tone(look.InkFaint)
		if n.met {
			fill, edge = draw.Tone(look.Good), draw.Tone(look.Good)
		}
		e.Disc(cx, cy, h*0.15, fill, edge, 1)
		return
	}
	name := fyne.ThemeColorName(look.InkFaint)
	if n.met {
		name = look.Ink
	}
	e.Stamp(objectIcon(n.object), name, cx, cy, h*0.62)
	if n.met {
		r := h * 0.19
		e.Disc(cx+h*0.25, cy+h*0.24, r, draw.Tone(look.Good), draw.Tone(look.Panel), 1)
		e.Stamp("check", look.Void, cx+h*0.25, cy+h*0.24, r*1.7)
	}
}

// tokenDown draws an object token face down.
func (e easel) tokenDown(at draw.Box) {
	cx, cy := at.Mid()
	e.Disc(cx, cy, at.H/2, draw.Tone(look.Panel), draw.Tone(look.InkFaint), max(1, at.H*0.06))
	e.Stamp(look.IconQuestion, look.InkSoft, cx, cy, at.H*0.66)
}

// mark draws what the table said to lie in a room, whatever it is.
func (e easel) mark(at draw.Box) {
	cx, cy := at.Mid()
	e.Disc(cx, cy, at.H/2, draw.Tone(look.PanelRaised), draw.Tone(look.Danger), max(1, at.H*0.06))
	e.Stamp(icons["mark"], look.Ink, cx, cy, at.H*0.66)
}

// loose draws an object that can be taken: by a tap on it where the thief at turn stands.
func (e easel) loose(t *tile, name string, at draw.Box) {
	edge := draw.Tone(look.Ink)
	if thing := rules.Of("object", name); t.here && slices.Contains(e.board.look.objects, thing) {
		edge = draw.Tone(look.Brass)
		e.board.small = append(e.board.small, draw.Hit{Box: e.Back(at), Thing: thing})
	}
	cx, cy := at.Mid()
	e.Disc(cx, cy, at.H/2, draw.Tone(look.PanelRaised), edge, max(1, at.H*0.06))
	e.Stamp(objectIcon(name), look.Ink, cx, cy, at.H*0.66)
}

// stock draws the guardhouse's shelf.
func (e easel) stock(n int, at draw.Box) {
	e.Rect(at, draw.Tone(look.Guard), at.H*0.26)
	e.Stamp("recover", look.OnGuard, at.X+at.H*0.5, at.Y+at.H/2, at.H*0.74)
	e.Label(strconv.Itoa(n), at.X+at.H*1.25, at.Y+at.H/2, draw.Digits(at.H*0.68, draw.Tone(look.OnGuard)))
}

// trap returns a card to lie in a room: face down only its deck shows, face up what it is and whose turn ends it.
func (e easel) trap(c trap) lying {
	if c.kind == "" {
		return lying{0.78, func(e easel, at draw.Box) { e.cardDown(c.rat, at) }}
	}
	wide := float32(0.86)
	if c.stay != "" {
		wide = 1.42
	}
	return lying{wide, func(e easel, at draw.Box) {
		card := draw.At(at.X, at.Y, at.H*0.86, at.H)
		r := e.Lifted(card, draw.White, at.H*0.14)
		r.StrokeColor, r.StrokeWidth = draw.Tone(look.Danger), max(1, at.H*0.06)
		cx, cy := card.Mid()
		e.Stamp("card-"+c.kind, draw.CardInk, cx, cy, at.H*0.68)
		if c.stay != "" {
			e.stay(c.stay, at.X+at.H*1.12, at.Y+at.H*0.5, at.H*0.29)
		}
	}}
}

// cardDown draws a card face down.
func (e easel) cardDown(rat bool, at draw.Box) {
	back, icon := draw.Mix(draw.Tone(look.Good), draw.Black, 0.55), "vending"
	if rat {
		back, icon = draw.Mix(draw.Tone(look.Junk), draw.Black, 0.5), "rat"
	}
	r := e.Rect(at, back, at.H*0.14)
	r.StrokeColor, r.StrokeWidth = draw.Mix(back, draw.White, 0.6), max(1, at.H*0.05)
	cx, cy := at.Mid()
	e.Stamp(icon, look.OnGuard, cx, cy, at.H*0.56)
}

// stay tells until whose turn a card stays: a seat's symbol, a guard's number or the mummy.
func (e easel) stay(who string, cx, cy, r float32) {
	if seat := slotSeat(who); seat >= 0 {
		n := e.board.host.Symbol(seat)
		e.Disc(cx, cy, r, draw.Tone(kit.SeatInk(n)), nil, 0)
		e.Stamp(kit.SeatSymbol(n), look.Void, cx, cy, r*1.3)
		return
	}
	if number, ok := strings.CutPrefix(who, "guard:"); ok {
		e.Disc(cx, cy, r, draw.Tone(look.Guard), draw.White, 1)
		e.Label(number, cx, cy, draw.Digits(r*1.4, draw.White))
		return
	}
	e.Disc(cx, cy, r, draw.Tone(look.Linen), nil, 0)
	e.Stamp("mummy", look.OnLamp, cx, cy, r*1.4)
}
