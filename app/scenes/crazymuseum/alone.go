//go:build scenes

package crazymuseum

import (
	"strconv"
	"time"

	"docent/app/history"
	"docent/app/result"
	"docent/app/scenes/stage"
	"docent/app/setup"
	"docent/app/shell"
	"docent/app/stats"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
)

// AloneScenes lists what one player sees of what was reached alone.
func AloneScenes(game rules.Game) []stage.Scene {
	score := func(at int) func(*shell.App, *stage.Stage) {
		return func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, Alone(a, s, game)[at])) }
	}
	return []stage.Scene{
		{Name: "setup-solo", Open: func(a *shell.App, s *stage.Stage) {
			Alone(a, s, game)
			p := setup.New(a, game, []tracker.Player{{Name: "Ann"}})
			p.Answers()["difficulty"] = []string{"hard"}
			a.Push(p)
		}},
		{Name: "score-solo", Open: score(3)},
		{Name: "score-solo-short", Open: score(4)},
		{Name: "score-solo-caught", Open: score(5)},
		{Name: "stats", Open: func(a *shell.App, _ *stage.Stage) { a.Push(stats.New(a)) }},
		{Name: "stats-solo", Open: func(a *shell.App, s *stage.Stage) {
			Alone(a, s, game)
			a.Push(stats.New(a))
		}},
		{Name: "stats-none", Open: func(a *shell.App, _ *stage.Stage) {
			a.Tracker = stage.Fresh(a.Now)
			a.Push(stats.New(a))
		}},
		{Name: "history-solo", Open: func(a *shell.App, s *stage.Stage) {
			Alone(a, s, game)
			a.Push(history.New(a))
		}},
	}
}

// Alone gives the app plays of one seat of Crazy Museum on two difficulties, in the order they were played.
func Alone(a *shell.App, s *stage.Stage, game rules.Game) []*tracker.Play {
	find := func(id rules.GameID) (rules.Game, bool) {
		return game, id == game.ID()
	}
	at := s.Now.Add(-60 * 24 * time.Hour)
	a.Tracker = tracker.Open(stores.NewMemory(), find, func() time.Time { return at })
	var plays []*tracker.Play
	for _, one := range []struct {
		who        string
		difficulty string
		house      bool
		worth      int
		lives      int
	}{
		{"Ann", "hard", false, 19, 2},
		{"Bilal", "hard", false, 31, 3},
		{"Bilal", "curse", true, 12, 1},
		{"Ann", "hard", false, 23, 1},
		{"Ann", "hard", true, 18, 3},
		{"Ann", "hard", false, 0, 0},
	} {
		options, err := game.Options(rules.Answers{
			"level": {"score"}, "difficulty": {one.difficulty}, "safe-reentry": {strconv.FormatBool(one.house)},
		})
		if err != nil {
			panic(err)
		}
		play, err := a.Tracker.New(game, rules.Setup{Seats: 1, Options: options}, []tracker.Player{{Name: one.who, Symbol: len(one.who) % 5}})
		if err != nil {
			panic(err)
		}
		offer := play.Position().Offers()[0]
		if _, err := play.Do(offer, rules.Answers{"value": {strconv.Itoa(one.worth)}, "lives": {strconv.Itoa(one.lives)}, "tokens": {"5"}}); err != nil {
			panic(err)
		}
		plays = append(plays, play)
		at = at.Add(9 * 24 * time.Hour)
	}
	return plays
}
