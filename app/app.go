// Package app wires what Docent shows: it hands the shell the games of the catalog and what each brings to a screen, and
// lays the ways between the pages.
//
//	app.go     New: the window's content, Leave; routes.go: which page leads where
//	games      the list of what games bring, a folder each
//	home, setup, play, seats, result, history, rulebook, box, settings: the pages, a package per family
//	parts      widgets of several pages that know the domain
//	shell      the stack of pages, sheets, banner, words and look; board: the contract between pages and games
//	kit        widgets that know no domain
//	scenes     made-up plays and screens for the gallery and the tests, in no product
//	probe.go   what the window shows, told to a program that drives it; probe_walk.go: found in the widgets
package app

import (
	"fyne.io/fyne/v2"

	"docent/app/games"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/seats"
	"docent/app/shell"
	"docent/rules/catalog"
	"docent/tracker"
)

// New fills the window with the home page or, if a play was open when the app closed or is in the file that the app was
// started with, with its table.
func New(f fyne.App, w fyne.Window, t *tracker.Tracker, config shell.Config) *shell.App {
	if config.Games == nil {
		config.Games, config.Kits = catalog.Games(), games.Of
	}
	a := shell.New(f, w, t, config)
	phones := seats.New(a)
	a.To = routes(a, phones)
	play.WatchLife(a, phones.Back)
	t.OnTrouble(func(n tracker.Notice) { fyne.Do(func() { a.TellNotice(n) }) })
	a.Begin()
	parts.OpenGiven(a, config.Given)
	return a
}

// Leave keeps what still runs when the window has been closed.
func Leave(a *shell.App) { play.KeepTime(a) }
