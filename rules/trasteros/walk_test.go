package trasteros_test

import (
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

// Players may put off the end for ever: late in a walk they finish rounds and call.
var plan = rulestest.Plan{Games: 40, Moves: 2000, Ending: []rules.Kind{"count", "collection", "call"}, Seldom: []rules.Kind{"pause"}}

func TestWalk(t *testing.T) { rulestest.Walk(t, trasteros.Game, plan) }

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, trasteros.Game, plan) }

func TestCorrectionsReachTheWholeState(t *testing.T) {
	rulestest.Reach(t, trasteros.Game, "testdata", nil)
}

func TestEverythingHasAText(t *testing.T) {
	rulestest.Texts(t, trasteros.Game, plan, rulestest.Languages())
}

func TestScenarios(t *testing.T) { rulestest.Scenarios(t, trasteros.Game, "testdata") }

func TestOffersReadApart(t *testing.T) {
	rulestest.ReadApart(t, trasteros.Game, rulestest.Plan{Games: 12, Moves: plan.Moves, Ending: plan.Ending, Seldom: plan.Seldom})
}
