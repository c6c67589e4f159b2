package rulestest

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"docent/rules"
)

// Stage is a position that a scenario comes to, and how: corrections and the referee's own steps are among the moves.
type Stage struct {
	rules.Position
	Scenario string
	Setup    rules.Setup
	Moves    []rules.Move
}

// Stages comes to every position of the folder's scenarios at which the referee has no step of his own left, and shows it.
func Stages(t testing.TB, game rules.Game, dir string, show func(Stage)) {
	t.Helper()
	for _, path := range scenarioFiles(t, dir) {
		s := readScenario(t, game, path)
		s.update = true // what the file expects is Scenarios' business
		at := Stage{Scenario: strings.TrimSuffix(filepath.Base(path), ".txtar"), Setup: s.setup()}
		s.watch = func(before, after rules.Position, m rules.Move) {
			if before != nil {
				at.Moves = append(at.Moves, m)
			}
			if at.Position = after; rests(after) {
				stage := at
				stage.Moves = slices.Clone(at.Moves)
				show(stage)
			}
		}
		s.run()
	}
}

// rests reports whether the referee has no step of his own left.
func rests(pos rules.Position) bool {
	return !slices.ContainsFunc(pos.Offers(), func(o rules.Offer) bool { return o.Asks == rules.Auto && o.Refused == nil })
}

// SetupOf returns what a scenario, the file of a path, begins with.
func SetupOf(t testing.TB, game rules.Game, path string) rules.Setup {
	t.Helper()
	return readScenario(t, game, path).setup()
}
