package cgexpo_test

import (
	"math/rand/v2"
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
	player := random(rand.New(rand.NewPCG(1, 2)))
	rulestest.Games(b, rulestest.Starts(b, cgexpo.Game, nil, box), player.PlayOut)
}

// random throws dice and draws cards, and answers every other one of the other questions as
// suggested.
func random(rnd *rand.Rand) *rulestest.Random {
	return &rulestest.Random{Rnd: rnd, Drawn: []rules.Kind{"roll", "event", "battle", "sweep", "white"}}
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

// wide returns a board of 30 by 30 squares, without walls but for some rooms.
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

// BenchmarkReach measures a roll of 12 on a board of 30 by 30 squares: with all items in the
// backpack, and with all four of them lying around.
func BenchmarkReach(b *testing.B) {
	for _, test := range []struct {
		name string
		at   cgexpo.At
	}{{"items held", cgexpo.InPack}, {"items around", cgexpo.AtStart}} {
		b.Run(test.name, func(b *testing.B) {
			pos := rulestest.Start(b, cgexpo.Game, rules.Setup{Seats: 2, Box: wide().box()})
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

// BenchmarkPlay measures one move on the board through JSON to a new position with its events.
func BenchmarkPlay(b *testing.B) {
	pos := rulestest.Start(b, cgexpo.Game, rules.Setup{Seats: 4, Box: hall.box()})
	move := rules.Move{Kind: "roll", Data: []byte(`{"a":3,"b":4}`)}
	rulestest.Plays(b, pos, move)
}
