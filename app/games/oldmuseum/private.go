package oldmuseum

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/rules"
)

// Map returns the museum as a seat knows it in the dark: the rooms it has visited (OM-DARK-4).
func (Art) Map(host board.Host, v rules.View, seat rules.Seat) (title string, drawn fyne.CanvasObject) {
	b := New(host)
	b.private = seat
	b.Present(board.Scene{View: v})
	if !b.look.tracked || !b.look.dark {
		return "", nil
	}
	return host.Thing(rules.Of(mapNoun, seat)), b
}
