//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
	"docent/rules"
	"docent/tracker"
)

// waiting plays a round to the reveal and lets its time pass; the last hand is closed.
func waiting(t *testing.T) (*play.Table, fyne.Window, *hourglass) {
	t.Helper()
	t.Cleanup(kittest.Clock(hand.Later()))
	p, w, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
	for range 3 {
		if _, unveils := p.Board().(board.Unveiling).Unveils(); unveils {
			break
		}
		h.pass()
	}
	at := p.Playback().At()
	h.pass()
	h.pass()
	if p.Playback().At() != at {
		t.Fatalf("the playback goes on to step %d", p.Playback().At())
	}
	said := p.Line().Line().Said
	for _, s := range p.Playback().Steps() {
		if p.Teller().Event(s.Event()) == said {
			t.Errorf("before the hands are open the line tells %q", said)
		}
	}
	return p, w, h
}

// The last hand of a reveal waits for a tap also while steps are played back, and the dock names it.
func TestAPlaybackWaitsForTheLastHand(t *testing.T) {
	last := func(p *play.Table) string { return p.Lead().Label }
	for name, open := range map[string]func(*play.Table, fyne.Window){
		"its button": func(p *play.Table, w fyne.Window) { hand.Tap(t, w, last(p)+", the last fist") },
		"the board":  func(p *play.Table, _ fyne.Window) { p.Board().(fyne.Tappable).Tapped(&fyne.PointEvent{}) },
		"all":        func(_ *play.Table, w fyne.Window) { hand.Tap(t, w, "Open all") },
	} {
		t.Run(name, func(t *testing.T) {
			p, w, h := waiting(t)
			if p.Lead() == nil || p.Lead().Style != kit.Primary || len(p.Lead().Label) <= len("Open ") {
				t.Fatalf("the deed of the dock is %+v", p.Lead())
			}
			if p.Veil().Visible() {
				t.Error("a tap on the board would lead the playback on")
			}
			at := p.Playback().At()
			open(p, w)
			if _, unveils := p.Board().(board.Unveiling).Unveils(); unveils {
				t.Fatal("the last hand does not open")
			}
			shows(t, p, at)
			if !slices.Contains(p.Buttons(), p.Bar().Skip()) || !p.Veil().Visible() {
				t.Error("the playback does not come back")
			}
			h.pass()
			shows(t, p, at+1)
		})
	}
}

// While hands are still closed, rail and seats show what was before they open.
func TestTheRailTellsNothingBeforeTheHandsAreOpen(t *testing.T) {
	p, _, _ := waiting(t)
	entry := p.Playback().Steps()[p.Playback().At()].Entry()
	line := p.Play().Line()
	at := slices.IndexFunc(line, func(e tracker.Entry) bool { return e.ID == entry.ID })
	before, _ := p.Play().PositionAt(line[at-1].ID)
	if want := p.Teller().Now(before.View(rules.Table).Now()); p.Title() != want {
		t.Errorf("the rail says %q, want %q", p.Title(), want)
	}
	p.Board().Skip()
	p.Reshape()
	after, _ := p.Play().PositionAt(entry.ID)
	if want := p.Teller().Now(after.View(rules.Table).Now()); p.Title() != want {
		t.Errorf("after the last hand the rail says %q, want %q", p.Title(), want)
	}
}

// A table that is opened again opens the hands that its last move revealed: nobody may have seen them.
func TestHandsAreOpenedOnATableOpenedAgain(t *testing.T) {
	for _, bids := range []int{3, 4} {
		p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Bidding(bids)...)
		worn := p.App().Look
		worn.Motion = true
		p.App().SetLook(worn)
		again := play.NewTable(p.App(), p.Play())
		p.App().Push(again)
		if _, unveils := again.Board().(board.Unveiling).Unveils(); unveils != (bids == 4) {
			t.Errorf("with %d of 4 bids opened again, hands open: %t", bids, unveils)
		}
	}
}
