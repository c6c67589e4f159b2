package trasteros_test

import (
	"math/rand/v2"
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

// BenchmarkGames plays whole random games at level full in Sim, three to six seats in turn.
func BenchmarkGames(b *testing.B) {
	starts := rulestest.Starts(b, trasteros.Game, rules.Answers{"level": {"full"}}, nil)
	player := &rulestest.Random{Rnd: rand.New(rand.NewPCG(1, 2)), Drawn: []rules.Kind{"out", "collector", "first", "look", "draw"}}
	rulestest.Games(b, starts, player.PlayOut)
}

// BenchmarkPlay measures one simple move through JSON to a new position with its event.
func BenchmarkPlay(b *testing.B) {
	start := rulestest.Start(b, trasteros.Game, rules.Setup{Seats: 4})
	move := rules.Move{Kind: "call", Data: []byte(`{"room":3}`)}
	rulestest.Plays(b, start, move)
}
