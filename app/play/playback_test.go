//go:build scenes

package play_test

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// hourglass lets the time of steps pass by hand.
type hourglass struct{ timers []*fyne.Animation }

// turned puts an hourglass in the place of time.
func turned(t *testing.T) *hourglass {
	t.Helper()
	h := &hourglass{}
	before := play.StartTimer
	play.StartTimer = func(a *fyne.Animation) { h.timers = append(h.timers, a) }
	t.Cleanup(func() { play.StartTimer = before })
	return h
}

// pass lets the time of the last step begun pass.
func (h *hourglass) pass() { h.timers[len(h.timers)-1].Tick(1) }

// played opens a table where things move and ends its first round: the referee makes two steps and tells twelve things.
func played(t *testing.T, size stage.Size, moves ...trasteros.Made) (*play.Table, fyne.Window, *hourglass) {
	t.Helper()
	p, w := hand.Table(t, size, trasteros.CubesLevel, moves[:len(moves)-1]...)
	h := turned(t)
	worn := p.App().Look
	worn.Motion = true
	p.App().SetLook(worn)
	trasteros.Make(p.Play(), p, moves[len(moves)-1])
	if p.Playback() == nil {
		t.Fatal("nothing is played back")
	}
	return p, w, h
}

// unveil ends what the board opens while everybody looks.
func unveil(p *play.Table) {
	p.Board().Skip()
	p.Reshape()
}

// shows holds what the table shows to a step.
func shows(t *testing.T, p *play.Table, at int) {
	t.Helper()
	if p.Playback() == nil || p.Playback().At() != at {
		t.Fatalf("the playback is %+v, want it at step %d", p.Playback(), at)
	}
	s := p.Playback().Steps()[at]
	if want := p.Teller().Event(s.Event()); p.Line().Line().Said != want {
		t.Errorf("at step %d the line says %q, want %q", at, p.Line().Line().Said, want)
	}
	position, _ := p.Play().PositionAt(s.Entry().ID)
	if want := position.View(rules.Table); !bytes.Equal(p.View().JSON(), want.JSON()) {
		t.Errorf("at step %d another position is shown", at)
	}
	if want := p.Teller().Now(position.Now()); p.Title() != want {
		t.Errorf("at step %d the sign says %q, want %q", at, p.Title(), want)
	}
}

// Every step is shown, and what the table has to do waits for somebody to go on.
func TestPlaybackShowsEveryStep(t *testing.T) {
	for _, size := range stage.Sizes() {
		t.Run(size.Name, func(t *testing.T) {
			p, _, h := played(t, size, trasteros.RoundEnd()...)
			steps := len(p.Playback().Steps())
			end := p.Play().Head()
			entries := map[int]bool{}
			for at := range steps {
				unveil(p)
				shows(t, p, at)
				entries[p.Playback().Now().Entry().ID] = true
				if len(p.Actions()) > 0 || !slices.Contains(p.Buttons(), p.Bar().Skip()) {
					t.Errorf("at step %d there are actions", at)
				}
				if p.Log() != nil && p.Log().Lines()[0].Entry().ID != p.Playback().Now().Entry().ID {
					t.Errorf("at step %d the log begins with entry %d", at, p.Log().Lines()[0].Entry().ID)
				}
				now := p.Playback().Steps()[at]
				order := now.Event().Key == "refill"
				if p.Playback().Paused() != order {
					t.Errorf("at step %d it stands: %t; the table has something to do: %t", at, !order, order)
				}
				if order {
					p.Typed(' ')
				}
				h.pass()
			}
			if len(entries) != 3 {
				t.Errorf("%d positions are shown, want 3", len(entries))
			}
			if p.Playback() != nil || len(p.Actions()) == 0 || p.Play().Head() != end {
				t.Error("at the end the actions do not come back")
			}
		})
	}
}

// Two people's taps are one, at the beginning of a playback, where hands open amid it, and at its end.
func TestPlaybackLocks(t *testing.T) {
	p, _, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
	now := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)
	t.Cleanup(kittest.Clock(func() time.Time { return now }))
	p.Settle()
	for _, b := range p.Buttons() {
		if !b.Locked() {
			t.Errorf("%q is not locked after the playback", b.Label)
		}
	}
	now = now.Add(kit.LockOut)
	p.Again()
	if !p.Bar().Wrong().Locked() {
		t.Error("the bar is not locked when it comes")
	}
	now = now.Add(kit.LockOut)
	if p.Bar().Wrong().Locked() {
		t.Error("the bar stays locked")
	}
	opens := func() bool { _, unveils := p.Board().(board.Unveiling).Unveils(); return unveils }
	for range len(p.Playback().Steps()) {
		if opens() {
			break
		}
		h.pass()
	}
	p.Reshape()
	if !opens() || !p.Bar().Wrong().Locked() {
		t.Error("what stands beside hands that open is not locked")
	}
}

func TestPlaybackPauses(t *testing.T) {
	p, w, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
	hand.Tap(t, w, "Pause")
	h.pass()
	shows(t, p, 0)
	begun := len(h.timers)
	hand.Tap(t, w, "Play")
	if len(h.timers) != begun+1 {
		t.Fatal("Play does not go on")
	}
	h.pass()
	unveil(p)
	shows(t, p, 1)
	if !p.Typed(' ') || !p.Playback().Paused() {
		t.Error("the space bar does not pause")
	}
	p.Typed(' ')
	p.OpenMenu()
	h.pass()
	shows(t, p, 1)
	if !p.Playback().Paused() {
		t.Error("it goes on under a sheet")
	}
}

// On the last step there is nothing left to play: its button goes on to what is asked now, at once.
func TestThePlaybackGoesOnFromItsLastStep(t *testing.T) {
	p, w, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
	for range p.Playback().Steps()[1:] {
		if hand.Tap(t, w, "Next"); p.Playback().At() < len(p.Playback().Steps())-1 && p.Bar().Play().Label != "Play" {
			t.Errorf("on step %d the button says %q", p.Playback().At(), p.Bar().Play().Label)
		}
		unveil(p)
	}
	begun := len(h.timers)
	hand.Tap(t, w, p.App().Text("playback.go-on"))
	if p.Playback() != nil || len(h.timers) != begun || len(p.Actions()) == 0 {
		t.Error("the last step stays")
	}
}

func TestPlaybackIsTurned(t *testing.T) {
	p, w, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
	if !p.Bar().Back().Greyed {
		t.Error("there is a step before the first")
	}
	hand.Tap(t, w, "Next step")
	h.pass()
	unveil(p)
	shows(t, p, 1)
	p.Typed('3')
	shows(t, p, 2)
	hand.Tap(t, w, "Step back")
	shows(t, p, 1)
	p.Typed('1')
	p.Typed('1')
	shows(t, p, 0)
	for range p.Playback().Steps() {
		p.Bar().Next().Tapped(nil)
	}
	if p.Playback() != nil {
		t.Error("after the last step the playback goes on")
	}
}

func TestPlaybackPace(t *testing.T) {
	p, w, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
	once := h.timers[len(h.timers)-1].Duration
	hand.Tap(t, w, "1×")
	if twice := h.timers[len(h.timers)-1].Duration; twice*2 != once {
		t.Errorf("at twice the pace a step takes %v, want half of %v", twice, once)
	}
	if p.Bar().Pace().Label != "2×" || p.App().Setting(shell.SettingPace) != "2" {
		t.Errorf("the pace of 2 reads %q", p.Bar().Pace().Label)
	}
	hand.Tap(t, w, "2×")
	if again := h.timers[len(h.timers)-1].Duration; again != once {
		t.Errorf("back at once the pace a step takes %v, want %v", again, once)
	}
}

// What is tapped beside the board goes on to the end first.
func TestPlaybackIsSkipped(t *testing.T) {
	for name, skip := range map[string]func(*play.Table, fyne.Window){
		"button": func(_ *play.Table, w fyne.Window) { hand.Tap(t, w, "Go to the end") },
		"seat":   func(p *play.Table, _ fyne.Window) { test.Tap(p.Seats().Cards()[1]) },
		"sheets": func(p *play.Table, _ fyne.Window) { p.CorrectAny() },
	} {
		t.Run(name, func(t *testing.T) {
			p, w, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
			end := p.Play().Head()
			skip(p, w)
			if p.Playback() != nil || p.Away() || p.Veil().Visible() || len(p.Actions()) == 0 || p.Play().Head() != end {
				t.Error("the table does not show the end")
			}
			h.pass()
			if p.Playback() != nil {
				t.Error("a step comes after the end")
			}
		})
	}
}

// A tap on the board turns to the next step, from the last one to the end, and is nothing else; one that falls together with
// the beginning of the playback was meant for what stood there before.
func TestATapOnTheBoardIsNext(t *testing.T) {
	for name, tap := range map[string]func(*play.Table){
		"board": func(p *play.Table) { test.Tap(p.Veil()) },
		"room":  func(p *play.Table) { p.Tap("room:2") },
	} {
		t.Run(name, func(t *testing.T) {
			p, _, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
			now := time.Date(2026, 7, 2, 12, 0, 0, 0, time.UTC)
			t.Cleanup(kittest.Clock(func() time.Time { return now }))
			end := p.Play().Head()
			p.Again()
			unveil(p)
			tap(p)
			shows(t, p, 0)
			now = now.Add(kit.LockOut)
			for at := range p.Playback().Steps()[1:] {
				tap(p)
				unveil(p)
				shows(t, p, at+1)
				if !p.Playback().Paused() {
					t.Error("the steps go on by themselves")
				}
			}
			tap(p)
			if p.Playback() != nil || p.Veil().Visible() || len(p.Actions()) == 0 || p.Play().Head() != end {
				t.Error("after the last step the table does not show the end")
			}
			h.pass()
			if p.Playback() != nil {
				t.Error("a step comes after the end")
			}
		})
	}
}

func TestPlaybackWithoutMotion(t *testing.T) {
	h := turned(t)
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.RoundEnd()...)
	shows(t, p, 0)
	if hand.Labelled(w, "Play") != nil || hand.Labelled(w, "1×") != nil {
		t.Error("there is a pace where nothing moves")
	}
	for at := range p.Playback().Steps()[1:] {
		hand.Tap(t, w, "Next step")
		shows(t, p, at+1)
	}
	hand.Tap(t, w, "Next step")
	if p.Playback() != nil || len(h.timers) > 0 {
		t.Error("something goes on by itself")
	}
}

// One step of the referee leaves the actions where they are: the board stands at the end already.
func TestPlaybackOfOneStep(t *testing.T) {
	p, w, h := played(t, hand.Phone(), trasteros.Bidding(4)...)
	if !p.Playback().Still() || len(p.Actions()) == 0 {
		t.Fatal("the actions are not there")
	}
	unveil(p)
	if p.Line().Line().Said != p.Teller().Event(p.Playback().Steps()[0].Event()) {
		t.Errorf("first stands %q", p.Line().Line().Said)
	}
	h.pass()
	hand.Tap(t, w, "Next step")
	if p.Playback().At() != 2 || p.Line().Line().Said != p.Teller().Event(p.Playback().Steps()[2].Event()) {
		t.Errorf("after two turns stands %q", p.Line().Line().Said)
	}
	p.Tap("room:2")
	if p.Playback() != nil || p.View().Now().Phase != "bids" {
		t.Error("a move does not go on at once")
	}
	p.Undo()
	p.Again()
	p.Pass(1, "")
	if p.Playback() != nil {
		t.Error("it goes on under a cover")
	}
}

func TestUndoDuringPlayback(t *testing.T) {
	p, _, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
	p.Undo()
	h.pass()
	if p.Playback() != nil || p.Play().Head() != playParent(p, t) {
		t.Error("the playback goes on after its move was taken back")
	}
	p.Redo()
	if p.Playback() != nil || !p.Line().Again() {
		t.Error("the move that was made again is not offered to be shown")
	}
}

// playParent returns the entry before the last bid.
func playParent(t *play.Table, tb testing.TB) int {
	tb.Helper()
	e, ok := t.Play().RedoEntry()
	if !ok {
		tb.Fatal("there is nothing to redo")
	}
	return e.Parent
}

// What brings the end of the game is shown before the score.
func TestPlaybackBeforeTheScore(t *testing.T) {
	p, _, h := played(t, hand.Phone(), trasteros.RoundEnd()...)
	over := stage.New()
	a := p.App()
	a.Tracker = over.Tracker
	p.SetPlay(over.Play(a, over.Over))
	last := p.Play().Line()[len(p.Play().Line())-1]
	p.Playback().SetSteps(play.StepsOf([]tracker.Entry{last})[:1])
	p.Playback().SetAt(0)
	p.Playback().Wait()
	h.pass()
	if _, ok := a.Top().(*result.Page); !ok {
		t.Errorf("after the playback the page is %T, want the score", a.Top())
	}
}

// The end is kept before the first step is shown: whoever comes back stands there, sees the hands opened and
// may see the steps again.
func TestPlaybackAfterARestart(t *testing.T) {
	p, w, _ := played(t, hand.Phone(), trasteros.RoundEnd()...)
	p.Playback().OnNext()
	end := p.Play().Head()
	again := play.NewTable(p.App(), p.Play())
	p.App().Replace(again)
	if again.Playback() != nil || again.Play().Head() != end || len(again.Actions()) == 0 {
		t.Fatal("the table does not stand at the end")
	}
	hand.Tap(t, w, "Open all")
	again.Line().Turner().Tapped(nil)
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
		if got := play.Watchable(c.entries); got != c.want {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

func BenchmarkPlaybackStep(b *testing.B) {
	p, _ := hand.Table(b, stage.Sizes()[1], trasteros.CubesLevel, trasteros.RoundEnd()...)
	p.Again()
	for b.Loop() {
		p.Playback().Turn(1)
		p.Playback().Turn(1)
		p.Playback().Turn(-1)
		p.Playback().Turn(-1)
	}
}
