package rulestest

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"docent/rules"
)

// Random plays whole games at random, over and over in the same memory: for benchmarks
// and for models of a game that are held to it. Walk demands more and is slower.
type Random struct {
	Rnd *rand.Rand
	// Drawn lists what cards or dice decide: it is always answered at random. Of what
	// players decide, every other one is the offer's example. None: all is at random.
	Drawn []rules.Kind
	// Seldom lists what is chosen one time in eight.
	Seldom []rules.Kind
	// Stop is how a table stops a game that goes on for ever: after so many moves of
	// Patience, and not before.
	Stop     rules.Kind
	Patience int

	answers rules.Answers
	words   [128]string
	used    int
}

// PlayOut plays a game to its end and returns how many moves it took.
func (r *Random) PlayOut(tb testing.TB, sim rules.Sim) int {
	tb.Helper()
	for n := 0; ; n++ {
		if sim.Over() {
			return n
		}
		offer := r.Choose(sim.Offers(), n)
		var answers rules.Answers
		if r.Answers(offer) {
			offer.Fields = sim.Fields(offer)
			answers = r.Fill(offer.Fields)
		}
		if err := sim.Take(offer, answers); err != nil {
			if err := sim.Take(offer, nil); err != nil {
				tb.Fatalf("%s: %v", offer.Kind, err)
			}
		}
	}
}

// Start begins a game.
func Start(tb testing.TB, game rules.Game, setup rules.Setup) rules.Position {
	tb.Helper()
	start, _, err := game.Start(setup)
	if err != nil {
		tb.Fatal(err)
	}
	return start
}

// Starts begins a game for each number of players of the game, with the same box and
// answers to the set-up form.
func Starts(tb testing.TB, game rules.Game, answers rules.Answers, box rules.Box) []rules.Position {
	tb.Helper()
	options, err := game.Options(answers)
	if err != nil {
		tb.Fatal(err)
	}
	least, most := game.Players()
	var starts []rules.Position
	for seats := least; seats <= most; seats++ {
		starts = append(starts, Start(tb, game, rules.Setup{Seats: seats, Options: options, Box: box}))
	}
	return starts
}

// Times returns how often a test repeats itself, or how often in a short run.
func Times(usual, short int) int {
	if testing.Short() {
		return short
	}
	return usual
}

// Games measures whole games that play, from each start in turn.
func Games(b *testing.B, starts []rules.Position, play func(testing.TB, rules.Sim) int) {
	b.Helper()
	moves := 0
	b.ReportAllocs()
	for n := 0; b.Loop(); n++ {
		moves += play(b, starts[n%len(starts)].Sim())
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// Plays measures one move through JSON to a new position with its event.
func Plays(b *testing.B, pos rules.Position, move rules.Move) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		if _, events, err := pos.Play(move); err != nil || len(events) == 0 {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}

// Choose picks a kind of move first, then one of that kind: a player who has five cards to
// trade is not five times as likely to trade. Moves is how many were made.
func (r *Random) Choose(offers []rules.Offer, moves int) rules.Offer {
	kinds := 0
	for i := range offers {
		switch starts := i == 0 || offers[i].Kind != offers[i-1].Kind; {
		case starts && offers[i].Kind != r.Stop:
			kinds++
		case starts && (moves > r.Patience || len(offers) == 1):
			return offers[i]
		}
	}
	for {
		list := r.ofKind(offers, r.Rnd.IntN(kinds))
		if !slices.Contains(r.Seldom, list[0].Kind) || r.Rnd.IntN(8) == 0 {
			return list[r.Rnd.IntN(len(list))]
		}
	}
}

// ofKind returns the offers of one kind in a row.
func (r *Random) ofKind(offers []rules.Offer, kind int) []rules.Offer {
	for len(offers) > 0 {
		n := 1
		for n < len(offers) && offers[n].Kind == offers[0].Kind {
			n++
		}
		if offers[0].Kind != r.Stop {
			if kind == 0 {
				return offers[:n]
			}
			kind--
		}
		offers = offers[n:]
	}
	return nil
}

// Answers reports whether an offer is filled at random, not taken as its example stands.
func (r *Random) Answers(o rules.Offer) bool {
	if o.Asks == rules.Auto {
		return false
	}
	return r.Drawn == nil || slices.Contains(r.Drawn, o.Kind) || r.Rnd.IntN(2) == 0
}

// Fill fills blanks, cards by how many copies are left. The answers are valid until the
// next call.
func (r *Random) Fill(fields []rules.Field) rules.Answers {
	if r.answers == nil {
		r.answers = rules.Answers{}
	}
	clear(r.answers)
	r.used = 0
	for i := range fields {
		field := &fields[i]
		switch {
		case field.IsText(): // the example stands: few lines of text mean anything
		case field.IsNumber():
			r.answers[field.Name] = r.keep(strconv.Itoa(field.Min + r.Rnd.IntN(field.Max-field.Min+1)))
		case !field.Many:
			r.answers[field.Name] = r.keep(field.Options[r.weighted(field.Options, nil)].Value)
		default:
			r.answers[field.Name] = r.several(field)
		}
	}
	return r.answers
}

// keep returns a list of one word.
func (r *Random) keep(word string) []string {
	r.words[r.used] = word
	r.used++
	return r.words[r.used-1 : r.used]
}

// mostMore is how many more than the fewest options are taken.
const mostMore = 4

func (r *Random) several(field *rules.Field) []string {
	var taken [128]uint8
	n := field.Min + r.Rnd.IntN(min(mostMore, field.Max-field.Min)+1)
	if r.used+n > len(r.words)-8 {
		n = field.Min
	}
	start := r.used
	for range n {
		at := r.weighted(field.Options, taken[:])
		if at < 0 {
			break
		}
		taken[at]++
		r.keep(field.Options[at].Value)
	}
	return r.words[start:r.used]
}

// weighted picks an option by its copies; -1 where all are taken.
func (r *Random) weighted(options []rules.Option, taken []uint8) int {
	total := 0
	for i := range options {
		total += copiesLeft(options, taken, i)
	}
	if total <= 0 {
		return -1
	}
	pick := r.Rnd.IntN(total)
	for i := range options {
		if pick -= copiesLeft(options, taken, i); pick < 0 {
			return i
		}
	}
	return -1
}

func copiesLeft(options []rules.Option, taken []uint8, i int) int {
	n := max(options[i].Copies, 1)
	if taken != nil {
		n -= int(taken[i])
	}
	return n
}
