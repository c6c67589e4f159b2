package cgexpo

import (
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2/canvas"

	"docent/app/board/draw"
	"docent/app/kit"
)

// The ways of a compass around the closest thief, row by row.
var compassWays = [9]string{"nw", "n", "ne", "w", "toward", "e", "sw", "s", "se"}

// askWay asks for the way of a podcaster, how many steps, and for what is no direction.
func (k *card) askWay(c *column) {
	side := min(max(kit.Touch, 54*min(kit.Scale(), 1.3)), 84)
	y := c.y
	for i, way := range compassWays {
		k.setWay(c, i, draw.At(float32(i%3)*(side+6), y+float32(i/3)*(side+6), side, side), way)
	}
	c.y += 3*(side+6) + 2
	left := 3*side + 2*6 + kit.Pad
	if wide := (c.wide - left - 2*6) / 3; wide >= kit.Touch {
		for i, key := range k.stepKeys(c) {
			c.set(key, draw.At(left+float32(i%3)*(wide+6), y+float32(i/3)*(side+6), wide, side))
		}
	} else {
		c.even(5, kit.Touch, k.stepKeys(c)...)
	}
	k.askElse(c, side)
}

// stepKeys returns a button for each number of steps that cards mostly bear.
func (k *card) stepKeys(c *column) []*kit.ActionButton {
	var keys []*kit.ActionButton
	for n := 1; n <= mostKeys; n++ {
		now := k.goes() && k.steps[k.movers()[0]] == n
		keys = append(keys, c.option("", strconv.Itoa(n), now, k.change(func() { k.take(n) })))
	}
	return keys
}

// mostKeys is how many steps have a button of their own.
const mostKeys = 9

// askElse asks whether the podcaster stays or is put on a square, and for other numbers of steps.
func (k *card) askElse(c *column, side float32) {
	stays, place := k.wayKey(c, "stays", k.word("card.stays")), k.wayKey(c, "place", k.word("card.place"))
	far := 2*max(kit.Touch, side) + 30*kit.Scale()
	wide := (c.wide - far - 2*kit.Gap) / 2
	if wide < 90*kit.Scale() {
		c.even(2, 110, stays, place)
		k.askSteps(c, draw.At(0, c.y, c.wide, side))
		c.y += side + kit.Gap
		return
	}
	high := max(side, stays.HeightFor(wide), place.HeightFor(wide))
	c.set(stays, draw.At(0, c.y, wide, high))
	c.set(place, draw.At(wide+kit.Gap, c.y, wide, high))
	k.askSteps(c, draw.At(c.wide-far, c.y, far, high))
	c.y += high + kit.Gap
}

// wayKey returns the button of a way.
func (k *card) wayKey(c *column, way, label string) *kit.ActionButton {
	return c.option("", label, k.way() == way, k.change(func() { k.lead(way) }))
}

// setWay sets a way of the compass.
func (k *card) setWay(c *column, i int, at draw.Box, way string) {
	key := k.wayKey(c, way, k.host.Text("cgexpo.way."+way, nil))
	key.Compact = true
	c.set(key, at)
	ink := inkOn(k.way() == way)
	x, y := at.Mid()
	if way == "toward" {
		c.Stamp("thief", ink, x, y, at.W*0.5)
		return
	}
	pointer(c.Sketch, x, y, at.W*0.42, i, draw.Tone(ink))
}

// askSteps asks how far the podcaster goes, between less and more.
func (k *card) askSteps(c *column, at draw.Box) {
	less, more := k.lessMore(c, func(by int) func() {
		return k.change(func() { k.take(k.steps[k.movers()[0]] + by) })
	})
	side := min(at.H, max(kit.Touch, at.W*0.32))
	c.set(less, draw.At(at.X, at.Y, side, at.H))
	c.set(more, draw.At(at.X+at.W-side, at.Y, side, at.H))
	number := draw.Number(draw.Whole(24 * min(kit.Scale(), 1.4)))
	c.Text(strconv.Itoa(k.steps[k.movers()[0]]), draw.At(at.X+side, at.Y, at.W-2*side, at.H), number)
}

// take has them take so many steps; a podcaster who would go nowhere goes toward the closest thief then.
func (k *card) take(steps int) {
	for _, i := range k.movers() {
		k.steps[i] = max(1, min(mostSteps, steps))
		if !goes(k.ways[i]) {
			k.ways[i] = "toward"
		}
	}
}

// goes reports whether they go some way by steps.
func (k *card) goes() bool { return k.way() != "" && goes(k.way()) }

// pointer is an arrow to one of eight sides, by its place in a square of nine.
func pointer(s *draw.Sketch, cx, cy, side float32, place int, fill color.Color) {
	dx, dy := float64(place%3-1), float64(place/3-1)
	p := &canvas.RegularPolygon{Sides: 3, Angle: float32(math.Atan2(dx, -dy) * 180 / math.Pi), FillColor: fill}
	s.Add(p, draw.At(cx-side/2, cy-side/2, side, side))
}
