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

// askWay asks for the way of a podcaster and how many steps.
func (k *card) askWay(c *column) {
	side := min(max(kit.Touch, 54*min(kit.Scale(), 1.3)), 84)
	y := c.y
	for i, way := range compassWays {
		k.setWay(c, i, draw.At(float32(i%3)*(side+6), y+float32(i/3)*(side+6), side, side), way)
	}
	left := 3*side + 2*6 + kit.Pad
	wide := c.wide - left
	c.y += 3*(side+6) + 2
	stays, place := k.wayKey(c, "stays", k.word("card.stays")), k.wayKey(c, "place", k.word("card.place"))
	if wide < 116*kit.Scale() {
		c.even(2, 110, stays, place)
		k.askSteps(c, draw.At(left, y+side+6, wide, side))
		return
	}
	c.set(stays, draw.At(left, y, wide, side))
	c.set(place, draw.At(left, y+side+6, wide, side))
	k.askSteps(c, draw.At(left, y+2*(side+6), wide, side))
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

// askSteps asks how far the podcaster goes, between less and more, or over and under each other where there is no
// width for that.
func (k *card) askSteps(c *column, at draw.Box) {
	less, more := k.lessMore(c, k.step)
	number := draw.Number(draw.Whole(24 * min(kit.Scale(), 1.4)))
	said := strconv.Itoa(k.steps[k.movers()[0]])
	side := min(at.H, max(kit.Touch, at.W*0.32))
	if at.W < 2*side+30*kit.Scale() {
		at.Y, at.H = at.Y-at.H-6, 3*at.H+12
		third := at.H / 3
		c.set(more, draw.At(at.X, at.Y, at.W, third-4))
		c.Text(said, draw.At(at.X, at.Y+third, at.W, third), number)
		c.set(less, draw.At(at.X, at.Y+2*third+4, at.W, third-4))
		return
	}
	c.set(less, draw.At(at.X, at.Y, side, at.H))
	c.set(more, draw.At(at.X+at.W-side, at.Y, side, at.H))
	c.Text(said, draw.At(at.X+side, at.Y, at.W-2*side, at.H), number)
}

// step returns a tap that changes how far they go; a podcaster who would stay goes toward the closest thief then.
func (k *card) step(by int) func() {
	return k.change(func() {
		steps := max(1, min(mostSteps, k.steps[k.movers()[0]]+by))
		for _, i := range k.movers() {
			k.steps[i] = steps
			if !goes(k.ways[i]) {
				k.ways[i] = "toward"
			}
		}
	})
}

// pointer is an arrow to one of eight sides, by its place in a square of nine.
func pointer(s *draw.Sketch, cx, cy, side float32, place int, fill color.Color) {
	dx, dy := float64(place%3-1), float64(place/3-1)
	p := &canvas.RegularPolygon{Sides: 3, Angle: float32(math.Atan2(dx, -dy) * 180 / math.Pi), FillColor: fill}
	s.Add(p, draw.At(cx-side/2, cy-side/2, side, side))
}
