package museum_test

import (
	"testing"

	"docent/rules"
	"docent/rules/museum"
	"docent/rules/rulestest"
)

// Players may go on for ever without exhibiting, and the rules know no end for full museums
// of 50 points or less: late in a walk they exhibit the dearest cards, agree to stop, and
// answer what the count asks.
var plan = rulestest.Plan{
	Games: 24, Moves: 3000,
	Ending: []rules.Kind{"arranged", "tally", "tokens", "bonuses", "pool", "patron-points", "exhibit", "end-turn", "rearrange", "agree"},
	Seldom: []rules.Kind{"lift", "shift", "shape", "rearrange", "agree", "effect"},
}

// few is for what looks long at every position.
var few = rulestest.Plan{Games: 20, Moves: plan.Moves, Ending: plan.Ending, Seldom: plan.Seldom}

// prints is the reason why no sheet corrects what a board, a patron, a headline or a
// personality prints.
const prints = "the editor of boxes puts right what the box says"

func TestWalk(t *testing.T) { rulestest.Walk(t, museum.Game, plan) }

// boxed is the game with a box of which much is known, where a walk knows none.
type boxed struct{ rules.Game }

func (g boxed) Start(setup rules.Setup) (rules.Position, []rules.Event, error) {
	if setup.Box == nil {
		setup.Box = wholeBox
	}
	return g.Game.Start(setup)
}

func TestWalkWithABox(t *testing.T) { rulestest.Walk(t, boxed{museum.Game}, plan) }

func FuzzWalk(f *testing.F) { rulestest.FuzzWalk(f, museum.Game, few) }

func TestCorrectionsReachTheWholeState(t *testing.T) {
	rulestest.Reach(t, museum.Game, "testdata", map[string]string{
		"prints.boards[]*": prints, "prints.patrons[]*": prints, "prints.headlines[]*": prints, "prints.persons[]*": prints,
		"prints.changes[]*": prints, "prints.names[]*": prints, "prints.objects[]*": prints,
		"terms[]*": "ended by lapse and recorded anew by record, as often as the table likes",
	})
}

func TestEverythingHasAText(t *testing.T) {
	spoken := few
	spoken.Games = 6
	rulestest.Texts(t, boxed{museum.Game}, spoken, rulestest.Languages())
}

func TestOffersReadApart(t *testing.T) {
	rulestest.ReadApart(t, museum.Game, plan)
}
