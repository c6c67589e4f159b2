//go:build scenes

package scenes

import (
	"math/rand/v2"
	"time"

	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/app/stats"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// evenings lists the scenes of the statistics of every game, and of few evenings.
func evenings() []stage.Scene {
	show := func(id rules.GameID, n int) func(*shell.App, *stage.Stage) {
		return func(a *shell.App, _ *stage.Stage) {
			a.Tracker = played(a.Now(), id, n)
			a.Push(stats.New(a))
		}
	}
	night := func(id rules.GameID, n, which int) func(*shell.App, *stage.Stage) {
		return func(a *shell.App, _ *stage.Stage) {
			a.Tracker = played(a.Now(), id, n)
			p := stats.New(a)
			a.Push(p)
			p.OnNight(which)
		}
	}
	list := []stage.Scene{
		{Name: "stats-0", Open: show("trasteros", 0)},
		{Name: "stats-2", Open: show("trasteros", 2)},
		{Name: "stats-night", Open: night("trasteros", 30, 1)},
		{Name: "stats-night-museum", Open: night("museum", 8, 0)},
		{Name: "stats-night-cgexpo", Open: night("cgexpo", 8, 0)},
		{Name: "stats-export", Open: func(a *shell.App, _ *stage.Stage) {
			a.Tracker = played(a.Now(), "trasteros", 30)
			p := stats.New(a)
			a.Push(p)
			p.OnExport()
		}},
	}
	for _, game := range catalog.Games() {
		n := 8
		if game.ID() == "trasteros" {
			n = 30
		}
		list = append(list, stage.Scene{Name: "stats-" + string(game.ID()), Open: show(game.ID(), n)})
	}
	return list
}

// kept holds what was played once: scenes only look.
var kept = map[rules.GameID]map[int]*tracker.Tracker{}

// played returns a tracker with evenings of a game, a few days apart, the last one yesterday.
func played(now time.Time, id rules.GameID, n int) *tracker.Tracker {
	if t := kept[id][n]; t != nil {
		return t
	}
	at := now.AddDate(0, 0, -1-6*n)
	t := stage.Fresh(stage.Ticking(func() time.Time { return at }))
	chance := rand.New(rand.NewPCG(uint64(n), 7))
	game, _ := catalog.Game(id)
	for i := range n {
		begun := now.AddDate(0, 0, -1-6*(n-1-i))
		at = begun
		fewest, most := game.Players()
		seats := min(most, max(fewest, 3+i%3))
		play := begin(t, game, seats, i)
		pace := time.Duration(18+chance.IntN(14)) * time.Second
		for range 6000 {
			if play.Position().Over() || !step(play, chance) {
				break
			}
			at = at.Add(pace)
		}
	}
	at = now
	if kept[id] == nil {
		kept[id] = map[int]*tracker.Tracker{}
	}
	kept[id][n] = t
	return t
}

// begin seats the players of an evening, each evening another of them first.
func begin(t *tracker.Tracker, game rules.Game, seats, turn int) *tracker.Play {
	all := []tracker.Player{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Bilal", Symbol: 1}, {ID: "c", Name: "Chloé", Symbol: 2}, {ID: "d", Name: "Diego", Symbol: 3}, {ID: "e", Name: "Emilia", Symbol: 4}}
	var players []tracker.Player
	for i := range seats {
		players = append(players, all[(i+turn)%min(len(all), seats+1)])
	}
	play, err := t.New(game, rules.Setup{Seats: seats}, players)
	if err != nil {
		panic(err)
	}
	return play
}

// step makes a move at random; false where none can be made.
func step(play *tracker.Play, chance *rand.Rand) bool {
	var open, aside []rules.Offer
	for _, o := range play.Position().Offers() {
		switch {
		case o.Refused != nil:
		case o.Aside:
			aside = append(aside, o)
		default:
			open = append(open, o)
		}
	}
	if len(open) == 0 {
		open = aside // to end the game is mostly one of these
	}
	if len(open) == 0 {
		return false
	}
	o := open[chance.IntN(len(open))]
	if _, err := play.Do(o, tracker.Draw(o, chance.IntN)); err == nil {
		return true
	}
	_, err := play.Do(o, nil)
	return err == nil
}
