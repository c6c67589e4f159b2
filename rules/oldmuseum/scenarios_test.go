package oldmuseum_test

import (
	"os"
	"path/filepath"
	"strings"
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

func TestScenarios(t *testing.T) {
	rulestest.Scenarios(t, oldmuseum.Game, "testdata")
}

func TestScenariosCoverTheBook(t *testing.T) {
	rulestest.Coverage(t, oldmuseum.Game, "testdata", unnamed)
}

// Every ruling is shown by a scenario that names it in its first lines.
func TestScenariosShowEveryRuling(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		prose, _, _ := strings.Cut(string(text), "-- setup --")
		all.WriteString(prose)
	}
	for _, ruling := range oldmuseum.Game.Rulings() {
		if !strings.Contains(all.String(), string(ruling)+",") && !strings.Contains(all.String(), string(ruling)+")") {
			t.Errorf("no scenario shows %s", ruling)
		}
	}
}
