package trasteros_test

import (
	"testing"

	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

// spelt lists the functions that take a key.
var spelt = map[string]rulestest.Spelt{
	"bySeat": {Group: "refusal", At: 1}, "byCards": {Group: "refusal", At: 1}, "Impossible": {Group: "refusal", At: 1},
	"kindRefusals": {Group: "refusal", At: 1}, "add": {Group: "score", At: 0},
}

// Random games come by some keys once in thousands of moves: the source spells them all.
func TestEveryKeyOfTheSourceHasAText(t *testing.T) {
	rulestest.SourceTexts(t, trasteros.Game, spelt, 100, wordKeys())
}

// wordKeys lists the keys of moves, cards, kinds and cubes.
func wordKeys() []string {
	var keys []string
	for step := trasteros.Step(1); step.String() != ""; step++ {
		keys = append(keys, "task."+step.String()+".seat", "phase."+step.String())
	}
	for card := trasteros.Card(1); card.String() != ""; card++ {
		keys = append(keys, "card."+card.String())
	}
	for kind := trasteros.Junk; kind <= trasteros.Gold; kind++ {
		keys = append(keys, "kind."+kind.String(), kind.String()+"cards")
		if kind > trasteros.Junk {
			keys = append(keys, "cube."+kind.String(), kind.String()+"cubes", "score.tie-"+kind.String())
		}
	}
	return keys
}
