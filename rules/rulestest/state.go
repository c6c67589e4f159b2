package rulestest

import (
	"testing"

	"docent/rules"
)

// State returns the state that everybody at the table sees.
func State[S any](t testing.TB, pos rules.Position) *S {
	t.Helper()
	s, ok := rules.StateOf[S](pos.View(rules.Table))
	if !ok {
		t.Fatalf("%s has no state %T", pos.Game().ID(), s)
	}
	return s
}
