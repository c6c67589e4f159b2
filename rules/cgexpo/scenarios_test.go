package cgexpo_test

import (
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// unnamed lists the rules that no event and no refusal names: each with the scenario that
// shows it.
var unnamed = map[rules.RuleID]string{"CG-CARL-7": "example-5-theft-second"}

func TestScenarios(t *testing.T) { rulestest.Scenarios(t, cgexpo.Game, "testdata") }

func TestScenariosCoverTheBook(t *testing.T) { rulestest.Coverage(t, cgexpo.Game, "testdata", unnamed) }

// Every ruling is shown by a scenario that names it in its first lines.
func TestScenariosShowEveryRuling(t *testing.T) { rulestest.Rulings(t, cgexpo.Game, "testdata") }
