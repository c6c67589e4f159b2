package shell

import "docent/tracker"

// OpenPlay shows the table of a play, or its set-up checklist until that is done.
func (a *App) OpenPlay(play *tracker.Play) { a.Push(a.PageOf(play)) }

// PageOf returns where a play is gone on with.
func (a *App) PageOf(play *tracker.Play) Page {
	switch {
	case play.Position().Over():
		return a.To.Score(play)
	case a.isLaidOut(play):
		return a.To.Table(play)
	}
	return a.To.Checklist(play)
}

// Resume opens a kept play and tells what could not be restored as it was.
func (a *App) Resume(id string) bool {
	play, notice, err := a.Tracker.Resume(id)
	if err != nil {
		a.Tell(err)
		return false
	}
	a.OpenPlay(play)
	a.TellNotice(notice)
	return true
}

// isLaidOut reports whether the table has ticked off the checklist: a play with a move needs none.
func (a *App) isLaidOut(play *tracker.Play) bool {
	_, moved := play.UndoEntry()
	return moved || a.Setting(SettingLaidOut) == play.Header().ID
}

// OpenInstead shows a play in place of the present page.
func (a *App) OpenInstead(play *tracker.Play) { a.Replace(a.PageOf(play)) }
