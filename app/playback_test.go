package app

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// hourglass lets the time of steps pass by hand.
type hourglass struct{ timers []*fyne.Animation }

// turned puts an hourglass in the place of time.
func turned(t *testing.T) *hourglass {
	t.Helper()
	h := &hourglass{}
	before := startTimer
	startTimer = func(a *fyne.Animation) { h.timers = append(h.timers, a) }
	t.Cleanup(func() { startTimer = before })
	return h
}

// pass lets the time of the last step begun pass.
func (h *hourglass) pass() { h.timers[len(h.timers)-1].Tick(1) }

// played opens a table where things move and ends its first round: the referee makes two steps and tells twelve things.
func played(t *testing.T, size Size, moves ...made) (*tablePage, fyne.Window, *hourglass) {
	t.Helper()
	p, w := opened(t, size, cubesLevel, moves[:len(moves)-1]...)
	h := turned(t)
	look := p.app.look
	look.Motion = true
	p.app.setLook(look)
	NewStage().make(p.play, p, moves[len(moves)-1])
	if p.playback == nil {
		t.Fatal("nothing is played back")
	}
	return p, w, h
}

// shows holds what the table shows to a step.
func shows(t *testing.T, p *tablePage, at int) {
	t.Helper()
	if p.playback == nil || p.playback.at != at {
		t.Fatalf("the playback is %+v, want it at step %d", p.playback, at)
	}
	s := p.playback.steps[at]
	if want := p.teller.Event(s.event); p.line.line.Said != want {
		t.Errorf("at step %d the line says %q, want %q", at, p.line.line.Said, want)
	}
	position, _ := p.play.PositionAt(s.entry.ID)
	if want := position.View(rules.Table); !bytes.Equal(p.view.JSON(), want.JSON()) {
		t.Errorf("at step %d another position is shown", at)
	}
	if want := p.teller.Now(position.Now()); p.sign.text != want {
		t.Errorf("at step %d the sign says %q, want %q", at, p.sign.text, want)
	}
}

func TestPlaybackShowsEveryStep(t *testing.T) {
	for _, size := range Sizes() {
		t.Run(size.Name, func(t *testing.T) {
			p, _, h := played(t, size, roundEnd()...)
			steps := len(p.playback.steps)
			end := p.play.Head()
			entries := map[int]bool{}
			for at := range steps {
				shows(t, p, at)
				entries[p.playback.now().entry.ID] = true
				if len(p.actions) > 0 || !slices.Contains(p.buttons, p.bar.skip) {
					t.Errorf("at step %d there are actions", at)
				}
				if p.log != nil && p.log.lines[0].entry.ID != p.playback.now().entry.ID {
					t.Errorf("at step %d the log begins with entry %d", at, p.log.lines[0].entry.ID)
				}
				h.pass()
			}
			if len(entries) != 3 {
				t.Errorf("%d positions are shown, want 3", len(entries))
			}
			if p.playback != nil || len(p.actions) == 0 || p.play.Head() != end {
				t.Error("at the end the actions do not come back")
			}
		})
	}
}

// Two people's taps are one, at the beginning of a playback and at its end.
func TestPlaybackLocks(t *testing.T) {
	p, _, _ := played(t, phoneSize(), roundEnd()...)
	now := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)
	kit.Now = func() time.Time { return now }
	p.settle()
	for _, b := range p.buttons {
		if !b.Locked() {
			t.Errorf("%q is not locked after the playback", b.Label)
		}
	}
	now = now.Add(kit.LockOut)
	p.again()
	if !p.bar.wrong.Locked() {
		t.Error("the bar is not locked when it comes")
	}
	now = now.Add(kit.LockOut)
	if p.bar.wrong.Locked() {
		t.Error("the bar stays locked")
	}
}

func TestPlaybackPauses(t *testing.T) {
	p, w, h := played(t, phoneSize(), roundEnd()...)
	tap(t, w, "Pause")
	h.pass()
	shows(t, p, 0)
	begun := len(h.timers)
	tap(t, w, "Play")
	if len(h.timers) != begun+1 {
		t.Fatal("Play does not go on")
	}
	h.pass()
	shows(t, p, 1)
	if !p.typed(' ') || !p.playback.paused {
		t.Error("the space bar does not pause")
	}
	p.typed(' ')
	p.openMenu()
	h.pass()
	shows(t, p, 1)
	if !p.playback.paused {
		t.Error("it goes on under a sheet")
	}
}

func TestPlaybackIsTurned(t *testing.T) {
	p, w, h := played(t, phoneSize(), roundEnd()...)
	if !p.bar.back.Greyed {
		t.Error("there is a step before the first")
	}
	tap(t, w, "Next step")
	h.pass()
	shows(t, p, 1)
	p.typed('3')
	shows(t, p, 2)
	tap(t, w, "Step back")
	shows(t, p, 1)
	p.typed('1')
	p.typed('1')
	shows(t, p, 0)
	for range p.playback.steps {
		p.bar.next.Tapped(nil)
	}
	if p.playback != nil {
		t.Error("after the last step the playback goes on")
	}
}

func TestPlaybackPace(t *testing.T) {
	p, w, h := played(t, phoneSize(), roundEnd()...)
	once := h.timers[len(h.timers)-1].Duration
	tap(t, w, "1×")
	if twice := h.timers[len(h.timers)-1].Duration; twice*2 != once {
		t.Errorf("at twice the pace a step takes %v, want half of %v", twice, once)
	}
	if p.bar.pace.Label != "2×" || p.app.setting(settingPace) != "2" {
		t.Errorf("the pace of 2 reads %q", p.bar.pace.Label)
	}
	tap(t, w, "2×")
	if again := h.timers[len(h.timers)-1].Duration; again != once {
		t.Errorf("back at once the pace a step takes %v, want %v", again, once)
	}
}

// Whatever is tapped elsewhere goes on to the end first, and does nothing else where the board showed what has been.
func TestPlaybackIsSkipped(t *testing.T) {
	for name, skip := range map[string]func(*tablePage, fyne.Window){
		"button": func(_ *tablePage, w fyne.Window) { tap(t, w, "To the end") },
		"board":  func(p *tablePage, _ fyne.Window) { test.Tap(p.veil) },
		"room":   func(p *tablePage, _ fyne.Window) { p.Tap("room:2") },
		"seat":   func(p *tablePage, _ fyne.Window) { test.Tap(p.seats.cards[1]) },
		"sheets": func(p *tablePage, _ fyne.Window) { p.correctAny() },
	} {
		t.Run(name, func(t *testing.T) {
			p, w, h := played(t, phoneSize(), roundEnd()...)
			end := p.play.Head()
			skip(p, w)
			if p.playback != nil || p.away() || p.veil.Visible() || len(p.actions) == 0 || p.play.Head() != end {
				t.Error("the table does not show the end")
			}
			h.pass()
			if p.playback != nil {
				t.Error("a step comes after the end")
			}
		})
	}
}

func TestPlaybackWithoutMotion(t *testing.T) {
	h := turned(t)
	p, w := opened(t, phoneSize(), cubesLevel, roundEnd()...)
	shows(t, p, 0)
	if labelled(w, "Play") != nil || labelled(w, "1×") != nil {
		t.Error("there is a pace where nothing moves")
	}
	for at := range p.playback.steps[1:] {
		tap(t, w, "Next step")
		shows(t, p, at+1)
	}
	tap(t, w, "Next step")
	if p.playback != nil || len(h.timers) > 0 {
		t.Error("something goes on by itself")
	}
}

// One step of the referee leaves the actions where they are: the board stands at the end already.
func TestPlaybackOfOneStep(t *testing.T) {
	p, w, h := played(t, phoneSize(), bidding(4)...)
	if !p.playback.still || len(p.actions) == 0 {
		t.Fatal("the actions are not there")
	}
	if p.line.line.Said != p.teller.Event(p.playback.steps[0].event) {
		t.Errorf("first stands %q", p.line.line.Said)
	}
	h.pass()
	tap(t, w, "Next step")
	if p.playback.at != 2 || p.line.line.Said != p.teller.Event(p.playback.steps[2].event) {
		t.Errorf("after two turns stands %q", p.line.line.Said)
	}
	p.Tap("room:2")
	if p.playback != nil || p.view.Now().Phase != "bids" {
		t.Error("a move does not go on at once")
	}
	p.undo()
	p.again()
	p.pass(1, "")
	if p.playback != nil {
		t.Error("it goes on under a cover")
	}
}

func TestUndoDuringPlayback(t *testing.T) {
	p, _, h := played(t, phoneSize(), roundEnd()...)
	p.undo()
	h.pass()
	if p.playback != nil || p.play.Head() != p.playParent(t) {
		t.Error("the playback goes on after its move was taken back")
	}
	p.redo()
	if p.playback != nil || !p.line.again {
		t.Error("the move that was made again is not offered to be shown")
	}
}

// playParent is the entry before the last bid.
func (t *tablePage) playParent(tb testing.TB) int {
	tb.Helper()
	e, ok := t.play.RedoEntry()
	if !ok {
		tb.Fatal("there is nothing to redo")
	}
	return e.Parent
}

// What brings the end of the game is shown before the score.
func TestPlaybackBeforeTheScore(t *testing.T) {
	p, _, h := played(t, phoneSize(), roundEnd()...)
	over := NewStage()
	a := p.app
	a.tracker = over.tracker
	p.play = over.play(a, over.over)
	last := p.play.Line()[len(p.play.Line())-1]
	p.playback.steps = []step{{last, last.Events[0]}}
	p.playback.at = 0
	p.playback.wait()
	h.pass()
	if _, ok := a.top().(*scorePage); !ok {
		t.Errorf("after the playback the page is %T, want the score", a.top())
	}
}

// The end is kept before the first step is shown: whoever comes back stands there and may see the steps again.
func TestPlaybackAfterARestart(t *testing.T) {
	p, _, _ := played(t, phoneSize(), roundEnd()...)
	p.playback.onNext()
	end := p.play.Head()
	again := newTablePage(p.app, p.play)
	p.app.replace(again)
	if again.playback != nil || again.play.Head() != end || len(again.actions) == 0 {
		t.Fatal("the table does not stand at the end")
	}
	again.line.turner.Tapped(nil)
	shows(t, again, 0)
}

func TestWatchable(t *testing.T) {
	event := rules.Event{Key: "turn"}
	entry := func(author string, told int) tracker.Entry {
		return tracker.Entry{Author: author, Events: slices.Repeat([]rules.Event{event}, told)}
	}
	for _, c := range []struct {
		name    string
		entries []tracker.Entry
		want    bool
	}{
		{"nothing", nil, false},
		{"a move and what it told", []tracker.Entry{entry("a", 2)}, false},
		{"a move that told much", []tracker.Entry{entry("a", 3)}, true},
		{"one step", []tracker.Entry{entry("a", 1), entry(tracker.Referee, 1)}, false},
		{"two steps", []tracker.Entry{entry("a", 0), entry(tracker.Referee, 1), entry(tracker.Referee, 1)}, true},
		{"two steps, of which one tells", []tracker.Entry{entry("a", 0), entry(tracker.Referee, 1), entry(tracker.Referee, 0)}, false},
		{"two steps, of which one tells twice", []tracker.Entry{entry("a", 0), entry(tracker.Referee, 2), entry(tracker.Referee, 0)}, false},
	} {
		if got := watchable(c.entries); got != c.want {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

func BenchmarkPlaybackStep(b *testing.B) {
	p, _ := opened(b, Sizes()[1], cubesLevel, roundEnd()...)
	p.again()
	for b.Loop() {
		p.playback.turn(1)
		p.playback.turn(1)
		p.playback.turn(-1)
		p.playback.turn(-1)
	}
}
