//go:build scenes

package play_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
	"docent/rules"
	"docent/tracker"
)

func TestUndoNamesTheMove(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	tests := []struct {
		move trasteros.Made
		want string
	}{
		{trasteros.Bid(0, ""), "Ann bids"},
		{trasteros.Bid(1, ""), "Bilal bids"},
		{trasteros.Bid(2, ""), "Chloé bids"},
		{trasteros.Bid(3, "gold"), "Diego bids"}, // the reveal follows by itself
	}
	if got := p.Undoing().Caption; got != "Bidding opened" {
		t.Errorf("after the call it says %q", got)
	}
	for _, test := range tests {
		trasteros.Make(p.Play(), p, test.move)
		if got := p.Undoing().Caption; got != test.want {
			t.Errorf("after %v it says %q, want %q", test.move, got, test.want)
		}
	}
	p.Undo()
	if got, want := p.Redoing().Label, "Redo: Diego bids"; got != want {
		t.Errorf("redo says %q, want %q", got, want)
	}
}

// Whatever is played, undo names it by what its button is called afterwards, or by the first thing everybody heard of it.
func TestUndoNeverNamesAConsequence(t *testing.T) {
	for i, level := range []string{trasteros.CubesLevel, trasteros.FullLevel, "auctions"} {
		chance := rand.New(rand.NewPCG(uint64(i), 11))
		p, _ := hand.Table(t, hand.Phone(), level)
		for range 120 {
			if p.Play().Position().Over() {
				break
			}
			o, entries := playAny(t, p, chance)
			p.Snapshot()
			if done := o.Kind + ".done"; p.App().Texts.Has("trasteros.offer." + string(done)) {
				o.Kind = done
			}
			got, button := p.Called(entries[0]), p.Teller().Offer(o)
			if got != button && (!o.Secret || got != p.Said(entries[0])) {
				t.Errorf("%s: %q is undone as %q", level, button, got)
			}
			for _, e := range entries[0].Events {
				if e.Only && strings.Contains(got, p.Teller().Event(e)) {
					t.Errorf("%s: undo tells what was whispered: %q", level, got)
				}
			}
		}
	}
}

// What is whispered to one seat stands nowhere on the shared screen.
func TestWhispersStayWhispered(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	whisper := rules.Event{Key: "one-pair", Seat: 1, About: []rules.Thing{"kind:gold"}, Only: true}
	heard := rules.Event{Key: "turn", Seat: 2, About: []rules.Thing{"turn:2"}}
	secret, entry := p.Teller().Event(whisper), tracker.Entry{ID: 1, Events: []rules.Event{whisper, heard}}
	var shown []string
	for _, line := range play.LinesOf([]tracker.Entry{entry}) {
		shown = append(shown, p.Teller().Event(line.Event()))
	}
	for _, e := range append(play.ToldBy([]tracker.Entry{entry}), play.ToldBy(play.LastMove([]tracker.Entry{entry}))...) {
		shown = append(shown, p.Teller().Event(e))
	}
	shown = append(shown, p.Said(entry), p.Said(tracker.Entry{Events: []rules.Event{whisper}}))
	if len(shown) < 5 {
		t.Fatalf("only %q is shown", shown)
	}
	for _, text := range shown {
		if text == secret {
			t.Errorf("the table reads %q", text)
		}
	}
}
