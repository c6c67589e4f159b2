package stats

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/tracker"
)

// heaps draws the middle one of each thing's figures as a heap of what it is made of.
type heaps struct {
	digest *digest
	title  string
	list   []heap
	most   string // the greatest of all, in words
}

// heap is a figure: its pieces from the ground up.
type heap struct {
	label  string
	said   string
	pieces []fyne.Resource
}

func newHeaps(d *digest, c board.Chart, groups []group) *heaps {
	chart := &heaps{digest: d, title: d.title(c, "")}
	teller := d.app.Teller(d.game, nil)
	said := func(m tracker.Mention) string {
		var all []string
		for _, t := range m.About {
			if _, n := c.Piece(t); n > 0 {
				all = append(all, teller.Thing(t))
			}
		}
		return d.app.List(all)
	}
	compare := func(a, b tracker.Mention) int { return worth(c, a.About, b.About) }
	var greatest *tracker.Mention
	for _, g := range groups {
		list := slices.SortedStableFunc(slices.Values(g.list), compare)
		middle, most := list[(len(list)-1)/2], list[len(list)-1]
		one := heap{label: d.label(g.on), said: said(middle)}
		for _, t := range slices.Backward(middle.About) {
			picture, n := c.Piece(t)
			for range n {
				one.pieces = append(one.pieces, picture)
			}
		}
		chart.list = append(chart.list, one)
		if greatest == nil || compare(most, *greatest) > 0 {
			greatest = &most
		}
	}
	chart.most = d.app.Text(string(d.game)+".chart."+string(c.Key)+".most", "what", said(*greatest))
	return chart
}

// worth compares what two figures are made of, part by part from the first.
func worth(c board.Chart, a, b []rules.Thing) int {
	for i := range min(len(a), len(b)) {
		_, n := c.Piece(a[i])
		_, m := c.Piece(b[i])
		if n != m {
			return n - m
		}
	}
	return len(a) - len(b)
}

func (c *heaps) words() string {
	said := []string{c.title}
	for _, one := range c.list {
		said = append(said, one.label+": "+one.said)
	}
	return strings.Join(append(said, c.most), ". ")
}

func (c *heaps) height(width float32) float32 {
	piece := side(pieceSide)
	heap := piece * (1 + share*float32(c.highest()-1))
	return min(max(side(80), heap), side(215)) + line(draw.Strong(14)) + 2*look.Gap + c.note(nil, draw.At(0, 0, width, 1000))
}

// note writes the greatest of all, in as many lines as it takes, and returns how high it is.
func (c *heaps) note(s *draw.Sketch, at draw.Box) float32 {
	ink := draw.Strong(13).In(draw.Tone(look.Brass))
	ink.Align = fyne.TextAlignTrailing
	lines := draw.Wrap(c.most, at.W, ink)
	if s != nil {
		for i, text := range lines {
			s.Text(text, draw.At(at.X, at.Y+float32(i)*line(ink), at.W, line(ink)), ink)
		}
	}
	return float32(len(lines)) * line(ink)
}

// highest returns how many pieces the highest heap has.
func (c *heaps) highest() int {
	highest := 1
	for _, one := range c.list {
		highest = max(highest, len(one.pieces))
	}
	return highest
}

// pieceSide is how large a piece is before the text scale, mostPiece how large where there is room.
const (
	pieceSide float32 = 32
	mostPiece float32 = 52
)

// share is how much of a piece the one on it leaves to be seen.
const share float32 = 0.62

func (c *heaps) paint(s *draw.Sketch, at draw.Box) {
	low := line(draw.Strong(14))
	used := c.note(s, at)
	floor := at.Y + at.H - low - look.Gap
	room := floor - at.Y - used - look.Gap
	highest := c.highest()
	each := at.W / float32(len(c.list))
	piece := min(max(side(pieceSide), room/(1+share*float32(highest-1))), side(mostPiece), each*0.7)
	step := min(piece*share, max(1, room-piece)/float32(max(1, highest-1)))
	s.Rect(draw.At(at.X, floor, at.W, 2), draw.Tone(look.Wall), 1)
	var labels []tick
	for i, one := range c.list {
		x := at.X + (float32(i)+0.5)*each
		for n, picture := range one.pieces {
			s.Picture(picture, draw.At(x-piece/2, floor-piece-float32(n)*step, piece, piece))
		}
		labels = append(labels, tick{x, one.label})
	}
	for _, t := range apart(labels, draw.Strong(14), tickGap, at.X, at.X+at.W) {
		s.Label(t.text, t.at, at.Y+at.H-low/2, draw.Strong(14))
	}
}
