package crazymuseum_test

import (
	"testing"

	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) {
	rulestest.Falsify[crazymuseum.State](t, crazymuseum.Game, plan)
}

func FuzzPosition(f *testing.F) { rulestest.FuzzPosition[crazymuseum.State](f, crazymuseum.Game, plan) }

// A move from a hostile file is refused, or leads to what can be.
func FuzzMove(f *testing.F) { rulestest.FuzzMove[crazymuseum.State](f, crazymuseum.Game, plan) }

func FuzzSetup(f *testing.F) {
	rulestest.FuzzSetup(f, crazymuseum.Game, `{"seats":2,"first":1,"options":{"level":"full"},"box":{"tile:7":{"doors":["N","E"],"colour":"green"},"count:tiles":{"copies":20}}}`)
}
