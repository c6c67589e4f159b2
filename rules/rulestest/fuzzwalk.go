package rulestest

import (
	"fmt"
	"testing"

	"docent/rules"
)

// fuzzedMoves is how long a fuzzed game may get: the fuzzer takes an input that needs ten seconds for one that hangs.
const fuzzedMoves = 1000

// FuzzWalk plays one game whose every choice the data makes.
func FuzzWalk(f *testing.F, game rules.Game, plan Plan) {
	f.Helper()
	f.Add([]byte(game.ID()))
	plan = plan.filled()
	plan.Moves = min(plan.Moves, fuzzedMoves)
	f.Fuzz(func(t *testing.T, data []byte) {
		w := newWalk(t, game, plan, fuzzed(data), fmt.Sprintf("input %q", data))
		w.stubborn = true
		w.run()
	})
}
