package cgexpo

import (
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// card is an event card as it is told: how it moves each podcaster, Carl's icon, its number.
type card struct {
	open   bool
	who    int // the podcaster whose move is told now
	ways   [3]string
	steps  [3]int
	carl   int // 0 not told, 1 yes, 2 no
	number int
}

// The ways of a compass around the closest thief, row by row.
var compassWays = [9]string{"nw", "n", "ne", "w", "toward", "e", "sw", "s", "se"}

// openCard begins to tell a card: nobody moves, six steps each.
func (b *Board) openCard() {
	b.card = card{open: true, ways: [3]string{"stays", "stays", "stays"}, steps: [3]int{6, 6, 6}}
	b.redraw()
	b.host.Reshape()
}

func (b *Board) closeCard() {
	b.card.open = false
	b.redraw()
	b.host.Reshape()
}

// drawCard is what the tray asks of a card: whose move, which way, how far, Carl, the number.
func (b *Board) drawCard(c *column) {
	b.cardTabs(c)
	b.compass(c)
	b.cardCarl(c)
	play := b.button(kit.IconCheck, b.word("card.play"), kit.Primary, b.playCard)
	if b.card.carl == 0 {
		play.Greyed, play.Label = true, b.word("card.untold")
	}
	back := b.button(kit.IconClose, b.word("packs.close"), kit.Plain, b.closeCard)
	c.even(2, 140, back, play)
}

// cardTabs are the podcasters, each with what is told of him.
func (b *Board) cardTabs(c *column) {
	keys := make([]*kit.ActionButton, 3)
	for i, p := range allPods {
		style := kit.Plain
		if i == b.card.who {
			style = kit.Primary
		}
		keys[i] = b.button("", b.word("tab."+p.String()), style, func() {
			b.card.who = i
			b.redraw()
		})
		if kit.Scale() <= 1.3 {
			keys[i].Caption = b.cardSaid(i)
		}
	}
	c.even(3, 96, keys...)
}

// cardSaid is the move of a podcaster in few words.
func (b *Board) cardSaid(i int) string {
	way := b.card.ways[i]
	switch way {
	case "stays", "place":
		return b.word("card." + way)
	}
	steps := b.host.Plural("cgexpo.board.card.steps", b.card.steps[i], nil)
	if way == "toward" {
		return steps + ", " + b.word("card.toward")
	}
	return steps + ", " + b.host.Text("cgexpo.way."+way, nil)
}

// compass tells the way of a podcaster and how many steps.
func (b *Board) compass(c *column) {
	k := &b.card
	choose := func(way string) func() {
		return func() {
			k.ways[k.who] = way
			b.redraw()
		}
	}
	style := func(way string) kit.ButtonStyle {
		if k.ways[k.who] == way {
			return kit.Primary
		}
		return kit.Plain
	}
	side := min(max(kit.Touch, 54*min(kit.Scale(), 1.3)), 84)
	y := c.y
	for i, way := range compassWays {
		key := b.button("cg-mic", b.host.Text("cgexpo.way."+way, nil), style(way), choose(way))
		key.Compact = true
		key.Icon = ""
		at := draw.At(float32(i%3)*(side+6), y+float32(i/3)*(side+6), side, side)
		c.set(key, at)
		hue := kit.Ink
		if k.ways[k.who] == way {
			hue = kit.OnBrass
		}
		x, mid := at.Mid()
		if way == "toward" {
			c.Stamp("thief", hue, x, mid, side*0.5)
			continue
		}
		pointer(c.Sketch, x, mid, side*0.42, i, draw.Tone(hue))
	}
	left := 3*side + 2*6 + kit.Pad
	wide := c.wide - left
	c.y += 3*(side+6) + 2
	stays := b.button("", b.word("card.stays"), style("stays"), choose("stays"))
	place := b.button("", b.word("card.place"), style("place"), choose("place"))
	if wide < 116*kit.Scale() {
		c.even(2, 110, stays, place)
		b.cardSteps(c, draw.At(left, y+side+6, wide, side))
		return
	}
	c.set(stays, draw.At(left, y, wide, side))
	c.set(place, draw.At(left, y+side+6, wide, side))
	b.cardSteps(c, draw.At(left, y+2*(side+6), wide, side))
}

// cardSteps is how far the podcaster goes, between less and more.
func (b *Board) cardSteps(c *column, at draw.Box) {
	k := &b.card
	change := func(by int) func() {
		return func() {
			k.steps[k.who] = max(1, min(30, k.steps[k.who]+by))
			if w := k.ways[k.who]; w == "stays" || w == "place" {
				k.ways[k.who] = "toward"
			}
			b.redraw()
		}
	}
	side := min(at.H, max(kit.Touch, at.W*0.32))
	if at.W < 2*side+30*kit.Scale() { // less and more over and under the number
		at.Y, at.H = at.Y-at.H-6, 3*at.H+12
		b.cardTower(c, at, change)
		return
	}
	less := b.button(kit.IconMinus, b.word("card.less"), kit.Plain, change(-1))
	more := b.button(kit.IconAdd, b.word("card.more"), kit.Plain, change(1))
	less.Compact, more.Compact = true, true
	c.set(less, draw.At(at.X, at.Y, side, at.H))
	c.set(more, draw.At(at.X+at.W-side, at.Y, side, at.H))
	c.Text(strconv.Itoa(k.steps[k.who]), draw.At(at.X+side, at.Y, at.W-2*side, at.H), draw.Number(draw.Whole(24*min(kit.Scale(), 1.4))))
}

// cardTower is the same where there is no width for it.
func (b *Board) cardTower(c *column, at draw.Box, change func(by int) func()) {
	third := at.H / 3
	more := b.button(kit.IconAdd, b.word("card.more"), kit.Plain, change(1))
	less := b.button(kit.IconMinus, b.word("card.less"), kit.Plain, change(-1))
	less.Compact, more.Compact = true, true
	c.set(more, draw.At(at.X, at.Y, at.W, third-4))
	c.Text(strconv.Itoa(b.card.steps[b.card.who]), draw.At(at.X, at.Y+third, at.W, third), draw.Number(draw.Whole(24*min(kit.Scale(), 1.4))))
	c.set(less, draw.At(at.X, at.Y+2*third+4, at.W, third-4))
}

// cardCarl tells Carl's icon and the card's number, by which it is known next time.
func (b *Board) cardCarl(c *column) {
	k := &b.card
	set := func(to int) func() {
		return func() {
			k.carl = to
			b.redraw()
		}
	}
	style := func(on bool) kit.ButtonStyle {
		if on {
			return kit.Primary
		}
		return kit.Plain
	}
	c.even(2, 120, b.button("cg-broom", b.word("card.carl"), style(k.carl == 1), set(1)),
		b.button("", b.word("card.no"), style(k.carl == 2), set(2)))
	turn := func(by int) func() {
		return func() {
			k.number = (k.number + by + 51) % 51
			b.redraw()
		}
	}
	side := max(kit.Touch, 50*min(kit.Scale(), 1.2))
	less := b.button(kit.IconMinus, b.word("card.less"), kit.Plain, turn(-1))
	more := b.button(kit.IconAdd, b.word("card.more"), kit.Plain, turn(1))
	less.Compact, more.Compact = true, true
	said := b.word("card.unnumbered")
	if k.number > 0 {
		said = b.word("card.number", "n", k.number)
	}
	room := c.wide - 4*side - 24
	c.Text(said, draw.At(0, c.y, room, side), draw.Strong(15).Left().Fitted(said, room, 0.6))
	tens := b.button("", "+10", kit.Plain, turn(10))
	fewer := b.button("", "−10", kit.Plain, turn(-10))
	for i, key := range []*kit.ActionButton{fewer, less, more, tens} {
		key.Compact = true
		at := draw.At(c.wide-float32(4-i)*side-float32(3-i)*6, c.y, side, side)
		c.set(key, at)
		if key.Icon == "" {
			c.Text(key.Label, at.Inset(4), draw.Strong(16))
		}
	}
	c.y += side + kit.Gap
}

// playCard plays what was told.
func (b *Board) playCard() {
	k := b.card
	if k.carl == 0 || b.look.read.Kind == "" {
		return
	}
	b.card.open = false
	answers := rules.Answers{"carl": {strconv.FormatBool(k.carl == 1)}, "card": {strconv.Itoa(k.number)}}
	for i, name := range []string{"scott", "socal", "uk"} {
		answers[name] = []string{k.ways[i]}
		answers[name+"Steps"] = []string{strconv.Itoa(k.steps[i])}
	}
	b.host.Do(b.look.read, answers)
}

// pointer is an arrow to one of eight sides, told by its place in a square of nine.
func pointer(s *draw.Sketch, cx, cy, side float32, place int, fill color.Color) {
	dx, dy := float64(place%3-1), float64(place/3-1)
	p := &canvas.RegularPolygon{Sides: 3, Angle: float32(math.Atan2(dx, -dy) * 180 / math.Pi), FillColor: fill}
	s.Add(p, draw.At(cx-side/2, cy-side/2, side, side))
}
