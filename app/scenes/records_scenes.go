//go:build scenes

package scenes

import (
	"strconv"
	"time"

	"docent/app/history"
	"docent/app/result"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// recordScenes lists what one player sees of what was reached alone.
func recordScenes() []Scene {
	game, ok := catalog.Game("crazymuseum")
	if !ok {
		return nil
	}
	return SoloScenes(game)
}

func SoloScenes(game rules.Game) []Scene {
	score := func(at int) func(*shell.App, *Stage) {
		return func(a *shell.App, s *Stage) { a.Push(result.New(a, s.Alone(a, game)[at])) }
	}
	return []Scene{
		{"setup-solo", func(a *shell.App, s *Stage) {
			s.Alone(a, game)
			p := setup.New(a, game, []tracker.Player{{Name: "Ann"}})
			p.Answers()["difficulty"] = []string{"hard"}
			a.Push(p)
		}},
		{"score-solo", score(3)},
		{"score-solo-short", score(4)},
		{"score-solo-caught", score(5)},
		{"stats", func(a *shell.App, _ *Stage) { a.Push(history.NewStats(a)) }},
		{"stats-solo", func(a *shell.App, s *Stage) {
			s.Alone(a, game)
			a.Push(history.NewStats(a))
		}},
		{"stats-none", func(a *shell.App, _ *Stage) {
			a.Tracker = Fresh(a.Now)
			a.Push(history.NewStats(a))
		}},
		{"history-solo", func(a *shell.App, s *Stage) {
			s.Alone(a, game)
			a.Push(history.New(a))
		}},
	}
}

// Alone gives the app plays of one seat of Crazy Museum on two difficulties, in the order they were played.
func (s *Stage) Alone(a *shell.App, game rules.Game) []*tracker.Play {
	find := func(id rules.GameID) (rules.Game, bool) {
		return game, id == game.ID()
	}
	at := s.Now.Add(-60 * 24 * time.Hour)
	a.Tracker = tracker.Open(tracker.NewMemory(), find, func() time.Time { return at })
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
