package parts

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// NewBox begins a box under the name that most people need.
func NewBox(a *shell.App, game rules.Game) (tracker.Box, bool) {
	b, err := a.Tracker.NewBox(game, a.Text("boxes.name"))
	a.Tell(err)
	return b, err == nil
}

// KnownOf tells how many pieces of each kind are known; a single one needs no number.
func KnownOf(a *shell.App, game rules.Game, things rules.Box) string {
	known := eachKind(a, game, things, func(form rules.PieceForm, pieces string, n int) string {
		if form.Count(things) == 1 {
			return pieces
		}
		return a.Text("boxes.known.of", "pieces", pieces, "known", n, "all", form.Count(things))
	})
	return cmp.Or(known, a.Text("boxes.none"))
}

// eachKind says something of each kind of piece of which some are known.
func eachKind(a *shell.App, game rules.Game, things rules.Box, say func(form rules.PieceForm, pieces string, n int) string) string {
	teller := a.Teller(game.ID(), nil)
	var said []string
	for _, form := range game.Pieces() {
		if n := Known(form, things); n > 0 {
			said = append(said, say(form, Capital(teller.Pieces(form.Noun)), n))
		}
	}
	return strings.Join(said, " · ")
}

// Known counts the pieces of a kind that a box says something of.
func Known(form rules.PieceForm, things rules.Box) int {
	n := 0
	for _, id := range form.IDs {
		if _, ok := things[rules.Of(form.Noun, id)]; ok {
			n++
		}
	}
	return n
}

// boxOf returns the box that a play was begun with, while it is kept.
func boxOf(a *shell.App, play *tracker.Play) (tracker.Box, bool) {
	id := play.Header().Box
	if id == "" {
		return tracker.Box{}, false
	}
	b, err := a.Tracker.Box(id)
	return b, err == nil
}

// LearntIn tells what was learnt: how many pieces of each kind.
func LearntIn(a *shell.App, game rules.Game, fresh rules.Box) string {
	return eachKind(a, game, fresh, func(form rules.PieceForm, pieces string, n int) string {
		if form.Count(fresh) == 1 {
			return pieces
		}
		return a.Text("boxes.learnt", "pieces", pieces, "n", n)
	})
}

// toLearn returns what can be remembered of a play: for its box, or where it has none for any box that would gain by it.
func toLearn(a *shell.App, play *tracker.Play) rules.Box {
	game := play.Position().Game()
	if len(game.Pieces()) == 0 {
		return nil
	}
	if b, ok := boxOf(a, play); ok {
		fresh, err := a.Tracker.Learnt(play, b.ID)
		a.Tell(err)
		return fresh
	}
	all, err := a.Tracker.Boxes(game)
	a.Tell(err)
	for _, b := range all {
		if fresh, err := a.Tracker.Learnt(play, b.ID); err == nil && len(fresh) == 0 {
			return nil
		}
	}
	fresh, err := a.Tracker.Learnt(play, "")
	a.Tell(err)
	return fresh
}

// LearnRow offers to remember what a play showed, or is nil where there is nothing new; done is told the box and what
// it learnt.
func LearnRow(a *shell.App, play *tracker.Play, before func(), done func(tracker.Box, rules.Box)) fyne.CanvasObject {
	fresh := toLearn(a, play)
	if len(fresh) == 0 {
		return nil
	}
	said := LearntIn(a, play.Position().Game(), fresh)
	if b, ok := boxOf(a, play); ok {
		return kit.NewListRow("box", a.Text("boxes.remember.for", "name", b.Name), said, func() {
			before()
			learn(a, play, b, done)
		})
	}
	return kit.NewListRow("box", a.Text("boxes.remember"), said, func() {
		before()
		askBox(a, play, done)
	})
}

// learn merges what a play showed into a box.
func learn(a *shell.App, play *tracker.Play, b tracker.Box, done func(tracker.Box, rules.Box)) {
	fresh, err := a.Tracker.Enrich(play, b.ID)
	if err != nil {
		a.Tell(err)
		return
	}
	done(b, fresh)
}

// askBox asks for which box of the game a play's facts are to be remembered.
func askBox(a *shell.App, play *tracker.Play, done func(tracker.Box, rules.Box)) {
	game := play.Position().Game()
	all, err := a.Tracker.Boxes(game)
	a.Tell(err)
	var s *kit.Sheet
	list := arrange.Column(look.Gap)
	for _, b := range all {
		list.Add(kit.NewListRow("box", b.Name, KnownOf(a, game, b.Things), func() {
			s.Close()
			learn(a, play, b, done)
		}))
	}
	list.Add(kit.NewListRow(look.IconAdd, a.Text("boxes.new"), "", func() {
		s.Close()
		if b, ok := NewBox(a, game); ok {
			learn(a, play, b, done)
		}
	}))
	s = a.Sheet(a.Text("boxes.remember.which"), list)
	a.Open(s)
}

// RememberedNote returns what a box learnt.
func RememberedNote(a *shell.App, game rules.Game, b tracker.Box, fresh rules.Box) string {
	return a.Text("boxes.remembered", "name", b.Name) + ": " + LearntIn(a, game, fresh)
}

// Learnt holds what the score page tells of the box: what it learnt, or what it could learn.
type Learnt struct {
	Box   tracker.Box
	Fresh rules.Box
}

// LearntBy returns what a box learnt.
func LearntBy(b tracker.Box, fresh rules.Box) Learnt { return Learnt{b, fresh} }

// AutoLearn remembers what a finished play showed for the box it was begun with.
func AutoLearn(a *shell.App, play *tracker.Play) Learnt {
	b, ok := boxOf(a, play)
	if !ok {
		return Learnt{}
	}
	fresh, err := a.Tracker.Enrich(play, b.ID)
	a.Tell(err)
	return LearntBy(b, fresh)
}
