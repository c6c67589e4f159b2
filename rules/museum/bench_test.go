package museum_test

import (
	"math/rand/v2"
	"testing"

	"docent/rules"
	"docent/rules/museum"
	"docent/rules/rulestest"
)

// BenchmarkGames plays whole random games at level full in Sim, two to four seats in turn.
func BenchmarkGames(b *testing.B) {
	starts := rulestest.Starts(b, museum.Game, rules.Answers{"level": {"full"}}, wholeBox)
	rulestest.Games(b, starts, random(1, 2).PlayOut)
}

// wholeBox is a copy of which much is known.
var wholeBox = rules.Box{
	"board:1":       []byte(`{"rows":"..R../..R../RRRRR/..R../..R.."}`),
	"board:2":       []byte(`{"rows":"....R#/....R./RRRRRR/....R./....R."}`),
	"bonus:gallery": []byte(`{"points":6,"told":true}`),
	"bonus:full":    []byte(`{"points":8,"told":true}`),
	"bonus:both":    []byte(`{"points":4,"told":true}`),
	"patron:1":      []byte(`{"kind":"collections","groups":["I","E","H","t"],"table":"1=4 2=10 3=15 4=20"}`),
	"patron:2":      []byte(`{"kind":"count","groups":["europe"],"table":"5=6 8=11 11=16"}`),
	"headline:1":    []byte(`{"closed":["europe"]}`),
	"patron:3":      []byte(`{"kind":"collections","groups":["R","g","asia"],"table":"1=3 3=9","neighbours":"no"}`),
	"headline:2":    []byte(`{"fewer":["asia"],"more":["africa"]}`),
	"personality:1": []byte(`{"cost":3}`),
}

// random plays like people: a museum is laid once, at the end, as nobody rearranges it in
// every turn.
func random(seed1, seed2 uint64) *rulestest.Random {
	return &rulestest.Random{
		Rnd: rand.New(rand.NewPCG(seed1, seed2)), Drawn: []rules.Kind{"take", "show", "refill", "price"},
		Seldom: []rules.Kind{"put", "lift", "shift", "rearrange", "effect"}, Stop: "agree", Patience: 3000,
	}
}

// BenchmarkPlay measures one simple move through JSON to a new position with its event.
func BenchmarkPlay(b *testing.B) {
	start := rulestest.Start(b, museum.Game, rules.Setup{Seats: 4})
	move := rules.Move{Kind: "take", Data: []byte(`{"continent":"europe"}`)}
	rulestest.Plays(b, start, move)
}

// BenchmarkPlayFull measures the same at level full, in the middle of a game.
func BenchmarkPlayFull(b *testing.B) {
	pos := middle(b)
	move := rules.Move{Seat: 0, Kind: "take", Data: []byte(`{"continent":"europe","card":"Rt4"}`)}
	rulestest.Plays(b, pos, move)
}

// middle returns a table at level full with cards in hands, pools and museums.
func middle(tb testing.TB) rules.Position {
	tb.Helper()
	options, err := museum.Game.Options(rules.Answers{"level": {"full"}})
	if err != nil {
		tb.Fatal(err)
	}
	pos := rulestest.Start(tb, museum.Game, rules.Setup{Seats: 4, Options: options})
	for seat := range 4 {
		pos = corrected(tb, pos, rules.Of("seat", seat), rules.Answers{"known": {"Rt4", "Ea2", "Ic1"}, "poolCards": {"Jw5", "Hn3", "Mg1"}})
		pos = corrected(tb, pos, rules.Of("museum", seat), rules.Answers{"museum": {"Rt1", "Ra2", "Rc3", "Et4", "Ew1"}, "cell:11": {"Rt1"}, "cell:12": {"Et4"}})
	}
	return pos
}

func corrected(tb testing.TB, pos rules.Position, thing rules.Thing, set rules.Answers) rules.Position {
	tb.Helper()
	for _, sheet := range pos.Corrections() {
		if sheet.On[0] != thing {
			continue
		}
		m, err := sheet.Move(set)
		if err != nil {
			tb.Fatal(err)
		}
		next, _, err := pos.Play(m)
		if err != nil {
			tb.Fatal(err)
		}
		return next
	}
	tb.Fatalf("no sheet of %s", thing)
	return nil
}

// BenchmarkScores counts a table of four museums of 25 cards, with patrons and the other
// reading of domains.
func BenchmarkScores(b *testing.B) {
	start := rulestest.Start(b, museum.Game, rules.Setup{Seats: 4, Options: []byte(`{"level":"score"}`), Box: wholeBox})
	rnd := rand.New(rand.NewPCG(5, 6))
	for seat := range 4 {
		cells := rules.Answers{}
		for row := 1; row <= 5; row++ {
			for column := 1; column <= 5; column++ {
				card := string("IMPGRCFESHNJ"[rnd.IntN(5)]) + string("acgwnt"[rnd.IntN(3)])
				cells[string(rules.Of("cell", 10*row+column))] = []string{card}
			}
		}
		start = corrected(b, start, rules.Of("museum", seat), cells)
	}
	for b.Loop() {
		if len(start.Scores()) != 4 {
			b.Fatal("no scores")
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/4, "µs/museum")
}
