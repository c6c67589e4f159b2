package app

import (
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// openPlay shows the table of a play, or its set-up checklist until that is done.
func (a *App) openPlay(play *tracker.Play) { a.push(a.pageOf(play)) }

// pageOf is where a play is gone on with.
func (a *App) pageOf(play *tracker.Play) page {
	switch {
	case play.Position().Over():
		return newScorePage(a, play)
	case a.isLaidOut(play):
		return newTablePage(a, play)
	}
	return newChecklistPage(a, play)
}

// resume opens a kept play and tells what could not be restored as it was.
func (a *App) resume(id string) bool {
	play, notice, err := a.tracker.Resume(id)
	if err != nil {
		a.tell(err)
		return false
	}
	a.openPlay(play)
	a.TellNotice(notice)
	return true
}

// isLaidOut tells whether the table has ticked off the checklist: a play with a move needs none.
func (a *App) isLaidOut(play *tracker.Play) bool {
	_, moved := play.UndoEntry()
	return moved || a.setting(settingLaidOut) == play.Header().ID
}

// gameOf finds a game.
func gameOf(id rules.GameID) (rules.Game, bool) { return catalog.Game(id) }

// showScore is what a table page calls when its play is over: the score takes its place, and the box on the table
// learns what the play showed. It does so only now: what somebody sets right in the box later stays.
func (a *App) showScore(play *tracker.Play) {
	p := newScorePage(a, play)
	p.remembered = a.autoLearn(play)
	a.replace(p)
}

// backToTable is what a score page calls to correct or undo: the table takes its place.
func (a *App) backToTable(play *tracker.Play) { a.replace(newTablePage(a, play)) }

// openInstead shows a play in place of the present page.
func (a *App) openInstead(play *tracker.Play) { a.replace(a.pageOf(play)) }
