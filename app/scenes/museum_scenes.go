//go:build scenes

package scenes

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"docent/app/play"
	"docent/app/result"
	"docent/app/rulebook"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// museumScenes lists Crazy Museum as it stands in play.
func museumScenes() []Scene {
	if _, ok := catalog.Game("crazymuseum"); !ok {
		return nil
	}
	asks := func(kind rules.Kind) Wish {
		return Wish{"asks " + string(kind), func(m *MuseumStand) bool { return m.Offered(kind) && m.moves > 12 }}
	}
	turn := func(rooms int) Wish {
		return Wish{"rooms " + strconv.Itoa(rooms), func(m *MuseumStand) bool { return m.Offered("pass") && m.Made["tile"] >= rooms }}
	}
	offers := func(kind rules.Kind) Wish {
		return Wish{"offers " + string(kind), func(m *MuseumStand) bool { return m.Offered(kind) }}
	}
	table := func(name string, seats int, difficulty string, until Wish) Scene {
		return Scene{name, func(a *shell.App, s *Stage) { a.Push(play.NewTable(a, s.Museum(a, seats, difficulty, "full", until))) }}
	}
	return []Scene{
		table("museum-first", 4, "normal", offers("print")),
		table("museum-turn", 4, "hard", turn(6)),
		table("museum-late", 4, "curse", turn(14)),
		table("museum-solo", 1, "hard", turn(9)),
		table("museum-hide", 3, "hard", asks("hide")),
		table("museum-clash", 2, "curse", asks("clash-card")),
		{"museum-tile", func(a *shell.App, s *Stage) { s.MuseumAsks(a, "tile") }},
		{"museum-print", func(a *shell.App, s *Stage) { s.MuseumAsks(a, "print") }},
		{"museum-token", func(a *shell.App, s *Stage) { s.MuseumAsks(a, "token") }},
		{"museum-relic", func(a *shell.App, s *Stage) { s.MuseumAsks(a, "relic") }},
		{"museum-rat", func(a *shell.App, s *Stage) { s.MuseumAsks(a, "place-rat") }},
		{"museum-clash-card", func(a *shell.App, s *Stage) { s.MuseumAsks(a, "clash-card") }},
		{"museum-room", func(a *shell.App, s *Stage) { s.MuseumTable(a, turn(6)).Correct("room:1") }},
		{"museum-thief", func(a *shell.App, s *Stage) { s.MuseumTable(a, turn(6)).Correct("seat:0") }},
		{"museum-night", func(a *shell.App, s *Stage) {
			p := play.NewTable(a, s.Museum(a, 3, "hard", "night", Wish{"evening", func(m *MuseumStand) bool { return m.Offered("nightfall") && m.Made["tile"] > 5 }}))
			a.Push(p)
		}},
		{"museum-playback", func(a *shell.App, s *Stage) { s.MuseumNight(a) }},
		{"museum-setup", func(a *shell.App, _ *Stage) {
			game, _ := catalog.Game("crazymuseum")
			p := setup.New(a, game, nil)
			p.SetUnfolded(true)
			a.Push(p)
		}},
		{"museum-alone", func(a *shell.App, _ *Stage) {
			game, _ := catalog.Game("crazymuseum")
			a.Push(setup.New(a, game, []tracker.Player{{Name: "Ann"}}))
		}},
		{"museum-laying", func(a *shell.App, s *Stage) {
			a.Push(setup.NewChecklist(a, s.Museum(a, 4, "hard", "full", Wish{"start", func(*MuseumStand) bool { return true }})))
		}},
		{"museum-count", func(a *shell.App, s *Stage) {
			p := play.NewTable(a, s.Museum(a, 3, "hard", "score", offers("count")))
			a.Push(p)
			p.Follow()
		}},
		{"museum-sheets", func(a *shell.App, s *Stage) { s.MuseumTable(a, turn(6)).CorrectAny() }},
		{"museum-house", func(a *shell.App, s *Stage) { s.MuseumTable(a, turn(6)).Correct("house") }},
		{"museum-guard", func(a *shell.App, s *Stage) { s.MuseumTable(a, turn(6)).Correct("guard:1") }},
		{"museum-mummy", func(a *shell.App, s *Stage) { s.MuseumTable(a, turn(6)).Correct("mummy") }},
		{"museum-play", func(a *shell.App, s *Stage) { s.MuseumTable(a, turn(6)).Correct("play") }},
		{"museum-loose", func(a *shell.App, s *Stage) { s.MuseumLoose(a) }},
		{"museum-moved", func(a *shell.App, s *Stage) { s.MuseumLoose(a).Move("guard:1", "room:1") }},
		{"museum-rules", func(a *shell.App, _ *Stage) {
			p := rulebook.New(a, "crazymuseum", "")
			p.SetWanted("hide")
			a.Push(p)
		}},
		{"museum-why", func(a *shell.App, s *Stage) {
			p := s.MuseumTable(a, turn(14))
			for _, o := range p.Offers() {
				if o.Refused != nil {
					p.Explain(o)
					return
				}
			}
		}},
		{"museum-score", func(a *shell.App, s *Stage) { a.Push(result.New(a, s.museumOver(a, 4, 3))) }},
		{"museum-score-nobody", func(a *shell.App, s *Stage) { a.Push(result.New(a, s.museumOver(a, 3, 0))) }},
		{"museum-score-alone", func(a *shell.App, s *Stage) { a.Push(result.New(a, s.museumOver(a, 1, 1))) }},
	}
}

// museumOver is a play that is over, with so many points among all seats, or more; with none if nobody got out.
func (s *Stage) museumOver(a *shell.App, seats, points int) *tracker.Play {
	return s.Museum(a, seats, "hard", "full", Wish{"over " + strconv.Itoa(points), func(m *MuseumStand) bool {
		sum, out := 0, 0
		for _, score := range m.play.Position().Scores() {
			sum += score.Total
			if score.Out {
				out++
			}
		}
		return m.play.Position().Over() && (points > 0 && sum >= points || points == 0 && out == seats)
	}})
}

// MuseumStand is a random play of Crazy Museum in the making.
type MuseumStand struct {
	play  *tracker.Play
	moves int
	Made  map[rules.Kind]int
}

func (m *MuseumStand) Offered(kind rules.Kind) bool {
	for _, o := range m.play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			return true
		}
	}
	return false
}

// Wish is where a play is to stand.
type Wish struct {
	Name  string
	Holds func(*MuseumStand) bool
}

// Museum is a play at random, the same every time, that stands where it is wished. It is played once: scenes only look.
func (s *Stage) Museum(a *shell.App, seats int, difficulty, level string, until Wish) *tracker.Play {
	key := strings.Join([]string{until.Name, strconv.Itoa(seats), difficulty, level}, ",")
	play, ok := s.museums[key]
	if !ok {
		play = MuseumPlay(a, seats, difficulty, level, until.Holds)
		s.museums[key] = play
	}
	return play
}

func MuseumPlay(a *shell.App, seats int, difficulty, level string, until func(*MuseumStand) bool) *tracker.Play {
	return rambles{seeds: 2000, stream: 17, moves: 900}.until(func() ramble {
		play := newRandom(a, "crazymuseum", seats, rules.Answers{"difficulty": {difficulty}, "level": {level}}, nil)
		m := &MuseumStand{play: play, Made: map[rules.Kind]int{}}
		return ramble{play, func() bool { return until(m) }, m.step}
	})
}

// step makes one move, curious rather than idle.
func (m *MuseumStand) step(chance *rand.Rand) bool {
	var open []rules.Offer
	for _, o := range m.play.Position().Offers() {
		if o.Refused == nil && (o.Kind != "agree" || m.moves > 700) {
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
	if _, err := m.play.Do(o, answers); err != nil {
		if _, err := m.play.Do(o, nil); err != nil {
			panic(err)
		}
	}
	m.moves++
	m.Made[o.Kind]++
	return true
}

// MuseumTable opens the table of a play of four that stands where a condition holds.
func (s *Stage) MuseumTable(a *shell.App, until Wish) *play.Table {
	p := play.NewTable(a, s.Museum(a, 4, "hard", "full", until))
	a.Push(p)
	return p
}

// MuseumLoose lets figures be dragged.
func (s *Stage) MuseumLoose(a *shell.App) *play.Table {
	rooms := Wish{"rooms 6", func(m *MuseumStand) bool { return m.Offered("pass") && m.Made["tile"] >= 6 }}
	p := s.MuseumTable(a, rooms)
	p.Loosen(true)
	return p
}

// MuseumAsks opens the form of a question.
func (s *Stage) MuseumAsks(a *shell.App, kind rules.Kind) {
	p := s.MuseumTable(a, Wish{"amid " + string(kind), func(m *MuseumStand) bool { return m.Offered(kind) && m.Made["tile"] > 2 }})
	for _, o := range p.Offers() {
		if o.Kind == kind {
			p.Choose(o, nil)
			return
		}
	}
}

// MuseumNight stands amid the steps of a night.
func (s *Stage) MuseumNight(a *shell.App) {
	p := s.MuseumTable(a, Wish{"night", func(m *MuseumStand) bool {
		steps := 0
		for _, e := range play.LastMove(m.play.Line()) {
			if e.Auto() {
				steps++
			}
		}
		return steps > 8 && m.Made["tile"] > 5
	}})
	look := a.Look
	look.Motion = true
	a.SetLook(look)
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
