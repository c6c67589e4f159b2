//go:build scenes

package play_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/app/play"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/museum"
	"docent/app/scenes/oldmuseum"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
)

// lateMuseum opens a Crazy Museum of many rooms.
func lateMuseum(a *shell.App, s *stage.Stage) *play.Table {
	return crazymuseum.Table(a, s, crazymuseum.Wish{Name: "late", Holds: func(m *crazymuseum.Stand) bool {
		return m.Offered("pass") && m.Made["tile"] >= 12
	}})
}

// tables opens a table of every game amid its play.
var tables = map[string]func(*shell.App, *stage.Stage) *play.Table{
	"crazymuseum": lateMuseum,
	"oldmuseum": func(a *shell.App, s *stage.Stage) *play.Table {
		return oldmuseum.Table(a, s, oldmuseum.Kind{Seats: 4, Level: "turns", Light: "light", End: "race"}, oldmuseum.Turn(90))
	},
	"cgexpo": func(a *shell.App, s *stage.Stage) *play.Table {
		return stage.Table(a, cgexpo.Play(a, s, false, cgexpo.Asks("near", -1)))
	},
	"museum": func(a *shell.App, s *stage.Stage) *play.Table {
		return museum.Table(a, s, 4, "full", museum.Wish{Name: "turn 160", Holds: func(c *museum.Stand) bool { return c.Offered("exhibit") && c.Moves > 160 }})
	},
	"museum-sheet": func(a *shell.App, s *stage.Stage) *play.Table { // the longest of all
		p := museum.Table(a, s, 4, "full", museum.Wish{Name: "turn 160", Holds: func(c *museum.Stand) bool { return c.Offered("exhibit") && c.Moves > 160 }})
		p.Correct("museum:1")
		return p
	},
	"trasteros": func(a *shell.App, s *stage.Stage) *play.Table {
		return trasteros.Table(a, s, trasteros.CubesLevel, trasteros.Bidding(4)...)
	},
}

// shown opens a table in a window.
func shown(b *testing.B, size stage.Size, open func(*shell.App, *stage.Stage) *play.Table) (*play.Table, fyne.Window) {
	b.Helper()
	var p *play.Table
	a, w := test.NewTempApp(b), test.NewTempWindow(b, nil)
	scene := stage.Scene{Name: "table", Open: func(a *shell.App, s *stage.Stage) { p = open(a, s) }}
	stage.New().Show(a, w, scene, size, "en", look.Look{Variant: look.Dark, Scale: 1})
	return p, w
}

// BenchmarkRefresh measures a full refresh of a table of every game.
func BenchmarkRefresh(b *testing.B) {
	for game, open := range tables {
		for _, size := range stage.Sizes()[:2] {
			b.Run(game+"/"+size.Name, func(b *testing.B) {
				p, _ := shown(b, size, open)
				for b.Loop() {
					p.Refresh()
				}
			})
		}
	}
}

// BenchmarkDrag moves the map of a late Crazy Museum by a finger, and asks for the size of everything as a window does
// before each frame.
func BenchmarkDrag(b *testing.B) {
	for _, size := range stage.Sizes()[:2] {
		b.Run(size.Name, func(b *testing.B) {
			_, w := shown(b, size, lateMuseum)
			var view *viewport.Viewport
			for _, obj := range test.LaidOutObjects(w.Content()) {
				if v, ok := obj.(*viewport.Viewport); ok && v.Visible() {
					view = v
				}
			}
			view.ZoomBy(1.5)
			by := float32(12)
			for b.Loop() {
				view.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(by, 0)})
				for _, obj := range test.LaidOutObjects(w.Content()) {
					obj.MinSize()
				}
				by = -by
			}
		})
	}
}
