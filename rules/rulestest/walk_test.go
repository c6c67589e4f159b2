package rulestest_test

import (
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
	"docent/rules/rulestest/pebbles"
)

func TestWalk(t *testing.T) {
	rulestest.Walk(t, rules.Define(pebbles.Spec()), rulestest.Plan{Games: 200, Moves: 500})
}

func TestWalkWithCountdown(t *testing.T) {
	rulestest.Walk(t, rules.Define(pebbles.Timed(900)), rulestest.Plan{Games: 100, Moves: 2000, Seldom: []rules.Kind{"pause", "resume"}})
}

func FuzzWalk(f *testing.F) {
	rulestest.FuzzWalk(f, rules.Define(pebbles.Spec()), rulestest.Plan{})
}
