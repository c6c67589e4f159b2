package app

import (
	"fyne.io/fyne/v2"

	"docent/app/box"
	"docent/app/history"
	"docent/app/home"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/result"
	"docent/app/rulebook"
	"docent/app/seats"
	"docent/app/settings"
	"docent/app/setup"
	"docent/app/shell"
	"docent/app/stats"
	"docent/rules"
	"docent/tracker"
)

// routes lays the ways between all pages.
func routes(a *shell.App, phones *seats.Seats) shell.Routes {
	return shell.Routes{
		Home:      func() shell.Page { return home.New(a) },
		InUse:     func() shell.Page { return home.NewInUse(a) },
		Setup:     func(game rules.Game, players []tracker.Player) shell.Page { return setup.New(a, game, players) },
		Rematch:   func(play *tracker.Play) shell.Page { return setup.NewRematch(a, play) },
		Checklist: func(play *tracker.Play) shell.Page { return setup.NewChecklist(a, play) },
		Table: func(evening *tracker.Play) shell.Page {
			phones.Resume(evening)
			return play.NewTable(a, evening)
		},
		Review:   func(evening *tracker.Play, from int) shell.Page { return play.NewReview(a, evening, from) },
		Score:    func(play *tracker.Play) shell.Page { return result.New(a, play) },
		Ended:    func(play *tracker.Play) shell.Page { return result.NewEnded(a, play) },
		Boxes:    func() shell.Page { return box.NewList(a) },
		Box:      func(game rules.Game, id string) shell.Page { return box.NewCopy(a, game, id) },
		Paint:    func(game rules.Game, id string) shell.Page { return box.NewPaint(a, game, id) },
		Rulebook: func(game rules.GameID, rule rules.RuleID) shell.Page { return rulebook.New(a, game, rule) },
		History:  func() shell.Page { return history.New(a) },
		Stats:    func() shell.Page { return stats.New(a) },
		Settings: func() shell.Page { return settings.New(a) },
		Backups:  func() shell.Page { return settings.NewBackups(a) },

		Seats:  phones.Open,
		Phones: phones.Short,
		Seated: phones.Seated,

		SaveKept:     func(play *tracker.Play) { parts.SaveKept(a, play) },
		SaveUnopened: func(id string) { parts.SaveUnopened(a, id) },

		SaveEverything: func() { parts.SaveEverything(a) },

		Rule: func(game rules.GameID, rule rules.RuleID) { rulebook.Open(a, game, rule, "", nil) },
		Proof: func(game rules.GameID, rule rules.RuleID, said string, proof fyne.CanvasObject) {
			rulebook.Open(a, game, rule, said, proof)
		},
	}
}
