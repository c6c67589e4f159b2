package crazymuseum

import (
	"slices"
	"testing"

	"docent/rules"
)

// Guard and mummy stand first among what a token may show; the objects keep their places once the mummy's is found.
func TestTokensKeepTheirPlaces(t *testing.T) {
	s := &State{Prints: Prints{Counts: Counts{Objects: 16}}}
	before := TurnUp{}.Fields(s, 0)[0].Options
	if before[0].Value != guardToken || before[1].Value != mummyToken {
		t.Errorf("first stand %v", before[:2])
	}
	s.Found.Mummy = true
	after := TurnUp{}.Fields(s, 0)[0].Options
	is := func(word string) func(rules.Option) bool {
		return func(o rules.Option) bool { return o.Value == word }
	}
	if slices.ContainsFunc(after, is(mummyToken)) || !slices.ContainsFunc(after, is(blankToken)) || !slices.Equal(after[2:], before[2:len(after)]) {
		t.Errorf("before the mummy is found there are %v, after that %v", before, after)
	}
}
