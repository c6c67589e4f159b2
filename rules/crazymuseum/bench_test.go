package crazymuseum_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"docent/rules"
	"docent/rules/crazymuseum"
)

// BenchmarkGames plays whole random games at level full in Sim, one to four seats and
// the four difficulties in turn.
func BenchmarkGames(b *testing.B) {
	var starts []rules.Position
	for _, difficulty := range []string{"easy", "normal", "hard", "curse"} {
		options, err := crazymuseum.Game.Options(rules.Answers{"difficulty": {difficulty}})
		if err != nil {
			b.Fatal(err)
		}
		for seats := 1; seats <= 4; seats++ {
			start, _, err := crazymuseum.Game.Start(rules.Setup{Seats: seats, Options: options, Box: wholeBox()})
			if err != nil {
				b.Fatal(err)
			}
			starts = append(starts, start)
		}
	}
	moves := 0
	rnd := rand.New(rand.NewPCG(1, 2))
	for n := 0; b.Loop(); n++ {
		moves += playOut(b, starts[n%len(starts)].Sim(), rnd)
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// wholeBox is a copy of which all is known: seventeen tiles, sixteen tokens and relics,
// and every clash card, so that a random game finds guards and relics like a real one.
func wholeBox() rules.Box {
	box := rules.Box{"help:guard": []byte(`{"order":"RLB"}`), "help:mummy": []byte(`{"order":"LRB"}`)}
	rnd := rand.New(rand.NewPCG(3, 4))
	doors := []string{`"N","E","S"`, `"N","S","W"`, `"N","E","S","W"`, `"E","W"`, `"N","E"`}
	for i := 1; i <= 17; i++ {
		special := ""
		switch i {
		case 1:
			special = `,"special":"initial"`
		case 4:
			special = `,"special":"mummy"`
		case 8:
			special = `,"special":"guardhouse"`
		}
		colour := []string{"other", "green", "blue"}[i%3]
		box[rules.Of("tile", i)] = []byte(`{"doors":[` + doors[i%5] + `],"colour":"` + colour + `"` + special + `}`)
		sides := []string{"N", "E", "S", "W"}
		box[rules.Of("clash", i)] = []byte(`{"guardRoom":` + strconv.Itoa(1+rnd.IntN(17)) + `,"guardDir":"` + sides[rnd.IntN(4)] +
			`","mummyRoom":` + strconv.Itoa(1+rnd.IntN(17)) + `,"mummyDir":"` + sides[rnd.IntN(4)] + `"}`)
	}
	words := []string{"rope", "lamp", "hook", "crowbar", "glove", "key", "hammer", "saw", "drill", "magnet"}
	for i := 1; i <= 16; i++ {
		box[rules.Of("relic", i)] = []byte(`{"value":` + strconv.Itoa(1+i%7) + `,"needs":["` + words[i%len(words)] + `"]}`)
	}
	for _, word := range words {
		box[rules.Of("token", word)] = []byte(`{"copies":1}`)
	}
	for word, n := range map[string]string{"ladder": "2", "guard": "3", "mummy": "1"} {
		box[rules.Of("token", word)] = []byte(`{"copies":` + n + `}`)
	}
	return box
}

// patience is after how many moves a table agrees to stop: a thief may hide for ever from
// a guard who is boxed in.
const patience = 2000

// choose picks a kind of move first, then one of that kind. Nobody stops before its time.
func choose(offers []rules.Offer, late bool, rnd *rand.Rand) rules.Offer {
	if n := len(offers) - 1; n > 0 && offers[n].Kind == "agree" {
		if late {
			return offers[n]
		}
		offers = offers[:n]
	}
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

func playOut(tb testing.TB, sim rules.Sim, rnd *rand.Rand) int {
	tb.Helper()
	answers := rules.Answers{}
	for n := 0; ; n++ {
		if sim.Over() {
			return n
		}
		offer := choose(sim.Offers(), n > patience, rnd)
		clear(answers)
		if offer.Asks != rules.Auto {
			fill(answers, sim.Fields(offer), rnd)
		}
		if sim.Take(offer, answers) != nil {
			if err := sim.Take(offer, nil); err != nil {
				tb.Fatalf("%s: %v", offer.Kind, err)
			}
		}
	}
}

func fill(answers rules.Answers, fields []rules.Field, rnd *rand.Rand) {
	for i := range fields {
		f := &fields[i]
		switch {
		case f.IsNumber():
			answers[f.Name] = []string{strconv.Itoa(f.Min + rnd.IntN(f.Max-f.Min+1))}
		case !f.Many:
			answers[f.Name] = []string{f.Options[rnd.IntN(len(f.Options))].Value}
		default:
			answers[f.Name] = several(f, rnd)
		}
	}
}

func several(f *rules.Field, rnd *rand.Rand) []string {
	var pool, list []string
	for _, o := range f.Options {
		for range max(1, o.Copies) {
			pool = append(pool, o.Value)
		}
	}
	for range f.Min + rnd.IntN(min(f.Max, len(pool))-f.Min+1) {
		at := rnd.IntN(len(pool))
		list = append(list, pool[at])
		pool = slices.Delete(pool, at, at+1)
	}
	return list
}
