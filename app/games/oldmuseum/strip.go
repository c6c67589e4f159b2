package oldmuseum

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/app/parts"
)

// strip draws the steps of the turn walking along, in a row or in a column.
type strip struct {
	draw.Gauge
	board *Board
}

// stepName returns what a step of the turn is called.
func (t strip) stepName(step int) string {
	return t.board.host.Text("oldmuseum.board.step."+turnSteps[step], nil)
}

// caption says in one line which step the table is at and what was done before it.
func (t strip) caption() string {
	g := &t.board.look
	switch {
	case g.ended && g.winner >= 0 && !g.timed:
		return t.board.host.Text("oldmuseum.board.won", map[string]any{"who": t.board.host.Name(g.winner)})
	case g.ended:
		return t.board.host.Text("oldmuseum.board.over", nil)
	case g.step() < 0:
		return ""
	}
	name := t.stepName(g.step())
	if g.step() == stepChoose && g.steps[stepStart] == stepMay {
		name = t.board.host.Text("oldmuseum.board.step.choose.may", nil)
	}
	return strings.Join(append([]string{name}, t.did()...), " · ")
}

// did lists what was done in this turn besides.
func (t strip) did() []string {
	var parts []string
	for _, key := range t.board.look.did {
		parts = append(parts, t.board.host.Text("oldmuseum.board.did."+key, nil))
	}
	return parts
}

// captionHeight returns the height of a line of the strip.
func captionHeight() float32 { return draw.Strong(14).Measure("Ág").Height }

// stepName is how large the names of the steps are written.
const stepName = 11.5

// nameHeight returns the height of a step's name under its mark.
func nameHeight() float32 { return draw.Plain(stepName).Measure("Ág").Height }

// The sizes of a step's mark.
const (
	stepLeast float32 = 24
	stepMost  float32 = 30
)

// named reports whether every step's name fits under its mark.
func (t strip) named(each float32) bool {
	if _, thick := t.Long(); t.Upright() || thick < stepLeast*1.2+nameHeight() {
		return false
	}
	for i := range stepCount {
		if draw.Plain(stepName).Width(t.stepName(i)) > each-4 {
			return false
		}
	}
	return true
}

// draw draws the steps up to where the gauge ends, and reports whether their names stand under them. At the end of the
// game it tells how that ended.
func (t strip) draw(end float32) (named bool) {
	if t.board.look.ended {
		if !t.Upright() {
			t.Text(t.caption(), t.Part(0, end), draw.Strong(16).In(draw.Tone(look.Brass)))
		}
		return false
	}
	_, thick := t.Long()
	each := (end - rim) / stepCount
	named = t.named(each)
	side := min(stepMost, each-4, thick*0.86)
	if named {
		side = stepLeast
	}
	at := func(step int) (x, y float32) {
		x, y = t.Part(rim+each*float32(step), each).Mid()
		if named {
			y -= nameHeight() / 2
		}
		return x, y
	}
	now := t.board.look.step()
	t.line(at, stepCount-1, look.Edge)
	t.line(at, now, look.Brass)
	for i := range stepCount {
		x, y := at(i)
		drawStep(t.Sketch, t.board.look.steps[i], turnIcons[i], x, y, side)
		if named {
			text := draw.Plain(stepName)
			if i == now {
				text = draw.Strong(stepName)
			}
			t.Text(t.stepName(i), draw.At(x-each/2+1, y+side*0.58, each-2, nameHeight()), text)
		}
	}
	return named
}

// line draws the line from the first step to another.
func (t strip) line(at func(step int) (x, y float32), to int, ink fyne.ThemeColorName) {
	if to <= 0 {
		return
	}
	x, y := at(0)
	endX, endY := at(to)
	t.Rect(draw.At(x, y, endX-x, endY-y).AtLeast(2), draw.Tone(ink), 1)
}

// leastSaid is the width below which nothing is told of the turn.
const leastSaid float32 = 60

// say tells what was done in this turn, with the name of the step where that stands nowhere else.
func (t strip) say(at draw.Box, name bool) {
	g, said := &t.board.look, draw.Strong(14)
	text := strings.Join(t.did(), " · ")
	switch full := t.caption(); {
	case at.W < leastSaid || g.ended && !t.Upright():
		return
	case g.ended:
		text, said = full, said.In(draw.Tone(look.Brass))
	case name && said.Width(full) <= at.W*1.2:
		text = full
	case name && text == "" && g.step() >= 0:
		text = t.stepName(g.step())
	}
	text = parts.Capital(text)
	if said.Width(text) > at.W && t.inTwo(text, at) {
		return
	}
	for said.Width(text) > at.W && said.Size > 11 {
		said.Size *= 0.95
	}
	t.Text(text, at, said)
}

// twoLines is how large a text is written that takes two lines of its place.
const twoLines = 12

// inTwo writes a text in two lines, and reports whether they have room.
func (t strip) inTwo(text string, at draw.Box) bool {
	said := draw.Strong(twoLines)
	high := said.Measure("Ág").Height * 2
	if high > at.H || len(draw.Wrap(text, at.W, said)) > 2 {
		return false
	}
	t.Paragraph(text, draw.At(at.X, at.Y+(at.H-high)/2, at.W, high), said)
	return true
}

// drawStep draws the mark of one step: filled with a tick when it is done, large now, struck out when it is left out.
func drawStep(s *draw.Sketch, m stepMark, icon string, cx, cy, side float32) {
	var fill, edge color.Color = draw.Tone(look.Panel), draw.Tone(look.Edge)
	on, r := fyne.ThemeColorName(look.InkFaint), side*0.42
	switch m {
	case stepNow:
		fill, edge, on, r = draw.Tone(look.Brass), draw.Tone(look.Brass), look.OnBrass, side*0.56
	case stepMay:
		edge, on, r = draw.Tone(look.Brass), look.Brass, side*0.5
	case stepDone:
		fill, edge, on, icon = draw.Mix(draw.Tone(look.Panel), draw.Tone(look.Brass), 0.3), draw.Tone(look.Brass), look.Ink, look.IconCheck
	case stepSkipped:
		icon, r = look.IconMinus, side*0.3
	}
	s.Disc(cx, cy, r, fill, edge, 1.5)
	s.Stamp(icon, on, cx, cy, r*1.25)
}
