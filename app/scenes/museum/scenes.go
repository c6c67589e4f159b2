//go:build scenes

// Package museum lists the screens of Museum as they may stand.
package museum

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"docent/app/board"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Scenes lists Museum as it stands in play.
func Scenes() []stage.Scene {
	turn := func(moves int) Wish {
		return Wish{"turn " + strconv.Itoa(moves), func(c *Stand) bool { return c.Offered("exhibit") && c.Moves > moves }}
	}
	offers := func(kind rules.Kind, moves int) Wish {
		return Wish{string(kind) + " " + strconv.Itoa(moves), func(c *Stand) bool { return c.Offered(kind) && c.Moves > moves }}
	}
	table := func(name string, seats int, level string, until Wish) stage.Scene {
		return stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { Table(a, s, seats, level, until) }}
	}
	form := func(name, level string, kind rules.Kind, until Wish) stage.Scene {
		return stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { asks(a, Play(a, s, 4, level, until), kind) }}
	}
	correct := func(name, level string, thing rules.Thing) stage.Scene {
		return stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { Table(a, s, 3, level, turn(60)).Correct(thing) }}
	}
	return append([]stage.Scene{
		table("museum-first", 4, "count", offers("take", -1)),
		table("museum-turn", 3, "count", turn(60)),
		table("museum-late", 4, "full", turn(160)),
		table("museum-refill", 2, "count", offers("refill", 30)),
		table("museum-refill-one", 2, "count", Wish{"refills one", func(c *Stand) bool {
			at := slices.IndexFunc(c.Play.Position().Offers(), func(o rules.Offer) bool { return o.Kind == "refill" && len(o.Fields) == 1 })
			return at >= 0
		}}),
		{Name: "museum-own", Open: func(a *shell.App, s *stage.Stage) { OpenHall(Table(a, s, 4, "full", turn(160)), 0) }},
		form("museum-take", "full", "take", offers("take", 10)),
		form("museum-pay", "full", "exhibit", turn(120)),
		form("museum-pay-values", "count", "exhibit", turn(60)),
		form("museum-buy", "full", "buy", offers("buy", 120)),
		form("museum-headline", "count", "headline", offers("headline", -1)),
		correct("museum-correct", "full", "seat:1"),
		correct("museum-correct-values", "count", "seat:1"),
		correct("museum-correct-museum", "full", "museum:1"),
		stage.Setup("museum"),
		stage.Laying("museum", func(a *shell.App, s *stage.Stage) *tracker.Play { return Play(a, s, 4, "count", offers("take", -1)) }),
		{Name: "museum-box", Open: func(a *shell.App, s *stage.Stage) { Box(a, s) }},
		{Name: "museum-box-board", Open: func(a *shell.App, s *stage.Stage) {
			p := Box(a, s)
			p.OnPiece(p.Form("board"), "board:1")
		}},
		{Name: "museum-box-patron", Open: func(a *shell.App, s *stage.Stage) {
			p := Box(a, s)
			p.OnPiece(p.Form("patron"), "patron:1")
		}},
		{Name: "museum-count", Open: func(a *shell.App, s *stage.Stage) { CountingTable(a, s) }},
		{Name: "museum-count-later", Open: func(a *shell.App, s *stage.Stage) { stage.Table(a, Counting(a, s, someLaid)) }},
		{Name: "museum-tally", Open: func(a *shell.App, s *stage.Stage) { asks(a, Counting(a, s, SomeCells), "tally") }},
		{Name: "museum-bonuses", Open: func(a *shell.App, s *stage.Stage) { asks(a, Counting(a, s, SomeCells), "bonuses") }},
		{Name: "museum-pool", Open: func(a *shell.App, s *stage.Stage) { asks(a, Counting(a, s, SomeCells), "pool") }},
		{Name: "museum-patron-points", Open: func(a *shell.App, s *stage.Stage) { asks(a, Counting(a, s, SomeCells), "patron-points") }},
		{Name: "museum-correct-patron", Open: func(a *shell.App, s *stage.Stage) {
			stage.Table(a, Counting(a, s, SomeCells)).Correct("patronage:0")
		}},
		{Name: "museum-grid", Open: func(a *shell.App, s *stage.Stage) { OpenHall(CountingTable(a, s), 2, "civ:R") }},
		{Name: "museum-known", Open: func(a *shell.App, s *stage.Stage) { OpenHall(stage.Table(a, lowered(a, s)), 0) }},
		{Name: "museum-picked", Open: func(a *shell.App, s *stage.Stage) { OpenHall(CountingTable(a, s), 2, "cell:11") }},
		{Name: "museum-other", Open: func(a *shell.App, s *stage.Stage) { OpenHall(CountingTable(a, s), 1) }},
		{Name: "museum-best", Open: func(a *shell.App, s *stage.Stage) { best(a, s, false) }},
		{Name: "museum-best-laid", Open: func(a *shell.App, s *stage.Stage) { best(a, s, true) }},
		{Name: "museum-line", Open: func(a *shell.App, s *stage.Stage) {
			p := result.New(a, Counting(a, s, AllTold))
			a.Push(p)
			p.OpenLine(1, p.Scores()[3].Lines[1], p.Teller().Line(p.Scores()[3].Lines[1]))
		}},
		{Name: "museum-score", Open: func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, Counting(a, s, AllTold))) }},
	}, changeScenes()...)
}

// Wish is a condition that a random play is led to, and its name.
type Wish struct {
	Name  string
	Holds func(*Stand) bool
}

// Stand is a random play of Museum in the making.
type Stand struct{ stage.Stand }

// Play plays at random, the same every time, until a condition holds.
func Play(a *shell.App, s *stage.Stage, seats int, level string, until Wish) *tracker.Play {
	key := strings.Join([]string{"museum", until.Name, strconv.Itoa(seats), level}, ",")
	return s.Kept(key, func() *tracker.Play { return random(a, seats, level, until.Holds) })
}

// begin begins a play of Museum.
func begin(a *shell.App, seats int, level string) *tracker.Play {
	return stage.NewRandom(a, "museum", seats, rules.Answers{"level": {level}}, nil)
}

func random(a *shell.App, seats int, level string, until func(*Stand) bool) *tracker.Play {
	return stage.Rambles{Seeds: 40, Stream: 23, Moves: 400}.Until(func() stage.Ramble {
		c := &Stand{stage.Standing(begin(a, seats, level))}
		return stage.Ramble{Play: c.Play, Stands: func() bool { return until(c) }, Step: c.step}
	})
}

// step makes one move: museums are laid before they are counted.
func (c *Stand) step(chance *rand.Rand) bool {
	var open []rules.Offer
	for _, o := range c.Play.Position().Offers() {
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
	c.Make(o, answers)
	return true
}

// Table opens the table of a play that stands where a condition holds.
func Table(a *shell.App, s *stage.Stage, seats int, level string, until Wish) *play.Table {
	return stage.Table(a, Play(a, s, seats, level, until))
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

// asks opens the form of a question.
func asks(a *shell.App, evening *tracker.Play, kind rules.Kind) {
	stage.Form(stage.Table(a, evening), kind)
}
