package rulestest

import (
	"errors"
	"strings"
	"testing"

	"docent/rules"
)

// Broken is a saved position of which one part is replaced so that it cannot be: its name,
// the part, what stands there instead, and the rule and the key by which it is refused. Where
// the rule is empty it is refused in any way.
type Broken [5]string

// Refused demands that no broken position is loaded, each in a test of its own.
func Refused(t *testing.T, game rules.Game, saved []byte, list []Broken) {
	t.Helper()
	for _, b := range list {
		t.Run(b[0], func(t *testing.T) { b.refused(t, game, string(saved)) })
	}
}

func (b Broken) refused(t *testing.T, game rules.Game, saved string) {
	t.Helper()
	part, by, rule, key := b[1], b[2], rules.RuleID(b[3]), rules.Key(b[4])
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
