package rulestest

import (
	"maps"
	"slices"
	"testing"

	"docent/rules"
)

// Doubt is a thing, what a box says of it, and the key of the doubt that this raises. Where
// the key is empty there is none.
type Doubt [3]string

// Doubted demands that each of a list is doubted in a box that is right otherwise, and that
// two players can play with that box all the same.
func Doubted(t *testing.T, game rules.Game, sound rules.Box, list []Doubt) {
	t.Helper()
	if doubts := game.Doubts(sound); len(doubts) != 0 {
		t.Errorf("a sound box is doubted: %v", doubts)
	}
	for _, d := range list {
		key := rules.Key(d[2])
		box := maps.Clone(sound)
		box[rules.Thing(d[0])] = []byte(d[1])
		doubts := game.Doubts(box)
		if !slices.ContainsFunc(doubts, func(r rules.Refusal) bool { return r.Key == key }) && (key != "" || len(doubts) > 0) {
			t.Errorf("%s %s is doubted as %v, want %q", d[0], d[1], doubts, key)
		}
		pos, _, err := game.Start(rules.Setup{Seats: 2, Box: box})
		if err != nil {
			t.Errorf("%s %s: %v", d[0], d[1], err)
			continue
		}
		if err := pos.Sound(); err != nil {
			t.Errorf("%s %s: %v", d[0], d[1], err)
		}
	}
}
