//go:build scenes

package scenes

import (
	"time"

	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// shelves lists the scenes of home: of somebody new, with one game in progress, and with many besides finished ones.
func shelves() []stage.Scene {
	return []stage.Scene{
		{Name: "home", Open: func(a *shell.App, _ *stage.Stage) { a.Show() }},
		{Name: "home-new", Open: func(a *shell.App, _ *stage.Stage) {
			a.Tracker = stage.Fresh(a.Now)
			a.Show()
		}},
		{Name: "home-one", Open: func(a *shell.App, _ *stage.Stage) {
			a.Tracker = stage.Fresh(func() time.Time { return a.Now().Add(-time.Hour) })
			start(a.Tracker, "crazymuseum", 3)
			a.Show()
		}},
		{Name: "home-many", Open: func(a *shell.App, _ *stage.Stage) {
			a.Tracker = played(a.Now(), "museum", 5)
			if len(going(a.Tracker)) == 0 {
				for i, game := range catalog.Games() {
					start(a.Tracker, game.ID(), 2+(i+1)%3)
				}
				start(a.Tracker, "museum", 4)
			}
			a.Show()
		}},
	}
}

// going lists the plays that are not over.
func going(t *tracker.Tracker) []tracker.Summary {
	all, err := t.Plays()
	if err != nil {
		panic(err)
	}
	var list []tracker.Summary
	for _, s := range all {
		if !s.Over {
			list = append(list, s)
		}
	}
	return list
}

// start seats the usual players at a game, as many as it takes.
func start(t *tracker.Tracker, id rules.GameID, seats int) {
	game, _ := catalog.Game(id)
	fewest, most := game.Players()
	begin(t, game, min(max(seats, fewest), most), 0)
}
