package trasteros_test

import (
	"testing"

	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) {
	rulestest.Falsify[trasteros.State](t, trasteros.Game, plan)
}

func FuzzPosition(f *testing.F) { rulestest.FuzzPosition[trasteros.State](f, trasteros.Game, plan) }

// A move from a hostile file is refused, or leads to what can be.
func FuzzMove(f *testing.F) { rulestest.FuzzMove[trasteros.State](f, trasteros.Game, plan) }

func FuzzSetup(f *testing.F) {
	rulestest.FuzzSetup(f, trasteros.Game, `{"seats":4,"first":3,"options":{"level":"cubes"}}`)
}
