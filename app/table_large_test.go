package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
)

// largest opens a scene of Crazy Museum on a phone at the largest texts.
func largest(t *testing.T, open func(*App, *Stage)) *tablePage {
	t.Helper()
	a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
	scene := Scene{t.Name(), open}
	shown := NewStage().Show(a, w, scene, Sizes()[0], "fr", kit.Look{Variant: kit.Dark, Scale: 2})
	return shown.top().(*tablePage)
}

// However large the texts, a playback is paused and stepped without scrolling first.
func TestPlaybackIsLedInSight(t *testing.T) {
	p := largest(t, func(a *App, s *Stage) { s.museumNight(a) })
	if p.playback == nil || !p.close() {
		t.Fatal("no night is played back in large texts")
	}
	inSight := test.LaidOutObjects(p.foot)
	for name, b := range map[string]*kit.ActionButton{"undo": p.undoing, "back": p.bar.back, "pause": p.bar.play, "step": p.bar.next} {
		if !slices.Contains(inSight, fyne.CanvasObject(b)) {
			t.Errorf("%s scrolls with the rest", name)
		}
	}
}

// Beside what is led undo is small: what it takes back is said below the actions.
func TestUndoIsSaidInLargeTexts(t *testing.T) {
	p := largest(t, func(a *App, s *Stage) {
		s.museumTable(a, wish{"rooms 6", func(m *museumStand) bool { return m.offered("pass") && m.made["tile"] >= 6 }})
	})
	if !p.undoing.Compact {
		t.Fatal("undo is not small")
	}
	if p.undone.Hidden || p.undone.Label != p.undoing.Label || !slices.Contains(test.LaidOutObjects(p.panel), fyne.CanvasObject(p.undone)) {
		t.Errorf("nothing says %q", p.undoing.Label)
	}
	before := len(p.play.Line())
	p.undone.OnTapped()
	if len(p.play.Line()) >= before {
		t.Error("a tap on it undoes nothing")
	}
}
