package crazymuseum

import (
	"slices"
	"testing"

	"docent/rules"
)

// What a token may show keeps its place once the mummy's is found.
func TestTokensKeepTheirPlaces(t *testing.T) {
	s := &State{Prints: Prints{Counts: Counts{Objects: 16}}}
	before := TurnUp{}.Fields(s, 0)[0].Options
	s.Found.Mummy = true
	after := TurnUp{}.Fields(s, 0)[0].Options
	isMummy := func(o rules.Option) bool { return o.Value == mummyToken }
	if len(after) != len(before)-1 || slices.ContainsFunc(after, isMummy) || !slices.Equal(after, before[:len(after)]) {
		t.Errorf("before the mummy is found there are %v, after that %v", before, after)
	}
}
