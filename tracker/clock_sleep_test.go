package tracker_test

import (
	"strconv"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

func TestSleepIsAsked(t *testing.T) {
	sleeps := map[string]func(*clocked){
		"the process stands still too": func(c *clocked) { c.wall = c.wall.Add(3*minute + 12*second) },
		"the process goes on":          func(c *clocked) { c.passes(3*minute + 12*second) },
	}
	for name, sleep := range sleeps {
		t.Run(name, func(t *testing.T) {
			for _, counts := range []bool{false, true} {
				c := newClocked(t, trackertest.MustFolder(t, t.TempDir()))
				c.do("resume", nil)
				c.ticks(830)
				sleep(c)
				c.wantLeft(1870 * second)
				c.ticks(1)
				c.wantAsked(193*second, 1870*second-193*second)
				c.ticks(60) // nobody answers yet
				c.wantLeft(1870 * second)
				want := 1870 * second
				if counts {
					want -= 193 * second
				}
				_, err := c.play.CountAway(counts)
				must(t, err)
				c.wantLeft(want)
				c.wantAsked(0, want)
				c.passes(3 * second) // and it crashes
				c.reopens()
				c.wantLeft(want)
				c.wantAsked(0, want)
			}
		})
	}
}

func TestSleepIsAskedOnce(t *testing.T) {
	c := newClocked(t, stores.NewMemory())
	c.do("resume", nil)
	c.ticks(10)
	c.passes(minute)
	c.ticks(1)
	c.passes(minute)
	c.ticks(1)
	c.wantAsked(122*second, 2690*second-122*second)
	c.passes(2 * time.Hour)
	c.ticks(1)
	if clock := c.play.Clock(); clock.Counted != 0 || clock.Left != 2690*second {
		t.Errorf("more than was left counts: %+v", clock)
	}
	_, err := c.play.CountAway(true)
	must(t, err)
	if !c.play.Position().Over() {
		t.Error("the game goes on although its time was counted to the end")
	}
	if entries, err := c.play.CountAway(true); len(entries) > 0 || err != nil {
		t.Errorf("answered twice, it plays %v, %v", entries, err)
	}
}

func TestAnyMoveGoesOnFromWhereItStood(t *testing.T) {
	c := newClocked(t, stores.NewMemory())
	c.do("resume", nil)
	c.ticks(100)
	c.passes(10 * minute)
	c.do("fist", rules.Answers{"fingers": {"2"}}) // before any tick
	c.wantAsked(0, 2600*second)
	c.passes(10 * minute)
	c.ticks(1)
	if _, err := c.play.Do(trackertest.Offer(t, c.play, "time"), rules.Answers{"left": {"9999"}}); err == nil {
		t.Error("more than is left was played")
	}
	c.wantAsked(601*second, 1999*second)
	must(t, c.play.Undo())
	c.wantAsked(0, 2600*second)
}

func TestACrashLosesLittle(t *testing.T) {
	clockedStores(t, func(t *testing.T, c *clocked) {
		c.do("resume", nil)
		c.ticks(44) // kept at 30
		c.passes(time.Hour)
		c.reopens()
		c.wantLeft(2670 * second)
		c.wantAsked(time.Hour+14*second, 0)
		_, err := c.play.CountAway(false)
		must(t, err)
		c.wall = c.wall.Add(2 * second)
		c.reopens() // at once: nothing is asked
		c.wantAsked(0, 2670*second)
		c.ticks(20)
		must(t, c.play.Undo()) // the resume: it stands
		c.passes(time.Hour)
		c.reopens()
		c.wantLeft(45 * minute)
		if clock := c.play.Clock(); clock.Running || clock.Away != 0 {
			t.Errorf("the clock is %+v", clock)
		}
	})
}

func TestKeepBeforeTheAppIsPutAside(t *testing.T) {
	c := newClocked(t, trackertest.MustFolder(t, t.TempDir()))
	c.do("resume", nil)
	c.ticks(9)
	if entries, err := c.play.Keep(); err != nil || len(entries) != 1 {
		t.Fatalf("kept %v, %v", entries, err)
	}
	c.wall = c.wall.Add(minute)
	c.reopens()
	c.wantAsked(minute, 2691*second-minute)
}

func TestAWallSetBackAndForth(t *testing.T) {
	c := newClocked(t, trackertest.MustFolder(t, t.TempDir()))
	c.do("resume", nil)
	c.ticks(10)
	c.wall = c.wall.Add(-24 * time.Hour)
	c.ticks(10)
	c.wantAsked(0, 2680*second)
	_, err := c.play.Keep()
	must(t, err)
	c.wall = c.wall.Add(-time.Hour)
	c.reopens()
	c.wantAsked(0, 2680*second)
	c.run -= minute
	c.ticks(1)
	c.wantLeft(2680 * second)
}

func TestAWatchIsTypedIn(t *testing.T) {
	c := newClocked(t, stores.NewMemory())
	c.do("resume", nil)
	c.ticks(100)
	entries := c.do("time", rules.Answers{"left": {"2500"}})
	if len(entries) != 1 || entries[0].Author != tracker.AtTable {
		t.Errorf("played %+v", entries)
	}
	c.wantLeft(2500 * second)
	must(t, c.play.Undo())
	c.wantLeft(2610 * second) // the last checkpoint before
	for _, sheet := range c.play.Position().Corrections() {
		if sheet.On[0] == "table:clock" {
			_, err := c.play.Do(sheet, rules.Answers{"left": {strconv.Itoa(3000)}})
			must(t, err)
		}
	}
	c.wantLeft(3000 * second)
}
