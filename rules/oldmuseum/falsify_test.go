package oldmuseum_test

import (
	"testing"

	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) {
	rulestest.Falsify[oldmuseum.State](t, oldmuseum.Game, plan)
}

func FuzzPosition(f *testing.F) { rulestest.FuzzPosition[oldmuseum.State](f, oldmuseum.Game, plan) }

// A move from a hostile file is refused, or leads to what can be.
func FuzzMove(f *testing.F) { rulestest.FuzzMove[oldmuseum.State](f, oldmuseum.Game, plan) }

func FuzzSetup(f *testing.F) {
	rulestest.FuzzSetup(f, oldmuseum.Game, `{"seats":3,"first":0,"options":{"level":"full"}}`)
}
