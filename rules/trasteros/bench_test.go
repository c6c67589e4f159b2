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
	options, err := trasteros.Game.Options(rules.Answers{"level": {"full"}})
	if err != nil {
		b.Fatal(err)
	}
	var starts [4]rules.Position
	for i := range starts {
		if starts[i], _, err = trasteros.Game.Start(rules.Setup{Seats: 3 + i, Options: options}); err != nil {
			b.Fatal(err)
		}
	}
	player := &rulestest.Random{Rnd: rand.New(rand.NewPCG(1, 2)), Drawn: []rules.Kind{"out", "collector", "first", "look", "draw"}}
	rulestest.Games(b, starts[:], player.PlayOut)
}

// BenchmarkPlay is one simple move through JSON to a new position with its event.
func BenchmarkPlay(b *testing.B) {
	start, _, err := trasteros.Game.Start(rules.Setup{Seats: 4})
	if err != nil {
		b.Fatal(err)
	}
	move := rules.Move{Kind: "call", Data: []byte(`{"room":3}`)}
	rulestest.Plays(b, start, move)
}
