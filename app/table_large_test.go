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
