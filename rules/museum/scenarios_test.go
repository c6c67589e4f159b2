package museum_test

import (
	"testing"

	"docent/rules"
	"docent/rules/museum"
	"docent/rules/rulestest"
)

// unnamed lists the rules that no event, refusal or score line names, for the count of
// collections speaks of their points: each with the scenario that shows it.
var unnamed = map[rules.RuleID]string{
	"MU-COL-1": "civ-diagonal", "MU-COL-2": "civ-two-parts", "MU-COL-3": "board-2", "MU-COL-4": "board-1",
}

func TestScenarios(t *testing.T) { rulestest.Scenarios(t, museum.Game, "testdata") }

func TestScenariosCoverTheBook(t *testing.T) { rulestest.Coverage(t, museum.Game, "testdata", unnamed) }

// Every ruling is shown by a scenario that names it in its first lines.
func TestScenariosShowEveryRuling(t *testing.T) { rulestest.Rulings(t, museum.Game, "testdata") }
