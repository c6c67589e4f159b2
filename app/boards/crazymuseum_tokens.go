package boards

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// lying is something on the floor of a room: how wide it is for its height, and how it is drawn.
type lying struct {
	wide float32
	draw func(e easel, at box)
}

// contents draws what lies in a room, its price and its warning.
func (b *museumBoard) contents(e easel, t *tile, p stone) {
	at := e.on(tileBox(t.cell))
	u := e.tile
	taken := float32(0)
	if t.lit && !t.here && (t.cost >= 0 || t.way) {
		price := b.tag(e, t.cost, u*0.7)
		b.price(e, price, at.x+at.w-price.w/2-u*0.03, at.y+at.h-price.h/2-u*0.03)
		taken = price.w
	}
	list := b.lying(t, e.tile < 84)
	if len(list) > 0 {
		tall := float32(0.58)
		switch n := b.look.crowd(t.number); {
		case n > 3:
			tall = 0.2
		case n > 0:
			tall = 0.27
		}
		e.flow(list, box{at.x + u*0.06, at.y + u*(0.95-tall), u * 0.88, u * tall}, taken)
	}
	if t.danger {
		e.warn(at, p)
	}
	for _, d := range t.doubts.Dirs() {
		x, y := e.doorway(t.cell, d)
		e.disc(x, y, u*0.07, tone(kit.PanelRaised), tone(kit.InkFaint), 1)
		e.stamp(kit.IconQuestion, kit.InkSoft, x, y, u*0.11)
	}
}

// crowd is how many stand in a room.
func (h *heist) crowd(number int) int {
	n := 0
	for i := range h.figures {
		if h.figures[i].number == number {
			n++
		}
	}
	return n
}

// warn marks a room where somebody will be met tonight.
func (e easel) warn(at box, p stone) {
	h := max(14, e.tile*0.17)
	w := h * 1.5
	cx := at.x + at.w*0.46
	e.lifted(box{cx - w/2, at.y - h*0.45, w, h}, p.danger, h/2)
	e.stamp("eye", kit.OnDanger, cx, at.y+h*0.05, h*0.86)
}

// flow sets what lies in a room into rows from the bottom, as large as they fit; the tag takes the end of the last row.
func (e easel) flow(list []lying, in box, tag float32) {
	const gap = 0.12
	var rows [][]lying
	h := float32(0)
	for _, part := range [...]float32{0.24, 0.21, 0.185, 0.16, 0.14, 0.12} {
		h = e.tile * part
		rows = inRows(list, in.w/h, tag/h, gap)
		if float32(len(rows))*h*(1+gap) <= in.h+1 {
			break
		}
	}
	y := in.y + in.h - h
	for _, row := range rows {
		x := in.x
		for _, l := range row {
			l.draw(e, box{x, y, l.wide * h, h})
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
func (b *museumBoard) lying(t *tile, small bool) []lying {
	var list []lying
	for _, r := range t.relics {
		list = append(list, b.relic(r, small))
	}
	for range min(t.face, 3) {
		list = append(list, lying{1, easel.tokenDown})
	}
	for _, object := range t.loose {
		list = append(list, lying{1, func(e easel, at box) { b.loose(e, t, object, at) }})
	}
	for _, c := range t.traps {
		list = append(list, b.trap(c))
	}
	if n := len(t.stock); n > 0 {
		list = append(list, lying{1.75, func(e easel, at box) { e.stock(n, at) }})
	}
	return list
}

// relic is a plinth face down; face up it tells its value and what it takes to steal it.
func (b *museumBoard) relic(r relic, small bool) lying {
	if !r.up {
		return lying{1, func(e easel, at box) {
			e.rect(at, mix(tone(kit.Floor), tone(kit.Brass), 0.22), at.h*0.26).StrokeColor = tone(kit.Brass)
			cx, cy := at.mid()
			e.frame(at, tone(kit.Brass), max(1, at.h*0.06), at.h*0.26)
			e.stamp("relic", kit.Brass, cx, cy, at.h*0.74)
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
	return lying{head + each*float32(len(r.needs)) + 0.1*min(1, float32(len(r.needs))), func(e easel, at box) {
		e.lifted(at, tone(kit.Brass), at.h*0.26)
		h := at.h
		e.stamp("relic", kit.OnBrass, at.x+h*0.45, at.y+h/2, h*0.74)
		e.label(value, at.x+h*(0.82+(head-0.96)/2), at.y+h/2, digits(h*0.68, tone(kit.OnBrass)))
		if len(r.needs) > 0 {
			shelf := box{at.x + h*head, at.y + h*0.07, at.w - h*head - h*0.07, h * 0.86}
			e.rect(shelf, tone(kit.Panel), h*0.2)
		}
		for i, n := range r.needs {
			e.need(n, at.x+h*(head+0.03+each*(float32(i)+0.5)), at.y+h/2, h, small)
		}
	}}
}

// need is an object that a relic takes: with a tick where it is at hand.
func (e easel) need(n need, cx, cy, h float32, small bool) {
	if small {
		fill, edge := tone(kit.Hollow), tone(kit.InkFaint)
		if n.met {
			fill, edge = tone(kit.Good), tone(kit.Good)
		}
		e.disc(cx, cy, h*0.15, fill, edge, 1)
		return
	}
	name := fyne.ThemeColorName(kit.InkFaint)
	if n.met {
		name = kit.Ink
	}
	e.stamp(objectIcon(n.object), name, cx, cy, h*0.62)
	if n.met {
		r := h * 0.19
		e.disc(cx+h*0.25, cy+h*0.24, r, tone(kit.Good), tone(kit.Panel), 1)
		e.stamp("check", kit.Void, cx+h*0.25, cy+h*0.24, r*1.7)
	}
}

func (e easel) tokenDown(at box) {
	cx, cy := at.mid()
	e.disc(cx, cy, at.h/2, tone(kit.Panel), tone(kit.InkFaint), max(1, at.h*0.06))
	e.stamp(kit.IconQuestion, kit.InkSoft, cx, cy, at.h*0.66)
}

// loose is an object that can be taken: by a tap on it where the thief at turn stands.
func (b *museumBoard) loose(e easel, t *tile, name string, at box) {
	edge := tone(kit.Ink)
	if thing := rules.Of("object", name); t.here && slices.Contains(b.look.objects, thing) {
		edge = tone(kit.Brass)
		b.mapHits = append(b.mapHits, hit{box{at.x/e.scale + e.ox, at.y/e.scale + e.oy, at.w / e.scale, at.h / e.scale}, thing})
	}
	cx, cy := at.mid()
	e.disc(cx, cy, at.h/2, tone(kit.PanelRaised), edge, max(1, at.h*0.06))
	e.stamp(objectIcon(name), kit.Ink, cx, cy, at.h*0.66)
}

// stock is the guardhouse's shelf.
func (e easel) stock(n int, at box) {
	e.rect(at, tone(kit.Guard), at.h*0.26)
	e.stamp("recover", kit.OnGuard, at.x+at.h*0.5, at.y+at.h/2, at.h*0.74)
	e.label(strconv.Itoa(n), at.x+at.h*1.25, at.y+at.h/2, digits(at.h*0.68, tone(kit.OnGuard)))
}

// trap is a card: face down only its deck shows, face up what it is and whose turn ends it.
func (b *museumBoard) trap(c trap) lying {
	if c.kind == "" {
		return lying{0.78, func(e easel, at box) { e.cardDown(c.rat, at) }}
	}
	wide := float32(0.86)
	if c.stay != "" {
		wide = 1.42
	}
	return lying{wide, func(e easel, at box) {
		card := box{at.x, at.y, at.h * 0.86, at.h}
		r := e.lifted(card, white, at.h*0.14)
		r.StrokeColor, r.StrokeWidth = tone(kit.Danger), max(1, at.h*0.06)
		cx, cy := card.mid()
		e.stamp("card-"+c.kind, cardInk, cx, cy, at.h*0.68)
		if c.stay != "" {
			b.stay(e, c.stay, at.x+at.h*1.12, at.y+at.h*0.5, at.h*0.29)
		}
	}}
}

func (e easel) cardDown(rat bool, at box) {
	back, icon := mix(tone(kit.Good), black, 0.55), "vending"
	if rat {
		back, icon = mix(tone(kit.Junk), black, 0.5), "rat"
	}
	r := e.rect(at, back, at.h*0.14)
	r.StrokeColor, r.StrokeWidth = mix(back, white, 0.6), max(1, at.h*0.05)
	cx, cy := at.mid()
	e.stamp(icon, kit.OnGuard, cx, cy, at.h*0.56)
}

// stay tells until whose turn a card stays: a seat's symbol, a guard's number or the mummy.
func (b *museumBoard) stay(e easel, who string, cx, cy, r float32) {
	if seat := slotSeat(who); seat >= 0 {
		n := b.host.Symbol(seat)
		e.disc(cx, cy, r, tone(kit.SeatInk(n)), nil, 0)
		e.stamp(kit.SeatSymbol(n), kit.Void, cx, cy, r*1.3)
		return
	}
	if number, ok := cutNumber(who, "guard:"); ok {
		e.disc(cx, cy, r, tone(kit.Guard), white, 1)
		e.label(number, cx, cy, digits(r*1.4, white))
		return
	}
	e.disc(cx, cy, r, tone(kit.Linen), nil, 0)
	e.stamp("mummy", kit.OnLamp, cx, cy, r*1.4)
}
