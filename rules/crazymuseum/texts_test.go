package crazymuseum_test

import (
	"testing"

	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// spelt lists the functions that take a key.
var spelt = map[string]rulestest.Spelt{
	"Impossible": {Group: "refusal", At: 1}, "inRoom": {Group: "refusal", At: 1},
	"tellHidden": {Group: "event", At: 2}, "onBoard": {Group: "refusal", At: 1}, "doubt": {Group: "refusal", At: 0}, "examine": {Group: "event", At: 3},
}

// Random games come by some keys once in thousands of moves: the source spells them all.
func TestEveryKeyOfTheSourceHasAText(t *testing.T) {
	rulestest.SourceTexts(t, crazymuseum.Game, spelt, 250, wordKeys())
}

// wordKeys lists the keys of moves, phases, cards and objects.
func wordKeys() []string {
	keys := []string{
		"event.ends-relics", "event.ends-countdown", "event.ends-caught", "event.ends-agreement",
		"event.set-thief", "event.set-board", "event.set-hand", "event.hides-over", "event.hides-free-over", "event.masked-over", "phase.act", "phase.evening", "phase.over",
	}
	for step := crazymuseum.Step(1); step.String() != ""; step++ {
		name := step.String()
		keys = append(keys, "phase."+name, "task."+name+"|task."+name+".seat|task."+name+"-1")
	}
	for card := crazymuseum.Chocolate; card <= crazymuseum.Whistle; card++ {
		keys = append(keys, "card."+card.String(), "laid."+card.String(), "laid.under-"+card.String())
	}
	for object := crazymuseum.Ladder; object.String() != ""; object++ {
		keys = append(keys, "object."+object.String(), "token."+object.String())
	}
	for _, kind := range []string{"tie-tokens", "tie-action"} {
		keys = append(keys, "score."+kind, "score."+kind+".name", "score."+kind+".won")
	}
	return keys
}
