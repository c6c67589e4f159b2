//go:build scenes

package app_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app"
	"docent/app/kit/kittest"
	"docent/app/scenes"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// noon is the time on the wall in these tests.
var noon = time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)

// hand is somebody with the app in front of them, who finds things by what they are called.
type hand struct {
	*testing.T
	app     *shell.App
	tracker *tracker.Tracker
	window  fyne.Window
}

func newHand(t *testing.T, plays *tracker.Tracker, size fyne.Size) *hand {
	t.Helper()
	a := test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	w.Resize(size)
	if plays == nil {
		plays = scenes.Fresh(func() time.Time { return noon })
	}
	shown := app.New(a, w, plays, shell.Config{System: "en_GB.UTF-8", Version: "1.2.3", Now: func() time.Time { return noon }})
	return &hand{t, shown, plays, w}
}

var (
	narrow = fyne.NewSize(390, 844)
	broad  = fyne.NewSize(1180, 820)
)

func (h *hand) root() fyne.CanvasObject {
	if top := h.window.Canvas().Overlays().Top(); top != nil {
		return top
	}
	return h.window.Content()
}

func (h *hand) sees(label string) bool { return kittest.Find(h.root(), label) != nil }

func (h *hand) tap(label string) {
	h.Helper()
	target := kittest.Find(h.root(), label)
	if target == nil {
		h.Fatalf("there is no %q to tap", label)
	}
	test.Tap(target)
}

func (h *hand) key(name fyne.KeyName) { h.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name}) }

// begin makes a play of Ann, Bilal and Chloé.
func begin(t *testing.T, plays *tracker.Tracker) *tracker.Play {
	t.Helper()
	game, _ := catalog.Game("trasteros")
	play, err := plays.New(game, rules.Setup{Seats: 3}, []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}, {Name: "Chloé", Symbol: 2}})
	if err != nil {
		t.Fatal(err)
	}
	return play
}

func allPlaysOf(t *testing.T, plays *tracker.Tracker) []tracker.Summary {
	t.Helper()
	list, err := plays.Plays()
	if err != nil {
		t.Fatal(err)
	}
	return list
}
