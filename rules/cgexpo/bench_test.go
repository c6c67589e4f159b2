package cgexpo_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// BenchmarkGames plays whole random games in Sim, two to four seats in turn.
func BenchmarkGames(b *testing.B) {
	for _, test := range []struct {
		name string
		box  rules.Box
	}{{"zones", nil}, {"board 12 by 12", hall.box()}} {
		b.Run(test.name, func(b *testing.B) { playGames(b, test.box) })
	}
}

func playGames(b *testing.B, box rules.Box) {
	var starts [3]rules.Position
	for i := range starts {
		var err error
		if starts[i], _, err = cgexpo.Game.Start(rules.Setup{Seats: 2 + i, Box: box}); err != nil {
			b.Fatal(err)
		}
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	rulestest.Games(b, starts[:], func(tb testing.TB, sim rules.Sim) int { return playOut(tb, sim, rnd) })
}

// playOut plays to the end: dice and cards at random, of the players' own answers every
// other one as suggested.
func playOut(tb testing.TB, sim rules.Sim, rnd *rand.Rand) int {
	tb.Helper()
	f := filler{answers: rules.Answers{}, rnd: rnd}
	for n := 0; ; n++ {
		if sim.Over() {
			return n
		}
		offers := sim.Offers()
		offer := offers[rnd.IntN(len(offers))]
		if len(f.answers) > 0 {
			clear(f.answers)
		}
		if offer.Asks == rules.Chance || offer.Asks == rules.Choice && rnd.IntN(2) == 0 {
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

// filler fills blanks at random, over and over in the same memory.
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
		case field.IsText():
		case field.IsNumber():
			f.answers[field.Name] = f.keep(strconv.Itoa(field.Min + f.rnd.IntN(field.Max-field.Min+1)))
		case !field.Many:
			f.answers[field.Name] = f.keep(field.Options[f.drawn(field.Options)].Value)
		default:
			f.answers[field.Name] = f.several(field)
		}
	}
}

// drawn picks an option as often as there are copies of it.
func (f *filler) drawn(options []rules.Option) int {
	all := 0
	for i := range options {
		all += max(1, options[i].Copies)
	}
	n := f.rnd.IntN(all)
	for i := range options {
		if n -= max(1, options[i].Copies); n < 0 {
			return i
		}
	}
	return 0
}

// keep is a list of one word.
func (f *filler) keep(word string) []string {
	f.words[f.used] = word
	f.used++
	return f.words[f.used-1 : f.used]
}

// several takes each option or leaves it.
func (f *filler) several(field *rules.Field) []string {
	start := f.used
	for i := range field.Options {
		if f.rnd.IntN(2) == 0 {
			f.keep(field.Options[i].Value)
		}
	}
	return f.words[start:f.used]
}

// hall is a board of twelve by twelve squares with a room of each kind.
var hall = layout{
	squares: []string{
		"xxxx########",
		"............",
		"............",
		"..vvv..ccc..",
		"..vvv..ccc..",
		"..vvv..ccc..",
		"............",
		"............",
		"....mmmm....",
		"....mmmm....",
		"............",
		"............",
	},
	right: []string{
		"", "", "", ".|..v.|..|..", ".|..|.|..|..", ".|..|.c..|..", "", "", "...|...|....", "...m...|....", "", "",
	},
	below: []string{
		"", "", "..|||..|||..", "", "", "..|||..|||..", "", "....||||....", "", "....||||....", "", "",
	},
	starts: map[string]string{
		"thief-red": "A1", "thief-green": "B1", "thief-yellow": "C1", "thief-blue": "D1",
		"scott": "F4", "socal": "F7", "uk": "L7", "itg": "J5", "carl": "F9", "cds": "I5",
		"zapper-red": "A8", "zapper-green": "B8", "zapper-yellow": "C8", "zapper-blue": "D8",
		"key-red": "A12", "key-green": "B12", "key-yellow": "C12", "key-blue": "D12",
		"pass-red": "L2", "pass-green": "L3", "pass-yellow": "L4", "pass-blue": "L5",
		"studson-red": "C4", "studson-green": "D4", "studson-yellow": "C6", "studson-blue": "D6",
	},
	events: map[int]string{
		1: `{"scott":"toward","scottSteps":6,"carl":"no"}`, 2: `{"socal":"toward","socalSteps":4,"carl":"yes"}`,
		3: `{"uk":"n","ukSteps":3,"carl":"no"}`, 4: `{"scott":"place","scottTo":"F6","carl":"yes"}`,
		5: `{"scott":"se","scottSteps":2,"socal":"w","socalSteps":5,"uk":"toward","ukSteps":7,"carl":"no"}`,
	},
}

// wide is a board of 30 by 30 squares, without walls but for some rooms.
func wide() layout {
	l := layout{starts: map[string]string{"thief-red": "P16", "zapper-red": "Q16", "key-red": "P17", "pass-red": "O16", "studson-red": "P15"}}
	for y := range 30 {
		row := strings.Repeat(".", 30)
		switch {
		case y == 0:
			row = strings.Repeat("x", 30)
		case y > 10 && y < 14:
			row = "...vvv...ccc..mmm....vvv..ccc."
		}
		l.squares = append(l.squares, row)
	}
	return l
}

// BenchmarkReach is a roll of 12 on a board of 30 by 30 squares: with all items in the
// backpack, and with all four of them lying around.
func BenchmarkReach(b *testing.B) {
	for _, test := range []struct {
		name string
		at   cgexpo.At
	}{{"items held", cgexpo.InPack}, {"items around", cgexpo.AtStart}} {
		b.Run(test.name, func(b *testing.B) {
			pos, _, err := cgexpo.Game.Start(rules.Setup{Seats: 2, Box: wide().box()})
			if err != nil {
				b.Fatal(err)
			}
			s := rulestest.State[cgexpo.State](b, pos)
			for i := range s.Thieves[0].Items {
				s.Thieves[0].Items[i] = cgexpo.Loot{At: test.at}
			}
			s.Thieves[0].Spot = cgexpo.Spot{Square: cgexpo.SquareAt(15, 17)}
			b.ReportAllocs()
			ends := 0
			for b.Loop() {
				all := s.Reach(0, 12).All()
				ends = len(all.Squares())
			}
			b.ReportMetric(float64(ends), "squares")
		})
	}
}

// BenchmarkPlay is one move on the board through JSON to a new position with its events.
func BenchmarkPlay(b *testing.B) {
	pos, _, err := cgexpo.Game.Start(rules.Setup{Seats: 4, Box: hall.box()})
	if err != nil {
		b.Fatal(err)
	}
	move := rules.Move{Kind: "roll", Data: []byte(`{"a":3,"b":4}`)}
	rulestest.Plays(b, pos, move)
}
