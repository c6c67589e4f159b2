package cgexpo_test

import (
	"testing"

	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) { rulestest.Falsify[cgexpo.State](t, withBoards(5), plan) }

func FuzzPosition(f *testing.F) { rulestest.FuzzPosition[cgexpo.State](f, withBoards(5), plan) }

// A move from a hostile file is refused, or leads to what can be.
func FuzzMove(f *testing.F) { rulestest.FuzzMove[cgexpo.State](f, withBoards(5), plan) }

func FuzzSetup(f *testing.F) {
	rulestest.FuzzSetup(f, cgexpo.Game, `{"seats":2,"first":0,"options":{"level":"zones"}}`)
}
