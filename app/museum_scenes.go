package app

import (
	"math/rand/v2"
	"strconv"

	"docent/rules"
	"docent/tracker"
)

// museumScenes lists Crazy Museum as it stands in play.
func museumScenes() []Scene {
	if _, ok := gameOf("crazymuseum"); !ok {
		return nil
	}
	asks := func(kind rules.Kind) func(*museumStand) bool {
		return func(m *museumStand) bool { return m.offered(kind) && m.moves > 12 }
	}
	turn := func(rooms int) func(*museumStand) bool {
		return func(m *museumStand) bool { return m.offered("pass") && m.made["tile"] >= rooms }
	}
	table := func(name string, seats int, difficulty string, until func(*museumStand) bool) Scene {
		return Scene{name, func(a *App, s *Stage) { a.push(newTablePage(a, s.museum(a, seats, difficulty, "full", until))) }}
	}
	return []Scene{
		table("museum-first", 4, "normal", func(m *museumStand) bool { return m.offered("print") }),
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
			p := newTablePage(a, s.museum(a, 3, "hard", "night", func(m *museumStand) bool { return m.offered("nightfall") && m.made["tile"] > 5 }))
			a.push(p)
		}},
		{"museum-playback", func(a *App, s *Stage) { s.museumNight(a) }},
		{"museum-setup", func(a *App, _ *Stage) {
			game, _ := gameOf("crazymuseum")
			p := newSetupPage(a, game, nil)
			p.unfolded = true
			a.push(p)
		}},
		{"museum-score", func(a *App, s *Stage) {
			a.push(newScorePage(a, s.museum(a, 4, "hard", "full", func(m *museumStand) bool { return m.play.Position().Over() })))
		}},
	}
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

// museum plays at random, the same every time, until a condition holds.
func (s *Stage) museum(a *App, seats int, difficulty, level string, until func(*museumStand) bool) *tracker.Play {
	game, _ := gameOf("crazymuseum")
	options, err := game.Options(rules.Answers{"difficulty": {difficulty}, "level": {level}})
	if err != nil {
		panic(err)
	}
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego"}[:seats] {
		players = append(players, tracker.Player{ID: name, Name: name, Symbol: i})
	}
	for seed := uint64(1); ; seed++ {
		play, err := fresh(a.now).New(game, rules.Setup{Seats: seats, Options: options}, players)
		if err != nil {
			panic(err)
		}
		m := &museumStand{play: play, made: map[rules.Kind]int{}}
		for chance := rand.New(rand.NewPCG(seed, 17)); m.moves < 900; {
			if until(m) {
				return play
			}
			if play.Position().Over() {
				break
			}
			m.step(chance)
		}
	}
}

// step makes one move, curious rather than idle.
func (m *museumStand) step(chance *rand.Rand) {
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
}

// museumTable opens the table of a play of four that stands where a condition holds.
func (s *Stage) museumTable(a *App, until func(*museumStand) bool) *tablePage {
	p := newTablePage(a, s.museum(a, 4, "hard", "full", until))
	a.push(p)
	return p
}

// museumAsks opens the form of a question.
func (s *Stage) museumAsks(a *App, kind rules.Kind) {
	p := s.museumTable(a, func(m *museumStand) bool { return m.offered(kind) && m.made["tile"] > 2 })
	for _, o := range p.offers {
		if o.Kind == kind {
			p.choose(o, nil)
			return
		}
	}
}

// museumNight stands amid the steps of a night.
func (s *Stage) museumNight(a *App) {
	p := s.museumTable(a, func(m *museumStand) bool {
		steps := 0
		for _, e := range lastMove(m.play.Line()) {
			if e.Auto() {
				steps++
			}
		}
		return steps > 8 && m.made["tile"] > 5
	})
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
