//go:build scenes

package play_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
)

// What was undone is looked at first: only a button that names what is put aside goes on from there, and undo leads back.
func TestUndoneIsShownBeforeItIsPlayed(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Bidding(4)...)
	line := p.Play().Line()
	end := line[len(line)-1].ID
	p.Jump(line[0].ID)
	trasteros.Make(p.Play(), p, trasteros.Bid(0, "gold"))
	trasteros.Make(p.Play(), p, trasteros.Bid(1, ""))
	here := p.Play().Head()
	p.OpenLog()
	hand.Tap(t, w, "Undone: 1")
	hand.Tap(t, w, "Undone: ")
	if got := p.Play().Head(); got != here {
		t.Fatalf("looking at what was undone goes from entry %d to %d", here, got)
	}
	const label = "Continue there, 2 moves are put aside"
	if hand.Labelled(w, label) == nil {
		t.Fatalf("no button says %q", label)
	}
	hand.Tap(t, w, label)
	if got := p.Play().Head(); got != end {
		t.Fatalf("the table stands on entry %d, want %d", got, end)
	}
	if w.Canvas().Overlays().Top() != nil {
		t.Error("a sheet is left over the table")
	}
	if got := p.Undoing().Caption; got != "Jump in the log" {
		t.Errorf("undo takes back %q", got)
	}
	p.Undo()
	if got := p.Play().Head(); got != here {
		t.Errorf("undo leads to entry %d, want %d", got, here)
	}
	if got := p.Undoing().Caption; got != "Bilal bids" {
		t.Errorf("then undo takes back %q", got)
	}
}

// Undo leads back to another branch only for as long as nothing is played: then it takes back what was played.
func TestUndoTakesBackWhatIsPlayedAfterALeap(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Bidding(2)...)
	left := p.Play().Head()
	p.Undo()
	trasteros.Make(p.Play(), p, trasteros.Bid(1, "gold"))
	p.Jump(left)
	trasteros.Make(p.Play(), p, trasteros.Bid(2, ""))
	p.Undo()
	if got := p.Play().Head(); got != left {
		t.Errorf("undo leads to entry %d, want %d", got, left)
	}
	if got := p.Undoing().Caption; got != "Jump in the log" {
		t.Errorf("then undo takes back %q", got)
	}
}

// The log is the one thing that scrolls on its sheet.
func TestTheLogScrollsByItself(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Bidding(4)...)
	p.Undo()
	trasteros.Make(p.Play(), p, trasteros.Bid(3, ""))
	w.Resize(fyne.NewSize(390, 420))
	p.OpenLog()
	lists := 0
	for _, obj := range test.LaidOutObjects(hand.Root(w)) {
		switch one := obj.(type) {
		case *widget.List:
			lists++
			if foot := hand.Labelled(w, "Undone: 1"); one.Size().Height < look.Touch || foot.Position().Y+foot.Size().Height > 420 {
				t.Errorf("the log has %v, the button under it ends at %v", one.Size(), foot.Position().Y+foot.Size().Height)
			}
		case *arrange.Scroll:
			t.Error("the sheet scrolls around the log")
		}
	}
	if lists != 1 {
		t.Errorf("%d lists are shown", lists)
	}
}
