//go:build scenes

package play_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
)

// Where a move told nothing, the line tells what is to be done.
func TestTheLineIsNeverEmpty(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	p.Happened(nil)
	if said := p.Line().Line().Said; said == "" {
		t.Error("the line is empty after a move that told nothing")
	}
}

// Beside the line of what happened last, the log goes on with what was before that.
func TestTheLogBesideTheLineDoesNotRepeatIt(t *testing.T) {
	p, w := hand.Table(t, stage.Sizes()[2], trasteros.CubesLevel, trasteros.Bidding(2)...)
	said := p.Line().Line().Said
	lines, again := 0, 0
	for _, obj := range test.LaidOutObjects(w.Content()) {
		if line, ok := obj.(*kit.LogLine); ok && line.Visible() && line != p.Line().Line() {
			lines++
			if line.Said == said {
				again++
			}
		}
	}
	if lines == 0 || again > 0 {
		t.Errorf("of %d lines in the log %d repeat %q", lines, again, said)
	}
}

// What the line has no room for is told whole at a tap.
func TestAShortenedLineOpensWhole(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	h := &hand.Hand{T: t, App: p.App(), Tracker: p.App().Tracker, Window: w}
	said := strings.Repeat("Shuffle the discard pile and the public room together. ", 8)
	line := p.Line().Line()
	line.Set("", said, "")
	line.Tapped(nil)
	if !hand.Reads(h.Root(), said) {
		t.Fatal("the whole text is not shown")
	}
	h.Tap("Game log")
	if !h.App.Covered() || hand.Reads(h.Root(), said) {
		t.Error("it does not lead on to the log")
	}
	h.Key("Escape")
	line.Set("", "Short.", "")
	line.Tapped(nil)
	if hand.Reads(h.Root(), p.App().Text("table.told.whole")) {
		t.Error("what is whole opens again")
	}
}

// A move that told nothing leaves nothing to turn to, though the one before it can be played back.
func TestNoButtonTurnsToNothing(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), "score")
	p.Line().SetAgain(true)
	p.Line().Rest(nil)
	if !p.Line().Turner().Hidden {
		t.Error("beside what is asked stands a button that says nothing")
	}
}
