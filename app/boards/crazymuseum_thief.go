package boards

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules"
)

// panelHeight is that of the plate below the map: the thief whose turn it is, or in the night all of them.
func (h *heist) panelHeight(size fyne.Size) float32 {
	if !h.counted || len(h.thieves) == 0 {
		return 0
	}
	one := h.unit()
	switch {
	case size.Width >= hall:
		return one + 16
	case size.Height < roomy:
		return 0
	case h.turn < 0:
		return one + 16
	}
	return 2*one + 14
}

// unit is the height of what stands on the plate.
func (h *heist) unit() float32 { return 26 + 8*textScale() }

// drawPanel shows what the thief of the moment has, as its board on the table does.
func (b *museumBoard) drawPanel(s *sketch, at box) {
	if at.h <= 0 {
		return
	}
	s.lifted(at, tone(kit.Panel), 14)
	if b.look.turn < 0 || int(b.look.turn) >= len(b.look.thieves) {
		b.drawEverybody(s, at)
		return
	}
	t := &b.look.thieves[b.look.turn]
	u := b.look.unit()
	r := row{s: s, x: at.x + 10, end: at.x + at.w - 10, y: at.y + at.h/2, u: u}
	if at.w >= hall {
		b.who(&r, t)
		b.slots(&r, t)
		b.purse(&r, t)
		b.loot(&r, t)
		return
	}
	r.y = at.y + 5 + u/2
	b.who(&r, t)
	b.purse(&r, t)
	low := row{s: s, x: at.x + 10, end: at.x + at.w - 10, y: at.y + at.h - 6 - u/2, u: u}
	b.slots(&low, t)
	b.loot(&low, t)
}

// row sets things beside each other.
type row struct {
	s         *sketch
	x, end, y float32
	u         float32
}

func (r *row) icon(name string, ink fyne.ThemeColorName, side float32) {
	r.s.stamp(name, ink, r.x+side/2, r.y, side)
	r.x += side
}

func (r *row) gap(by float32) { r.x += by }

// who is the seat's symbol, its tokens and its lives.
func (b *museumBoard) who(r *row, t *thief) {
	n := b.host.Symbol(t.seat)
	c := tone(kit.SeatInk(n))
	r.s.disc(r.x+r.u/2, r.y, r.u/2, faint(c, 0x30), c, 2)
	r.s.stamp(kit.SeatSymbol(n), kit.SeatInk(n), r.x+r.u/2, r.y, r.u*0.54)
	r.gap(r.u + 10)
	b.pips(r, t)
	r.gap(10)
	b.lives(r, t)
	if t.out {
		r.gap(6)
		r.icon("entrance", kit.InkSoft, r.u*0.5)
	}
	r.gap(12)
}

func (b *museumBoard) lives(r *row, t *thief) {
	for i := range allLives {
		name := fyne.ThemeColorName(kit.Danger)
		if i >= t.lives {
			name = kit.Hollow
		}
		r.icon("heart", name, r.u*0.46)
		r.gap(1)
	}
}

// pips are the tokens in two rows: full in the action area, rings at rest; those lost for good are only dots.
func (b *museumBoard) pips(r *row, t *thief) {
	d := r.u * 0.30
	step := d + r.u*0.07
	for i := range max(t.most, t.total) {
		x, y := r.x+float32(i%5)*step+d/2, r.y+(float32(i/5)-0.5)*step
		switch {
		case i < t.action:
			r.s.disc(x, y, d/2, tone(kit.Brass), nil, 0)
		case i < t.total:
			r.s.disc(x, y, d/2-0.8, tone(kit.Panel), tone(kit.Brass), 1.6)
		default:
			r.s.disc(x, y, d*0.13, tone(kit.InkFaint), nil, 0)
		}
	}
	r.gap(5*step - r.u*0.07)
}

// slots are the three places for objects and the one for a ladder.
func (b *museumBoard) slots(r *row, t *thief) {
	places := max(3, len(t.objects))
	side := r.u
	for i := range places {
		at := box{r.x, r.y - side/2, side, side}
		r.s.rect(at, tone(kit.Void), side*0.24)
		edge := r.s.frame(at, tone(kit.Edge), 1.2, side*0.24)
		if i < len(t.objects) {
			edge.StrokeColor = tone(kit.InkSoft)
			r.s.stamp(objectIcon(t.objects[i]), kit.Ink, r.x+side/2, r.y, side*0.66)
			b.carry(at, t.objects[i], edge)
		}
		r.gap(side + 5)
	}
	r.gap(3)
	at := box{r.x, r.y - side/2, side * 0.8, side}
	name := fyne.ThemeColorName(kit.Hollow)
	if t.ladder {
		name = kit.Brass
	}
	r.s.rect(at, tone(kit.Void), side*0.24)
	if t.ladder {
		b.carry(at, "ladder", r.s.frame(at, tone(kit.Edge), 1.2, side*0.24))
	}
	r.s.stamp("ladder", name, r.x+side*0.4, r.y, side*0.66)
	r.gap(side*0.8 + 12)
}

// carry lets a tap put down what is carried.
func (b *museumBoard) carry(at box, object string, edge *canvas.Rectangle) {
	thing := rules.Of("object", object)
	if !slices.Contains(b.look.objects, thing) {
		return
	}
	edge.StrokeColor = tone(kit.Brass)
	up := max(0, (kit.Touch-at.h)/2)
	b.touch(box{at.x - 2, at.y - up, at.w + 4, at.h + 2*up}, thing)
}

// purse is the cheese and the cards in hand.
func (b *museumBoard) purse(r *row, t *thief) {
	b.amount(r, "cheese", t.cheese)
	b.amount(r, "cards", t.hand)
}

// amount is an icon with how many: with none of them both are faint.
func (b *museumBoard) amount(r *row, icon string, n int) {
	name, color := fyne.ThemeColorName(kit.Brass), tone(kit.Ink)
	if n == 0 {
		name, color = kit.InkFaint, tone(kit.InkFaint)
	}
	side := r.u * 0.58
	i := digits(r.u*0.46, color)
	text := strconv.Itoa(n)
	if r.x+side+4+i.width(text) > r.end+4 {
		return
	}
	r.icon(icon, name, side)
	r.gap(4)
	r.s.label(text, r.x+i.width(text)/2, r.y, i)
	r.gap(i.width(text) + 10)
}

// loot is the relics with their values at the end of the row; where they do not all fit, their number and sum.
func (b *museumBoard) loot(r *row, t *thief) {
	h := r.u * 0.74
	i := digits(h*0.64, tone(kit.OnBrass))
	tags, total, wide := make([]string, len(t.relics)), 0, float32(0)
	for n, value := range t.relics {
		tags[n] = "?"
		if value > 0 {
			tags[n] = strconv.Itoa(value)
		}
		total += value
		wide += h*1.16 + i.width(tags[n]) + 4
	}
	if len(tags) == 0 {
		b.noLoot(r, h)
		return
	}
	if wide-4 > r.end-r.x {
		tags = []string{strconv.Itoa(len(t.relics)) + " · " + strconv.Itoa(total)}
		wide = h*1.16 + i.width(tags[0]) + 4
	}
	x := max(r.x, r.end-wide+4)
	for _, tag := range tags {
		w := h*1.16 + i.width(tag)
		r.s.rect(box{x, r.y - h/2, w, h}, tone(kit.Brass), h*0.28)
		r.s.stamp("relic", kit.OnBrass, x+h*0.5, r.y, h*0.74)
		r.s.label(tag, x+h*0.92+i.width(tag)/2, r.y, i)
		x += w + 4
	}
}

func (b *museumBoard) noLoot(r *row, h float32) {
	if r.end-r.x >= h {
		r.s.stamp("relic", kit.Hollow, r.end-h/2, r.y, h*0.8)
	}
}

// drawEverybody shows in the night what decides whether a thief can hide: tokens and lives.
func (b *museumBoard) drawEverybody(s *sketch, at box) {
	n := len(b.look.thieves)
	each := at.w / float32(n)
	for i := range b.look.thieves {
		t := &b.look.thieves[i]
		u := min(b.look.unit(), (each-24)/2.8)
		r := row{s: s, u: u, y: at.y + at.h/2}
		wide := u*2.78 + 8
		if each > u*5.5 {
			wide += 10 + allLives*(u*0.46+1)
		}
		r.x = at.x + float32(i)*each + (each-wide)/2
		k := b.host.Symbol(t.seat)
		c := tone(kit.SeatInk(k))
		if t.gone {
			c = tone(kit.Hollow)
		}
		s.disc(r.x+u/2, r.y, u/2, faint(c, 0x30), c, 2)
		s.stamp(kit.SeatSymbol(k), kit.SeatInk(k), r.x+u/2, r.y, u*0.54)
		r.gap(u + 8)
		b.pips(&r, t)
		if each > u*5.5 {
			r.gap(10)
			b.lives(&r, t)
		}
	}
}
