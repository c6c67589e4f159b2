package rulestest

import (
	"errors"
	"strings"
	"testing"

	"docent/rules"
)

// Broken demands that a saved position is not loaded once a part of its JSON was replaced:
// that it is refused by a rule and with a key, or, where rule is empty, in any way.
func Broken(t *testing.T, game rules.Game, saved, part, by string, rule rules.RuleID, key rules.Key) {
	t.Helper()
	broken := strings.Replace(saved, part, by, 1)
	if broken == saved {
		t.Fatalf("%s is not in %s", part, saved)
	}
	_, err := game.Load([]byte(broken))
	var r *rules.Refusal
	switch {
	case err == nil:
		t.Fatal("loaded")
	case rule == "": // not even canonical
	case !errors.As(err, &r):
		t.Fatalf("refused by no rule: %v", err)
	case r.Rule != rule || r.Key != key:
		t.Errorf("refused by %s %s, want %s %s", r.Rule, r.Key, rule, key)
	}
}
