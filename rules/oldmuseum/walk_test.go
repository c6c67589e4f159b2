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

// few is for what looks long at every position.
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
	rulestest.Reach(t, oldmuseum.Game, "testdata", map[string]string{
		"players[].notes*": "a note is written anew under its seat's cover: see the scenario notes",
		"prints.*":         "the editor of boxes puts right what the box says",
	})
}

func TestOffersReadApart(t *testing.T) {
	rulestest.ReadApart(t, oldmuseum.Game, few)
}
