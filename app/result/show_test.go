package result

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// shown returns a show of three that waits for its time.
func shown(ends *int) *show {
	s := &show{on: true, stands: 3, step: func() {}, end: func() { *ends++ }}
	s.moving = &fyne.Animation{}
	return s
}

// The third rises first, then the second, then the first, each a step after the one before; then confetti falls, once.
func TestTheBestRiseOneByOne(t *testing.T) {
	ends := 0
	s := shown(&ends)
	for _, c := range []struct {
		at    time.Duration
		up    [3]bool // all the way, by turn
		begun [3]bool
		falls bool
	}{
		{0, [3]bool{}, [3]bool{}, false},
		{200 * time.Millisecond, [3]bool{}, [3]bool{true}, false},
		{600 * time.Millisecond, [3]bool{true}, [3]bool{true, true}, false},
		{1000 * time.Millisecond, [3]bool{true, true}, [3]bool{true, true, true}, false},
		{1300 * time.Millisecond, [3]bool{true, true, true}, [3]bool{true, true, true}, true},
		{2600 * time.Millisecond, [3]bool{true, true, true}, [3]bool{true, true, true}, true},
	} {
		s.at(c.at)
		for turn := range 3 {
			if got := s.risen(turn); (got == 1) != c.up[turn] || (got > 0) != c.begun[turn] {
				t.Errorf("after %v the stand of turn %d has risen by %v", c.at, turn, got)
			}
		}
		if _, falls := s.fallen(); falls != c.falls {
			t.Errorf("after %v confetti falls: %t", c.at, falls)
		}
	}
	if s.long() != 2700*time.Millisecond {
		t.Errorf("it takes %v", s.long())
	}
}

// A tap ends the show: all stand where they end, and nothing falls.
func TestTheShowIsSkipped(t *testing.T) {
	ends := 0
	s := shown(&ends)
	s.at(300 * time.Millisecond)
	s.skip()
	s.skip()
	if _, falls := s.fallen(); s.risen(2) != 1 || falls || ends != 1 {
		t.Errorf("skipped, the first has risen by %v, confetti falls %t, it ended %d times", s.risen(2), falls, ends)
	}
	var over show
	if over.risen(0) != 1 {
		t.Error("a show that never began hides somebody")
	}
}
