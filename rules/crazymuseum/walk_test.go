package crazymuseum_test

import (
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// Thieves may rest for ever: late in a walk the table agrees to stop and counts.
var plan = rulestest.Plan{Games: 60, Moves: 3000, Ending: []rules.Kind{"value", "count", "agree"}, Seldom: []rules.Kind{"agree"}}

func TestWalk(t *testing.T) {
	rulestest.Walk(t, crazymuseum.Game, plan)
}

func FuzzWalk(f *testing.F) {
	f.Add([]byte("crazymuseum"))
	f.Fuzz(func(t *testing.T, data []byte) {
		rulestest.WalkBytes(t, crazymuseum.Game, plan, data)
	})
}

func TestCorrectionsReachTheWholeState(t *testing.T) {
	rulestest.Reach(t, crazymuseum.Game, plan, nil)
}

func TestEverythingHasAText(t *testing.T) {
	languages := map[string]rulestest.Catalogue{}
	for _, lang := range assets.Languages() {
		languages[lang.Tag] = assets.TextsIn(lang.Tag)
	}
	rulestest.Texts(t, crazymuseum.Game, plan, languages)
}
