package boards

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// stepName is what a step of the turn is called.
func (b *oldMuseum) stepName(step int) string {
	return b.host.Text("oldmuseum.board.step."+turnSteps[step], nil)
}

// caption says in one line which step the table is at and what was done before it.
func (b *oldMuseum) caption() string {
	g := &b.look
	switch {
	case g.ended && g.winner >= 0 && !g.timed:
		return b.host.Text("oldmuseum.board.won", map[string]any{"who": b.host.Name(g.winner)})
	case g.ended:
		return b.host.Text("oldmuseum.board.over", nil)
	case g.step() < 0:
		return ""
	}
	name := b.stepName(g.step())
	if g.step() == stepChoose && g.steps[stepStart] == stepMay {
		name = b.host.Text("oldmuseum.board.step.choose.may", nil)
	}
	return strings.Join(append([]string{name}, b.did()...), " · ")
}

// did lists what was done in this turn besides.
func (b *oldMuseum) did() []string {
	var parts []string
	for _, key := range b.look.did {
		parts = append(parts, b.host.Text("oldmuseum.board.did."+key, nil))
	}
	return parts
}

// captionIn is the caption as far as it can be read in a width: the title and the marks tell the step, too.
func (b *oldMuseum) captionIn(width float32, said ink) string {
	text := b.caption()
	if said.width(text) <= width*1.2 || b.look.step() < 0 {
		return text
	}
	if did := b.did(); len(did) > 0 {
		return strings.Join(did, " · ")
	}
	return b.stepName(b.look.step())
}

// stepSide is how large the marks of the steps are.
func stepSide(width float32) float32 {
	most := float32(26)
	if width >= hall {
		most = 32
	}
	return min(most*min(1.35, max(0.9, kit.Scale())), width/stepCount-6)
}

func captionHeight() float32 { return strong(14).measure("Ág").Height }

// stripHeight is the strip's: its marks and, below them, the name of the step.
func (b *oldMuseum) stripHeight(width float32) float32 {
	if b.look.ended {
		return captionHeight() + 8
	}
	high := stepSide(width)*1.2 + captionHeight() + 6
	if b.stepsNamed(width) {
		high = stepSide(width)*1.2 + 2*captionHeight()
	}
	return high
}

// stepsNamed says that every step's name fits under its mark.
func (b *oldMuseum) stepsNamed(width float32) bool {
	if width < hall {
		return false
	}
	for i := range stepCount {
		if plain(11.5).width(b.stepName(i)) > width/stepCount-4 {
			return false
		}
	}
	return true
}

// drawStrip draws the steps of the turn walking along.
func (b *oldMuseum) drawStrip(s *sketch, at box) {
	if at.h <= 0 {
		return
	}
	said := strong(14)
	if b.look.ended {
		s.text(b.caption(), at, strong(16).in(tone(kit.Brass)))
		return
	}
	side, each := stepSide(at.w), at.w/stepCount
	cy := at.y + side*0.6
	now := b.look.step()
	line := box{at.x + each/2, cy - 1, at.w - each, 2}
	s.rect(line, tone(kit.Edge), 1)
	if now > 0 {
		s.rect(box{line.x, line.y, each * float32(now), 2}, tone(kit.Brass), 1)
	}
	named := b.stepsNamed(at.w)
	for i := range stepCount {
		cx := at.x + each*(float32(i)+0.5)
		s.step(b.look.steps[i], turnIcons[i], cx, cy, side)
		if named {
			text := plain(11.5)
			if i == now {
				text = strong(11.5)
			}
			s.text(b.stepName(i), box{cx - each/2 + 1, at.y + side*1.2, each - 2, captionHeight()}, text)
		}
	}
	high := captionHeight()
	text := b.captionIn(at.w-8, said)
	for said.width(text) > at.w-8 && said.size > 11 {
		said.size *= 0.95
	}
	s.text(text, box{at.x + 4, at.y + at.h - high, at.w - 8, high}, said)
}

// step is the mark of one step: filled with a tick when it is done, large now, struck out when it is left out.
func (s *sketch) step(m stepMark, icon string, cx, cy, side float32) {
	var fill, edge color.Color = tone(kit.Panel), tone(kit.Edge)
	on, r := fyne.ThemeColorName(kit.InkFaint), side*0.42
	switch m {
	case stepNow:
		fill, edge, on, r = tone(kit.Brass), tone(kit.Brass), kit.OnBrass, side*0.56
	case stepMay:
		edge, on, r = tone(kit.Brass), kit.Brass, side*0.5
	case stepDone:
		fill, edge, on, icon = mix(tone(kit.Panel), tone(kit.Brass), 0.3), tone(kit.Brass), kit.Ink, kit.IconCheck
	case stepSkipped:
		icon, r = kit.IconMinus, side*0.3
	}
	s.disc(cx, cy, r, fill, edge, 1.5)
	s.stamp(icon, on, cx, cy, r*1.25)
}
