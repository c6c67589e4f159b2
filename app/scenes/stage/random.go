//go:build scenes

package stage

import (
	"math/rand/v2"
	"sync"

	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// Ramble is a random play in the making.
type Ramble struct {
	Play   *tracker.Play
	Stands func() bool             // where a scene needs it
	Step   func(c *rand.Rand) bool // makes one move; false where none can be made
}

// Stand is where a random play of a game stands: how many moves were made, and how many of each kind.
type Stand struct {
	Play  *tracker.Play
	Moves int
	Made  map[rules.Kind]int
}

// Standing returns where a play stands that has just begun.
func Standing(play *tracker.Play) Stand { return Stand{Play: play, Made: map[rules.Kind]int{}} }

// Offered reports whether a move of a kind may be made.
func (s *Stand) Offered(kind rules.Kind) bool { return Offered(s.Play, kind) }

// Make makes a move with some answers, or as its example where the rules refuse these.
func (s *Stand) Make(o rules.Offer, answers rules.Answers) {
	if _, err := s.Play.Do(o, answers); err != nil {
		Must(s.Play.Do(o, nil))
	}
	s.Moves++
	s.Made[o.Kind]++
}

// Rambles bound the random plays of a game: which seeds are tried, and how many moves each play lasts.
type Rambles struct {
	First         uint64 // the seed to begin with where those before it are known to lead nowhere
	Seeds, Stream uint64
	Moves         int
	Sought        string // what a play is sought for; the seed that led there once is tried first
}

var found sync.Map // the seeds of plays that were sought, by what for

// Until plays at random, the same every time, until a play stands where a scene needs it.
func (r Rambles) Until(begin func() Ramble) *tracker.Play {
	if seed, ok := found.Load(r.Sought); ok {
		if play := r.by(seed.(uint64), begin()); play != nil {
			return play
		}
	}
	for seed := max(r.First, 1); seed <= r.Seeds; seed++ {
		if play := r.by(seed, begin()); play != nil {
			if r.Sought != "" {
				found.Store(r.Sought, seed)
			}
			return play
		}
	}
	panic("no random play stands where a scene needs it")
}

// by plays by a seed, and returns the play where a scene needs it; nil where it never stands there.
func (r Rambles) by(seed uint64, one Ramble) *tracker.Play {
	chance := rand.New(rand.NewPCG(seed, r.Stream))
	for range r.Moves {
		if one.Stands() {
			return one.Play
		}
		if one.Play.Position().Over() || !one.Step(chance) {
			break
		}
	}
	return nil
}

// NewRandom begins a play of up to four for a scene.
func NewRandom(a *shell.App, id rules.GameID, seats int, answers rules.Answers, box rules.Box) *tracker.Play {
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
