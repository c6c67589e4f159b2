package app

import (
	"docent/app/board"
	"docent/app/kit"
)

// alarmed says that something is at stake in what the table shows.
func (t *tablePage) alarmed() bool {
	artist, ok := t.artist.(board.Alarming)
	return ok && artist.Alarms(t.view)
}

// tune has the screen take the mood of what the table shows. Nothing is built anew: what moves goes on.
func (t *tablePage) tune() {
	if t.app.top() != page(t) {
		return
	}
	if look := t.app.worn(); look != kit.Current() {
		look.Apply()
	}
}
