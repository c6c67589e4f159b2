package oldmuseum_test

import (
	"testing"

	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

// spelt lists the functions that take a key.
var spelt = map[string]rulestest.Spelt{
	"bySeat": {Group: "refusal", At: 1}, "inPlay": {Group: "refusal", At: 1}, "byPlace": {Group: "refusal", At: 1},
	"inRoom": {Group: "refusal", At: 1}, "Impossible": {Group: "refusal", At: 1}, "doubt": {Group: "refusal", At: 1},
}

// Random games come by some keys once in thousands of moves: the source spells them all.
func TestEveryKeyOfTheSourceHasAText(t *testing.T) {
	rulestest.SourceTexts(t, oldmuseum.Game, spelt, 125, wordKeys())
}

// wordKeys lists the keys that are no literals of the source where they are used.
func wordKeys() []string {
	keys := []string{
		"phase.move", "phase.end", "phase.tunnel", "phase.again", "phase.turn", "phase.over", "phase.drop-artifact",
		"refusal.plan-too-large", "refusal.plan-marks", "refusal.plan-hall", "refusal.plan-rooms",
	}
	for step := oldmuseum.Step(1); step.String() != ""; step++ {
		keys = append(keys, "phase."+step.String(), "task."+step.String()+".seat")
	}
	return keys
}

func TestEverythingHasAText(t *testing.T) {
	spoken := few
	spoken.Games = 5
	rulestest.Texts(t, oldmuseum.Game, spoken, rulestest.Languages())
}
