//go:build scenes

package scenes

import (
	"math/rand/v2"

	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// ramble is a random play in the making.
type ramble struct {
	play   *tracker.Play
	stands func() bool             // where a scene wants it
	step   func(c *rand.Rand) bool // makes one move; false where none can be made
}

// rambles are as many random plays as a game's scenes may take, each with another seed, and how long each may last.
type rambles struct {
	seeds, stream uint64
	moves         int
}

// until plays at random, the same every time, until a play stands where a scene wants it.
func (r rambles) until(begin func() ramble) *tracker.Play {
	for seed := uint64(1); seed <= r.seeds; seed++ {
		one, chance := begin(), rand.New(rand.NewPCG(seed, r.stream))
		for range r.moves {
			if one.stands() {
				return one.play
			}
			if one.play.Position().Over() || !one.step(chance) {
				break
			}
		}
	}
	panic("no random play stands where a scene wants it")
}

// newRandom begins a play of up to four for a scene.
func newRandom(a *shell.App, id rules.GameID, seats int, answers rules.Answers, box rules.Box) *tracker.Play {
	game, _ := catalog.Game(id)
	options, err := game.Options(answers)
	if err != nil {
		panic(err)
	}
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego"}[:seats] {
		players = append(players, tracker.Player{ID: name, Name: name, Symbol: i})
	}
	play, err := Fresh(a.Now).New(game, rules.Setup{Seats: seats, Options: options, Box: box}, players)
	if err != nil {
		panic(err)
	}
	return play
}
