//go:build scenes

package scenes

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"docent/app/board"
	"docent/app/play"
	"docent/app/result"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// curatorScenes lists Museum as it stands in play.
func curatorScenes() []Scene {
	turn := func(moves int) Hope {
		return Hope{"turn " + strconv.Itoa(moves), func(c *CuratorStand) bool { return c.Offered("exhibit") && c.Moves > moves }}
	}
	offers := func(kind rules.Kind, moves int) Hope {
		return Hope{string(kind) + " " + strconv.Itoa(moves), func(c *CuratorStand) bool { return c.Offered(kind) && c.Moves > moves }}
	}
	table := func(name string, seats int, level string, until Hope) Scene {
		return Scene{name, func(a *shell.App, s *Stage) { s.CuratorTable(a, seats, level, until) }}
	}
	asks := func(name, level string, kind rules.Kind, until Hope) Scene {
		return Scene{name, func(a *shell.App, s *Stage) { s.curatorAsks(a, s.Curator(a, 4, level, until), kind) }}
	}
	return []Scene{
		table("curator-first", 4, "count", offers("take", -1)),
		table("curator-turn", 3, "count", turn(60)),
		table("curator-late", 4, "full", turn(160)),
		table("curator-refill", 2, "count", offers("refill", 30)),
		{"curator-own", func(a *shell.App, s *Stage) { OpenHall(s.CuratorTable(a, 4, "full", turn(160)), 0) }},
		asks("curator-take", "full", "take", offers("take", 10)),
		asks("curator-pay", "full", "exhibit", turn(120)),
		asks("curator-pay-values", "count", "exhibit", turn(60)),
		asks("curator-buy", "full", "buy", offers("buy", 120)),
		asks("curator-headline", "count", "headline", offers("headline", -1)),
		{"curator-setup", func(a *shell.App, _ *Stage) {
			game, _ := catalog.Game("museum")
			p := setup.New(a, game, nil)
			p.SetUnfolded(true)
			a.Push(p)
		}},
		{"curator-laying", func(a *shell.App, s *Stage) {
			a.Push(setup.NewChecklist(a, s.Curator(a, 4, "count", offers("take", -1))))
		}},
		{"curator-box", func(a *shell.App, s *Stage) { s.CuratorBox(a) }},
		{"curator-box-board", func(a *shell.App, s *Stage) {
			p := s.CuratorBox(a)
			p.OnPiece(p.Form("board"), "board:1")
		}},
		{"curator-box-patron", func(a *shell.App, s *Stage) {
			p := s.CuratorBox(a)
			p.OnPiece(p.Form("patron"), "patron:1")
		}},
		{"curator-count", func(a *shell.App, s *Stage) { a.Push(play.NewTable(a, s.Counting(a, SomeCells))) }},
		{"curator-count-later", func(a *shell.App, s *Stage) { a.Push(play.NewTable(a, s.Counting(a, someLaid))) }},
		{"curator-tally", func(a *shell.App, s *Stage) { s.curatorAsks(a, s.Counting(a, SomeCells), "tally") }},
		{"curator-bonuses", func(a *shell.App, s *Stage) { s.curatorAsks(a, s.Counting(a, SomeCells), "bonuses") }},
		{"curator-pool", func(a *shell.App, s *Stage) { s.curatorAsks(a, s.Counting(a, SomeCells), "pool") }},
		{"curator-grid", func(a *shell.App, s *Stage) { OpenHall(s.CountingTable(a), 2, "civ:R") }},
		{"curator-picked", func(a *shell.App, s *Stage) { OpenHall(s.CountingTable(a), 2, "cell:11") }},
		{"curator-other", func(a *shell.App, s *Stage) { OpenHall(s.CountingTable(a), 1) }},
		{"curator-best", func(a *shell.App, s *Stage) { s.curatorBest(a, false) }},
		{"curator-best-laid", func(a *shell.App, s *Stage) { s.curatorBest(a, true) }},
		{"curator-line", func(a *shell.App, s *Stage) {
			p := result.New(a, s.Counting(a, AllTold))
			a.Push(p)
			p.OpenLine(1, p.Scores()[3].Lines[1], p.Teller().Line(p.Scores()[3].Lines[1]))
		}},
		{"curator-score", func(a *shell.App, s *Stage) { a.Push(result.New(a, s.Counting(a, AllTold))) }},
	}
}

// Hope is a condition that a random play is led to, and its name.
type Hope struct {
	Name  string
	Holds func(*CuratorStand) bool
}

// CuratorStand is a random play of Museum in the making.
type CuratorStand struct {
	play  *tracker.Play
	Moves int
}

func (c *CuratorStand) Offered(kind rules.Kind) bool {
	for _, o := range c.play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			return true
		}
	}
	return false
}

// Curator plays at random, the same every time, until a condition holds.
func (s *Stage) Curator(a *shell.App, seats int, level string, until Hope) *tracker.Play {
	key := strings.Join([]string{"museum", until.Name, strconv.Itoa(seats), level}, ",")
	if s.museums[key] == nil {
		s.museums[key] = curatorPlay(a, seats, level, until.Holds)
	}
	return s.museums[key]
}

// newCurator begins a play of Museum.
func newCurator(a *shell.App, seats int, level string) *tracker.Play {
	return newRandom(a, "museum", seats, rules.Answers{"level": {level}}, nil)
}

func curatorPlay(a *shell.App, seats int, level string, until func(*CuratorStand) bool) *tracker.Play {
	return rambles{seeds: 40, stream: 23, moves: 400}.until(func() ramble {
		c := &CuratorStand{play: newCurator(a, seats, level)}
		return ramble{c.play, func() bool { return until(c) }, c.step}
	})
}

// step makes one move: museums are laid before they are counted.
func (c *CuratorStand) step(chance *rand.Rand) bool {
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
	c.Moves++
	return true
}

// CuratorTable opens the table of a play that stands where a condition holds.
func (s *Stage) CuratorTable(a *shell.App, seats int, level string, until Hope) *play.Table {
	p := play.NewTable(a, s.Curator(a, seats, level, until))
	a.Push(p)
	return p
}

// OpenHall opens a museum and touches things there: that of whose turn it is in play, else of a seat.
func OpenHall(p *play.Table, seat rules.Seat, things ...rules.Thing) {
	own := p.Board().(board.Own)
	if now := p.View().Now(); now.Round > 0 && now.Seat >= 0 {
		seat = now.Seat
	}
	own.Touch(rules.Of("museum", seat))
	for _, thing := range things {
		own.Touch(thing)
	}
}

// curatorAsks opens the form of a question.
func (s *Stage) curatorAsks(a *shell.App, evening *tracker.Play, kind rules.Kind) {
	p := play.NewTable(a, evening)
	a.Push(p)
	for _, o := range p.Offers() {
		if o.Kind == kind && o.Refused == nil {
			p.Choose(o, nil)
			return
		}
	}
}
