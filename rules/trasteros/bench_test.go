package trasteros_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"docent/rules"
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
	rnd := rand.New(rand.NewPCG(1, 2))
	for n := 0; b.Loop(); n++ {
		moves += playOut(b, starts[n%4].Sim(), rnd)
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// choose picks a kind of move first, then one of that kind: a player who trades is not
// five times as likely to trade as to call.
func choose(offers []rules.Offer, rnd *rand.Rand) rules.Offer {
	kinds := 0
	for i := range offers {
		if i == 0 || offers[i].Kind != offers[i-1].Kind {
			kinds++
		}
	}
	kind, first := rnd.IntN(kinds), 0
	for i := range offers {
		if i > 0 && offers[i].Kind != offers[i-1].Kind {
			if kind == 0 {
				return offers[first+rnd.IntN(i-first)]
			}
			kind--
			first = i
		}
	}
	return offers[first+rnd.IntN(len(offers)-first)]
}

// turnsUp are the answers that the cards give. Of the players' own, every other one is
// the offer's example.
var turnsUp = map[rules.Kind]bool{"out": true, "collector": true, "first": true, "look": true, "draw": true}

func playOut(tb testing.TB, sim rules.Sim, rnd *rand.Rand) int {
	tb.Helper()
	answers := rules.Answers{}
	for n := 0; ; n++ {
		if sim.Over() {
			return n
		}
		offers := sim.Offers()
		offer := choose(offers, rnd)
		clear(answers)
		if turnsUp[offer.Kind] || rnd.IntN(2) == 0 {
			offer.Fields = sim.Fields(offer)
			randomAnswers(answers, offer.Fields, rnd)
		}
		if err := sim.Take(offer, answers); err != nil {
			if err := sim.Take(offer, nil); err != nil {
				tb.Fatalf("%s: %v", offer.Kind, err)
			}
		}
	}
}

// randomAnswers fills blanks at random, cards by how many copies are left.
func randomAnswers(answers rules.Answers, fields []rules.Field, rnd *rand.Rand) {
	for _, f := range fields {
		switch {
		case f.IsNumber():
			answers[f.Name] = []string{strconv.Itoa(f.Min + rnd.IntN(f.Max-f.Min+1))}
		case !f.Many:
			answers[f.Name] = []string{f.Options[weighted(f.Options, nil, rnd)].Value}
		default:
			answers[f.Name] = several(f, rnd)
		}
	}
}

func several(f rules.Field, rnd *rand.Rand) []string {
	var taken [32]int
	n := f.Min + rnd.IntN(f.Max-f.Min+1)
	list := make([]string, 0, n)
	for range n {
		at := weighted(f.Options, taken[:], rnd)
		taken[at]++
		list = append(list, f.Options[at].Value)
	}
	return list
}

// weighted picks an option by its copies.
func weighted(options []rules.Option, taken []int, rnd *rand.Rand) int {
	left := func(i int) int {
		n := max(options[i].Copies, 1)
		if taken != nil {
			n -= taken[i]
		}
		return n
	}
	total := 0
	for i := range options {
		total += left(i)
	}
	pick := rnd.IntN(total)
	for i := range options {
		if pick -= left(i); pick < 0 {
			return i
		}
	}
	return 0
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
