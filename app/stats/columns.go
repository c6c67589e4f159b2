package stats

import (
	"strings"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
)

// columns draws how high figures are on average, a column for each thing that they are counted by.
type columns struct {
	digest *digest
	title  string
	list   []column
}

// column is one of them: tenths of the average.
type column struct {
	label  string
	tenths int
	most   int
}

func newColumns(d *digest, c board.Chart, groups []group) *columns {
	chart := &columns{digest: d, title: d.title(c, "")}
	for _, g := range groups {
		sum, one := 0, column{label: d.label(g.on)}
		for _, m := range g.list {
			sum += in(c, m.N)
			one.most = max(one.most, in(c, m.N))
		}
		one.tenths = (sum*10 + len(g.list)/2) / len(g.list)
		chart.list = append(chart.list, one)
	}
	return chart
}

// said returns an average in words: a whole number, or one with a tenth.
func (c *columns) said(one column) string {
	whole := c.digest.app.Texts.Number(one.tenths / 10)
	if one.tenths%10 == 0 {
		return whole
	}
	return c.digest.app.Text("stats.tenths", "whole", whole, "tenth", one.tenths%10)
}

func (c *columns) words() string {
	said := []string{c.title}
	for _, one := range c.list {
		said = append(said, one.label+": "+c.said(one))
	}
	return strings.Join(said, ", ")
}

func (c *columns) height(float32) float32 { return side(190) + line(numbers()) }

func (c *columns) paint(s *draw.Sketch, at draw.Box) {
	low, ink := line(numbers()), draw.Strong(13)
	top := []int{0}
	for _, one := range c.list {
		top = append(top, (one.tenths+9)/10)
	}
	edge := look.Gap
	for _, n := range axisOf(top, 0, 1, mostSteps).ticks() {
		edge = max(edge, numbers().Width(c.digest.app.Texts.Number(n))+look.Gap)
	}
	plot := draw.At(at.X+edge, at.Y+low*1.2, max(1, at.W-edge), at.H-low*2.2-look.Gap)
	up := axisOf(top, plot.Y+plot.H, -plot.H, mostSteps)
	for _, n := range up.ticks() {
		s.Rect(draw.At(plot.X, up.at(float64(n)), plot.W, hair), draw.Tone(look.Edge), 0)
		s.Text(c.digest.app.Texts.Number(n), draw.At(at.X, up.at(float64(n))-low/2, edge-look.Gap, low), right(numbers()))
	}
	each := plot.W / float32(len(c.list))
	wide := min(each*0.64, side(34))
	var labels, values []tick
	for i, one := range c.list {
		x := plot.X + (float32(i)+0.5)*each
		y := up.at(float64(one.tenths) / 10)
		s.Rect(draw.At(x-wide/2, y, wide, plot.Y+plot.H-y), draw.Tone(look.Brass), min(6, wide/3))
		labels = append(labels, tick{x, one.label})
		values = append(values, tick{x, c.said(one)})
	}
	for _, t := range apart(labels, numbers(), tickGap, at.X, at.X+at.W) {
		s.Label(t.text, t.at, at.Y+at.H-low/2, numbers())
	}
	if shown := apart(values, ink, 2, at.X, at.X+at.W); len(shown) == len(values) {
		for i, t := range shown {
			s.Label(t.text, t.at, up.at(float64(c.list[i].tenths)/10)-low/2-1, ink)
		}
	}
}
