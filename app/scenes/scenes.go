//go:build scenes

// Package scenes lists every screen as it may stand, for the gallery and for the test of all layouts. What a game's
// screens show lies in a folder of that game.
package scenes

import (
	"slices"
	"time"

	"docent/app/history"
	"docent/app/home"
	"docent/app/result"
	"docent/app/rulebook"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/museum"
	"docent/app/scenes/oldmuseum"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/settings"
	"docent/app/setup"
	"docent/app/shell"
	"docent/assets"
	"docent/tracker"
)

// Scenes lists every screen.
func Scenes() []stage.Scene {
	return slices.Concat(shelves(), pages(), names(), lost(), phones(), evenings(), trasteros.Scenes(), countdowns(), playbacks(), crazymuseum.Scenes(), museum.Scenes(), oldmuseum.Scenes(), cgexpo.Scenes())
}

// pages lists the screens that are the same for all games.
func pages() []stage.Scene {
	return []stage.Scene{
		{Name: "setup", Open: func(a *shell.App, s *stage.Stage) { a.Push(setup.New(a, s.Game, nil)) }},
		{Name: "setup-house", Open: func(a *shell.App, s *stage.Stage) {
			p := setup.New(a, s.Game, nil)
			p.SetUnfolded(true)
			a.Push(p)
		}},
		{Name: "setup-few", Open: func(a *shell.App, s *stage.Stage) {
			p := setup.New(a, s.Game, nil)
			p.SetSeats(p.Seats()[:1])
			a.Push(p)
		}},
		{Name: "setup-player", Open: func(a *shell.App, s *stage.Stage) {
			p := setup.New(a, s.Game, nil)
			a.Push(p)
			p.OnEdit(p.Seats()[0])
		}},
		{Name: "checklist", Open: func(a *shell.App, s *stage.Stage) {
			p := setup.NewChecklist(a, s.Play(a, s.Laying))
			p.Done()[0] = true
			a.Push(p)
		}},
		{Name: "score", Open: func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, s.Play(a, s.Over))) }},
		{Name: "score-rising", Open: func(a *shell.App, s *stage.Stage) { rising(a, s, 1000*time.Millisecond) }},
		{Name: "score-confetti", Open: func(a *shell.App, s *stage.Stage) { rising(a, s, 1900*time.Millisecond) }},
		{Name: "score-share", Open: func(a *shell.App, s *stage.Stage) {
			p := result.New(a, s.Play(a, s.Over))
			a.Push(p)
			p.OnShare()
		}},
		{Name: "rulebook", Open: func(a *shell.App, s *stage.Stage) { a.Push(rulebook.New(a, s.Game.ID(), "")) }},
		{Name: "rulebook-search", Open: func(a *shell.App, s *stage.Stage) {
			p := rulebook.New(a, s.Game.ID(), "")
			p.SetWanted("cub")
			a.Push(p)
		}},
		{Name: "rule", Open: func(a *shell.App, s *stage.Stage) {
			a.Push(setup.New(a, s.Game, nil))
			a.To.Rule(s.Game.ID(), s.Game.Book()[0].ID)
		}},
		{Name: "rule-term", Open: func(a *shell.App, s *stage.Stage) {
			a.Push(setup.New(a, s.Game, nil))
			terms, err := assets.Glossary(string(s.Game.ID()), a.Texts.Tag())
			if err != nil {
				panic(err)
			}
			rulebook.Explain(a, s.Game.ID(), terms[len(terms)/2].ID)
		}},
		{Name: "history", Open: func(a *shell.App, _ *stage.Stage) { a.Push(history.New(a)) }},
		{Name: "history-removed", Open: func(a *shell.App, s *stage.Stage) {
			p := history.New(a)
			a.Push(p)
			p.OnRemove(p.Plays()[0])
			a.Banner.SetClosed(nil)
		}},
		{Name: "in-use", Open: func(a *shell.App, _ *stage.Stage) {
			a.Config.Unsaved, a.Config.InUse = tracker.Notice{Key: "error.store.in-use"}, true
			a.Replace(home.NewInUse(a))
		}},
		{Name: "unsaved", Open: func(a *shell.App, s *stage.Stage) {
			a.Config.Unsaved = tracker.Notice{Key: "notice.store.readonly", Data: map[string]any{"folder": "docent"}}
			trasteros.Table(a, s, trasteros.CubesLevel, trasteros.Bidding(1)...)
		}},
		{Name: "settings", Open: func(a *shell.App, _ *stage.Stage) { a.Push(settings.New(a)) }},
		{Name: "settings-licences", Open: func(a *shell.App, _ *stage.Stage) {
			p := settings.New(a)
			a.Push(p)
			p.OnLicences()
		}},
	}
}

// rising stands at a moment of the best rising onto their plinths.
func rising(a *shell.App, s *stage.Stage, at time.Duration) {
	p := result.New(a, s.Play(a, s.Over))
	a.Push(p)
	p.StandAt(at)
}
