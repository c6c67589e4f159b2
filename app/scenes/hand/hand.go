//go:build scenes

// Package hand is somebody with the app in front of them, for tests: it finds what is on the screen by what it is
// called, and taps it.
package hand

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app"
	"docent/app/kit/kittest"
	_ "docent/app/locale" // before the toolkit reads the system's language
	"docent/app/play"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// Noon is the time on the wall in tests.
var Noon = time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)

// Narrow is the window of a phone, Broad that of a tablet.
var (
	Narrow = fyne.NewSize(390, 844)
	Broad  = fyne.NewSize(1180, 820)
)

// Main runs the tests of a package; no time passes by itself in them.
func Main(m *testing.M) {
	play.EverySecond = func(func()) func() { return func() {} }
	os.Exit(m.Run())
}

// Hand is somebody with the app in front of them, who finds things by what they are called.
type Hand struct {
	*testing.T
	App     *shell.App
	Tracker *tracker.Tracker
	Window  fyne.Window
}

// New opens the app in a window of a size, with plays or, where there are none, with an empty memory.
func New(t *testing.T, plays *tracker.Tracker, size fyne.Size) *Hand {
	t.Helper()
	return NewWith(t, plays, size, shell.Config{})
}

// NewWith opens the app with games, texts or notices of its own.
func NewWith(t *testing.T, plays *tracker.Tracker, size fyne.Size, config shell.Config) *Hand {
	t.Helper()
	t.Cleanup(kittest.Clock(Later()))
	a := test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	w.Resize(size)
	if plays == nil {
		plays = stage.Fresh(Wall)
	}
	config.System, config.Version, config.Now = "en_GB.UTF-8", "1.2.3", Wall
	return &Hand{t, app.New(a, w, plays, config), plays, w}
}

// Wall returns a clock that stands at noon.
func Wall() time.Time { return Noon }

// Root returns what can be tapped now: the uppermost overlay, else the page.
func (h *Hand) Root() fyne.CanvasObject { return Root(h.Window) }

// Sees reports whether something on the screen bears a label.
func (h *Hand) Sees(label string) bool { return kittest.Find(h.Root(), label) != nil }

// Tap taps what bears a label; the test ends where nothing does.
func (h *Hand) Tap(label string) {
	h.Helper()
	target := kittest.Find(h.Root(), label)
	if target == nil && Unfold(h.Window) {
		target = kittest.Find(h.Root(), label)
	}
	if target == nil {
		h.Fatalf("there is no %q to tap", label)
	}
	test.Tap(target)
}

// Key presses a key over the page.
func (h *Hand) Key(name fyne.KeyName) { h.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: name}) }

// TypeName types into the field that has the focus.
func (h *Hand) TypeName(name string) {
	h.Helper()
	focused := h.Window.Canvas().Focused()
	if focused == nil {
		h.Fatal("no field takes the name")
	}
	test.Type(focused, name)
}

// Begin makes a play of Ann, Bilal and Chloé.
func Begin(t *testing.T, plays *tracker.Tracker) *tracker.Play {
	t.Helper()
	game := catalog.Games()[0]
	play, err := plays.New(game, rules.Setup{Seats: 3}, []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}, {Name: "Chloé", Symbol: 2}})
	if err != nil {
		t.Fatal(err)
	}
	return play
}

// Plays lists what is kept.
func Plays(t *testing.T, plays *tracker.Tracker) []tracker.Summary {
	t.Helper()
	list, err := plays.Plays()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// Lacking lists what was asked of texts in vain; the game of some tests has none.
func Lacking(texts *assets.Texts) []string {
	return slices.DeleteFunc(texts.Missing(), func(key string) bool { return strings.Contains(key, "pebbles") })
}
