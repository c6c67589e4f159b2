//go:build scenes

package stage_test

import (
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
