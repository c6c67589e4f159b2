//go:build scenes

package museum_test

import (
	"testing"

	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/rules"
	game "docent/rules/museum"
)

// corrects is somebody on a tablet before a correction sheet of a game at a level.
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
