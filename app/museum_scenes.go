package app

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"docent/rules"
	"docent/tracker"
)

// museumScenes lists Crazy Museum as it stands in play.
func museumScenes() []Scene {
	if _, ok := gameOf("crazymuseum"); !ok {
		return nil
	}
	asks := func(kind rules.Kind) wish {
		return wish{"asks " + string(kind), func(m *museumStand) bool { return m.offered(kind) && m.moves > 12 }}
	}
	turn := func(rooms int) wish {
		return wish{"rooms " + strconv.Itoa(rooms), func(m *museumStand) bool { return m.offered("pass") && m.made["tile"] >= rooms }}
	}
	offers := func(kind rules.Kind) wish {
		return wish{"offers " + string(kind), func(m *museumStand) bool { return m.offered(kind) }}
	}
	table := func(name string, seats int, difficulty string, until wish) Scene {
		return Scene{name, func(a *App, s *Stage) { a.push(newTablePage(a, s.museum(a, seats, difficulty, "full", until))) }}
	}
	return []Scene{
		table("museum-first", 4, "normal", offers("print")),
		table("museum-turn", 4, "hard", turn(6)),
		table("museum-late", 4, "curse", turn(14)),
		table("museum-solo", 1, "hard", turn(9)),
		table("museum-hide", 3, "hard", asks("hide")),
		table("museum-clash", 2, "curse", asks("clash-card")),
		{"museum-tile", func(a *App, s *Stage) { s.museumAsks(a, "tile") }},
		{"museum-print", func(a *App, s *Stage) { s.museumAsks(a, "print") }},
		{"museum-token", func(a *App, s *Stage) { s.museumAsks(a, "token") }},
		{"museum-relic", func(a *App, s *Stage) { s.museumAsks(a, "relic") }},
		{"museum-rat", func(a *App, s *Stage) { s.museumAsks(a, "place-rat") }},
		{"museum-clash-card", func(a *App, s *Stage) { s.museumAsks(a, "clash-card") }},
		{"museum-room", func(a *App, s *Stage) { s.museumTable(a, turn(6)).correct("room:1") }},
		{"museum-thief", func(a *App, s *Stage) { s.museumTable(a, turn(6)).correct("seat:0") }},
		{"museum-night", func(a *App, s *Stage) {
			p := newTablePage(a, s.museum(a, 3, "hard", "night", wish{"evening", func(m *museumStand) bool { return m.offered("nightfall") && m.made["tile"] > 5 }}))
			a.push(p)
		}},
		{"museum-playback", func(a *App, s *Stage) { s.museumNight(a) }},
		{"museum-setup", func(a *App, _ *Stage) {
			game, _ := gameOf("crazymuseum")
			p := newSetupPage(a, game, nil)
			p.unfolded = true
			a.push(p)
		}},
		{"museum-alone", func(a *App, _ *Stage) {
			game, _ := gameOf("crazymuseum")
			a.push(newSetupPage(a, game, []tracker.Player{{Name: "Ann"}}))
		}},
		{"museum-laying", func(a *App, s *Stage) {
			a.push(newChecklistPage(a, s.museum(a, 4, "hard", "full", wish{"start", func(*museumStand) bool { return true }})))
		}},
		{"museum-count", func(a *App, s *Stage) {
			p := newTablePage(a, s.museum(a, 3, "hard", "score", offers("count")))
			a.push(p)
			p.follow()
		}},
		{"museum-sheets", func(a *App, s *Stage) { s.museumTable(a, turn(6)).correctAny() }},
		{"museum-house", func(a *App, s *Stage) { s.museumTable(a, turn(6)).correct("house") }},
		{"museum-guard", func(a *App, s *Stage) { s.museumTable(a, turn(6)).correct("guard:1") }},
		{"museum-mummy", func(a *App, s *Stage) { s.museumTable(a, turn(6)).correct("mummy") }},
		{"museum-play", func(a *App, s *Stage) { s.museumTable(a, turn(6)).correct("play") }},
		{"museum-loose", func(a *App, s *Stage) { s.museumLoose(a) }},
		{"museum-moved", func(a *App, s *Stage) { s.museumLoose(a).Move("guard:1", "room:1") }},
		{"museum-rules", func(a *App, _ *Stage) {
			p := newRulebookPage(a, "crazymuseum", "")
			p.wanted = "hide"
			a.push(p)
		}},
		{"museum-why", func(a *App, s *Stage) {
			p := s.museumTable(a, turn(14))
			for _, o := range p.offers {
				if o.Refused != nil {
					p.explain(o)
					return
				}
			}
		}},
		{"museum-score", func(a *App, s *Stage) { a.push(newScorePage(a, s.museumOver(a, 4, 3))) }},
		{"museum-score-nobody", func(a *App, s *Stage) { a.push(newScorePage(a, s.museumOver(a, 3, 0))) }},
		{"museum-score-alone", func(a *App, s *Stage) { a.push(newScorePage(a, s.museumOver(a, 1, 1))) }},
	}
}

// museumOver is a play that is over, with so many points among all seats, or more; with none if nobody got out.
func (s *Stage) museumOver(a *App, seats, points int) *tracker.Play {
	return s.museum(a, seats, "hard", "full", wish{"over " + strconv.Itoa(points), func(m *museumStand) bool {
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

// museumStand is a random play of Crazy Museum in the making.
type museumStand struct {
	play  *tracker.Play
	moves int
	made  map[rules.Kind]int
}

func (m *museumStand) offered(kind rules.Kind) bool {
	for _, o := range m.play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			return true
		}
	}
	return false
}

// wish is where a play is to stand.
type wish struct {
	name  string
	holds func(*museumStand) bool
}

// museum is a play at random, the same every time, that stands where it is wished. It is played once: scenes only look.
func (s *Stage) museum(a *App, seats int, difficulty, level string, until wish) *tracker.Play {
	key := strings.Join([]string{until.name, strconv.Itoa(seats), difficulty, level}, ",")
	play, ok := s.museums[key]
	if !ok {
		play = museumPlay(a, seats, difficulty, level, until.holds)
		s.museums[key] = play
	}
	return play
}

func museumPlay(a *App, seats int, difficulty, level string, until func(*museumStand) bool) *tracker.Play {
	return rambles{seeds: 2000, stream: 17, moves: 900}.until(func() ramble {
		play := newRandom(a, "crazymuseum", seats, rules.Answers{"difficulty": {difficulty}, "level": {level}}, nil)
		m := &museumStand{play: play, made: map[rules.Kind]int{}}
		return ramble{play, func() bool { return until(m) }, m.step}
	})
}

// step makes one move, curious rather than idle.
func (m *museumStand) step(chance *rand.Rand) bool {
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
	m.made[o.Kind]++
	return true
}

// museumTable opens the table of a play of four that stands where a condition holds.
func (s *Stage) museumTable(a *App, until wish) *tablePage {
	p := newTablePage(a, s.museum(a, 4, "hard", "full", until))
	a.push(p)
	return p
}

// museumLoose lets figures be dragged.
func (s *Stage) museumLoose(a *App) *tablePage {
	rooms := wish{"rooms 6", func(m *museumStand) bool { return m.offered("pass") && m.made["tile"] >= 6 }}
	p := s.museumTable(a, rooms)
	p.loosen(true)
	return p
}

// museumAsks opens the form of a question.
func (s *Stage) museumAsks(a *App, kind rules.Kind) {
	p := s.museumTable(a, wish{"amid " + string(kind), func(m *museumStand) bool { return m.offered(kind) && m.made["tile"] > 2 }})
	for _, o := range p.offers {
		if o.Kind == kind {
			p.choose(o, nil)
			return
		}
	}
}

// museumNight stands amid the steps of a night.
func (s *Stage) museumNight(a *App) {
	p := s.museumTable(a, wish{"night", func(m *museumStand) bool {
		steps := 0
		for _, e := range lastMove(m.play.Line()) {
			if e.Auto() {
				steps++
			}
		}
		return steps > 8 && m.made["tile"] > 5
	}})
	look := a.look
	look.Motion = true
	a.setLook(look)
	p.playback = p.watch(lastMove(p.play.Line()))
	if p.playback == nil {
		return
	}
	p.playback.paused = true
	for range 4 {
		p.playback.onNext()
	}
	p.refresh()
}
