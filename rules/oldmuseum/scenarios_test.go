package oldmuseum_test

import (
	"testing"

	"docent/rules"
	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

// unnamed lists the rules that no event, refusal or score line names: each with the
// scenario that shows it.
var unnamed = map[rules.RuleID]string{
	"OM-TURN-2-ART": "artifact-unseen", "OM-TURN-2-FTF": "trap-behind-tape", "OM-TURN-2-OTHER": "found-other",
	"OM-DARK-1": "dark-open", "OM-DARK-4": "dark-open", "OM-DARK-6": "dark-tunnel", "OM-FTF-4": "trap-laid", "OM-COUNT-1": "example-1",
}

func TestScenarios(t *testing.T) { rulestest.Scenarios(t, oldmuseum.Game, "testdata") }

func TestScenariosCoverTheBook(t *testing.T) {
	rulestest.Coverage(t, oldmuseum.Game, "testdata", unnamed)
}

// Every ruling is shown by a scenario that names it in its first lines.
func TestScenariosShowEveryRuling(t *testing.T) { rulestest.Rulings(t, oldmuseum.Game, "testdata") }
