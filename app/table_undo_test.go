package app

import (
	"math/rand/v2"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker"
)

func TestUndoNamesTheMove(t *testing.T) {
	p, _ := opened(t, phoneSize(), cubesLevel, made{kind: "call", seat: anySeat})
	tests := []struct {
		move made
		want string
	}{
		{bid(0, ""), "Undo: Ann bids"},
		{bid(1, ""), "Undo: Bilal bids"},
		{bid(2, ""), "Undo: Chloé bids"},
		{bid(3, "gold"), "Undo: Diego bids"}, // the reveal follows by itself
	}
	if got := p.undoing.Label; got != "Undo: Call room 1" {
		t.Errorf("after the call it says %q", got)
	}
	s := NewStage()
	for _, test := range tests {
		s.make(p.play, p, test.move)
		if got := p.undoing.Label; got != test.want {
			t.Errorf("after %v it says %q, want %q", test.move, got, test.want)
		}
	}
	p.undo()
	if got, want := p.redoing.Label, "Redo: Diego bids"; got != want {
		t.Errorf("redo says %q, want %q", got, want)
	}
}

// Whatever is played, undo names it by the button that was pressed, or by the first thing everybody heard of it.
func TestUndoNeverNamesAConsequence(t *testing.T) {
	for i, level := range []string{cubesLevel, fullLevel, "auctions"} {
		chance := rand.New(rand.NewPCG(uint64(i), 11))
		p, _ := opened(t, phoneSize(), level)
		for range 120 {
			open := openOffers(p)
			if p.play.Position().Over() {
				break
			}
			o := open[chance.IntN(len(open))]
			entries, err := p.play.Do(o, tracker.Draw(o, chance.IntN))
			if err != nil {
				entries, err = p.play.Do(o, nil)
			}
			if err != nil {
				t.Fatal(err)
			}
			p.snapshot()
			got, button := p.called(entries[0]), p.teller.Offer(o)
			if got != button && (!o.Secret || got != p.said(entries[0])) {
				t.Errorf("%s: %q is undone as %q", level, button, got)
			}
			for _, e := range entries[0].Events {
				if e.Only && strings.Contains(got, p.teller.Event(e)) {
					t.Errorf("%s: undo tells what was whispered: %q", level, got)
				}
			}
		}
	}
}

// What is whispered to one seat stands nowhere on the shared screen.
func TestWhispersStayWhispered(t *testing.T) {
	p, _ := opened(t, phoneSize(), cubesLevel)
	whisper := rules.Event{Key: "one-pair", Seat: 1, About: []rules.Thing{"kind:gold"}, Only: true}
	heard := rules.Event{Key: "turn", Seat: 2, About: []rules.Thing{"turn:2"}}
	secret, entry := p.teller.Event(whisper), tracker.Entry{ID: 1, Events: []rules.Event{whisper, heard}}
	var shown []string
	for _, line := range linesOf([]tracker.Entry{entry}) {
		shown = append(shown, p.teller.Event(line.event))
	}
	for _, e := range append(toldBy([]tracker.Entry{entry}), toldBy(lastMove([]tracker.Entry{entry}))...) {
		shown = append(shown, p.teller.Event(e))
	}
	shown = append(shown, p.said(entry), p.said(tracker.Entry{Events: []rules.Event{whisper}}))
	if len(shown) < 5 {
		t.Fatalf("only %q is shown", shown)
	}
	for _, text := range shown {
		if text == secret {
			t.Errorf("the table reads %q", text)
		}
	}
}
