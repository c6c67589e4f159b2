package cgexpo

import (
	"strconv"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// dice asks for the dice of a move and for the white die.
type dice struct {
	*sheet
	throw *throw
	open  bool // those of a move by zones are entered, on which nothing hangs
}

// offered reports whether dice may be entered on which nothing hangs.
func (d *dice) offered() bool { return !d.look.mapped && d.look.dice.Kind == "roll" }

// toggle asks for them, or does not any more.
func (d *dice) toggle() {
	d.open = !d.open
	d.paper.Redraw()
	d.host.Reshape()
}

// askPair asks for the two movement dice by one tap: a key for each pair that they may show.
func (d *dice) askPair(c *column) {
	o := d.look.dice
	c.headed(d.word("dice.pair"), d.throw.key(c, o))
	pairs(c, func(a, b int) { d.host.Do(o, rules.Answers{"a": {strconv.Itoa(a)}, "b": {strconv.Itoa(b)}}) })
}

// pairs sets keys with the pairs of two dice, the lower one first.
func pairs(c *column, tapped func(a, b int)) {
	const gap = 4
	n := max(3, min(7, int((c.wide+gap)/(kit.Touch+gap))))
	wide := min((c.wide-float32(n-1)*gap)/float32(n), 96)
	left := (c.wide - float32(n)*wide - float32(n-1)*gap) / 2
	side := min(wide*0.42, kit.Touch*0.5)
	i := 0
	for a := 1; a <= 6; a++ {
		for b := a; b <= 6; b++ {
			k := c.key("", pairName(a, b), kit.Plain, func() { tapped(a, b) })
			k.Compact = true
			at := draw.At(left+float32(i%n)*(wide+gap), c.y+float32(i/n)*(kit.Touch+gap), wide, kit.Touch)
			c.set(k, at)
			x, y := at.Mid()
			c.Stamp("cg-die-"+strconv.Itoa(a), kit.Ink, x-side*0.54, y, side)
			c.Stamp("cg-die-"+strconv.Itoa(b), kit.Ink, x+side*0.54, y, side)
			i++
		}
	}
	c.y += float32((i+n-1)/n)*(kit.Touch+gap) - gap + kit.Gap
}

// pairName returns what two dice show, the lower one first.
func pairName(a, b int) string { return strconv.Itoa(a) + " + " + strconv.Itoa(b) }

// askWhite asks for the die of Intellivision-The-Great, under what each face does.
func (d *dice) askWhite(c *column) {
	x := &d.look
	text := d.word("white.unknown")
	if x.far >= 0 {
		text = d.host.Plural("cgexpo.board.white", x.far, nil)
	}
	c.headed(text, d.throw.key(c, x.dice))
	d.drawVerdicts(c, x.hunt())
	faces(c, func(pips int) { d.host.Do(x.dice, rules.Answers{"pips": {strconv.Itoa(pips)}}) })
}

// faces sets keys with the six faces of a die.
func faces(c *column, tapped func(pips int)) {
	keys := make([]*kit.ActionButton, 6)
	for i := range keys {
		keys[i] = c.key("", strconv.Itoa(i+1), kit.Plain, func() { tapped(i + 1) })
		keys[i].Compact = true
	}
	n := 6
	if c.wide < 6*kit.Touch+5*kit.Gap {
		n = 3
	}
	wide := min((c.wide-float32(n-1)*kit.Gap)/float32(n), 96)
	high := max(kit.Touch, min(64, 52*kit.Scale()))
	left := (c.wide - float32(n)*wide - float32(n-1)*kit.Gap) / 2
	for i, k := range keys {
		at := draw.At(left+float32(i%n)*(wide+kit.Gap), c.y+float32(i/n)*(high+kit.Gap), wide, high)
		c.set(k, at)
		x, y := at.Mid()
		c.Stamp("cg-die-"+strconv.Itoa(i+1), kit.Ink, x, y, min(wide, high)*0.66)
	}
	c.y += float32(6/n) * (high + kit.Gap)
}
