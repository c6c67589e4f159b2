package app

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// boxOf is the box that a play was begun with, while it is kept.
func (a *App) boxOf(play *tracker.Play) (tracker.Box, bool) {
	id := play.Header().Box
	if id == "" {
		return tracker.Box{}, false
	}
	b, err := a.tracker.Box(id)
	return b, err == nil
}

// learntIn says what was learnt: how many pieces of each kind.
func (a *App) learntIn(game rules.Game, fresh rules.Box) string {
	teller := a.teller(game.ID(), nil)
	var parts []string
	for _, form := range game.Pieces() {
		if n := known(form, fresh); n > 0 {
			parts = append(parts, a.text("boxes.learnt", "pieces", capital(teller.Pieces(form.Noun)), "n", n))
		}
	}
	return strings.Join(parts, " · ")
}

// toLearn is what can be remembered of a play: for its box, or where it has none for any box that would gain by it.
func (a *App) toLearn(play *tracker.Play) rules.Box {
	game := play.Position().Game()
	if len(game.Pieces()) == 0 {
		return nil
	}
	if b, ok := a.boxOf(play); ok {
		fresh, err := a.tracker.Learnt(play, b.ID)
		a.tell(err)
		return fresh
	}
	all, err := a.tracker.Boxes(game)
	a.tell(err)
	for _, b := range all {
		if fresh, err := a.tracker.Learnt(play, b.ID); err == nil && len(fresh) == 0 {
			return nil
		}
	}
	fresh, err := a.tracker.Learnt(play, "")
	a.tell(err)
	return fresh
}

// learnRow offers to remember what a play showed, or is nil where there is nothing new; done is told the box and what
// it learnt.
func (a *App) learnRow(play *tracker.Play, before func(), done func(tracker.Box, rules.Box)) fyne.CanvasObject {
	fresh := a.toLearn(play)
	if len(fresh) == 0 {
		return nil
	}
	said := a.learntIn(play.Position().Game(), fresh)
	if b, ok := a.boxOf(play); ok {
		return kit.NewListRow("box", a.text("boxes.remember.for", "name", b.Name), said, func() {
			before()
			a.learn(play, b, done)
		})
	}
	return kit.NewListRow("box", a.text("boxes.remember"), said, func() {
		before()
		a.askBox(play, done)
	})
}

// learn merges what a play showed into a box.
func (a *App) learn(play *tracker.Play, b tracker.Box, done func(tracker.Box, rules.Box)) {
	fresh, err := a.tracker.Enrich(play, b.ID)
	if err != nil {
		a.tell(err)
		return
	}
	done(b, fresh)
}

// askBox asks for which box of the game a play's facts are to be remembered.
func (a *App) askBox(play *tracker.Play, done func(tracker.Box, rules.Box)) {
	game := play.Position().Game()
	all, err := a.tracker.Boxes(game)
	a.tell(err)
	var s *kit.Sheet
	list := kit.Column(kit.Gap)
	for _, b := range all {
		list.Add(kit.NewListRow("box", b.Name, a.knownOf(game, b.Things), func() {
			s.Close()
			a.learn(play, b, done)
		}))
	}
	list.Add(kit.NewListRow(kit.IconAdd, a.text("boxes.new"), "", func() {
		s.Close()
		if b, ok := a.newBox(game); ok {
			a.learn(play, b, done)
		}
	}))
	s = a.sheet(a.text("boxes.remember.which"), list)
	a.open(s)
}

// rememberedNote says what a box learnt.
func (a *App) rememberedNote(game rules.Game, b tracker.Box, fresh rules.Box) string {
	return a.text("boxes.remembered", "name", b.Name) + ": " + a.learntIn(game, fresh)
}

// remembered is what the score page tells of the box: what it learnt, or what it could learn.
type remembered struct {
	box   tracker.Box
	fresh rules.Box
}

// autoLearn remembers what a finished play showed for the box it was begun with.
func (a *App) autoLearn(play *tracker.Play) remembered {
	b, ok := a.boxOf(play)
	if !ok {
		return remembered{}
	}
	fresh, err := a.tracker.Enrich(play, b.ID)
	a.tell(err)
	return remembered{b, fresh}
}

// teach remembers what an unfinished play has shown since its table was opened; what somebody sets right in the box
// meanwhile stays until more is played.
func (t *tablePage) teach() {
	if head := t.play.Head(); head != t.taught {
		t.taught = head
		t.app.autoLearn(t.play)
	}
}

// boxLine is the line about the box on the score page, or nil.
func (p *scorePage) boxLine() fyne.CanvasObject {
	a, game := p.app, p.play.Position().Game()
	if len(p.remembered.fresh) > 0 {
		b := p.remembered.box
		return kit.NewListRow("box", a.text("boxes.remembered", "name", b.Name), a.learntIn(game, p.remembered.fresh), func() {
			a.push(newBoxPage(a, game, b.ID))
		})
	}
	return a.learnRow(p.play, func() {}, func(b tracker.Box, fresh rules.Box) {
		p.remembered = remembered{b, fresh}
		a.rebuild()
	})
}
