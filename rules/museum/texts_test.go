package museum_test

import (
	"strings"
	"testing"

	"docent/rules/museum"
	"docent/rules/rulestest"
)

// spelt lists the functions that take a key.
var spelt = map[string]rulestest.Spelt{
	"bySeat": {Group: "refusal", At: 1}, "inPlay": {Group: "refusal", At: 1}, "inMuseum": {Group: "refusal", At: 1},
	"byContinent": {Group: "refusal", At: 1}, "byPlace": {Group: "refusal", At: 1},
	"Impossible": {Group: "refusal", At: 1}, "doubt": {Group: "refusal", At: 1},
}

// Random games come by some keys once in thousands of moves: the source spells them all.
func TestEveryKeyOfTheSourceHasAText(t *testing.T) {
	rulestest.SourceTexts(t, museum.Game, spelt, 150, wordKeys())
}

// wordKeys lists the keys that are no literals of the source where they are used: of moves,
// phases, boards that cannot be right, and of every letter of a card.
func wordKeys() []string {
	keys := []string{
		"phase.improve", "phase.over", "refusal.grid-uneven", "refusal.grid-without-cells", "refusal.grid-too-large",
		"score.tie-prestige.name", "score.tie-prestige.won", "cell.letters.2",
	}
	for step := museum.Step(1); step.String() != ""; step++ {
		name := step.String()
		keys = append(keys, "phase."+name, "task."+name+"|task."+name+".seat")
	}
	for _, n := range []string{"1", "2", "3"} {
		keys = append(keys, "card.letters."+n)
	}
	for _, letter := range strings.Split("IMPGRCFESHNJ", "") {
		keys = append(keys, "card.letter."+letter, "civ."+letter, "group."+letter)
	}
	for _, letter := range strings.Split("acgwnt", "") {
		keys = append(keys, "card.letter."+letter, "domain."+letter, "group."+letter)
	}
	return keys
}
