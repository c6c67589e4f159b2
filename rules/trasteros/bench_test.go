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
	moves := 0
	player := rulestest.Random{Rnd: rand.New(rand.NewPCG(1, 2)), Drawn: []rules.Kind{"out", "collector", "first", "look", "draw"}}
	for n := 0; b.Loop(); n++ {
		moves += player.PlayOut(b, starts[n%4].Sim())
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkPlay is one simple move through JSON to a new position with its event.
func BenchmarkPlay(b *testing.B) {
	start, _, err := trasteros.Game.Start(rules.Setup{Seats: 4})
	if err != nil {
		b.Fatal(err)
	}
	move := rules.Move{Kind: "call", Data: []byte(`{"room":3}`)}
	b.ReportAllocs()
	for b.Loop() {
		if _, events, err := start.Play(move); err != nil || len(events) == 0 {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}
