//go:build scenes

package play_test

import (
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/hand"
	"docent/app/settings"
	"docent/rules"
	"docent/rules/rulestest/pebbles"
	"docent/tracker"
	"docent/tracker/stores"
)

// timed is a table whose game has a countdown, and the time there.
type timed struct {
	*hand.Hand
	now   time.Time
	play  *tracker.Play
	store tracker.Store
}

// newTimed opens a table with so many seconds to play.
func newTimed(t *testing.T, seconds int, size fyne.Size) *timed {
	t.Helper()
	game := rules.Define(pebbles.Timed(seconds))
	d := &timed{now: hand.Noon, store: stores.NewMemory()}
	plays := tracker.Open(d.store, func(rules.GameID) (rules.Game, bool) { return game, true }, func() time.Time { return d.now })
	d.Hand = hand.New(t, plays, size)
	evening, err := plays.New(game, rules.Setup{Seats: 2}, []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}})
	if err != nil {
		t.Fatal(err)
	}
	d.play = evening
	d.App.Push(play.NewTable(d.App, evening))
	return d
}

func (d *timed) table() *play.Table { return d.App.Pages[1].(*play.Table) }

// passes lets seconds pass, with a tick in each.
func (d *timed) passes(seconds int) {
	for range seconds {
		d.now = d.now.Add(time.Second)
		d.table().Clock().Tick()
	}
}

func (d *timed) shows(want, caption string, tone kit.Tone) {
	d.Helper()
	dial := d.table().Clock().Dial()
	if dial.Reads() != want || dial.Caption() != caption || dial.Tone() != tone {
		d.Errorf("the clock shows %s %q in tone %d, want %s %q in %d", dial.Reads(), dial.Caption(), dial.Tone(), want, caption, tone)
	}
}

func TestCountdownOnTheTable(t *testing.T) {
	for _, size := range []fyne.Size{hand.Narrow, hand.Broad} {
		d := newTimed(t, 700, size)
		d.shows("11:40", "paused", kit.Notice)
		d.Tap("Time left 11:40, paused")
		d.shows("11:40", "left", kit.Notice)
		d.passes(10)
		d.shows("11:30", "left", kit.Notice)
		d.passes(90)
		d.shows("10:00", "left", kit.Warn)
		if !d.App.Banner.Box().Visible() {
			t.Error("nothing warns at ten minutes")
		}
		d.Tap("Time left 10:00, left")
		d.passes(5)
		d.shows("10:00", "paused", kit.Warn)
		d.table().Undo()
		d.shows("10:00", "left", kit.Warn)
		d.passes(545)
		d.shows("00:55", "left", kit.Alarm)
		d.passes(55)
		if !d.play.Position().Over() {
			t.Fatal("the game goes on without time")
		}
		if _, ok := d.App.Top().(*result.Page); !ok {
			t.Errorf("the page is %T, want the score", d.App.Top())
		}
	}
}

func TestClockOffersAreNoButtons(t *testing.T) {
	d := newTimed(t, 700, hand.Narrow)
	d.table().Clock().OnTap()
	for _, a := range d.table().Actions() {
		if a.Kind() == "time" || a.Kind() == play.PauseKind || a.Kind() == play.ResumeKind {
			t.Errorf("%s is a button", a.Kind())
		}
	}
	if got := len(d.table().Waiting()); got != 2 {
		t.Errorf("the table waits for %d seats, want 2: the clock is no other thing to do", got)
	}
}

func TestTimeAwayIsAsked(t *testing.T) {
	for label, want := range map[string]string{"Continue from 11:40": "11:40", "Deduct it: 8:28 left": "08:28"} {
		d := newTimed(t, 700, hand.Narrow)
		d.table().Clock().OnTap()
		d.now = d.now.Add(192 * time.Second)
		d.table().Clock().Tick()
		d.shows("11:40", "stopped", kit.Notice)
		d.Tap(label)
		dial := d.table().Clock().Dial()
		if dial.Reads() != want || dial.Caption() != "left" {
			t.Errorf("after %q the clock shows %s %q", label, dial.Reads(), dial.Caption())
		}
		if d.Sees(label) {
			t.Error("it is asked again")
		}
	}
}

func TestTimeAwayIsAskedInLargeTexts(t *testing.T) {
	d := newTimed(t, 700, hand.Narrow)
	worn := d.App.Look
	worn.Scale = 2
	d.App.SetLook(worn)
	d.table().Clock().OnTap()
	d.now = d.now.Add(192 * time.Second)
	d.table().Clock().Tick()
	if !d.Sees("Away for 3:12") {
		t.Error("nothing tells what the answers are about")
	}
	d.Tap("Deduct it: 8:28 left")
	d.shows("08:28", "left", kit.Warn)
	if d.Sees("Away for 3:12") {
		t.Error("it is still asked")
	}
}

// The time away is asked in the dock: turning the device keeps the question, and put away it is asked again by the clock.
func TestTheTimeAwayIsAskedInTheDock(t *testing.T) {
	d := newTimed(t, 700, hand.Narrow)
	d.table().Clock().OnTap()
	d.now = d.now.Add(192 * time.Second)
	d.table().Clock().Tick()
	for _, size := range append(turns, hand.Narrow) {
		d.Window.Resize(size)
		if !d.Sees("Deduct it: 8:28 left") || d.App.Covered() {
			t.Fatalf("at %v it is not asked, or on a sheet over everything", size)
		}
	}
	d.Key(fyne.KeyEscape)
	d.table().Clock().Tick()
	if d.table().Asking() {
		t.Error("it is asked again by itself")
	}
	d.table().Clock().OnTap()
	d.Tap("Continue from 11:40")
	d.shows("11:40", "left", kit.Notice)
}

// Who is entering something is not interrupted: the time away is asked afterwards.
func TestTheTimeAwayWaitsForAQuestion(t *testing.T) {
	d := newTimed(t, 700, hand.Narrow)
	d.table().Clock().OnTap()
	d.table().CorrectAny()
	d.now = d.now.Add(192 * time.Second)
	d.table().Clock().Tick()
	if d.Sees("Deduct it: 8:28 left") {
		t.Fatal("it takes the place of what is being entered")
	}
	d.Key(fyne.KeyEscape)
	d.table().Clock().Tick()
	d.Tap("Deduct it: 8:28 left")
	d.shows("08:28", "left", kit.Warn)
}

func TestAMoveAnswersTheTimeAway(t *testing.T) {
	d := newTimed(t, 700, hand.Narrow)
	d.table().Clock().OnTap()
	d.now = d.now.Add(time.Hour)
	d.table().Clock().Tick()
	d.table().Enact(d.fist(), rules.Answers{"fingers": {"2"}})
	d.shows("11:40", "left", kit.Notice)
	if d.Sees("Continue from 11:40") {
		t.Error("it is still asked")
	}
}

func (d *timed) fist() rules.Offer {
	for _, o := range d.play.Position().Offers() {
		if o.Kind == "fist" {
			return o
		}
	}
	d.Fatal("no fist")
	return rules.Offer{}
}

func TestAWatchIsTypedIn(t *testing.T) {
	d := newTimed(t, 700, hand.Narrow)
	d.table().OpenMenu()
	d.Tap("Enter the time left")
	d.Tap("More Minutes")
	d.Tap("Less Seconds")
	d.Tap("Set the time")
	d.shows("12:39", "paused", kit.Notice)
	d.Tap("Time left 12:39, paused")
	d.table().OpenMenu()
	d.Tap("Enter the time left")
	d.Tap("Less Minutes")
	d.Tap("Set the time")
	d.shows("11:39", "left", kit.Notice)
}

func TestTicksEndWithTheTable(t *testing.T) {
	d := newTimed(t, 700, hand.Narrow)
	table := d.table()
	table.Clock().OnTap()
	d.passes(3)
	d.App.Push(settings.New(d.App))
	d.passes(3)
	if left, _ := d.play.Left(); left != 694*time.Second {
		t.Errorf("under another page %v are left, want 11:34", left)
	}
	d.App.Home()
	d.now = d.now.Add(time.Second)
	table.Clock().Tick()
	if table.Clock().Stop() != nil {
		t.Error("the clock ticks on after the table was left")
	}
	if got := d.play.Position().Countdown().Left; got != 693 {
		t.Errorf("%d s were kept, want 693", got)
	}
}

func TestEverySecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := 0
		stop := realSeconds(func() { n++ })
		time.Sleep(3500 * time.Millisecond)
		synctest.Wait()
		stop()
		time.Sleep(time.Minute)
		synctest.Wait()
		if n != 3 {
			t.Errorf("called %d times in three seconds and a half", n)
		}
	})
}

var realSeconds = play.EverySecond
