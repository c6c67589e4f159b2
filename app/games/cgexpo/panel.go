package cgexpo

import (
	"strconv"
	"strings"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules/cgexpo"
)

// ask asks for what a tap on the map does not tell: the steps that the card prints, a square, all three, or over it the
// number of the card.
func (k *card) ask(c *column) {
	if k.digits {
		k.number.ask(c)
		return
	}
	if k.onward.due() {
		k.onward.ask(c)
		return
	}
	narrow := c.wide < 200*min(look.Scale(), 1.3)
	step, side, number := counting(c.wide, narrow)
	less := c.key(look.IconMinus, k.word("card.less"), kit.Plain, k.change(func() { k.count(-1) }))
	more := c.key(look.IconAdd, k.word("card.more"), kit.Plain, k.change(func() { k.count(1) }))
	less.Compact, more.Compact = true, true
	keys := k.tiles(c)
	if c.wide <= slimPanel {
		c.slim(k.printed(), more, less, keys)
		return
	}
	left := 2*step + number + look.Gap
	wide := (c.wide - left - 2*6) / 3
	c.set(less, draw.At(0, c.y, step, side))
	c.Text(k.printed(), draw.At(step, c.y, number, side), draw.Number(draw.Whole(24*min(look.Scale(), 1.4))))
	c.set(more, draw.At(step+number, c.y, step, side))
	if narrow {
		c.y += side + look.Gap
		c.under(keys)
		return
	}
	if wide < leastTile() {
		c.y += side + 6
		left, wide = 0, (c.wide-2*6)/3
	}
	for i, key := range keys {
		key.Held = wide < 104*min(look.Scale(), 1.4) || key.HeightFor(wide) > side
		key.Stacked = key.Held
		c.set(key, draw.At(left+float32(i)*(wide+6), c.y, wide, side))
	}
	c.y += side + look.Gap
}

// panelHigh returns how high the panel of a card is in a width.
func panelHigh(wide float32) float32 {
	c := column{wide: wide - 2*look.Pad}
	step, side, number := counting(c.wide, false)
	high := side + look.Gap
	if (c.wide-2*step-number-look.Gap-2*6)/3 < leastTile() {
		high += side + 6
	}
	return high + 2*look.Pad - look.Gap
}

// tiles returns the buttons that tell what no number does. All three are moved at once only while nobody has a move: nothing that was
// entered is replaced. After a move that was told on the map alone, with large texts the last one
// plays the card with a new number: that slot is under More there.
func (k *card) tiles(c *column) []*kit.ActionButton {
	keys := []*kit.ActionButton{
		c.tile(k.word("card.stays"), k.picked && k.steps() == 0 && !k.placing, k.change(k.stay)),
		c.tile(k.word("card.place"), k.placing || k.asks, k.change(k.place)),
	}
	if k.who < len(allPods) && k.moves(k.who) > 1 {
		keys[0] = c.tile(k.word("card.undo"), false, k.change(k.back))
	}
	if third := k.third(c); third != nil {
		keys = append(keys, third)
	}
	return keys
}

// third returns the last of them; nil where nothing may be added.
func (k *card) third(c *column) *kit.ActionButton {
	slot := k.number.slot()
	switch all := k.who == len(allPods); {
	case k.follows():
		return c.tile(k.word("card.then"), k.adding, k.change(k.then))
	case look.Scale() > 1.3 && k.mapped && k.no == 0:
		return c.key("", slot.Label, kit.Plain, slot.Tapped)
	case all || len(k.legs) == 0:
		return c.tile(k.word("tab.all"), all, k.change(k.together))
	case k.last(k.who) >= 0 && k.onto[k.who] && len(k.legs) < mostMoves && !k.placing && !k.asks:
		return c.tile(k.word("card.then"), false, k.change(k.more))
	}
	return nil
}

// leastTile returns how wide a tile is at least beside what counts the steps.
func leastTile() float32 { return 58 * min(look.Scale(), 1.4) }

// counting returns how wide and how high the buttons are that count the steps in a width, and how much room the number has between
// them. They are as narrow as a finger where tiles would have no room beside them else.
func counting(wide float32, narrow bool) (step, side, number float32) {
	step, number = 56, 40
	if narrow {
		step = 50
	}
	scale := min(look.Scale(), 1.4)
	step, number = max(look.Touch, step*scale), number*scale
	side = step
	if !narrow && (wide-2*step-number-look.Gap-2*6)/3 < leastTile() && (wide-2*look.Touch-28-look.Gap-2*6)/3 >= leastTile() {
		step, number = look.Touch, 28
	}
	return step, side, number
}

// heading returns what a tap on the map tells now, or the moves so far where there are several.
func (k *card) heading() string {
	switch {
	case k.led == cgexpo.Carl:
		return k.word("card.drag.carl", "who", k.host.Name(k.look.turn))
	case k.led != 0:
		return k.word("card.drag", "who", k.host.Thing(figureThing(k.led)))
	case k.placing:
		return k.word("card.tap.square")
	case k.asks:
		return k.word("card.tap.who")
	case k.follows() && k.adding:
		return k.word("card.tap.then", "who", k.host.Thing(figureThing(allPods[k.who])))
	}
	if k.who < len(allPods) && k.moves(k.who) > 1 {
		var list []string
		for _, l := range k.legs {
			if l.Who == allPods[k.who] {
				list = append(list, legMove(k.host, cgexpo.Spell([]cgexpo.Leg{l})))
			}
		}
		return k.word("card.legs", "who", k.word("tab."+allPods[k.who].String()), "moves", strings.Join(list, " · "))
	}
	if k.who == len(allPods) {
		return k.word("card.tap.all")
	}
	if !k.picked {
		return k.word("card.tap.any")
	}
	return k.word("card.tap", "who", k.host.Thing(figureThing(allPods[k.who])))
}

// steps returns the steps of the last move of who is entered now; 0 for none.
func (k *card) steps() int {
	if at := k.last(k.movers()[0]); at >= 0 {
		return max(1, int(k.legs[at].Steps))
	}
	return 0
}

// printed returns those steps as they are shown.
func (k *card) printed() string {
	at := k.last(k.movers()[0])
	if at < 0 || k.legs[at].Way == cgexpo.ToPlace {
		return "–"
	}
	return strconv.Itoa(int(k.legs[at].Steps))
}
