//go:build scenes

package app_test

import (
	"testing"

	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/setup"
	"docent/app/shell"
)

func TestScoreLeadsOn(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Broad)
	if !h.App.Resume(s.Over) {
		t.Fatal("the play does not open")
	}
	p, ok := h.App.Top().(*result.Page)
	if !ok {
		t.Fatalf("a finished play opens as %T, want its score", h.App.Top())
	}
	p.OnShare()
	if !h.Sees("Save as a file, " + h.App.Text("history.export.about")) {
		t.Error("the sheet does not offer the file")
	}
	h.App.CloseSheets()
	want := shell.Names(p.Play().Header().Players)
	h.Tap("Rematch")
	setup, ok := h.App.Top().(*setup.Page)
	if !ok || shell.Names(setup.Players()) != want {
		t.Errorf("the rematch is %T", h.App.Top())
	}
	h.App.OpenInstead(p.Play())
	h.App.UndoKey(shell.Undoer.Undo)
	if _, ok := h.App.Top().(*play.Table); !ok || p.Play().Position().Over() {
		t.Errorf("after undo the page is %T, want the table", h.App.Top())
	}
}
