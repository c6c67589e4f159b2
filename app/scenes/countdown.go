//go:build scenes

package scenes

import (
	"time"

	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/tracker"
)

// countdowns lists the clock at a table, whatever the game.
func countdowns() []stage.Scene {
	scene := func(name string, clock tracker.Clock) stage.Scene {
		return stage.Scene{Name: "countdown-" + name, Open: func(a *shell.App, s *stage.Stage) {
			p := trasteros.Table(a, s, trasteros.CubesLevel, trasteros.Bidding(1)...)
			clock.On = true
			p.Clock().SetRead(func() tracker.Clock { return clock })
			a.Rebuild()
		}}
	}
	const second = time.Second
	return []stage.Scene{
		scene("calm", tracker.Clock{Running: true, Left: 1870 * second}),
		scene("little", tracker.Clock{Running: true, Left: 565 * second}),
		scene("last", tracker.Clock{Running: true, Left: 48 * second}),
		scene("paused", tracker.Clock{Left: 1870 * second}),
		scene("away", tracker.Clock{Left: 1870 * second, Away: 192 * second, Counted: 1678 * second}),
		scene("over", tracker.Clock{}),
	}
}
