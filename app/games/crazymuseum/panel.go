package crazymuseum

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// plated reports whether what thieves have is tracked: there is a plate that shows it.
func (h *model) plated() bool { return h.counted && len(h.thieves) > 0 }

// panelHeight returns the height of the plate below the map of a phone, which shows the thief whose turn it is, or in
// the night all of them.
func (h *model) panelHeight(size fyne.Size) float32 {
	switch one := unit(); {
	case !h.plated() || size.Height < roomy:
		return 0
	case h.turn < 0:
		return one + 16
	default:
		return 2*one + 14
	}
}

// unit returns the height of what stands on the plate.
func unit() float32 { return 26 + 8*draw.TextScale() }

// panel draws what thieves have.
type panel struct {
	*draw.Sketch
	board *Board
}

// draw shows what the thief of the moment has, as its board on the table does: below the map of a phone, else
// beside it.
func (p panel) draw(at draw.Box) {
	night := p.board.look.turn < 0 || int(p.board.look.turn) >= len(p.board.look.thieves)
	switch beside := at.W < at.H; {
	case at.H <= 0:
	case beside && night:
		p.everybodyBeside(at)
	case beside:
		p.drawColumn(at, &p.board.look.thieves[p.board.look.turn])
	case night:
		p.Lifted(at, draw.Tone(kit.Panel), 14)
		p.drawEverybody(at)
	default:
		p.drawPlate(at, &p.board.look.thieves[p.board.look.turn])
	}
}

// drawPlate draws the thief's board in two rows.
func (p panel) drawPlate(at draw.Box, t *thief) {
	p.Lifted(at, draw.Tone(kit.Panel), 14)
	u := unit()
	r := row{s: p.Sketch, x: at.X + 10, end: at.X + at.W - 10, y: at.Y + 5 + u/2, u: u}
	p.who(&r, t)
	r.gap(10)
	p.pips(&r, t)
	r.gap(10)
	p.lives(&r, t)
	r.gap(12)
	p.purse(&r, t)
	low := row{s: p.Sketch, x: at.X + 10, end: at.X + at.W - 10, y: at.Y + at.H - 6 - u/2, u: u}
	p.slots(&low, t)
	p.loot(&low, t)
}

// row sets things beside each other.
type row struct {
	s         *draw.Sketch
	x, end, y float32
	u         float32
}

// icon draws an icon and goes past it.
func (r *row) icon(name string, ink fyne.ThemeColorName, side float32) {
	r.s.Stamp(name, ink, r.x+side/2, r.y, side)
	r.x += side
}

// gap leaves a gap.
func (r *row) gap(by float32) { r.x += by }

// who draws the seat's symbol, with the way in where the thief is outside the museum.
func (p panel) who(r *row, t *thief) {
	n := p.board.host.Symbol(t.seat)
	c, name := draw.Tone(kit.SeatInk(n)), kit.SeatInk(n)
	if t.gone {
		c, name = draw.Tone(kit.Hollow), kit.InkFaint
	}
	r.s.Disc(r.x+r.u/2, r.y, r.u/2, draw.Faint(c, 0x30), c, 2)
	r.s.Stamp(kit.SeatSymbol(n), name, r.x+r.u/2, r.y, r.u*0.54)
	if t.out && !t.gone {
		badge(r.s, "entrance", r.x+r.u*0.84, r.y+r.u*0.34, r.u*0.22)
	}
	r.gap(r.u)
}

// lives draws a heart for each life, those lost in a faint colour.
func (p panel) lives(r *row, t *thief) {
	for i := range allLives {
		name := fyne.ThemeColorName(kit.Danger)
		if i >= t.lives {
			name = kit.Hollow
		}
		r.icon("heart", name, r.u*0.46)
		r.gap(1)
	}
}

// pips draws the tokens in two rows: full in the action area, rings at rest; those lost for good are only dots.
func (p panel) pips(r *row, t *thief) {
	d := r.u * 0.30
	step := d + r.u*0.07
	for i := range max(t.most, t.total) {
		x, y := r.x+float32(i%5)*step+d/2, r.y+(float32(i/5)-0.5)*step
		switch {
		case i < t.action:
			r.s.Disc(x, y, d/2, draw.Tone(kit.Brass), nil, 0)
		case i < t.total:
			r.s.Disc(x, y, d/2-0.8, draw.Tone(kit.Panel), draw.Tone(kit.Brass), 1.6)
		default:
			r.s.Disc(x, y, d*0.13, draw.Tone(kit.InkFaint), nil, 0)
		}
	}
	r.gap(5*step - r.u*0.07)
}

// slots draws the three places for objects and the one for a ladder.
func (p panel) slots(r *row, t *thief) {
	for i := range max(3, len(t.objects)) {
		p.slot(draw.At(r.x, r.y-r.u/2, r.u, r.u), t.object(i))
		r.gap(r.u + 5)
	}
	r.gap(3)
	p.ladderSlot(draw.At(r.x, r.y-r.u/2, r.u*0.8, r.u), t)
	r.gap(r.u*0.8 + 12)
}

// object returns what is carried in a place; empty where that is nothing.
func (t *thief) object(i int) string {
	if i < len(t.objects) {
		return t.objects[i]
	}
	return ""
}

// slot draws a place for an object.
func (p panel) slot(at draw.Box, object string) {
	p.Rect(at, draw.Tone(kit.Void), at.H*0.24)
	edge := p.Frame(at, draw.Tone(kit.Edge), 1.2, at.H*0.24)
	if object == "" {
		return
	}
	edge.StrokeColor = draw.Tone(kit.InkSoft)
	cx, cy := at.Mid()
	p.Stamp(objectIcon(object), kit.Ink, cx, cy, at.H*0.66)
	p.letDrop(at, object, edge)
}

// ladderSlot draws the place for a ladder.
func (p panel) ladderSlot(at draw.Box, t *thief) {
	name := fyne.ThemeColorName(kit.Hollow)
	p.Rect(at, draw.Tone(kit.Void), at.H*0.24)
	if t.ladder {
		name = kit.Brass
		p.letDrop(at, "ladder", p.Frame(at, draw.Tone(kit.Edge), 1.2, at.H*0.24))
	}
	cx, cy := at.Mid()
	p.Stamp("ladder", name, cx, cy, at.H*0.66)
}

// letDrop lets a tap put down what is carried.
func (p panel) letDrop(at draw.Box, object string, edge *canvas.Rectangle) {
	thing := rules.Of("object", object)
	if !slices.Contains(p.board.look.objects, thing) {
		return
	}
	edge.StrokeColor = draw.Tone(kit.Brass)
	up := max(0, (kit.Touch-at.H)/2)
	p.board.TakeTaps(draw.At(at.X-2, at.Y-up, at.W+4, at.H+2*up), thing)
}

// purse draws the cheese and the cards in hand.
func (p panel) purse(r *row, t *thief) {
	p.amount(r, "cheese", t.cheese)
	p.amount(r, "cards", t.hand)
}

// amount draws an icon with how many: with none of them both are faint.
func (p panel) amount(r *row, icon string, n int) {
	name, color := fyne.ThemeColorName(kit.Brass), draw.Tone(kit.Ink)
	if n == 0 {
		name, color = kit.InkFaint, draw.Tone(kit.InkFaint)
	}
	side := r.u * 0.58
	i := draw.Digits(r.u*0.46, color)
	text := strconv.Itoa(n)
	if r.x+side+4+i.Width(text) > r.end+4 {
		return
	}
	r.icon(icon, name, side)
	r.gap(4)
	r.s.Label(text, r.x+i.Width(text)/2, r.y, i)
	r.gap(i.Width(text) + 10)
}

// loot draws the relics with their values at the end of the row; where they do not all fit, their number and sum.
func (p panel) loot(r *row, t *thief) {
	h := r.u * 0.74
	tags, wide := t.tags(), float32(0)
	for _, tag := range tags {
		wide += tagWide(tag, h) + 4
	}
	if wide-4 > r.end-r.x {
		tags = []string{t.sum()}
		wide = tagWide(tags[0], h) + 4
	}
	if len(tags) == 0 && r.end-r.x >= h {
		r.s.Stamp("relic", kit.Hollow, r.end-h/2, r.y, h*0.8)
	}
	x := max(r.x, r.end-wide+4)
	for _, tag := range tags {
		x += p.prize(tag, x, r.y, h) + 4
	}
}

// tags returns the values of the relics.
func (t *thief) tags() []string {
	list := make([]string, len(t.relics))
	for n, value := range t.relics {
		list[n] = "?"
		if value > 0 {
			list[n] = strconv.Itoa(value)
		}
	}
	return list
}

// sum tells how many relics there are, and what those known are worth.
func (t *thief) sum() string {
	total := 0
	for _, value := range t.relics {
		total += value
	}
	return strconv.Itoa(len(t.relics)) + " · " + strconv.Itoa(total)
}

// tagWide returns how wide the prize with a tag is.
func tagWide(tag string, h float32) float32 {
	return h*1.16 + draw.Digits(h*0.64, draw.White).Width(tag)
}

// prize draws a relic that a thief has and returns its width.
func (p panel) prize(tag string, x, y, h float32) float32 {
	i, w := draw.Digits(h*0.64, draw.Tone(kit.OnBrass)), tagWide(tag, h)
	p.Rect(draw.At(x, y-h/2, w, h), draw.Tone(kit.Brass), h*0.28)
	p.Stamp("relic", kit.OnBrass, x+h*0.5, y, h*0.74)
	p.Label(tag, x+h*0.92+i.Width(tag)/2, y, i)
	return w
}

// drawEverybody shows in the night what decides whether a thief can hide: tokens and lives.
func (p panel) drawEverybody(at draw.Box) {
	each := at.W / float32(len(p.board.look.thieves))
	u := min(unit(), (each-24)/2.8)
	for i := range p.board.look.thieves {
		t := &p.board.look.thieves[i]
		r := row{s: p.Sketch, u: u, x: at.X + float32(i)*each + (each-u*2.78-8)/2, y: at.Y + at.H/2}
		p.who(&r, t)
		r.gap(8)
		p.pips(&r, t)
	}
}
