package museum_test

import (
	"testing"

	"docent/rules/museum"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) { rulestest.Falsify[museum.State](t, museum.Game, plan) }

func FuzzPosition(f *testing.F) { rulestest.FuzzPosition[museum.State](f, museum.Game, plan) }

// A move from a hostile file is refused, or leads to what can be.
func FuzzMove(f *testing.F) { rulestest.FuzzMove[museum.State](f, museum.Game, plan) }

func FuzzSetup(f *testing.F) {
	rulestest.FuzzSetup(f, museum.Game, `{"seats":2,"first":0,"options":{"level":"count","poPerPile":3},"box":{"patron:1":{}}}`)
}
