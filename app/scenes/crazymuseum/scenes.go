//go:build scenes

// Package crazymuseum lists the screens of Crazy Museum as they may stand.
package crazymuseum

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"docent/app/play"
	"docent/app/result"
	"docent/app/rulebook"
	"docent/app/scenes/stage"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// Scenes lists Crazy Museum: in play, while its level is raised, its boxes, and what one player reached alone.
func Scenes() []stage.Scene {
	return slices.Concat(tableScenes(), raiseScenes(), boxScenes(), AloneScenes(Game()))
}

// Game returns Crazy Museum.
func Game() rules.Game {
	game, _ := catalog.Game("crazymuseum")
	return game
}

// tableScenes lists the game as it stands in play.
func tableScenes() []stage.Scene {
	asked := func(kind rules.Kind) Wish {
		return Wish{"asks " + string(kind), func(m *Stand) bool { return m.Offered(kind) && m.Moves > 12 }}
	}
	turn := func(rooms int) Wish {
		return Wish{"rooms " + strconv.Itoa(rooms), func(m *Stand) bool { return m.Offered("pass") && m.Made["tile"] >= rooms }}
	}
	offers := func(kind rules.Kind) Wish {
		return Wish{"offers " + string(kind), func(m *Stand) bool { return m.Offered(kind) }}
	}
	table := func(name string, seats int, difficulty string, until Wish) stage.Scene {
		return stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { stage.Table(a, Play(a, s, seats, difficulty, "full", until)) }}
	}
	return []stage.Scene{
		table("crazymuseum-first", 4, "normal", offers("print")),
		table("crazymuseum-turn", 4, "hard", turn(6)),
		table("crazymuseum-late", 4, "curse", turn(14)),
		table("crazymuseum-solo", 1, "hard", turn(9)),
		table("crazymuseum-hide", 3, "hard", asked("hide")),
		table("crazymuseum-clash", 2, "curse", asked("clash-card")),
		{Name: "crazymuseum-tile", Open: func(a *shell.App, s *stage.Stage) { Asks(a, s, "tile") }},
		{Name: "crazymuseum-print", Open: func(a *shell.App, s *stage.Stage) { Asks(a, s, "print") }},
		{Name: "crazymuseum-token", Open: func(a *shell.App, s *stage.Stage) { Asks(a, s, "token") }},
		{Name: "crazymuseum-relic", Open: func(a *shell.App, s *stage.Stage) { Asks(a, s, "relic") }},
		{Name: "crazymuseum-rat", Open: func(a *shell.App, s *stage.Stage) { Asks(a, s, "place-rat") }},
		{Name: "crazymuseum-clash-card", Open: func(a *shell.App, s *stage.Stage) { Asks(a, s, "clash-card") }},
		{Name: "crazymuseum-room", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, turn(6)).Correct("room:1") }},
		{Name: "crazymuseum-thief", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, turn(6)).Correct("seat:0") }},
		{Name: "crazymuseum-night", Open: func(a *shell.App, s *stage.Stage) {
			evening := Wish{"evening", func(m *Stand) bool { return m.Offered("nightfall") && m.Made["tile"] > 5 }}
			stage.Table(a, Play(a, s, 3, "hard", "night", evening))
		}},
		{Name: "crazymuseum-playback", Open: func(a *shell.App, s *stage.Stage) { Night(a, s) }},
		stage.Setup("crazymuseum"),
		{Name: "crazymuseum-alone", Open: func(a *shell.App, _ *stage.Stage) {
			a.Push(setup.New(a, Game(), []tracker.Player{{Name: "Ann"}}))
		}},
		stage.Laying("crazymuseum", func(a *shell.App, s *stage.Stage) *tracker.Play {
			return Play(a, s, 4, "hard", "full", Wish{"start", func(*Stand) bool { return true }})
		}),
		{Name: "crazymuseum-count", Open: func(a *shell.App, s *stage.Stage) {
			stage.Table(a, Play(a, s, 3, "hard", "score", offers("count"))).Follow()
		}},
		{Name: "crazymuseum-sheets", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, turn(6)).CorrectAny() }},
		{Name: "crazymuseum-house", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, turn(6)).Correct("house") }},
		{Name: "crazymuseum-guard", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, turn(6)).Correct("guard:1") }},
		{Name: "crazymuseum-mummy", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, turn(6)).Correct("mummy") }},
		{Name: "crazymuseum-play", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, turn(6)).Correct("play") }},
		{Name: "crazymuseum-loose", Open: func(a *shell.App, s *stage.Stage) { Loose(a, s) }},
		{Name: "crazymuseum-moved", Open: func(a *shell.App, s *stage.Stage) { Loose(a, s).Move("guard:1", "room:1") }},
		{Name: "crazymuseum-rules", Open: func(a *shell.App, _ *stage.Stage) {
			p := rulebook.New(a, "crazymuseum", "")
			p.SetWanted("hide")
			a.Push(p)
		}},
		{Name: "crazymuseum-why", Open: func(a *shell.App, s *stage.Stage) {
			p := Table(a, s, turn(14))
			for _, o := range p.Offers() {
				if o.Refused != nil {
					p.Explain(o)
					return
				}
			}
		}},
		{Name: "crazymuseum-score", Open: func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, over(a, s, 4, "hard", 3))) }},
		{Name: "crazymuseum-score-nobody", Open: func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, over(a, s, 3, "hard", 0))) }},
		{Name: "crazymuseum-score-alone", Open: func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, over(a, s, 1, "easy", 1))) }},
	}
}

// over returns a play that is over, with so many points among all seats, or more; with none if nobody got out.
func over(a *shell.App, s *stage.Stage, seats int, difficulty string, points int) *tracker.Play {
	return Play(a, s, seats, difficulty, "full", Wish{"over " + strconv.Itoa(points), func(m *Stand) bool {
		sum, out := 0, 0
		for _, score := range m.Play.Position().Scores() {
			sum += score.Total
			if score.Out {
				out++
			}
		}
		return m.Play.Position().Over() && (points > 0 && sum >= points || points == 0 && out == seats)
	}})
}

// Stand is a random play of Crazy Museum in the making.
type Stand struct{ stage.Stand }

// Wish is a condition that a random play is led to, and its name.
type Wish struct {
	Name  string
	Holds func(*Stand) bool
}

// Play plays at random, the same every time, until a condition holds.
func Play(a *shell.App, s *stage.Stage, seats int, difficulty, level string, until Wish) *tracker.Play {
	key := strings.Join([]string{until.Name, strconv.Itoa(seats), difficulty, level}, ",")
	return s.Kept(key, func() *tracker.Play { return Random(a, seats, difficulty, level, until.Holds) })
}

// Random plays at random until a condition holds, anew each time.
func Random(a *shell.App, seats int, difficulty, level string, until func(*Stand) bool) *tracker.Play {
	return stage.Rambles{Seeds: 2000, Stream: 17, Moves: 900}.Until(func() stage.Ramble {
		play := stage.NewRandom(a, "crazymuseum", seats, rules.Answers{"difficulty": {difficulty}, "level": {level}}, nil)
		m := &Stand{stage.Standing(play)}
		return stage.Ramble{Play: play, Stands: func() bool { return until(m) }, Step: m.step}
	})
}

// step makes one move, curious rather than idle.
func (m *Stand) step(chance *rand.Rand) bool {
	var open []rules.Offer
	for _, o := range m.Play.Position().Offers() {
		if o.Refused == nil && (o.Kind != "agree" || m.Moves > 700) {
			weight := 1
			switch o.Kind {
			case "examine", "study", "pick-up", "steal", "tile", "move":
				weight = 6
			}
			for range weight {
				open = append(open, o)
			}
		}
	}
	o := open[chance.IntN(len(open))]
	answers := tracker.Draw(o, chance.IntN)
	switch o.Kind {
	case "print":
		answers = rules.Answers{"doors": []string{"N", "E", "S", "W"}[:2+chance.IntN(3)], "colour": {[]string{"green", "blue", "other"}[chance.IntN(3)]}}
	case "relic":
		answers = rules.Answers{"value": {strconv.Itoa(1 + chance.IntN(7))}, "needs": {[]string{"rope", "lamp", "hook", "key"}[chance.IntN(4)]}}
	case "token":
		answers = rules.Answers{"token": {[]string{"rope", "lamp", "hook", "key", "ladder", "guard", "mummy", "saw", "magnet"}[chance.IntN(9)]}}
	}
	m.Make(o, answers)
	return true
}

// Table opens the table of a play of four that stands where a condition holds.
func Table(a *shell.App, s *stage.Stage, until Wish) *play.Table {
	return stage.Table(a, Play(a, s, 4, "hard", "full", until))
}

// Loose lets figures be dragged.
func Loose(a *shell.App, s *stage.Stage) *play.Table {
	rooms := Wish{"rooms 6", func(m *Stand) bool { return m.Offered("pass") && m.Made["tile"] >= 6 }}
	p := Table(a, s, rooms)
	p.Loosen(true)
	return p
}

// Asks opens the form of a question.
func Asks(a *shell.App, s *stage.Stage, kind rules.Kind) {
	p := Table(a, s, Wish{"amid " + string(kind), func(m *Stand) bool { return m.Offered(kind) && m.Made["tile"] > 2 }})
	stage.Form(p, kind)
}

// Night stands amid the steps of a night.
func Night(a *shell.App, s *stage.Stage) {
	p := Table(a, s, Wish{"night", func(m *Stand) bool {
		steps := 0
		for _, e := range play.LastMove(m.Play.Line()) {
			if e.Auto() {
				steps++
			}
		}
		return steps > 8 && m.Made["tile"] > 5
	}})
	worn := a.Look
	worn.Motion = true
	a.SetLook(worn)
	p.SetPlayback(p.Watch(play.LastMove(p.Play().Line())))
	if p.Playback() == nil {
		return
	}
	p.Playback().SetPaused(true)
	for range 4 {
		p.Playback().OnNext()
	}
	p.Refresh()
}
