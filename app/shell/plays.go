package shell

import "docent/tracker"

// OpenPlay shows the table of a play, or its set-up checklist until that is done.
func (a *App) OpenPlay(play *tracker.Play) {
	a.guard(play, func() { a.Push(a.PageOf(play)) })
}

// guard opens the page of a play. Where that fails altogether the play is marked, the app stands at home and tells so:
// one bad play never keeps anybody from the others, nor the next start from starting.
func (a *App) guard(play *tracker.Play, open func()) {
	if err := a.Tracker.Show(play.Header().ID, open); err != nil {
		a.Pages = a.Pages[:1]
		a.show()
		a.TellUnopened(play.Header().ID, err)
	}
}

// PageOf returns where a play is gone on with.
func (a *App) PageOf(play *tracker.Play) Page {
	switch {
	case play.Position().Over():
		return a.To.Score(play)
	case len(play.Checklist()) == 0 || a.isLaidOut(play):
		return a.To.Table(play)
	}
	return a.To.Checklist(play)
}

// Resume opens a kept play and tells what could not be restored as it was.
func (a *App) Resume(id string) bool {
	play, notice, err := a.Tracker.Resume(id)
	if err != nil {
		a.TellUnopened(id, err)
		return false
	}
	a.OpenPlay(play)
	a.TellOf(play, notice)
	return true
}

// isLaidOut reports whether the table has ticked off the checklist: a play with a move needs none.
func (a *App) isLaidOut(play *tracker.Play) bool {
	_, moved := play.UndoEntry()
	return moved || a.Setting(SettingLaidOut) == play.Header().ID
}

// OpenInstead shows a play in place of the present page.
func (a *App) OpenInstead(play *tracker.Play) {
	a.guard(play, func() { a.Replace(a.PageOf(play)) })
}
