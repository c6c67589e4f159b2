package box

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
)

// onPiece asks what is printed on a piece; every answer is kept at once.
func (p *Copy) onPiece(form rules.PieceForm, thing rules.Thing) {
	a := p.app
	var s *kit.Sheet
	ask := p.ask(form, thing)
	ask.changed = func() {
		b, err := a.Tracker.SetPiece(p.id, thing, ask.answers)
		if err != nil {
			s.Close()
			a.Tell(err)
			return
		}
		p.box = b
	}
	forget := kit.NewQuiet("trash", a.Text("boxes.forget"), nil)
	before := maps.Clone(ask.answers)
	blank := false
	forget.OnTapped = func() {
		if blank {
			ask.answers = maps.Clone(before)
			forget.SetLabel(a.Text("boxes.forget"))
		} else {
			before, ask.answers = maps.Clone(ask.answers), unknownOf(form)
			forget.SetLabel(a.Text("boxes.restore"))
		}
		blank = !blank
		ask.changed()
		s.SetBody(p.asking(ask, form))
	}
	on := kit.NewPrimary(look.IconCheck, a.Text("boxes.done"), func() { s.Close() })
	if next, ok := p.nextAfter(form, thing); ok {
		on = kit.NewPrimary("arrow-right", a.Text("boxes.next", "piece", p.teller.Thing(next)), func() {
			s.Close()
			p.onPiece(form, next)
		})
	}
	s = a.Sheet(parts.Capital(p.teller.Thing(thing)), p.asking(ask, form), forget, on)
	s.OnClosed = func() {
		a.Digits = nil
		p.Refresh()
	}
	a.Open(s)
}

// asking returns the form of a piece: one that its game brings, or a question for each blank.
func (p *Copy) asking(ask *printForm, form rules.PieceForm) fyne.CanvasObject {
	if own := p.brought().Forms[form.Noun]; own != nil {
		return own(ask)
	}
	return ask.body()
}

// unknownOf returns the answers of a form that say nothing.
func unknownOf(form rules.PieceForm) rules.Answers {
	answers := rules.Answers{}
	for _, f := range form.Fields {
		answers[f.Name] = slices.Clone(f.Default)
	}
	return answers
}

// nextAfter returns the next piece of a kind of which nothing is known.
func (p *Copy) nextAfter(form rules.PieceForm, thing rules.Thing) (rules.Thing, bool) {
	_, here := thing.Split()
	for _, id := range form.IDs[slices.Index(form.IDs, here)+1:] {
		next := rules.Of(form.Noun, id)
		if _, known := p.box.Things[next]; !known {
			return next, true
		}
	}
	return "", false
}

// ask returns the form of a piece with what is known of it.
func (p *Copy) ask(form rules.PieceForm, thing rules.Thing) *printForm {
	return &printForm{words: p.words, brought: p.brought(), form: form, answers: p.answers(thing)}
}
