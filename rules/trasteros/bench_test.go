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

// turnsUp says that the cards give the answer. Of the players' own, every other one is
// the offer's example.
func turnsUp(kind rules.Kind) bool {
	switch kind {
	case "out", "collector", "first", "look", "draw":
		return true
	}
	return false
}

func playOut(tb testing.TB, sim rules.Sim, rnd *rand.Rand) int {
	tb.Helper()
	f := filler{answers: rules.Answers{}, rnd: rnd}
	for n := 0; ; n++ {
		if sim.Over() {
			return n
		}
		offers := sim.Offers()
		offer := choose(offers, rnd)
		clear(f.answers)
		if turnsUp(offer.Kind) || rnd.IntN(2) == 0 {
			offer.Fields = sim.Fields(offer)
			f.fill(offer.Fields)
		}
		if err := sim.Take(offer, f.answers); err != nil {
			if err := sim.Take(offer, nil); err != nil {
				tb.Fatalf("%s: %v", offer.Kind, err)
			}
		}
	}
}

// filler fills blanks at random, cards by how many copies are left, over and over in
// the same memory.
type filler struct {
	answers rules.Answers
	rnd     *rand.Rand
	words   [64]string
	used    int
}

func (f *filler) fill(fields []rules.Field) {
	f.used = 0
	for i := range fields {
		field := &fields[i]
		switch {
		case field.IsNumber():
			f.answers[field.Name] = f.keep(strconv.Itoa(field.Min + f.rnd.IntN(field.Max-field.Min+1)))
		case !field.Many:
			f.answers[field.Name] = f.keep(field.Options[f.weighted(field.Options, nil)].Value)
		default:
			f.answers[field.Name] = f.several(field)
		}
	}
}

// keep is a list of one word.
func (f *filler) keep(word string) []string {
	f.words[f.used] = word
	f.used++
	return f.words[f.used-1 : f.used]
}

func (f *filler) several(field *rules.Field) []string {
	var taken [32]int
	n := field.Min + f.rnd.IntN(field.Max-field.Min+1)
	if f.used+n > len(f.words) {
		n = field.Min
	}
	start := f.used
	for range n {
		at := f.weighted(field.Options, &taken)
		taken[at]++
		f.keep(field.Options[at].Value)
	}
	return f.words[start:f.used]
}

// weighted picks an option by its copies.
func (f *filler) weighted(options []rules.Option, taken *[32]int) int {
	total := 0
	for i := range options {
		total += copiesLeft(options, taken, i)
	}
	pick := f.rnd.IntN(total)
	for i := range options {
		if pick -= copiesLeft(options, taken, i); pick < 0 {
			return i
		}
	}
	return 0
}

func copiesLeft(options []rules.Option, taken *[32]int, i int) int {
	n := max(options[i].Copies, 1)
	if taken != nil {
		n -= taken[i]
	}
	return n
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
