package oldmuseum_test

import (
	"math/rand/v2"
	"testing"

	"docent/rules"
	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

// random plays without what a table does only once in a while.
func random(seed1, seed2 uint64) *rulestest.Random {
	return &rulestest.Random{
		Rnd:    rand.New(rand.NewPCG(seed1, seed2)),
		Seldom: []rules.Kind{"stay", "break-in", "audit", "tell", "tile", "this", "shape", "time", "pause"},
		Stop:   "stop", Patience: 400,
	}
}

// BenchmarkGames plays whole random games in Sim, two to four seats in turn.
func BenchmarkGames(b *testing.B) {
	rulestest.Games(b, rulestest.Starts(b, oldmuseum.Game, nil, nil), random(1, 2).PlayOut)
}

// BenchmarkPlay measures one move through JSON to a new position with its event.
func BenchmarkPlay(b *testing.B) {
	start := rulestest.Start(b, oldmuseum.Game, rules.Setup{Seats: 4})
	start, _, err := start.Play(rules.Move{Seat: rules.Table, Kind: "referee", Data: []byte(`{}`)})
	if err != nil {
		b.Fatal(err)
	}
	move := rules.Move{Kind: "store", Data: []byte(`{}`)}
	rulestest.Plays(b, start, move)
}
