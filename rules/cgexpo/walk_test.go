package cgexpo_test

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// Thieves may stroll for ever: late in a walk they do what is suggested.
var plan = rulestest.Plan{
	Games: 30, Moves: 4000,
	Ending: []rules.Kind{"referee", "near", "battle", "walk", "move", "quick", "clear"},
}

// few is for single games.
var few = rulestest.Plan{Games: 10, Moves: plan.Moves, Ending: plan.Ending}

// glance is for what looks at every correction of many positions: its games need not end.
var glance = rulestest.Plan{Games: 4, Moves: 250, Ending: plan.Ending}

func TestWalk(t *testing.T) { rulestest.Walk(t, cgexpo.Game, plan) }

// boxed is the game with a random board and cards, where a walk knows none. The same set-up
// gets the same ones: a failure can be repeated from what it prints.
type boxed struct {
	rules.Game
	seed uint64
}

func withBoards(seed uint64) boxed { return boxed{cgexpo.Game, seed} }

func (g boxed) Start(setup rules.Setup) (rules.Position, []rules.Event, error) {
	if setup.Box == nil {
		h := fnv.New64a()
		fmt.Fprint(h, setup.Seats, setup.First, string(setup.Options))
		setup.Box = randomBox(rand.New(rand.NewPCG(g.seed, h.Sum64())))
	}
	return g.Game.Start(setup)
}

func TestWalkWithBoards(t *testing.T) {
	plan := plan
	plan.Games = 16
	rulestest.Walk(t, withBoards(1), plan)
}

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, withBoards(2), few) }

// prints is the reason why no sheet corrects the cards and the width of the board.
const prints = "the editor of boxes puts right what the box says"

func TestCorrectionsReachTheWholeState(t *testing.T) {
	rulestest.Reach(t, cgexpo.Game, "testdata", map[string]string{
		"prints.events[]*": prints, "prints.board.width": prints,
	})
}

func TestEverythingHasAText(t *testing.T) {
	rulestest.Texts(t, withBoards(4), glance, rulestest.Languages())
}

func TestOffersReadApart(t *testing.T) {
	rulestest.ReadApart(t, cgexpo.Game, plan)
}

// The rules refuse a walk for the item that it lacks; with that picked up it lacks another one or nothing.
func TestWhatAWalkLacks(t *testing.T) {
	pos := rulestest.Start(t, cgexpo.Game, rules.Setup{Seats: 2})
	pos = waiting(t, rulestest.State[cgexpo.State](t, pos), "move")
	s := rulestest.State[cgexpo.State](t, pos)
	for _, test := range []struct {
		walk cgexpo.Walk
		item cgexpo.Item
		rule rules.RuleID
	}{
		{cgexpo.Walk{Zone: cgexpo.Floor}, 0, ""},
		{cgexpo.Walk{Zone: cgexpo.VIP}, cgexpo.Pass, "CG-MOV-4"},
		{cgexpo.Walk{Zone: cgexpo.VIP, Take: []cgexpo.Item{cgexpo.Pass}}, 0, ""},
		{cgexpo.Walk{Zone: cgexpo.Museum, Take: []cgexpo.Item{cgexpo.Pass}}, cgexpo.Key, "CG-MOV-4"},
		{cgexpo.Walk{Zone: cgexpo.Casino, CDs: true}, cgexpo.Key, "CG-MOV-4"},
		{cgexpo.Walk{Zone: cgexpo.Casino, CDs: true, Take: []cgexpo.Item{cgexpo.Key}}, cgexpo.Studson, "CG-MOV-5"},
		{cgexpo.Walk{Zone: cgexpo.Casino, CDs: true, Take: []cgexpo.Item{cgexpo.Key, cgexpo.Studson}}, 0, ""},
	} {
		item, rule, lacks := test.walk.Lacks(s, s.Turn)
		if item != test.item || rule != test.rule || lacks != (test.rule != "") {
			t.Errorf("%+v lacks %v by %s (%t), want %v by %s", test.walk, item, rule, lacks, test.item, test.rule)
		}
		if r := test.walk.Check(s, s.Turn); (r == nil) == lacks || r != nil && r.Rule != rule {
			t.Errorf("%+v is refused by %+v, yet lacks something: %t", test.walk, r, lacks)
		}
	}
}
