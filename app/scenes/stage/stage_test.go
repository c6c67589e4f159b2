//go:build scenes

package stage_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"docent/app/scenes/stage"
)

// Every stage is the same, so that pictures differ only where the app does.
func TestStagesAreAlike(t *testing.T) {
	one, other := stage.New(), stage.New()
	if one.Over != other.Over || one.Going != other.Going || one.Laying != other.Laying || !one.Now.Equal(other.Now) {
		t.Errorf("two stages hold the plays %q and %q", []string{one.Over, one.Going, one.Laying}, []string{other.Over, other.Going, other.Laying})
	}
	if one.Over == one.Going || one.Going == one.Laying {
		t.Error("two plays of a stage have one id")
	}
}

// A ticking clock shows no time twice.
func TestNothingHappensAtOnce(t *testing.T) {
	now := time.Date(2026, 7, 1, 18, 0, 0, 0, time.UTC)
	clock := stage.Ticking(func() time.Time { return now })
	if first, second := clock(), clock(); !first.Before(second) || second.Sub(now) > time.Second {
		t.Errorf("the clock shows %v, then %v", first, second)
	}
}

// The seed that led where a scene needs a play is tried first where that is sought again; where it no longer leads there, all are.
func TestWhatWasFoundIsTriedFirst(t *testing.T) {
	s := stage.New()
	play, _, err := s.Tracker.Resume(s.Laying)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ seed, tried uint64 }{{3, 3}, {3, 1}, {2, 3}, {2, 1}} {
		want, tried := rand.New(rand.NewPCG(c.seed, 17)).Uint64(), uint64(0)
		got := stage.Rambles{Seeds: 5, Stream: 17, Moves: 2, Sought: t.Name()}.Until(func() stage.Ramble {
			tried++
			var drawn uint64
			step := func(chance *rand.Rand) bool { drawn = chance.Uint64(); return true }
			return stage.Ramble{Play: play, Stands: func() bool { return drawn == want }, Step: step}
		})
		if got != play || tried != c.tried {
			t.Errorf("seed %d was found at trial %d, want %d", c.seed, tried, c.tried)
		}
	}
}
