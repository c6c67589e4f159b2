//go:build probe && scenes

package app_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
)

func target(s app.Sight, label string) (app.Target, bool) {
	i := slices.IndexFunc(s.Targets, func(t app.Target) bool { return t.Label == label })
	if i < 0 {
		return app.Target{}, false
	}
	return s.Targets[i], true
}

func TestAProbeSeesThePageAndItsTargets(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	s := app.SightOf(h.App)
	box, ok := target(s, "Trasteros Locos")
	if s.Screen != "home" || s.Overlay || !ok || box.Cut || box.W < 48 || box.X+box.W > 390 {
		t.Fatalf("sees page %q, sheet %v, box %+v (%v)", s.Screen, s.Overlay, box, ok)
	}
	h.Tap("Trasteros Locos")
	s = app.SightOf(h.App)
	start, ok := target(s, "Start")
	if s.Screen != "setup" || !ok || start.Y+start.H > 844 {
		t.Fatalf("sees page %q, start %+v (%v)", s.Screen, start, ok)
	}
}

func TestAProbeSeesWhatIsGreyedAndScrolledAway(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Trasteros Locos")
	s := app.SightOf(h.App)
	if up, ok := target(s, "Move Seat 1 up"); !ok || !up.Greyed {
		t.Errorf("the first seat can be moved up: %+v (%v)", up, ok)
	}
	far, ok := target(s, "Score only")
	if !ok || !far.Cut || far.Pane == nil || far.Y+far.H <= far.Pane.Y+far.Pane.H {
		t.Errorf("what is scrolled away: %+v (%v)", far, ok)
	}
}

// The button of a notice is a target, its words are not; nothing beneath feels a tap beside the button.
func TestAProbeSeesTheButtonOfANotice(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.App.Notify("Two games were added.")
	s := app.SightOf(h.App)
	if _, ok := target(s, "OK"); !ok {
		t.Errorf("the button of a notice is not seen among %v", s.Targets)
	}
	if words, ok := target(s, "Two games were added."); ok {
		t.Errorf("a notice can be tapped at %v", words.Place)
	}
}

// Where a window is wider than a notice, what stands beside the notice is seen and feels taps; what lies under it does not.
func TestANoticeHidesNothingBesideIt(t *testing.T) {
	plays := stage.Fresh(hand.Wall)
	hand.Begin(t, plays)
	h := hand.New(t, plays, fyne.NewSize(844, 390))
	h.App.Resume(hand.Plays(t, plays)[0].ID)
	h.Tap("Ready to play")
	h.App.Notify("Two games were added.")
	before := app.SightOf(h.App)
	menu, ok := target(before, "Menu")
	if !ok {
		t.Fatalf("the menu is not among %v", before.Targets)
	}
	test.TapCanvas(h.Window.Canvas(), fyne.NewPos(float32(menu.X-120), float32(menu.Y+menu.H/2)))
	if after := app.SightOf(h.App); !slices.Equal(after.Targets, before.Targets) {
		t.Errorf("a tap on the words of a notice goes through them to %v", after.Targets)
	}
	test.TapCanvas(h.Window.Canvas(), fyne.NewPos(float32(menu.X+menu.W/2), float32(menu.Y+menu.H/2)))
	if !h.App.Covered() {
		t.Error("the menu beside a notice does not open")
	}
}

func TestAProbeSeesOnlyTheUppermostSheet(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Trasteros Locos")
	h.Tap("Seat 1")
	s := app.SightOf(h.App)
	if _, below := target(s, "Start"); below || !s.Overlay || len(s.Sheets) != 1 {
		t.Errorf("sees what lies under the sheet: %v, sheets %q", below, s.Sheets)
	}
	if name, ok := target(s, "Name"); !ok || !name.Field {
		t.Errorf("the field is seen as %+v (%v)", name, ok)
	}
}

func TestAProbeWritesWhatChangesAndAnswers(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := app.NewProbe(h.App, filepath.Join(t.TempDir(), "sight.json"))
	read := func() (s app.Sight) {
		t.Helper()
		told, err := os.ReadFile(p.File())
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(told, &s); err != nil {
			t.Fatal(err)
		}
		return s
	}
	p.Look()
	if s := read(); s.Frame != 1 || s.Still || s.Screen != "home" {
		t.Errorf("the first look is %d, still %v, at %q", s.Frame, s.Still, s.Screen)
	}
	for range app.Calm {
		p.Look()
	}
	if s := read(); s.Frame != 1 || !s.Still {
		t.Errorf("after a calm the look is %d, still %v", s.Frame, s.Still)
	}
	h.Tap("Trasteros Locos")
	p.Look()
	if s := read(); s.Frame != 2 || s.Still || s.Screen != "setup" {
		t.Errorf("after a tap the look is %d, still %v, at %q", s.Frame, s.Still, s.Screen)
	}
	if err := os.WriteFile(p.File()+".ask", []byte("7"), 0o600); err != nil {
		t.Fatal(err)
	}
	p.Look()
	if s := read(); s.Answer != "" {
		t.Errorf("answers %q before the window had a turn", s.Answer)
	}
	p.Look()
	if s := read(); s.Answer != "7" {
		t.Errorf("answers %q", s.Answer)
	}
}
