package cgexpo_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// Where thieves are not safe at the exits, corrections put figures on exits, on each other and on thieves: no move leads a
// figure from its square to none.
func TestFiguresKeepASquare(t *testing.T) {
	games := rulestest.Times(120, 30)
	for game := range games {
		rnd := rand.New(rand.NewPCG(uint64(game), 14))
		setup := rules.Setup{Seats: 2 + game%3, Box: randomBox(rnd)}
		options, err := cgexpo.Game.Options(rules.Answers{
			"exitUnsafe": {"true"}, "itgExact": {strconv.FormatBool(game%2 == 0)}, "itgReturns": {strconv.FormatBool(game%5 == 0)},
		})
		if err != nil {
			t.Fatal(err)
		}
		setup.Options = options
		pos, _, err := cgexpo.Game.Start(setup)
		if err != nil {
			t.Fatal(err)
		}
		player := random(rnd)
		for n := 0; !pos.Over() && n < 300; n++ {
			pos = displaced(pos, rnd)
			next, m, events := randomMove(t, pos, player)
			before, after := rulestest.State[cgexpo.State](t, pos), rulestest.State[cgexpo.State](t, next)
			home := slices.ContainsFunc(events, func(e rules.Event) bool { return e.Key == "goes-home" || e.Key == "at-start" }) // which the box may not know
			home = home || slices.ContainsFunc(next.Offers(), func(o rules.Offer) bool { return o.Kind == "put" })               // or where is asked
			if !home && !keepSquares(before, after) {
				t.Fatalf("game %d: %s %s leads a figure to no square: %v\n%s", game, m.Kind, m.Data, events, pos.JSON())
			}
			if err := next.Sound(); err != nil {
				t.Fatalf("game %d: %v", game, err)
			}
			pos = next
		}
	}
}

// displaced puts a figure somewhere by a correction, now and then onto a thief or an exit.
func displaced(pos rules.Position, rnd *rand.Rand) rules.Position {
	if rnd.IntN(3) > 0 {
		return pos
	}
	on := []rules.Thing{"figure:scott", "figure:socal", "figure:uk", "figure:itg"}[rnd.IntN(4)]
	s, _ := rules.StateOf[cgexpo.State](pos.View(rules.Table))
	to := s.Thieves[rnd.IntN(len(s.Thieves))].Square
	if rnd.IntN(3) == 0 {
		to = cgexpo.SquareAt(rnd.IntN(s.Prints.Board.Width), rnd.IntN(s.Prints.Board.Height()))
	}
	for _, sheet := range pos.Corrections() {
		if sheet.On[0] != on {
			continue
		}
		m, err := sheet.Move(rules.Answers{"square": {to.String()}})
		if err != nil {
			return pos
		}
		if next, _, err := pos.Play(m); err == nil {
			return next
		}
	}
	return pos
}

// keepSquares reports whether every figure that stood on a square stands on one.
func keepSquares(before, after *cgexpo.State) bool {
	for i := range before.Podcasters {
		if before.Podcasters[i].Square != 0 && after.Podcasters[i].Square == 0 {
			return false
		}
	}
	return (before.ITG.Square == 0 || after.ITG.Square != 0) && (before.Carl.Square == 0 || after.Carl.Square != 0)
}
