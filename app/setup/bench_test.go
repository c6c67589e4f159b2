//go:build scenes

package setup_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/scenes/stage"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
)

// scrolled shows the set-up of a game on a phone, and what scrolls on it.
func scrolled(b *testing.B, game rules.GameID) (fyne.Window, *arrange.Scroll) {
	b.Helper()
	a, w := test.NewTempApp(b), test.NewTempWindow(b, nil)
	scene := stage.Scene{Name: "setup", Open: func(a *shell.App, _ *stage.Stage) {
		g, _ := catalog.Game(game)
		a.Push(setup.New(a, g, nil))
	}}
	stage.New().Show(a, w, scene, stage.Sizes()[0], "en", look.Look{Variant: look.Dark, Scale: 1})
	for _, obj := range test.LaidOutObjects(w.Content()) {
		if s, ok := obj.(*arrange.Scroll); ok && s.Visible() {
			return w, s
		}
	}
	b.Fatal("nothing scrolls")
	return nil, nil
}

// BenchmarkScroll moves the set-up of a game by a finger, with what a window does before each frame.
func BenchmarkScroll(b *testing.B) {
	w, list := scrolled(b, "crazymuseum")
	frames, at := kittest.Frames{}, float32(0)
	for b.Loop() {
		at = 40 - at
		list.ScrollTo(at)
		frames.Next(w.Content())
	}
}
