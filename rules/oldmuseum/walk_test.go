package oldmuseum_test

import (
	"testing"

	"docent/rules"
	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

// Players may wander for ever: late in a walk the table ends the game by agreement.
var plan = rulestest.Plan{
	Games: 40, Moves: 2500,
	Ending: []rules.Kind{"claim", "leave", "time"},
	Seldom: []rules.Kind{"stop", "time", "shape", "audit", "tell", "tile", "this", "stay", "break-in", "pause", "note"},
	Apart:  apart,
}

// few is for what looks at every correction of many positions.
var few = rulestest.Plan{Seed: 5, Games: 30, Moves: 500, Ending: plan.Ending, Seldom: plan.Seldom, Apart: apart}

// apart exempts what the backs of the cards show to everybody.
func apart(o rules.Offer) bool {
	switch o.Kind {
	case "drop", "swap", "gun", "store", "tell":
		return true
	}
	return o.Kind == rules.Correct
}

func TestWalk(t *testing.T) { rulestest.Walk(t, oldmuseum.Game, plan) }

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, oldmuseum.Game, plan) }

func TestCorrectionsReachTheWholeState(t *testing.T) {
	if testing.Short() {
		t.Skip("corrections come by every field in many games only")
	}
	rulestest.Reach(t, oldmuseum.Game, few, map[string]string{
		"hall.cells[]":     "the plan's rows move them, and random words spell no plan: see the scenario fix-plan",
		"rooms[].at":       "the plan's rows move them, and random words spell no plan: see the scenario fix-plan",
		"scratch.drew":     "it lasts from a draw to the answer what was drawn: the draw is taken back",
		"scratch.key":      "it lasts from a Key to the doorway: the move under way is given up by moving the pawn",
		"scratch.for":      "it lasts from a Pistol or a break-in to the answer what the way looks like: the move under way is given up",
		"players[].notes*": "a note is written anew under its seat's cover: see the scenario notes",
		"scratch.victim":   "it lasts from a Pistol to the swap: the Pistol is taken back",
	})
}

func TestOffersReadApart(t *testing.T) {
	rulestest.ReadApart(t, oldmuseum.Game, few)
}
