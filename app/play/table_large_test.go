//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/stage"
	"docent/app/shell"
)

// largest opens a scene of Crazy Museum on a phone at the largest texts.
func largest(t *testing.T, open func(*shell.App, *stage.Stage)) *play.Table {
	t.Helper()
	a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
	scene := stage.Scene{Name: t.Name(), Open: open}
	shown := stage.New().Show(a, w, scene, stage.Sizes()[0], "fr", kit.Look{Variant: kit.Dark, Scale: 2})
	return shown.Top().(*play.Table)
}

// However large the texts, a playback is paused and stepped without scrolling first.
func TestPlaybackIsLedInSight(t *testing.T) {
	p := largest(t, func(a *shell.App, s *stage.Stage) { crazymuseum.Night(a, s) })
	if p.Playback() == nil || !p.Close() {
		t.Fatal("no night is played back in large texts")
	}
	inSight := test.LaidOutObjects(p.Foot())
	for name, b := range map[string]*kit.ActionButton{"undo": p.Undoing(), "back": p.Bar().Back(), "pause": p.Bar().Play(), "step": p.Bar().Next()} {
		if !slices.Contains(inSight, fyne.CanvasObject(b)) {
			t.Errorf("%s scrolls with the rest", name)
		}
	}
}

// Beside what is led undo is small: what it takes back is said below the actions.
func TestUndoIsSaidInLargeTexts(t *testing.T) {
	p := largest(t, func(a *shell.App, s *stage.Stage) {
		crazymuseum.Table(a, s, crazymuseum.Wish{Name: "rooms 6", Holds: func(m *crazymuseum.Stand) bool { return m.Offered("pass") && m.Made["tile"] >= 6 }})
	})
	if !p.Undoing().Compact {
		t.Fatal("undo is not small")
	}
	if p.Undone().Hidden || p.Undone().Label != p.Undoing().Label || !slices.Contains(test.LaidOutObjects(p.Panel()), fyne.CanvasObject(p.Undone())) {
		t.Errorf("nothing says %q", p.Undoing().Label)
	}
	before := len(p.Play().Line())
	p.Undone().OnTapped()
	if len(p.Play().Line()) >= before {
		t.Error("a tap on it undoes nothing")
	}
}
