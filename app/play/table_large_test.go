//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/stage"
	"docent/app/shell"
)

// largest opens a scene of Crazy Museum on a phone at the largest texts.
func largest(t *testing.T, open func(*shell.App, *stage.Stage)) (*play.Table, fyne.Window) {
	t.Helper()
	a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
	scene := stage.Scene{Name: t.Name(), Open: open}
	shown := stage.New().Show(a, w, scene, stage.Sizes()[0], "fr", look.Look{Variant: look.Dark, Scale: 2})
	return shown.Top().(*play.Table), w
}

// However large the texts, a playback is paused and stepped without opening anything first.
func TestPlaybackIsLedInSight(t *testing.T) {
	p, w := largest(t, func(a *shell.App, s *stage.Stage) { crazymuseum.Night(a, s) })
	if p.Playback() == nil {
		t.Fatal("no night is played back in large texts")
	}
	seen := test.LaidOutObjects(w.Content())
	for name, b := range map[string]*kit.ActionButton{"undo": p.Undoing(), "back": p.Bar().Back(), "pause": p.Bar().Play(), "step": p.Bar().Next()} {
		if !slices.Contains(seen, fyne.CanvasObject(b)) || !b.Visible() {
			t.Errorf("%s is not in sight", name)
		}
	}
}

// Undo is a button of its own in large texts, too, and tells what it takes back.
func TestUndoIsSaidInLargeTexts(t *testing.T) {
	p, _ := largest(t, func(a *shell.App, s *stage.Stage) {
		crazymuseum.Table(a, s, crazymuseum.Wish{Name: "rooms 6", Holds: func(m *crazymuseum.Stand) bool { return m.Offered("pass") && m.Made["tile"] >= 6 }})
	})
	if p.Undoing().Caption == "" {
		t.Error("nothing says what undo takes back")
	}
	before := len(p.Play().Line())
	p.Undoing().OnTapped()
	if len(p.Play().Line()) >= before {
		t.Error("a tap on it undoes nothing")
	}
}
