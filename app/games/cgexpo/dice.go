package cgexpo

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
)

// dice asks for the dice of a move and for the white die.
type dice struct {
	*sheet
	throw *throw
	first int // of two dice; 0 while not entered
}

// askPair asks for the two movement dice: two taps on the same six faces.
func (d *dice) askPair(c *column) {
	o := d.look.dice
	text := d.word("dice.first")
	if d.first > 0 {
		text = d.word("dice.second", "n", d.first)
	}
	c.headed(text, d.throw.key(c, o))
	faces(c, d.first, func(pips int) {
		if d.first == 0 {
			d.first = pips
			d.paper.Redraw()
			return
		}
		first := d.first
		d.first = 0
		d.host.Do(o, rules.Answers{"a": {strconv.Itoa(first)}, "b": {strconv.Itoa(pips)}})
	})
}

// askWhite asks for the die of Intellivision-The-Great, under what each face does.
func (d *dice) askWhite(c *column) {
	x := &d.look
	text := d.word("white.unknown")
	if x.far >= 0 {
		text = d.host.Plural("cgexpo.board.white", x.far, nil)
	}
	c.headed(text, d.throw.key(c, x.dice))
	d.drawVerdicts(c, x.hunt())
	faces(c, 0, func(pips int) { d.host.Do(x.dice, rules.Answers{"pips": {strconv.Itoa(pips)}}) })
}

// faces sets keys with the six faces of a die.
func faces(c *column, chosen int, tapped func(pips int)) {
	keys := make([]*kit.ActionButton, 6)
	for i := range keys {
		keys[i] = c.option("", strconv.Itoa(i+1), i+1 == chosen, func() { tapped(i + 1) })
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
		c.Stamp("cg-die-"+strconv.Itoa(i+1), inkOn(i+1 == chosen), x, y, min(wide, high)*0.66)
	}
	c.y += float32(6/n) * (high + kit.Gap)
}

// inkOn returns the ink on a button that may be the one chosen.
func inkOn(chosen bool) fyne.ThemeColorName {
	if chosen {
		return kit.OnBrass
	}
	return kit.Ink
}
