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
	Seldom: []rules.Kind{"stop", "time", "shape", "audit", "tell", "tile", "this", "stay", "break-in", "pause"},
	Apart:  apart,
}

// few is for what looks at every correction of many positions.
var few = rulestest.Plan{Games: 12, Moves: 800, Ending: plan.Ending, Seldom: plan.Seldom, Apart: apart}

// apart exempts what the backs of the cards show to everybody.
func apart(o rules.Offer) bool {
	switch o.Kind {
	case "drop", "swap", "gun", "store":
		return true
	}
	return o.Kind == rules.Correct
}

func TestWalk(t *testing.T) { rulestest.Walk(t, oldmuseum.Game, plan) }

func FuzzWalk(f *testing.F) {
	f.Add([]byte("oldmuseum"))
	f.Fuzz(func(t *testing.T, data []byte) { rulestest.WalkBytes(t, oldmuseum.Game, plan, data) })
}

func TestCorrectionsReachTheWholeState(t *testing.T) {
	rulestest.Reach(t, oldmuseum.Game, few, map[string]string{
		"scratch.leaving": "it lasts from an exit to the card left behind, and goes with the list of exits",
	})
}
