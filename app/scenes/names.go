//go:build scenes

package scenes

import (
	"math/rand/v2"
	"time"

	"docent/app/result"
	"docent/app/scenes/stage"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// foreign are players whose names are long, or written in letters that our faces do not have.
var foreign = []tracker.Player{
	{Name: "Maximiliana-Theodora von und zu Hohenlohe-Waldenburg-Schillin"},
	{Name: "王小明", Symbol: 1},
	{Name: "שלום אברהם", Symbol: 2},
	{Name: "Łukasz 😀🎉", Symbol: 3},
	{Name: "Ольга Αλέξανδρος", Symbol: 4},
}

// names lists the scenes of players with foreign names: home, set-up, the table and the score.
func names() []stage.Scene {
	return []stage.Scene{
		{Name: "home-names", Open: func(a *shell.App, s *stage.Stage) {
			a.Tracker = strangers(s)
			a.Show()
		}},
		{Name: "setup-names", Open: func(a *shell.App, s *stage.Stage) { a.Push(setup.New(a, s.Game, foreign)) }},
		{Name: "table-names", Open: func(a *shell.App, s *stage.Stage) {
			a.Tracker = strangers(s)
			a.Resume(going(a.Tracker)[0].ID)
		}},
		{Name: "score-names", Open: func(a *shell.App, s *stage.Stage) {
			a.Tracker = strangers(s)
			a.Push(result.New(a, s.Play(a, ended(a.Tracker).ID)))
		}},
	}
}

// strangers returns a tracker with a finished play of foreign names and one that is under way.
func strangers(s *stage.Stage) *tracker.Tracker {
	t := stage.Fresh(stage.Ticking(func() time.Time { return s.Now }))
	game, _ := catalog.Game("trasteros")
	for _, moves := range []int{6000, 9} {
		play, err := t.New(game, rules.Setup{Seats: len(foreign)}, foreign)
		if err != nil {
			panic(err)
		}
		chance := rand.New(rand.NewPCG(3, 4))
		for range moves {
			if play.Position().Over() || !step(play, chance) {
				break
			}
		}
	}
	return t
}

// ended returns a play that is over.
func ended(t *tracker.Tracker) tracker.Summary {
	all, err := t.Plays()
	if err != nil {
		panic(err)
	}
	for _, s := range all {
		if s.Over {
			return s
		}
	}
	panic("no play is over")
}
