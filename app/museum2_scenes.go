package app

import (
	"math/rand/v2"

	"docent/app/boards"
	"docent/rules"
	"docent/tracker"
)

// curatorScenes lists Museum as it stands in play.
func curatorScenes() []Scene {
	if _, ok := gameOf("museum"); !ok {
		return nil
	}
	turn := func(moves int) func(*curatorStand) bool {
		return func(c *curatorStand) bool { return c.offered("exhibit") && c.moves > moves }
	}
	count := func(c *curatorStand) bool { return c.offered("arranged") && c.made["put"] > 24 }
	table := func(name string, seats int, level string, until func(*curatorStand) bool) Scene {
		return Scene{name, func(a *App, s *Stage) { s.curatorTable(a, seats, level, until) }}
	}
	return []Scene{
		table("curator-first", 4, "count", func(c *curatorStand) bool { return c.offered("take") }),
		table("curator-turn", 3, "count", turn(60)),
		table("curator-late", 4, "full", turn(160)),
		table("curator-refill", 2, "count", func(c *curatorStand) bool { return c.offered("refill") && c.moves > 30 }),
		table("curator-count", 4, "score", count),
		{"curator-grid", func(a *App, s *Stage) { s.curatorHall(a, "score", count, "civ:R") }},
		{"curator-own", func(a *App, s *Stage) { s.curatorHall(a, "full", turn(160)) }},
		{"curator-take", func(a *App, s *Stage) {
			s.curatorAsks(a, "full", "take", func(c *curatorStand) bool { return c.offered("take") && c.moves > 10 })
		}},
		{"curator-pay", func(a *App, s *Stage) { s.curatorAsks(a, "full", "exhibit", turn(120)) }},
		{"curator-pay-values", func(a *App, s *Stage) { s.curatorAsks(a, "count", "exhibit", turn(60)) }},
		{"curator-buy", func(a *App, s *Stage) {
			s.curatorAsks(a, "full", "buy", func(c *curatorStand) bool { return c.offered("buy") && c.moves > 120 })
		}},
		{"curator-headline", func(a *App, s *Stage) {
			s.curatorAsks(a, "count", "headline", func(c *curatorStand) bool { return c.offered("headline") })
		}},
		{"curator-score", func(a *App, s *Stage) {
			a.push(newScorePage(a, s.curator(a, 4, "score", func(c *curatorStand) bool { return c.play.Position().Over() })))
		}},
	}
}

// curatorStand is a random play of Museum in the making.
type curatorStand struct {
	play  *tracker.Play
	moves int
	made  map[rules.Kind]int
}

func (c *curatorStand) offered(kind rules.Kind) bool {
	for _, o := range c.play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			return true
		}
	}
	return false
}

// curator plays at random, the same every time, until a condition holds.
func (s *Stage) curator(a *App, seats int, level string, until func(*curatorStand) bool) *tracker.Play {
	game, _ := gameOf("museum")
	options, err := game.Options(rules.Answers{"level": {level}})
	if err != nil {
		panic(err)
	}
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego"}[:seats] {
		players = append(players, tracker.Player{ID: name, Name: name, Symbol: i})
	}
	for seed := uint64(1); ; seed++ {
		if seed > 40 {
			panic("no play of Museum stands so")
		}
		play, err := fresh(a.now).New(game, rules.Setup{Seats: seats, Options: options}, players)
		if err != nil {
			panic(err)
		}
		c := &curatorStand{play: play, made: map[rules.Kind]int{}}
		for chance := rand.New(rand.NewPCG(seed, 23)); c.moves < 400; {
			if until(c) {
				return play
			}
			if play.Position().Over() {
				break
			}
			c.step(chance)
		}
	}
}

// step makes one move: museums are laid before they are counted.
func (c *curatorStand) step(chance *rand.Rand) {
	var open []rules.Offer
	for _, o := range c.play.Position().Offers() {
		weight := map[rules.Kind]int{"exhibit": 8, "show": 4, "put": 12, "take": 4, "lift": 0, "shift": 0, "rearrange": 0, "notoriety": 0}
		n, ok := weight[o.Kind]
		if !ok {
			n = 1
		}
		if o.Refused != nil {
			continue
		}
		for range n {
			open = append(open, o)
		}
	}
	o := open[chance.IntN(len(open))]
	var answers rules.Answers
	switch o.Kind {
	case "exhibit", "buy": // the example is a payment that is enough
	default:
		answers = tracker.Draw(o, chance.IntN)
	}
	if _, err := c.play.Do(o, answers); err != nil {
		if _, err := c.play.Do(o, nil); err != nil {
			panic(err)
		}
	}
	c.moves++
	c.made[o.Kind]++
}

// curatorTable opens the table of a play that stands where a condition holds.
func (s *Stage) curatorTable(a *App, seats int, level string, until func(*curatorStand) bool) *tablePage {
	p := newTablePage(a, s.curator(a, seats, level, until))
	a.push(p)
	return p
}

// curatorHall opens the museum of whose turn it is, or the first that is told, and touches things there.
func (s *Stage) curatorHall(a *App, level string, until func(*curatorStand) bool, things ...rules.Thing) {
	p := s.curatorTable(a, 4, level, until)
	own := p.board.(boards.Own)
	own.Touch(rules.Of("museum", max(0, p.view.Now().Seat)))
	for _, thing := range things {
		own.Touch(thing)
	}
}

// curatorAsks opens the form of a question.
func (s *Stage) curatorAsks(a *App, level string, kind rules.Kind, until func(*curatorStand) bool) {
	p := s.curatorTable(a, 4, level, until)
	for _, o := range p.offers {
		if o.Kind == kind && o.Refused == nil {
			p.choose(o, nil)
			return
		}
	}
}
