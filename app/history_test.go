//go:build scenes

package app_test

import (
	"testing"

	"docent/app/history"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
)

func TestHistoryFilters(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Narrow)
	h.Tap("History")
	p := h.App.Top().(*history.Page)
	count := func(state string) int {
		p.OnState(state)
		n := 0
		for _, play := range p.Plays() {
			if p.Wanted(play) {
				n++
			}
		}
		return n
	}
	all, going, finished := count(history.AllPlays), count(history.GoingPlays), count(history.FinishedPlays)
	if all != 5 || going != 2 || finished != 3 {
		t.Errorf("%d plays, %d in progress, %d finished, want 5, 2 and 3", all, going, finished)
	}
}

func TestRemovedPlaysCanBeTakenBack(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	hand.Begin(t, h.Tracker)
	h.Tap("History")
	p := h.App.Top().(*history.Page)
	p.OnRemove(p.Plays()[0])
	h.Tap("Undo")
	if got := len(hand.Plays(t, h.Tracker)); got != 1 || p.Gone() != "" {
		t.Fatalf("%d plays are kept after taking back, want 1", got)
	}
	p.OnRemove(p.Plays()[0])
	h.App.Pop()
	if got := len(hand.Plays(t, h.Tracker)); got != 0 {
		t.Errorf("%d plays are kept after leaving the page, want none", got)
	}
}
