//go:build scenes

package museum_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/rules"
	game "docent/rules/museum"
)

// corrects returns somebody on a tablet before a correction sheet of a game at a level.
func corrects(t *testing.T, level string, thing rules.Thing) (*hand.Hand, *play.Table) {
	t.Helper()
	h := hand.New(t, nil, stage.Sizes()[1].Size)
	p := museum.Table(h.App, stage.New(), 3, level, museum.Wish{Name: "turn", Holds: func(m *museum.Stand) bool { return m.Offered("exhibit") && m.Moves > 40 }})
	p.Correct(thing)
	if !p.Asking() {
		t.Fatalf("%s is not corrected", thing)
	}
	return h, p
}

// standing returns what the table knows.
func standing(t *testing.T, p *play.Table) *game.State {
	t.Helper()
	s, ok := rules.StateOf[game.State](p.Play().Position().View(rules.Table))
	if !ok {
		t.Fatal("there is no state")
	}
	return s
}

// tally counts the cards of a heap that are spelled so.
func tally(heap game.Cards, word string) int {
	n := 0
	for _, c := range heap {
		if c.String() == word {
			n++
		}
	}
	return n
}

// A card is corrected by what names it: all of it where every card is entered, its value where values are. No key stands for
// a noun without saying which, and the state holds what was tapped.
func TestACardIsCorrected(t *testing.T) {
	for level, c := range map[string]struct {
		taps []string
		word string
	}{
		"full":  {[]string{"Maya", "War", "3"}, "Mw3"},
		"count": {[]string{"Value 3"}, "3"},
	} {
		t.Run(level, func(t *testing.T) {
			h, p := corrects(t, level, "seat:1")
			before := tally(standing(t, p).Players[1].Known, c.word)
			for _, bare := range []string{"Civilisation", "Card"} {
				if h.Sees(bare) {
					t.Errorf("a key says %q", bare)
				}
			}
			for _, label := range c.taps {
				h.Tap(label)
			}
			p.Lead().Tapped(nil)
			if p.Asking() {
				t.Fatalf("the correction is not taken: %q", p.Lead().Label)
			}
			if got := tally(standing(t, p).Players[1].Known, c.word); got != before+1 {
				t.Errorf("the hand holds %d cards %s, want %d", got, c.word, before+1)
			}
		})
	}
}

// Each key has one place on all pads of the count, also where a patron's points are corrected: as they are entered, without
// a choice among one.
func TestTheKeysOfTheCountStandStill(t *testing.T) {
	places := func(scene string) map[string]fyne.Position {
		h := opened(t, scene)
		if h.Sees("None of these") {
			t.Errorf("%s asks to choose among one", scene)
		}
		found := map[string]fyne.Position{}
		for _, key := range []string{"1", "6", "7", "9", "0"} {
			obj := kittest.Find(h.Root(), key)
			if obj == nil {
				t.Fatalf("%s has no key %s", scene, key)
			}
			found[key] = fyne.CurrentApp().Driver().AbsolutePositionForObject(obj.(fyne.CanvasObject))
		}
		return found
	}
	want := places("museum-pool")
	for _, scene := range []string{"museum-tally", "museum-bonuses", "museum-patron-points", "museum-correct-patron"} {
		for key, at := range places(scene) {
			if at != want[key] {
				t.Errorf("on %s the key %s is at %v, want %v", scene, key, at, want[key])
			}
		}
	}
}

// No word under a card is broken where a card is told by its parts, in the language with the longest ones.
func TestNoWordUnderAPartIsBroken(t *testing.T) {
	scenes := museum.Scenes()
	at := slices.IndexFunc(scenes, func(s stage.Scene) bool { return s.Name == "museum-correct-museum" })
	for _, scale := range []float32{1, 1.3, 2} {
		a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
		stage.New().Show(a, w, scenes[at], hand.Phone(), "fr", look.Look{Variant: look.Dark, Scale: scale})
		cells := 0
		for _, obj := range test.LaidOutObjects(w.Canvas().Content()) {
			if c, ok := obj.(*parts.Cell); ok {
				cells++
				if c.Layout.Word() > c.Size().Width {
					t.Errorf("at %v a card is %v wide, its widest word %v", scale, c.Size().Width, c.Layout.Word())
				}
			}
		}
		if cells == 0 {
			t.Error("there are no cards")
		}
	}
}

// What hands do before a headline is read whole, however large texts are.
func TestWhatHandsDoFirstIsReadWhole(t *testing.T) {
	scenes := museum.Scenes()
	at := slices.IndexFunc(scenes, func(s stage.Scene) bool { return s.Name == "museum-headline" })
	for _, language := range []string{"en", "es"} {
		a, w := test.NewTempApp(t), test.NewTempWindow(t, nil)
		h := stage.New().Show(a, w, scenes[at], hand.Phone(), language, look.Look{Variant: look.Dark, Scale: 2})
		asked, shown := h.Text("museum.phase.news"), false
		for _, obj := range test.LaidOutObjects(w.Canvas().Content()) {
			if text, ok := obj.(*kit.Text); ok && text.Text() == asked {
				shown = true
				if text.Shortened() {
					t.Errorf("in %s %q is cut", language, asked)
				}
			}
		}
		if !shown {
			t.Errorf("in %s %q is not asked", language, asked)
		}
	}
}
