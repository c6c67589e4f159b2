package app

import (
	"strconv"
	"time"

	"docent/rules"
	"docent/tracker"
)

// recordScenes lists what one player sees of what was reached alone.
func recordScenes() []Scene {
	game, ok := gameOf("crazymuseum")
	if !ok {
		return nil
	}
	return soloScenes(game)
}

func soloScenes(game rules.Game) []Scene {
	score := func(at int) func(*App, *Stage) {
		return func(a *App, s *Stage) { a.push(newScorePage(a, s.alone(a, game)[at])) }
	}
	return []Scene{
		{"setup-solo", func(a *App, s *Stage) {
			s.alone(a, game)
			p := newSetupPage(a, game, []tracker.Player{{Name: "Ann"}})
			p.answers["difficulty"] = []string{"hard"}
			a.push(p)
		}},
		{"score-solo", score(3)},
		{"score-solo-short", score(4)},
		{"score-solo-caught", score(5)},
		{"stats", func(a *App, _ *Stage) { a.push(newStatsPage(a)) }},
		{"stats-solo", func(a *App, s *Stage) {
			s.alone(a, game)
			a.push(newStatsPage(a))
		}},
		{"stats-none", func(a *App, _ *Stage) {
			a.tracker = fresh(a.now)
			a.push(newStatsPage(a))
		}},
		{"history-solo", func(a *App, s *Stage) {
			s.alone(a, game)
			a.push(newHistoryPage(a))
		}},
	}
}

// alone gives the app plays of one seat of Crazy Museum on two difficulties, in the order they were played.
func (s *Stage) alone(a *App, game rules.Game) []*tracker.Play {
	find := func(id rules.GameID) (rules.Game, bool) {
		return game, id == game.ID()
	}
	at := s.now.Add(-60 * 24 * time.Hour)
	a.tracker = tracker.Open(tracker.NewMemory(), find, func() time.Time { return at })
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
		play, err := a.tracker.New(game, rules.Setup{Seats: 1, Options: options}, []tracker.Player{{Name: one.who, Symbol: len(one.who) % 5}})
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
