//go:build scenes

package play_test

import (
	"testing"
	"time"

	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
)

// newAuction opens a table at which four seats owe a bid within a minute.
func newAuction(t *testing.T) *timed {
	t.Helper()
	d := &timed{now: hand.Noon, Hand: hand.New(t, nil, hand.Narrow)}
	d.App.Now = func() time.Time { return d.now }
	d.play = trasteros.Timed(d.App).Play()
	return d
}

// covers passes the device to Chloé, who has not bid yet.
func (d *timed) covers() *play.Passing {
	d.Helper()
	d.table().Pass(2, "")
	return d.App.Top().(*play.Passing)
}

// bidding reports whether bids are still awaited.
func (d *timed) bidding() bool { return d.play.Position().Now().Phase == "bids" }

// The timer of a bid is seen on the cover and on what is asked under it, and can be paused there.
func TestTimerOnACover(t *testing.T) {
	d := newAuction(t)
	p := d.covers()
	d.passes(5)
	if !d.Sees("Time left 0:55, left") {
		t.Error("the cover does not show the time")
	}
	d.Tap("Time left 0:55, left")
	d.passes(5)
	if !d.Sees("Time left 0:55, paused") || d.App.Top() != shell.Page(p) {
		t.Error("the timer is not paused on the cover")
	}
	d.Tap("Time left 0:55, paused")
	p.OnReady()
	d.passes(5)
	if !d.Sees("Time left 0:50, left") || !d.Sees("Place the bid") {
		t.Error("the bid does not show the time")
	}
}

// Time that runs out while a bid is being entered waits for it: it is neither lost nor taken half done.
func TestTimerWaitsForABidThatIsEntered(t *testing.T) {
	d := newAuction(t)
	d.covers().OnReady()
	d.passes(80)
	if !d.bidding() {
		t.Fatal("a bid that was being entered is taken")
	}
	if !d.Sees("Time left 0:01, waiting") || !d.App.Banner.Box().Visible() {
		t.Error("nothing tells that time is up")
	}
	d.Tap("Place the bid")
	if !d.bidding() {
		t.Fatal("the last bid was not awaited")
	}
	d.passes(2)
	if d.bidding() {
		t.Error("the timer does not run out after the bid")
	}
	for _, e := range d.play.Line() {
		for _, told := range e.Events {
			if told.Key == "too-late" && told.Seat == 2 {
				t.Error("the bid that was entered is lost")
			}
		}
	}
}

// A form that is left gives the time free again, and nothing of it is submitted.
func TestTimerRunsOutWhenABidIsLeft(t *testing.T) {
	d := newAuction(t)
	d.covers().OnReady()
	d.passes(70)
	d.App.Back()
	d.passes(2)
	if d.bidding() {
		t.Fatal("the timer waits for a bid that nobody enters")
	}
	if d.App.Top() != shell.Page(d.table()) {
		t.Errorf("the page is %T, want the table with what was shown", d.App.Top())
	}
	late := map[rules.Seat]bool{}
	for _, e := range d.play.Line() {
		for _, told := range e.Events {
			late[told.Seat] = late[told.Seat] || told.Key == "too-late"
		}
	}
	if !late[2] || !late[3] {
		t.Errorf("too late are %v, want seats 2 and 3", late)
	}
}

// Time that runs out on a cover under which nothing is entered brings the table back.
func TestTimerRunsOutOnACover(t *testing.T) {
	d := newAuction(t)
	d.covers()
	d.passes(61)
	if d.bidding() || d.App.Top() != shell.Page(d.table()) {
		t.Errorf("the page is %T after the time is up, want the table", d.App.Top())
	}
	if len(d.table().Told()) == 0 {
		t.Error("the table tells nothing of it")
	}
}
