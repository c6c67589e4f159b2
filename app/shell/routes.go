package shell

import (
	"fyne.io/fyne/v2"

	"docent/rules"
	"docent/tracker"
)

// Routes are the ways between pages, which do not know each other.
type Routes struct {
	Home      func() Page
	InUse     func() Page                                          // says first that another copy of the app keeps the plays
	Setup     func(game rules.Game, players []tracker.Player) Page // players are nil for those who played last
	Rematch   func(*tracker.Play) Page                             // another set-up of the same players, with the level and the options of the play
	Checklist func(*tracker.Play) Page
	Table     func(*tracker.Play) Page
	Review    func(play *tracker.Play, from int) Page // the table, to go through from an entry on; 0: from its start
	Score     func(*tracker.Play) Page
	Ended     func(*tracker.Play) Page // the score of a play that has ended just now: its box learns what it showed
	Boxes     func() Page
	Box       func(game rules.Game, id string) Page
	Paint     func(game rules.Game, id string) Page // the drawing of a copy of a game that brings an editor for one
	Rulebook  func(game rules.GameID, rule rules.RuleID) Page
	History   func() Page
	Stats     func() Page
	Settings  func() Page
	Backups   func() Page // the settings, with the backups first

	Seats  func(*tracker.Play)              // over the table: its seats on players' phones
	Phones func(*tracker.Play) string       // how many of them there are; empty where none is offered
	Seated func(*tracker.Play) []rules.Seat // those that have one

	SaveKept     func(*tracker.Play) // as a file, all that was recorded
	SaveUnopened func(id string)     // as a file, what is kept of a play that does not open

	SaveEverything func() // as one file, all that is kept

	Rule  func(game rules.GameID, rule rules.RuleID)                                       // over whatever is on the screen
	Proof func(game rules.GameID, rule rules.RuleID, said string, proof fyne.CanvasObject) // under a picture of what it counts
}
