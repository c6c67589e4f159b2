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

// A seat card tells of a thief who is out that no life is left, and nothing of tokens, cards or cheese.
func TestASeatCardOfAThiefWhoIsOut(t *testing.T) {
	for out, want := range map[bool][]rules.Thing{
		true:  {rules.Of("lives", 0)},
		false: {rules.Of("lives", 0), rules.Of("action", 4), rules.Of("rest", 3), rules.Of("cheese", 5), rules.Of("vendingcards", 1)},
	} {
		s := &State{Level: Full, Thieves: []Thief{{Out: out, Total: 7, Rest: 3, Cheese: 5, Hand: 1}}}
		if got := holdings(s, 0); !slices.Equal(got, want) {
			t.Errorf("out %t: the seat card tells %v, want %v", out, got, want)
		}
	}
}
