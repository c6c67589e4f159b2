package cgexpo

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
)

// gauge draws Carl's dustpan, the deck and the dice beside the map, or the alarm in their place; at its end stand the buttons of
// the map.
type gauge struct {
	*sheet
	packs   *packs
	dice    *dice
	packing *kit.ActionButton
	casting *kit.ActionButton
	card    *card
	stroll  *stroll
	meet    *meet

	numbering *kit.ActionButton
}

func newGauge(b *sheet, p *packs, t *tray) gauge {
	g := gauge{sheet: b, packs: p, dice: &t.dice, card: &t.card, stroll: &t.stroll, meet: &t.meet}
	g.packing = kit.NewIconButton("cg-pack", b.word("packs"), p.toggle)
	g.casting = kit.NewIconButton("dice", b.word("dice.open"), t.dice.toggle)
	g.numbering = kit.NewIconButton("cards", b.word("card.which"), func() { t.card.change(t.card.number.leaf)() })
	g.numbering.Follow(func(to fyne.Position, ended bool) { t.slide(g.numbering, to, ended) })
	return g
}

// gaugeRim is kept free at both ends of a gauge.
const gaugeRim float32 = 8

// draw draws the instruments from the beginning, and from the end what leads the map and opens the backpacks.
func (b *gauge) draw(s *draw.Sketch, at draw.Box) {
	d := dial{Gauge: draw.Gauge{Sketch: s, At: at}, from: gaugeRim}
	d.end = d.SetKeys(b.keys()) - gaugeRim
	b.packing.Refresh()
	b.casting.Refresh()
	b.numbering.Refresh()
	if b.look.frantic {
		b.drawAlarm(&d)
		return
	}
	b.drawPan(&d)
	b.drawDeck(&d)
	b.drawDice(&d)
}

// keys lists the buttons at the end.
func (b *gauge) keys() []fyne.CanvasObject {
	b.packing.Icon, b.packing.Label = "cg-pack", b.word("packs")
	if b.packed {
		b.packing.Icon, b.packing.Label = look.IconClose, b.word("packs.close")
		return []fyne.CanvasObject{b.packing}
	}
	keys := []fyne.CanvasObject{b.packing}
	if b.card.due && len(b.card.legs) > 0 {
		keys = append(keys, b.numbering)
	}
	if b.dice.offered() && !b.stroll.filled && !b.meet.asks() {
		b.casting.Icon, b.casting.Label = "dice", b.word("dice.open")
		if b.dice.open {
			b.casting.Icon, b.casting.Label = look.IconClose, b.word("packs.close")
		}
		keys = append(keys, b.casting)
	}
	if b.look.mapped {
		touch, _ := draw.Held(b.host)
		keys = append(keys, b.paper.Keys(touch)...)
	}
	return keys
}

// dial is a gauge that is filled from its beginning.
type dial struct {
	draw.Gauge
	from, end float32
}

// side returns how large a sign is.
func (d *dial) side() float32 {
	_, thick := d.Long()
	return min(thick*0.6, 34)
}

// next returns the middle of the next part that is so long, and reports whether there is room for it.
func (d *dial) next(long, gap float32) (cx, cy float32, fits bool) {
	if d.from+long > d.end {
		return 0, 0, false
	}
	cx, cy = d.Part(d.from, long).Mid()
	d.from += long + gap
	return cx, cy, true
}

// sign draws an icon.
func (d *dial) sign(icon string, ink fyne.ThemeColorName, gap float32) {
	if cx, cy, fits := d.next(d.side(), gap); fits {
		d.Stamp(icon, ink, cx, cy, d.side()*0.94)
	}
}

// text writes a word along a row, under what stands before it in a column.
func (d *dial) text(said string, i draw.Ink, gap float32) {
	size := i.Measure(said)
	long := size.Width + 2
	if d.Upright() {
		long = size.Height
	}
	if cx, cy, fits := d.next(long, gap); fits {
		i.Align = fyne.TextAlignCenter
		d.Label(said, cx, cy, i)
	}
}

// drawPan draws Carl's dustpan and what it holds; along a row its name, too, where that leaves room for the rest.
func (b *gauge) drawPan(d *dial) {
	x, text := &b.look, draw.Strong(15)
	d.sign("cg-pan", look.InkSoft, 5)
	t := x.pan()
	if t == nil {
		if cx, cy, fits := d.next(d.side()*0.8, 14); fits {
			d.Frame(draw.At(cx-d.side()*0.36, cy-d.side()*0.36, d.side()*0.72, d.side()*0.72), draw.Tone(look.Hollow), 1.4, d.side()*0.18)
		}
		return
	}
	if cx, cy, fits := d.next(d.side(), 8); fits {
		b.drawToken(d.Sketch, t, cx, cy, d.side())
	}
	rest := 4*d.side() + text.Width("50") + 48 // the deck and the dice
	if name := parts.Capital(b.host.Thing(figureThing(t.piece))); !d.Upright() && d.from+text.Width(name)+rest < d.end {
		d.text(name, text, 16)
	} else {
		d.from += 6
	}
}

// drawDeck draws how many event cards are left.
func (b *gauge) drawDeck(d *dial) {
	d.sign("cards", look.InkSoft, 4)
	d.text(strconv.Itoa(b.look.state.Deck), draw.Strong(15), 14)
}

// drawDice draws the dice of the move while it is made.
func (b *gauge) drawDice(d *dial) {
	x := &b.look
	if x.step != "move" {
		return
	}
	for _, pips := range x.state.Scratch.Dice {
		if pips > 0 {
			d.sign("cg-die-"+strconv.Itoa(pips), look.Brass, 4)
		}
	}
}

// drawAlarm shows that somebody flees, and how near Intellivision-The-Great is.
func (b *gauge) drawAlarm(d *dial) {
	x, long := &b.look, d.end+gaugeRim
	plate := d.Part(0, long).Inset(3)
	d.Rect(plate, draw.Tone(look.Danger), look.Radius)
	d.sign("siren", look.OnDanger, 8)
	if d.Upright() {
		b.drawAlarmDown(d)
		return
	}
	right := plate.X + plate.W - 5
	if x.far >= 0 {
		side := d.side()
		num := draw.Digits(side*0.9, draw.Tone(look.Danger))
		wide := num.Width(strconv.Itoa(x.far)) + side + 18
		pill := draw.At(right-wide, plate.Y+5, wide, plate.H-10)
		d.Rect(pill, draw.Tone(look.OnDanger), pill.H/2)
		d.Stamp("cg-itg", look.Danger, pill.X+8+side*0.4, pill.Y+pill.H/2, side*0.8)
		d.Text(strconv.Itoa(x.far), draw.At(pill.X+side*0.8+10, pill.Y, wide-side*0.8-16, pill.H), num)
		right = pill.X - 8
	}
	left := d.Part(d.from, 0).X
	title := draw.Strong(18 * min(1, 1.25/look.Scale())).Left().In(draw.Tone(look.OnDanger))
	said := b.word("frantic", "who", b.host.Name(x.flees))
	if title.Width(said)*0.7 > right-left {
		said = b.word("flees", "who", b.host.Name(x.flees))
	}
	if side := d.side(); title.Fitted(said, right-left, 0.7).Width(said) > right-left { // the thief himself, whose name has no room
		if side <= right-left {
			t := thiefToken(x.flees)
			b.drawThief(d.Sketch, &t, left+side/2, plate.Y+plate.H/2, side)
		}
		return
	}
	d.Text(said, draw.At(left, plate.Y, right-left, plate.H), title.Fitted(said, right-left, 0.7))
}

// drawAlarmDown shows it in a column: the thief, then Intellivision-The-Great with his distance.
func (b *gauge) drawAlarmDown(d *dial) {
	x := &b.look
	if cx, cy, fits := d.next(d.side(), 14); fits {
		t := thiefToken(x.flees)
		b.drawThief(d.Sketch, &t, cx, cy, d.side())
	}
	if x.far >= 0 {
		d.sign("cg-itg", look.OnDanger, 4)
		d.text(strconv.Itoa(x.far), draw.Digits(d.side()*0.8, draw.Tone(look.OnDanger)), 4)
	}
}
