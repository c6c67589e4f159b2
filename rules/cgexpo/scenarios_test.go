package cgexpo_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// unnamed lists the rules that no event and no refusal names: each with the scenario that
// shows it.
var unnamed = map[rules.RuleID]string{"CG-CARL-7": "example-5-theft-second"}

func TestScenarios(t *testing.T) {
	rulestest.Scenarios(t, cgexpo.Game, "testdata")
}

func TestScenariosCoverTheBook(t *testing.T) {
	rulestest.Coverage(t, cgexpo.Game, "testdata", unnamed)
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
	for _, ruling := range cgexpo.Game.Rulings() {
		if !strings.Contains(all.String(), string(ruling)+",") && !strings.Contains(all.String(), string(ruling)+")") {
			t.Errorf("no scenario shows %s", ruling)
		}
	}
}
