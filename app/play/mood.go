package play

import (
	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
)

// Alarmed reports whether something is at stake in what the table shows.
func (t *Table) Alarmed() bool {
	artist, ok := t.artist.(board.Alarming)
	return ok && artist.Alarms(t.view)
}

// tune has the screen take the mood of what the table shows. Nothing is built anew: what moves goes on.
func (t *Table) tune() {
	if t.app.Top() != shell.Page(t) {
		return
	}
	if look := t.app.Worn(); look != kit.Current() {
		look.Apply()
	}
}
