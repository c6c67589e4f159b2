package rulestest

import (
	"os"
	"slices"
	"strings"
	"testing"

	"docent/rules"
)

// Rulings demands that every ruling of the game is shown by a scenario of the folder that
// names it in the prose of its first lines: in brackets, in a list or ahead of what it says.
func Rulings(t *testing.T, game rules.Game, dir string) {
	t.Helper()
	var all strings.Builder
	for _, path := range scenarioFiles(t, dir) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		prose, _, _ := strings.Cut(string(text), "-- setup --")
		all.WriteString(prose)
	}
	for _, ruling := range game.Rulings() {
		named := func(after rune) bool { return strings.Contains(all.String(), string(ruling)+string(after)) }
		if !slices.ContainsFunc([]rune(",):"), named) {
			t.Errorf("no scenario shows %s", ruling)
		}
	}
}
