package stats

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/shell"
)

// strips draws numbers as dots, a row for each of several things.
type strips struct {
	app   *shell.App
	title string
	rows  []strip
	band  bool // the middle half is a bar; else a line leads from the least to the most
	told  bool // the middle is written over its tick
}

// strip is a row of a chart: what stands before it, and its numbers.
type strip struct {
	name   string
	symbol int // of a player; -1: none
	icon   string
	ink    fyne.ThemeColorName
	values []int
	record bool // the highest of them is that of the whole chart: it bears the crown
}

func (c *strips) words() string {
	said := []string{c.title}
	for _, r := range c.rows {
		sorted := slices.Sorted(slices.Values(r.values))
		said = append(said, c.app.Text("stats.row.said", "name", r.name, "middle", c.app.Texts.Number(median(sorted)),
			"low", c.app.Texts.Number(sorted[0]), "high", c.app.Texts.Number(sorted[len(sorted)-1])))
	}
	return strings.Join(said, ". ")
}

func (c *strips) names() draw.Ink { return draw.Strong(14).Left() }

// row returns how high a row is at least.
func (c *strips) row() float32 {
	if !c.told {
		return max(side(38), line(c.names())+8)
	}
	return line(c.names()) + side(20)
}

func (c *strips) height(float32) float32 {
	return float32(len(c.rows))*c.row() + line(numbers()) + look.Gap
}

// lead returns how wide what stands before the rows is.
func (c *strips) lead(width float32) float32 {
	var widest float32
	for _, r := range c.rows {
		wide := c.names().Width(r.name) + look.Pad
		if r.symbol >= 0 || r.icon != "" {
			wide += side(30) + 6
		}
		widest = max(widest, wide)
	}
	return min(widest, width*0.42)
}

func (c *strips) paint(s *draw.Sketch, at draw.Box) {
	low, lead := line(numbers()), c.lead(at.W)
	var all []int
	beyond := side(8)
	for _, r := range c.rows {
		all = append(all, r.values...)
		if r.record {
			beyond += draw.Strong(14).Width(c.app.Texts.Number(slices.Max(r.values))) + side(6)
			if r.shared() {
				beyond += side(crownSide)
			}
		}
	}
	plot := draw.At(at.X+lead+side(6), at.Y, max(1, at.W-lead-side(6)-beyond), at.H-low-look.Gap/2)
	x := axisOf(all, plot.X, plot.W, mostSteps)
	c.grid(s, x, plot, draw.At(plot.X-side(6), at.Y+at.H-low, plot.W+side(6)+beyond, low))
	high := plot.H / float32(len(c.rows))
	for i, r := range c.rows {
		row := draw.At(at.X, at.Y+float32(i)*high, at.W, high)
		c.head(s, draw.At(row.X, row.Y, lead, row.H), r)
		c.strip(s, x, row, r)
	}
}

// grid draws the lines of whole steps, each with its number.
func (c *strips) grid(s *draw.Sketch, x axis, plot, below draw.Box) {
	var ticks []tick
	for _, n := range x.ticks() {
		s.Rect(draw.At(x.at(float64(n)), plot.Y, hair, plot.H), draw.Tone(look.Edge), 0)
		ticks = append(ticks, tick{x.at(float64(n)), c.app.Texts.Number(n)})
	}
	for _, t := range apart(ticks, numbers(), tickGap, below.X, below.X+below.W) {
		s.Label(t.text, t.at, below.Y+below.H/2, numbers())
	}
}

func (c *strips) head(s *draw.Sketch, at draw.Box, r strip) {
	x, mid := at.X, at.Y+at.H/2
	if c.told {
		mid = c.middle(at)
	}
	radius := side(15)
	switch {
	case r.symbol >= 0:
		medal(s, r.symbol, x+radius, mid, radius)
		x += 2*radius + 6
	case r.icon != "":
		s.Icon(r.icon, look.Ink, x+radius, mid, radius*1.5)
		x += 2*radius + 6
	}
	high := line(c.names())
	s.Text(r.name, draw.At(x, mid-high/2, at.X+at.W-x, high), c.names())
}

// middle returns the height of the dots in a row: lower where their median is written over them.
func (c *strips) middle(row draw.Box) float32 {
	if !c.told {
		return row.Y + row.H/2
	}
	return row.Y + row.H/2 + line(draw.Strong(14))/2
}

// tall returns how far the tick of the median reaches from the middle of the dots.
func (c *strips) tall(row draw.Box) float32 {
	if c.told {
		return min(side(11), (row.H-line(draw.Strong(14)))/2)
	}
	return min(side(14), row.H*0.36) + side(3)
}

// shared reports whether the highest number stands there more than once.
func (r strip) shared() bool {
	sorted := slices.Sorted(slices.Values(r.values))
	return len(sorted) > 1 && sorted[len(sorted)-2] == sorted[len(sorted)-1]
}

func (c *strips) strip(s *draw.Sketch, x axis, row draw.Box, r strip) {
	sorted := slices.Sorted(slices.Values(r.values))
	mid, radius := c.middle(row), side(4.5)
	tone := draw.Tone(r.ink)
	tall := c.tall(row)
	half := tall
	if !c.told {
		half -= side(3)
	}
	low, high := float64(sorted[0]), float64(sorted[len(sorted)-1])
	if c.band && len(sorted) > 1 {
		from, to := x.at(quartile(sorted, 0.25)), x.at(quartile(sorted, 0.75))
		s.Rect(draw.At(from-radius, mid-half, to-from+2*radius, 2*half), draw.Faint(tone, 0x40), side(6))
	} else if !c.band {
		s.Rect(draw.At(x.at(low), mid-2, x.at(high)-x.at(low), 4), draw.Faint(tone, 0x80), 2)
	}
	middle := x.at(quartile(sorted, 0.5))
	tick := draw.At(middle-1.5, mid-tall, 3, 2*tall)
	if !c.told {
		s.Rect(tick, draw.Tone(look.Ink), 1.5)
	}
	for i, place := range swarm(sorted, x, 2*radius, half-radius) {
		if r.record && i == len(sorted)-1 {
			c.crown(s, place.X, mid, r)
		}
		s.Disc(place.X, mid+place.Y, radius, tone, draw.Tone(look.Panel), 1)
	}
	if c.told {
		s.Rect(tick, draw.Tone(look.Ink), 1.5) // many dots must not hide it
		ink := draw.Strong(14)
		text := c.app.Texts.Number(median(sorted))
		wide := ink.Width(text)
		cx := min(max(middle, row.X+wide/2), row.X+row.W-wide/2)
		s.Label(text, cx, mid-tall-line(ink)/2, ink)
	}
}

// crownSide is how large a crown is before the text scale.
const crownSide float32 = 13

// crown marks the record: its number beside it, the crown over it, or, where several dots stand there, before the number.
func (c *strips) crown(s *draw.Sketch, x, y float32, r strip) {
	ink := draw.Strong(14).Left()
	text := c.app.Texts.Number(slices.Max(r.values))
	left := x + side(9)
	if r.shared() {
		s.Icon("crown", look.Brass, left+side(crownSide)/2, y, side(crownSide))
		left += side(crownSide)
	} else {
		s.Icon("crown", look.Brass, x, y-side(12.5), side(crownSide))
	}
	s.Label(text, left+ink.Width(text)/2, y, ink)
}

// swarm places dots at their values, sorted, above and below the middle where they would hide each other.
func swarm(sorted []int, x axis, wide, room float32) []fyne.Position {
	list := make([]fyne.Position, len(sorted))
	var near float32
	for i, v := range sorted {
		at := fyne.NewPos(x.at(float64(v)), 0)
		free := func(y float32) bool {
			for k := i - 1; k >= 0 && at.X-list[k].X < near; k-- {
				if math.Hypot(float64(list[k].X-at.X), float64(list[k].Y-y)) < float64(near) {
					return false
				}
			}
			return true
		}
		for near = wide * 0.8; near > 0.5; near *= 0.7 { // where there is no room they overlap
			heights := levels(near*1.01, room)
			if found := slices.IndexFunc(heights, free); found >= 0 {
				at.Y = heights[found]
				break
			}
		}
		list[i] = at
	}
	return list
}

// levels lists the heights that dots may have, the middle first.
func levels(step, room float32) []float32 {
	list := []float32{0}
	for y := step; y <= room; y += step {
		list = append(list, -y, y)
	}
	return list
}

// scores returns what everybody scored; nil where nobody did.
func (d *digest) scores() *strips {
	c := &strips{app: d.app, title: d.app.Text("stats.scores"), band: true}
	best, holder := 0, -1
	for _, one := range d.people[:min(len(d.people), mostLines)] {
		if len(one.Totals) == 0 {
			continue
		}
		if top := slices.Max(one.Totals); top > best {
			best, holder = top, len(c.rows)
		}
		c.rows = append(c.rows, strip{name: one.Name, symbol: one.Symbol, ink: kit.SeatInk(one.Symbol), values: one.Totals})
	}
	if holder < 0 || best <= 1 {
		return nil // the game counts no points: to win is 1
	}
	c.rows[holder].record = true
	return c
}

// lengths returns how long it took, by the number of players; nil where nobody knows.
func (d *digest) lengths() *strips {
	took := map[int][]int{}
	for _, e := range d.evenings {
		if e.Minutes > 0 {
			took[len(e.Players)] = append(took[len(e.Players)], e.Minutes)
		}
	}
	if len(took) == 0 {
		return nil
	}
	c := &strips{app: d.app, title: d.app.Text("stats.lengths"), told: true}
	for n, minutes := range took {
		c.rows = append(c.rows, strip{name: d.app.Texts.Number(n), symbol: -1, icon: "players", ink: look.Brass, values: minutes})
	}
	slices.SortFunc(c.rows, func(a, b strip) int { return cmp.Or(len(a.name)-len(b.name), strings.Compare(a.name, b.name)) })
	return c
}
