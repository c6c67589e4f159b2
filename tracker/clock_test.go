package tracker_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/rulestest/pebbles"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

var timedGame = rules.Define(pebbles.Timed(2700))

// watch is a wall and a process whose times a test moves.
type watch struct {
	wall time.Time
	run  time.Duration
}

// passes lets time pass in which the device is awake.
func (w *watch) passes(d time.Duration) { w.wall, w.run = w.wall.Add(d), w.run+d }

func (w *watch) open(store tracker.Store) *tracker.Tracker {
	return tracker.OpenTimed(store, trackertest.Only(timedGame), func() time.Time { return w.wall }, func() time.Duration { return w.run })
}

// clocked is a play with a countdown of 45 minutes.
type clocked struct {
	testing.TB
	*watch
	store tracker.Store
	play  *tracker.Play
}

func newClocked(t testing.TB, store tracker.Store) *clocked {
	t.Helper()
	c := &clocked{t, &watch{trackertest.Noon, time.Hour}, store, nil}
	play, err := c.open(store).New(timedGame, rules.Setup{Seats: 2}, trackertest.AnnAndBen())
	must(t, err)
	c.play = play
	return c
}

func (c *clocked) do(kind rules.Kind, answers rules.Answers) []tracker.Entry {
	c.Helper()
	entries, err := c.play.Do(trackertest.Offer(c, c.play, kind), answers)
	must(c, err)
	return entries
}

// ticks lets so many seconds pass as the app sees them.
func (c *clocked) ticks(seconds int) (played []tracker.Entry) {
	c.Helper()
	for range seconds {
		c.passes(time.Second)
		entries, err := c.play.Tick()
		must(c, err)
		played = append(played, entries...)
	}
	return played
}

func (c *clocked) wantLeft(want time.Duration) {
	c.Helper()
	if got, _ := c.play.Left(); got != want {
		c.Errorf("%v are left, want %v", got, want)
	}
}

func (c *clocked) wantAsked(away, counted time.Duration) {
	c.Helper()
	if got := c.play.Clock(); got.Away != away || got.Counted != counted || got.Running != (away == 0) {
		c.Errorf("asked after %v with %v to count, running %v; want %v and %v", got.Away, got.Counted, got.Running, away, counted)
	}
}

// reopens starts the app again, after a crash or because it was closed.
func (c *clocked) reopens() {
	c.Helper()
	c.run = 3 * time.Second // another process
	play, notice, err := c.open(c.store).Resume(c.play.Header().ID)
	must(c, err)
	if notice.Key != "" {
		c.Errorf("resumed with the notice %s", notice.Key)
	}
	c.play = play
}

func clockedStores(t *testing.T, run func(t *testing.T, c *clocked)) {
	t.Run("memory", func(t *testing.T) { run(t, newClocked(t, stores.NewMemory())) })
	t.Run("file", func(t *testing.T) { run(t, newClocked(t, trackertest.MustFolder(t, t.TempDir()))) })
}

const (
	second = time.Second
	minute = time.Minute
)

func TestCountdownStandsUntilResumed(t *testing.T) {
	c := newClocked(t, stores.NewMemory())
	c.ticks(100)
	c.wantLeft(45 * minute)
	if clock := c.play.Clock(); !clock.On || clock.Running || clock.Away != 0 || !slices.Equal(clock.Marks, []int{600, 300, 60, 0}) {
		t.Errorf("the clock is %+v", clock)
	}
	c.do("resume", nil)
	c.ticks(100)
	c.wantLeft(45*minute - 100*second)
	c.do("pause", nil)
	c.ticks(100)
	c.wantLeft(45*minute - 100*second)
	if _, running := c.play.Left(); running {
		t.Error("it runs while it is paused")
	}
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	if p.Clock().On {
		t.Error("a game without a countdown has a clock")
	}
}

func TestPausesDoNotAddUp(t *testing.T) {
	c := newClocked(t, stores.NewMemory())
	for range 200 {
		c.do("resume", nil)
		c.passes(1700 * time.Millisecond)
		c.do("pause", nil)
		c.passes(minute)
	}
	c.wantLeft(45*minute - 200*1700*time.Millisecond)
	if got := c.play.Position().Countdown().Left; got != 2700-340 {
		t.Errorf("the game knows of %d s, want %d", got, 2700-340)
	}
}

func TestTheTimeIsToldBeforeAMove(t *testing.T) {
	c := newClocked(t, stores.NewMemory())
	c.do("resume", nil)
	c.passes(3300 * time.Millisecond)
	entries := c.do("fist", rules.Answers{"fingers": {"2"}})
	if len(entries) != 2 || entries[0].Author != tracker.Timed || string(entries[0].Move.Data) != `{"left":2697}` ||
		len(entries[0].Events) > 0 || entries[1].Move.Kind != "fist" {
		t.Fatalf("played %+v", entries)
	}
	if undo, ok := c.play.UndoEntry(); !ok || undo.Move.Kind != "fist" {
		t.Errorf("undo takes back %+v", undo)
	}
	plays, err := c.open(c.store).Plays()
	must(t, err)
	if plays[0].Moves != 2 {
		t.Errorf("%d moves are counted, want resume and fist", plays[0].Moves)
	}
	c.passes(200 * time.Millisecond)
	if entries := c.do("fist", rules.Answers{"fingers": {"3"}}); entries[0].Author == tracker.Timed {
		t.Error("the same second was told twice")
	}
}

func TestMarksAndTheEnd(t *testing.T) {
	c := newClocked(t, stores.NewMemory())
	c.do("resume", nil)
	c.passes(400 * time.Millisecond) // the ticks fall between the seconds
	var told []string
	for n := 1; n <= 2705; n++ {
		for _, e := range c.ticks(1) {
			for _, event := range e.Events {
				told = append(told, fmt.Sprint(n, event.About))
			}
		}
	}
	if want := []string{"2100 [seconds:600]", "2400 [seconds:300]", "2640 [seconds:60]", "2700 [seconds:0]"}; !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
	c.wantLeft(0)
	if !c.play.Position().Over() {
		t.Error("the game goes on after the end")
	}
	if clock := c.play.Clock(); clock.Running || clock.Left < 0 {
		t.Errorf("the clock is %+v", clock)
	}
	most := 2700/15 + 8
	if got := tracker.OpenNodes(c.play); got > most {
		t.Errorf("%d entries, want at most %d", got, most)
	}
}

// A move that comes after the end, but before the tick that tells it, is too late.
func TestAMoveAfterTheEndIsTooLate(t *testing.T) {
	c := newClocked(t, stores.NewMemory())
	c.do("resume", nil)
	c.ticks(2699)
	fist := trackertest.Offer(t, c.play, "fist")
	c.passes(1500 * time.Millisecond)
	_, err := c.play.Do(fist, rules.Answers{"fingers": {"1"}})
	var refused *rules.Refusal
	if !errors.As(err, &refused) {
		t.Fatalf("the move was played: %v", err)
	}
	if e, _ := c.play.Entry(c.play.Head()); e.Author != tracker.Timed || !c.play.Position().Over() {
		t.Errorf("the end was not told; the play stands on %+v", e)
	}
}

func TestUndoRestoresTheTime(t *testing.T) {
	clockedStores(t, func(t *testing.T, c *clocked) {
		c.do("resume", nil)
		c.ticks(100)
		c.do("fist", rules.Answers{"fingers": {"2"}})
		c.ticks(100)
		c.do("fist", rules.Answers{"fingers": {"3"}})
		c.ticks(100)
		c.wantLeft(2400 * second)
		must(t, c.play.Undo())
		c.wantLeft(2500 * second)
		c.ticks(3)
		c.wantLeft(2497 * second)
		must(t, c.play.Undo())
		c.wantLeft(2600 * second)
		c.ticks(50)
		c.wantLeft(2550 * second)
		must(t, c.play.Redo())
		if e, _ := c.play.UndoEntry(); string(e.Move.Data) != `{"fingers":2}` {
			t.Errorf("redo, after the clock had gone on, brought back %s", e.Move.Data)
		}
		if e, ok := c.play.RedoEntry(); !ok || string(e.Move.Data) != `{"fingers":3}` {
			t.Errorf("redo would bring back %+v", e)
		}
		must(t, c.play.Redo())
		if _, ok := c.play.RedoEntry(); ok {
			t.Error("there is more to redo")
		}
		c.wantLeft(2410 * second) // the last checkpoint on that branch
	})
}

func TestRedoSurvivesTheClockAndARestart(t *testing.T) {
	c := newClocked(t, trackertest.MustFolder(t, t.TempDir()))
	c.do("resume", nil)
	c.ticks(40)
	c.do("fist", rules.Answers{"fingers": {"2"}})
	c.ticks(40)
	must(t, c.play.Undo())
	c.ticks(100)
	if got := len(c.play.Tips()); got != 1 {
		t.Errorf("%d branches end somewhere, want the one that was undone", got)
	}
	c.reopens()
	if e, ok := c.play.RedoEntry(); !ok || e.Move.Kind != "fist" {
		t.Fatalf("redo would bring back %+v", e)
	}
	must(t, c.play.Redo())
	must(t, c.play.Undo())
	c.do("fist", rules.Answers{"fingers": {"5"}})
	c.ticks(100)
	if e, ok := c.play.RedoEntry(); ok {
		t.Errorf("after another move redo would bring back %+v", e)
	}
	if got := len(c.play.Tips()); got != 2 {
		t.Errorf("%d branches end somewhere, want 2", got)
	}
}

// brokenClock is a store that keeps nothing for a while.
type brokenClock struct {
	tracker.Store
	broken bool
	tried  int
}

func (s *brokenClock) Append(play string, entries []tracker.Entry, m tracker.Mark) error {
	s.tried++
	if s.broken {
		return stores.ErrInUse
	}
	return s.Store.Append(play, entries, m)
}

func TestAFullDiskIsToldNowAndThen(t *testing.T) {
	store := &brokenClock{Store: stores.NewMemory()}
	c := newClocked(t, store)
	c.do("resume", nil)
	store.broken, store.tried = true, 0
	told := 0
	for range 60 {
		c.passes(second)
		if _, err := c.play.Tick(); err != nil {
			told++
		}
	}
	if told < 2 || told > 4 || store.tried != told {
		t.Errorf("in a minute %d errors of %d tries, want one in 15 s", told, store.tried)
	}
	c.wantLeft(2640 * second)
	store.broken = false
	c.ticks(15)
	if got := c.play.Position().Countdown().Left; got > 2640 {
		t.Errorf("the game knows of %d s once the disk has room", got)
	}
}

func BenchmarkTick(b *testing.B) {
	c := newClocked(b, stores.NewMemory())
	c.do("resume", nil)
	for b.Loop() {
		c.passes(time.Microsecond)
		if _, err := c.play.Tick(); err != nil {
			b.Fatal(err)
		}
		c.play.Clock()
	}
}

// A checkpoint in the file: what every fifteenth tick costs.
func BenchmarkCheckpoint(b *testing.B) {
	c := newClocked(b, trackertest.MustFolder(b, b.TempDir()))
	c.do("resume", nil)
	for i := 0; b.Loop(); i++ {
		if left, _ := c.play.Left(); left < minute {
			must(b, c.play.Undo())
			c.do("resume", nil)
		}
		c.passes(second)
		if _, err := c.play.Keep(); err != nil {
			b.Fatal(err)
		}
	}
}
