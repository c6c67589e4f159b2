//go:build scenes

package play_test

import (
	"strings"
	"testing"

	"docent/app/scenes/hand"
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
