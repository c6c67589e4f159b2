package rulestest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"docent/rules"
)

// Coverage demands that the scenarios of the folder exercise every rule of the Book: as
// something told, a refusal or a score line. What is exempt names the
// scenario that shows it, whose prose says so.
func Coverage(t *testing.T, game rules.Game, dir string, exempt map[rules.RuleID]string) {
	t.Helper()
	seen := map[rules.RuleID]bool{}
	for _, path := range scenarioFiles(t, dir) {
		s := readScenario(t, game, path)
		s.update = true // what the file expects is Scenarios' business
		s.run()
		for id := range s.seen {
			seen[id] = true
		}
	}
	showExempt(t, dir, exempt)
	var missing []rules.RuleID
	for _, r := range game.Book() {
		switch {
		case seen[r.ID] && exempt[r.ID] != "":
			t.Errorf("%s is exercised, and yet exempt: %s", r.ID, exempt[r.ID])
		case !seen[r.ID] && exempt[r.ID] == "":
			missing = append(missing, r.ID)
		}
	}
	if len(missing) > 0 {
		slices.Sort(missing)
		t.Errorf("no scenario exercises %v", missing)
	}
}

// showExempt demands that the scenario that stands for an exempt rule says so in its prose.
func showExempt(t *testing.T, dir string, exempt map[rules.RuleID]string) {
	t.Helper()
	for rule, scenario := range exempt {
		text, err := os.ReadFile(filepath.Join(dir, scenario+".txtar"))
		if err != nil {
			t.Error(err)
			continue
		}
		if prose, _, _ := strings.Cut(string(text), "-- setup --"); !strings.Contains(prose, string(rule)) {
			t.Errorf("%s does not say that it shows %s", scenario, rule)
		}
	}
}
