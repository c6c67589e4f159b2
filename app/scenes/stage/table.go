//go:build scenes

package stage

import (
	"docent/app/play"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// Table opens the table of a play.
func Table(a *shell.App, evening *tracker.Play) *play.Table {
	p := play.NewTable(a, evening)
	a.Push(p)
	return p
}

// Setup returns the scene of a game's set-up with its house rules unfolded.
func Setup(id rules.GameID) Scene {
	return Scene{Name: string(id) + "-setup", Open: func(a *shell.App, _ *Stage) {
		game, _ := catalog.Game(id)
		p := setup.New(a, game, nil)
		p.SetUnfolded(true)
		a.Push(p)
	}}
}

// Laying returns the scene of a game's table being laid out for a play.
func Laying(id rules.GameID, play func(*shell.App, *Stage) *tracker.Play) Scene {
	return Scene{Name: string(id) + "-laying", Open: func(a *shell.App, s *Stage) { a.Push(setup.NewChecklist(a, play(a, s))) }}
}

// Form opens the form of the first question of a kind that may be answered.
func Form(p *play.Table, kind rules.Kind) {
	for _, o := range p.Offers() {
		if o.Kind == kind && o.Refused == nil {
			p.Choose(o, nil)
			return
		}
	}
}

// Offered reports whether a move of a kind may be made.
func Offered(play *tracker.Play, kind rules.Kind) bool {
	for _, o := range play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			return true
		}
	}
	return false
}

// Do makes the first move of a kind that may be made.
func Do(play *tracker.Play, kind rules.Kind, answers rules.Answers) {
	for _, o := range play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			Must(play.Do(o, answers))
			return
		}
	}
	panic("no " + kind + " is offered")
}

// Must ends a scene that cannot be set.
func Must(_ []tracker.Entry, err error) {
	if err != nil {
		panic(err) // a stage that cannot be set shows nothing
	}
}
