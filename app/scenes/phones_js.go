//go:build scenes

package scenes

import (
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
)

// phones returns the scene of a page, to which no phone can come.
func phones() []stage.Scene {
	return []stage.Scene{{Name: "phones", Open: func(a *shell.App, s *stage.Stage) {
		a.To.Seats(trasteros.Table(a, s, trasteros.CubesLevel).Played())
	}}}
}
