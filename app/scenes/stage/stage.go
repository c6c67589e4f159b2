//go:build scenes

// Package stage holds what the scenes of all games share: plays made up once and for all, random plays led to where a
// scene needs them, and the windows, languages and looks that scenes are shown in.
package stage

import (
	"math/rand/v2"
	"time"

	"github.com/google/uuid"

	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// Stage holds plays made up for the scenes: one to lay out, one in the middle, one that is over.
type Stage struct {
	Tracker             *tracker.Tracker
	Game                rules.Game // the first on the shelf
	Now                 time.Time
	Laying, Going, Over string
	Box                 tracker.Box // a copy of which something is known
	chance              *rand.Rand
	kept                map[string]*tracker.Play // by where they stand
}

// New returns a stage with its plays played; it is the same every time, down to their ids.
func New() *Stage {
	uuid.SetRand(rand.NewChaCha8([32]byte{}))
	defer uuid.SetRand(nil)
	s := &Stage{Now: time.Date(2026, 7, 1, 18, 0, 0, 0, time.UTC), chance: rand.New(rand.NewPCG(1, 2)), kept: map[string]*tracker.Play{}}
	s.Tracker = Fresh(func() time.Time { return s.Now })
	s.Game = catalog.Games()[0]
	for _, evening := range []struct {
		seats int
		after time.Duration
	}{{3, 24 * time.Hour}, {5, 9 * 24 * time.Hour}, {4, 26 * time.Hour}} {
		s.Over = s.begin(evening.seats)
		s.advance(s.Over, 5000)
		s.Now = s.Now.Add(evening.after)
	}
	s.Going = s.begin(4)
	s.advance(s.Going, 24)
	s.Now = s.Now.Add(40 * time.Minute)
	s.Laying = s.begin(3)
	s.Now = s.Now.Add(7 * time.Minute)
	return s
}

// Ticking returns a clock beside another on which a moment passes with every look: no two things happen at once.
func Ticking(now func() time.Time) func() time.Time {
	var passed time.Duration
	return func() time.Time {
		passed += time.Millisecond
		return now().Add(passed)
	}
}

// Fresh returns a tracker that keeps plays in memory alone.
func Fresh(now func() time.Time) *tracker.Tracker {
	return tracker.Open(stores.NewMemory(), catalog.Game, now)
}

func (s *Stage) begin(seats int) string {
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego", "Emilia"}[:seats] {
		players = append(players, tracker.Player{Name: name, Symbol: i})
	}
	play, err := s.Tracker.New(s.Game, rules.Setup{Seats: seats}, players)
	if err != nil {
		panic(err) // a stage that cannot be set shows nothing
	}
	return play.Header().ID
}

// advance makes moves that the rules allow, until the play is over or so many are made.
func (s *Stage) advance(id string, moves int) {
	play, _, err := s.Tracker.Resume(id)
	if err != nil {
		panic(err)
	}
	for range moves {
		var open []rules.Offer
		for _, o := range play.Position().Offers() {
			if o.Refused == nil {
				open = append(open, o)
			}
		}
		if len(open) == 0 || play.Position().Over() {
			return
		}
		s.Now = s.Now.Add(20 * time.Second)
		o := open[s.chance.IntN(len(open))]
		if _, err := play.Do(o, tracker.Draw(o, s.chance.IntN)); err == nil {
			continue
		}
		if _, err := play.Do(o, nil); err != nil {
			panic(err)
		}
	}
}

// Kept returns the play of a name, which is made once: scenes only look.
func (s *Stage) Kept(name string, make func() *tracker.Play) *tracker.Play {
	if s.kept[name] == nil {
		s.kept[name] = make()
	}
	return s.kept[name]
}

// Play opens one of the stage's plays in an app.
func (s *Stage) Play(a *shell.App, id string) *tracker.Play {
	play, _, err := a.Tracker.Resume(id)
	if err != nil {
		panic(err)
	}
	return play
}
