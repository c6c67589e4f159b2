package museum_test

import (
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/rulestest"
)

// Players may go on for ever without exhibiting: late in a walk they do, and answer what
// the count asks.
var plan = rulestest.Plan{
	Games: 60, Moves: 3000,
	Ending: []rules.Kind{"arranged", "tally", "tokens", "bonuses", "pool", "patron-points", "exhibit", "end-turn", "rearrange"},
	Seldom: []rules.Kind{"lift", "shift", "rearrange"},
}

func TestWalk(t *testing.T) {
	rulestest.Walk(t, museum.Game, plan)
}

func FuzzWalk(f *testing.F) {
	f.Add([]byte("museum"))
	f.Fuzz(func(t *testing.T, data []byte) {
		rulestest.WalkBytes(t, museum.Game, plan, data)
	})
}

// box says why no sheet corrects what the box prints.
const box = "the editor of boxes puts right what the box says"

func TestCorrectionsReachTheWholeState(t *testing.T) {
	few := plan
	few.Games = 12
	rulestest.Reach(t, museum.Game, few, nil)
}

func TestEverythingHasAText(t *testing.T) {
	languages := map[string]rulestest.Catalogue{}
	for _, lang := range assets.Languages() {
		languages[lang.Tag] = assets.TextsIn(lang.Tag)
	}
	rulestest.Texts(t, museum.Game, plan, languages)
}
