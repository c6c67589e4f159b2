package app

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"docent/app/board"
	"docent/rules"
	"docent/tracker"
)

// curatorScenes lists Museum as it stands in play.
func curatorScenes() []Scene {
	turn := func(moves int) hope {
		return hope{"turn " + strconv.Itoa(moves), func(c *curatorStand) bool { return c.offered("exhibit") && c.moves > moves }}
	}
	offers := func(kind rules.Kind, moves int) hope {
		return hope{string(kind) + " " + strconv.Itoa(moves), func(c *curatorStand) bool { return c.offered(kind) && c.moves > moves }}
	}
	table := func(name string, seats int, level string, until hope) Scene {
		return Scene{name, func(a *App, s *Stage) { s.curatorTable(a, seats, level, until) }}
	}
	asks := func(name, level string, kind rules.Kind, until hope) Scene {
		return Scene{name, func(a *App, s *Stage) { s.curatorAsks(a, s.curator(a, 4, level, until), kind) }}
	}
	return []Scene{
		table("curator-first", 4, "count", offers("take", -1)),
		table("curator-turn", 3, "count", turn(60)),
		table("curator-late", 4, "full", turn(160)),
		table("curator-refill", 2, "count", offers("refill", 30)),
		{"curator-own", func(a *App, s *Stage) { openHall(s.curatorTable(a, 4, "full", turn(160)), 0) }},
		asks("curator-take", "full", "take", offers("take", 10)),
		asks("curator-pay", "full", "exhibit", turn(120)),
		asks("curator-pay-values", "count", "exhibit", turn(60)),
		asks("curator-buy", "full", "buy", offers("buy", 120)),
		asks("curator-headline", "count", "headline", offers("headline", -1)),
		{"curator-setup", func(a *App, _ *Stage) {
			game, _ := gameOf("museum")
			p := newSetupPage(a, game, nil)
			p.unfolded = true
			a.push(p)
		}},
		{"curator-laying", func(a *App, s *Stage) { a.push(newChecklistPage(a, s.curator(a, 4, "count", offers("take", -1)))) }},
		{"curator-box", func(a *App, s *Stage) { s.curatorBox(a) }},
		{"curator-box-board", func(a *App, s *Stage) {
			p := s.curatorBox(a)
			p.onPiece(p.form("board"), "board:1")
		}},
		{"curator-box-patron", func(a *App, s *Stage) {
			p := s.curatorBox(a)
			p.onPiece(p.form("patron"), "patron:1")
		}},
		{"curator-count", func(a *App, s *Stage) { a.push(newTablePage(a, s.counting(a, someCells))) }},
		{"curator-count-later", func(a *App, s *Stage) { a.push(newTablePage(a, s.counting(a, someLaid))) }},
		{"curator-tally", func(a *App, s *Stage) { s.curatorAsks(a, s.counting(a, someCells), "tally") }},
		{"curator-bonuses", func(a *App, s *Stage) { s.curatorAsks(a, s.counting(a, someCells), "bonuses") }},
		{"curator-pool", func(a *App, s *Stage) { s.curatorAsks(a, s.counting(a, someCells), "pool") }},
		{"curator-grid", func(a *App, s *Stage) { openHall(s.countingTable(a), 2, "civ:R") }},
		{"curator-picked", func(a *App, s *Stage) { openHall(s.countingTable(a), 2, "cell:11") }},
		{"curator-other", func(a *App, s *Stage) { openHall(s.countingTable(a), 1) }},
		{"curator-best", func(a *App, s *Stage) { s.curatorBest(a, false) }},
		{"curator-best-laid", func(a *App, s *Stage) { s.curatorBest(a, true) }},
		{"curator-line", func(a *App, s *Stage) {
			p := newScorePage(a, s.counting(a, allTold))
			a.push(p)
			p.openLine(1, p.scores[3].Lines[1], p.teller.Line(p.scores[3].Lines[1]))
		}},
		{"curator-score", func(a *App, s *Stage) { a.push(newScorePage(a, s.counting(a, allTold))) }},
	}
}

// hope is a condition that a random play is led to, and its name.
type hope struct {
	name  string
	holds func(*curatorStand) bool
}

// curatorStand is a random play of Museum in the making.
type curatorStand struct {
	play  *tracker.Play
	moves int
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
func (s *Stage) curator(a *App, seats int, level string, until hope) *tracker.Play {
	key := strings.Join([]string{"museum", until.name, strconv.Itoa(seats), level}, ",")
	if s.museums[key] == nil {
		s.museums[key] = curatorPlay(a, seats, level, until.holds)
	}
	return s.museums[key]
}

// newCurator begins a play of Museum.
func newCurator(a *App, seats int, level string) *tracker.Play {
	return newRandom(a, "museum", seats, rules.Answers{"level": {level}}, nil)
}

func curatorPlay(a *App, seats int, level string, until func(*curatorStand) bool) *tracker.Play {
	return rambles{seeds: 40, stream: 23, moves: 400}.until(func() ramble {
		c := &curatorStand{play: newCurator(a, seats, level)}
		return ramble{c.play, func() bool { return until(c) }, c.step}
	})
}

// step makes one move: museums are laid before they are counted.
func (c *curatorStand) step(chance *rand.Rand) bool {
	var open []rules.Offer
	for _, o := range c.play.Position().Offers() {
		weight := map[rules.Kind]int{"exhibit": 8, "show": 4, "put": 12, "take": 4, "lift": 0, "shift": 0, "rearrange": 0, "notoriety": 0, "effect": 0, "agree": 0}
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
	return true
}

// curatorTable opens the table of a play that stands where a condition holds.
func (s *Stage) curatorTable(a *App, seats int, level string, until hope) *tablePage {
	p := newTablePage(a, s.curator(a, seats, level, until))
	a.push(p)
	return p
}

// openHall opens a museum and touches things there: that of whose turn it is in play, else of a seat.
func openHall(p *tablePage, seat rules.Seat, things ...rules.Thing) {
	own := p.board.(board.Own)
	if now := p.view.Now(); now.Round > 0 && now.Seat >= 0 {
		seat = now.Seat
	}
	own.Touch(rules.Of("museum", seat))
	for _, thing := range things {
		own.Touch(thing)
	}
}

// curatorAsks opens the form of a question.
func (s *Stage) curatorAsks(a *App, play *tracker.Play, kind rules.Kind) {
	p := newTablePage(a, play)
	a.push(p)
	for _, o := range p.offers {
		if o.Kind == kind && o.Refused == nil {
			p.choose(o, nil)
			return
		}
	}
}
