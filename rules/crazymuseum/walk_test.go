package crazymuseum_test

import (
	"testing"

	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// Thieves may rest for ever: late in a walk the table agrees to stop and counts.
var plan = rulestest.Plan{
	Games: 24, Moves: 1500,
	Ending: []rules.Kind{"value", "count", "agree"}, Seldom: []rules.Kind{"agree"},
}

// prints is the reason why no sheet corrects what a tile, a relic or a clash card prints.
const prints = "the sheets of rooms and relics, and the editor of boxes, put right what the box says"

func TestWalk(t *testing.T) { rulestest.Walk(t, crazymuseum.Game, plan) }

func TestWalkRaised(t *testing.T) { rulestest.Walk(t, crazymuseum.Raised(), plan) }

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, crazymuseum.Game, plan) }

func TestCorrectionsReachTheWholeState(t *testing.T) {
	rulestest.Reach(t, crazymuseum.Game, "testdata", map[string]string{
		"prints.tiles[]*": prints, "prints.relics[]*": prints, "prints.clashes[]*": prints, "prints.copies[]*": prints,
	})
}

func TestEverythingHasAText(t *testing.T) {
	rulestest.Texts(t, crazymuseum.Game, rulestest.Plan{Games: 8, Moves: plan.Moves, Ending: plan.Ending, Seldom: plan.Seldom}, rulestest.Languages())
	rulestest.Texts(t, crazymuseum.Raised(), rulestest.Plan{Games: 8, Moves: 200, Ending: plan.Ending, Seldom: plan.Seldom}, rulestest.Languages())
}

func TestOffersReadApart(t *testing.T) {
	rulestest.ReadApart(t, crazymuseum.Game, rulestest.Plan{Games: 8, Moves: 600, Ending: plan.Ending, Seldom: plan.Seldom})
}
