package boards

import (
	"fyne.io/fyne/v2"

	"docent/rules"
)

// Mapper is an Artist of a game in which every seat has a map that nobody else may see; nil where it has none now.
type Mapper interface {
	Map(host Host, v rules.View, seat rules.Seat) fyne.CanvasObject
}

// Map is the museum as a seat knows it in the dark: the rooms it has visited (OM-DARK-4).
func (oldMuseumArt) Map(host Host, v rules.View, seat rules.Seat) fyne.CanvasObject {
	b := newOldMuseum(host)
	b.private = seat
	b.Present(Scene{View: v})
	if !b.look.tracked || !b.look.dark {
		return nil
	}
	return b
}
