package cgexpo_test

import (
	"encoding/json"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
)

// A copy has as many rows as its board is high, once that is told; of every other kind of piece it has all.
func TestACopyHasAsManyRowsAsItsBoardIsHigh(t *testing.T) {
	size := func(text string) rules.Box { return rules.Box{"size:board": json.RawMessage(text)} }
	for _, form := range cgexpo.Game.Pieces() {
		all := len(form.IDs)
		for name, test := range map[string]struct {
			box  rules.Box
			rows int
		}{
			"nothing told":   {nil, 30},
			"told":           {size(`{"width":12,"height":9}`), 9},
			"half told":      {size(`{"height":9}`), 30},
			"higher than is": {size(`{"width":12,"height":31}`), 30},
		} {
			want := all
			if form.Noun == "row" {
				want = test.rows
			}
			if got := form.Count(test.box); got != want {
				t.Errorf("%s: a copy has %d of %s, want %d", name, got, form.Noun, want)
			}
		}
	}
}
