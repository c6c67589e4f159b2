//go:build scenes

package cgexpo_test

import (
	"testing"

	screen "docent/app/games/cgexpo"
	"docent/app/setup"
)

// Who has recorded a board since the last play is proposed that copy and its squares; who chose zones with it then keeps them.
func TestARecordedBoardIsProposed(t *testing.T) {
	h, game, boxCopy := withCopy(t)
	if err := h.Tracker.RemoveBox(boxCopy.ID); err != nil {
		t.Fatal(err)
	}
	open := func() *setup.Page {
		h.App.Home()
		p := setup.New(h.App, game, nil)
		h.App.Push(p)
		return p
	}
	p := open()
	p.Answers()["level"] = []string{"zones"}
	h.Tap("Start")
	p = open()
	if got := p.Answers()["level"]; p.Box() != "" || len(got) != 1 || got[0] != "zones" {
		t.Fatalf("without a copy the set-up proposes %q and %v", p.Box(), got)
	}
	boxCopy, err := h.Tracker.NewBox(game, "Ours")
	if err != nil {
		t.Fatal(err)
	}
	d := screen.NewDraft(8, 6)
	d.Fill(0, 5, 3, 5, screen.ZoneNumber(1))
	if _, err := h.Tracker.SetPieces(boxCopy.ID, d.Answers()); err != nil {
		t.Fatal(err)
	}
	p = open()
	if got := p.Answers()["level"]; p.Box() != boxCopy.ID || len(got) != 1 || got[0] != "full" {
		t.Errorf("with a board that was recorded since the set-up proposes %q and %v", p.Box(), got)
	}
	p.Answers()["level"] = []string{"zones"}
	h.Tap("Start")
	if got := open().Answers()["level"]; len(got) != 1 || got[0] != "zones" {
		t.Errorf("who chose zones with the copy is proposed %v", got)
	}
}
