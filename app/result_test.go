//go:build scenes

package app_test

import (
	"testing"
	"time"

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

// The evening in short tells by how much the first was ahead, as the score has it.
func TestTheEveningInShortIsTrue(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Narrow)
	for _, one := range hand.Plays(t, s.Tracker) {
		if !one.Over {
			continue
		}
		h.App.Resume(one.ID)
		p := h.App.Top().(*result.Page)
		first, second := p.Scores()[0], p.Scores()[1]
		names := []any{"first", shell.PlayerName(one.Players, first.Seat), "second", shell.PlayerName(one.Players, second.Seat)}
		want := h.App.Text("score.margin", append(names, "points", h.App.Points(one.Game, first.Total-second.Total))...)
		if first.Total == second.Total {
			want = h.App.Text("score.level", names...)
		}
		if !hand.Reads(h.Root(), want) {
			t.Errorf("nothing says %q", want)
		}
		h.App.Home()
	}
}

// While the best rise a tap on the podium ends it; afterwards there is nothing to tap, and all that it says can be read.
func TestATapEndsTheRising(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Narrow)
	h.App.Resume(s.Over)
	p := h.App.Top().(*result.Page)
	won := h.App.Plural("score.won", 1, "who", p.Teller().Player(p.Scores()[0].Seat))
	if h.Sees(won) {
		t.Error("a finished game opened again has something to tap on its podium")
	}
	p.StandAt(time.Second)
	h.Tap(won)
	if h.Sees(won) {
		t.Error("the rising goes on after a tap")
	}
}
