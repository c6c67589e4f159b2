package oldmuseum

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
)

// strip draws the steps of the turn walking along.
type strip struct {
	*draw.Sketch
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

// captionIn returns the caption as far as it can be read in a width: the title and the marks tell the step, too.
func (t strip) captionIn(width float32, said draw.Ink) string {
	text := t.caption()
	if said.Width(text) <= width*1.2 || t.board.look.step() < 0 {
		return text
	}
	if did := t.did(); len(did) > 0 {
		return strings.Join(did, " · ")
	}
	return t.stepName(t.board.look.step())
}

// stepSide returns how large the marks of the steps are.
func stepSide(width float32) float32 {
	most := float32(26)
	if width >= draw.HallWide {
		most = 32
	}
	return min(most*min(1.35, max(0.9, kit.Scale())), width/stepCount-6)
}

// captionHeight returns the height of a line of the strip.
func captionHeight() float32 { return draw.Strong(14).Measure("Ág").Height }

// height returns how high the strip is: its marks and, below them, the name of the step.
func (t strip) height(width float32) float32 {
	if t.board.look.ended {
		return captionHeight() + 8
	}
	high := stepSide(width)*1.2 + captionHeight() + 6
	if t.stepsNamed(width) {
		high = stepSide(width)*1.2 + 2*captionHeight()
	}
	return high
}

// stepsNamed reports whether every step's name fits under its mark.
func (t strip) stepsNamed(width float32) bool {
	if width < draw.HallWide {
		return false
	}
	for i := range stepCount {
		if draw.Plain(11.5).Width(t.stepName(i)) > width/stepCount-4 {
			return false
		}
	}
	return true
}

// draw draws the steps beside each other, above what is done now.
func (t strip) draw(at draw.Box) {
	if at.H <= 0 {
		return
	}
	said := draw.Strong(14)
	if t.board.look.ended {
		t.Text(t.caption(), at, draw.Strong(16).In(draw.Tone(kit.Brass)))
		return
	}
	side, each := stepSide(at.W), at.W/stepCount
	cy := at.Y + side*0.6
	now := t.board.look.step()
	line := draw.At(at.X+each/2, cy-1, at.W-each, 2)
	t.Rect(line, draw.Tone(kit.Edge), 1)
	if now > 0 {
		t.Rect(draw.At(line.X, line.Y, each*float32(now), 2), draw.Tone(kit.Brass), 1)
	}
	named := t.stepsNamed(at.W)
	for i := range stepCount {
		cx := at.X + each*(float32(i)+0.5)
		drawStep(t.Sketch, t.board.look.steps[i], turnIcons[i], cx, cy, side)
		if named {
			text := draw.Plain(11.5)
			if i == now {
				text = draw.Strong(11.5)
			}
			t.Text(t.stepName(i), draw.At(cx-each/2+1, at.Y+side*1.2, each-2, captionHeight()), text)
		}
	}
	high := captionHeight()
	text := t.captionIn(at.W-8, said)
	for said.Width(text) > at.W-8 && said.Size > 11 {
		said.Size *= 0.95
	}
	t.Text(text, draw.At(at.X+4, at.Y+at.H-high, at.W-8, high), said)
}

// drawStep draws the mark of one step: filled with a tick when it is done, large now, struck out when it is left out.
func drawStep(s *draw.Sketch, m stepMark, icon string, cx, cy, side float32) {
	var fill, edge color.Color = draw.Tone(kit.Panel), draw.Tone(kit.Edge)
	on, r := fyne.ThemeColorName(kit.InkFaint), side*0.42
	switch m {
	case stepNow:
		fill, edge, on, r = draw.Tone(kit.Brass), draw.Tone(kit.Brass), kit.OnBrass, side*0.56
	case stepMay:
		edge, on, r = draw.Tone(kit.Brass), kit.Brass, side*0.5
	case stepDone:
		fill, edge, on, icon = draw.Mix(draw.Tone(kit.Panel), draw.Tone(kit.Brass), 0.3), draw.Tone(kit.Brass), kit.Ink, kit.IconCheck
	case stepSkipped:
		icon, r = kit.IconMinus, side*0.3
	}
	s.Disc(cx, cy, r, fill, edge, 1.5)
	s.Stamp(icon, on, cx, cy, r*1.25)
}
