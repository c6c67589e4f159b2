// Package app is everything that Docent shows: one window, a stack of pages, and sheets over them.
//
// A page is a struct with the paragraphs constructor, handlers, refresh and build. It reads a snapshot of
// the tracker, decides nothing about rules, and writes every text through the catalogue and every colour
// through the theme.
//
//	app.go       the App: what all pages share, language and look
//	nav.go       the stack of pages, the three designs, what a page may be
//	plays.go     which page a play is shown on
//	keys.go      keyboard and the back key
//	banner.go    the strip for errors and notices; errors.go: their words
//	unsaved.go   the strip that stays while nothing is saved, the page about a second copy
//	header.go    the top of a page; layouts.go, sheets.go, pictures.go: what pages are set with
//	home.go      the shelf (shelf.go), plays to go on with (playrow.go, when.go)
//	setup*.go    players (seatrow.go), options and house rules; checklist.go: the table laid out
//	table*.go    the table in play, with offer, question, log, correct and cover
//	countdown.go the clock of a game that is played against time
//	playback*.go the referee's steps after a move, shown one by one: bar, objection
//	scores.go    the result with every reason; podium.go; share.go and files.go: to others
//	rulebook.go  the rules by chapter; rule.go: one of them, also as a sheet; accents.go: searched
//	history.go   all plays
//	records.go   what one player reached alone: at set-up, at score and in the history
//	boxes*.go    what the copies of the games say: list, one copy, piece and sides, files; at set-up and score
//	settings.go  language, look, licences
//	scenes.go    the named scenes of the gallery and of the layout test
package app

import (
	"fyne.io/fyne/v2"

	"docent/app/games"
	"docent/app/play"
	"docent/app/shell"
	"docent/rules/catalog"
	"docent/tracker"
)

// New fills the window with the home page or, if a play was open when the app closed, with its table.
func New(f fyne.App, w fyne.Window, t *tracker.Tracker, config shell.Config) *shell.App {
	if config.Games == nil {
		config.Games, config.Kits = catalog.Games(), games.Of
	}
	a := shell.New(f, w, t, config)
	a.To = routes(a)
	play.WatchLife(a)
	a.Begin()
	return a
}
