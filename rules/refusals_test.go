package rules_test

import (
	"testing"

	"docent/rules"
)

// Each thing has a refusal of its own, put right where it is said.
func TestRefusalsOfEachThing(t *testing.T) {
	seats := rules.Numbered("seat", 1)
	for _, test := range []struct {
		list  rules.Refusals
		about string
		fix   rules.Thing
	}{
		{rules.RefuseEach("R-1", "no", seats), "rules: refused by R-1: no seat:1", "seat:1"},
		{rules.RefuseEach("R-1", "no", seats).On("play"), "rules: refused by R-1: no seat:1", "play"},
		{rules.RefuseEach("R-1", "no", seats).OnEach(rules.Numbered("hand", 1)), "rules: refused by R-1: no seat:1", "hand:1"},
		{rules.RefuseEach("R-1", "no", seats).And("card:a"), "rules: refused by R-1: no seat:1 card:a", "seat:1"},
	} {
		if r := test.list[1]; len(test.list) != 2 || r.Error() != test.about || r.Fix != test.fix {
			t.Errorf("%d refusals, the last is %q on %s, want 2, %q on %s", len(test.list), r, r.Fix, test.about, test.fix)
		}
	}
}
