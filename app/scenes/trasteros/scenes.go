//go:build scenes

// Package trasteros lists the screens of Trasteros Locos as they may stand.
package trasteros

import (
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// Made is one move of a scene's play: the first open offer of a kind, of any seat or of
// one, filled with answers.
type Made struct {
	Kind    rules.Kind
	Seat    rules.Seat
	Answers rules.Answers
}

// AnySeat stands for whichever seat is offered a move.
const AnySeat rules.Seat = -2

// CubesLevel and FullLevel are the tracking levels of a scene's table.
const (
	CubesLevel = "cubes"
	FullLevel  = "full"
)

// Timed opens the table where two bids are in, and a minute runs for the others.
func Timed(a *shell.App) *play.Table {
	return tableWith(a, 4, rules.Answers{"level": {CubesLevel}, "timer": {"60"}}, Bidding(2)...)
}

// Scenes lists Trasteros Locos in play.
func Scenes() []stage.Scene {
	return []stage.Scene{
		{Name: "trasteros-turn", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel) }},
		{Name: "trasteros-cubes-shown", Open: func(a *shell.App, s *stage.Stage) {
			p := Table(a, s, FullLevel)
			p.SetOpen(true)
			p.Refresh()
		}},
		{Name: "trasteros-first-card", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, FullLevel, Made{Kind: "call", Seat: AnySeat}) }},
		{Name: "trasteros-bidding", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, Bidding(1)...) }},
		{Name: "trasteros-timer", Open: func(a *shell.App, s *stage.Stage) { Timed(a) }},
		{Name: "trasteros-timer-cover", Open: func(a *shell.App, s *stage.Stage) { Timed(a).Pass(2, "") }},
		{Name: "trasteros-timer-bid", Open: func(a *shell.App, s *stage.Stage) {
			Timed(a).Pass(2, "")
			a.Top().(*play.Passing).OnReady()
		}},
		{Name: "trasteros-must-bid", Open: func(a *shell.App, s *stage.Stage) {
			tableWith(a, 4, rules.Answers{"level": {CubesLevel}, "mustBid": {"true"}}, Bidding(2)...).Pass(2, "")
			a.Top().(*play.Passing).OnReady()
		}},
		{Name: "trasteros-six", Open: func(a *shell.App, s *stage.Stage) { TableOf(a, s, 6, CubesLevel, Bidding(2)...) }},
		{Name: "trasteros-cover", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, Bidding(2)...).Pass(2, "") }},
		{Name: "trasteros-bid", Open: func(a *shell.App, s *stage.Stage) {
			Table(a, s, CubesLevel, Bidding(2)...).Pass(2, "")
			a.Top().(*play.Passing).OnReady()
		}},
		{Name: "trasteros-openly", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, Bidding(2)...).Openly() }},
		{Name: "trasteros-reveal", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, Bidding(4)...) }},
		{Name: "trasteros-tie", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, Tie()...) }},
		{Name: "trasteros-market", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, nobody()...) }},
		{Name: "trasteros-market-named", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, FullLevel, unsold()...) }},
		{Name: "trasteros-pay", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, FullLevel, unsold()...).Tap("card:clock-glass") }},
		{Name: "trasteros-public", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel, Made{Kind: "public", Seat: AnySeat}) }},
		{Name: "trasteros-public-named", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, FullLevel, Made{Kind: "public", Seat: AnySeat}) }},
		{Name: "trasteros-won", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, FullLevel, won(false)...) }},
		{Name: "trasteros-won-skeletons", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, FullLevel, won(true)...) }},
		{Name: "trasteros-skeleton", Open: func(a *shell.App, s *stage.Stage) {
			Table(a, s, CubesLevel, Made{Kind: "public", Seat: AnySeat}, Made{"draw", AnySeat, rules.Answers{"card": {"skeleton"}}})
		}},
		{Name: "trasteros-refusal", Open: func(a *shell.App, s *stage.Stage) {
			p := Table(a, s, CubesLevel)
			for _, o := range p.Offers() {
				if o.Refused != nil {
					p.Explain(o)
					return
				}
			}
		}},
		{Name: "trasteros-chooser", Open: func(a *shell.App, s *stage.Stage) {
			p := Table(a, s, CubesLevel, Bidding(4)...)
			p.OnAction(p.Actions()[0])
		}},
		{Name: "trasteros-picker", Open: func(a *shell.App, s *stage.Stage) {
			p := Table(a, s, FullLevel, Made{Kind: "call", Seat: AnySeat}, Made{Kind: "first", Seat: AnySeat},
				Bid(0, "gold"), Bid(1, ""), Bid(2, ""), Bid(3, ""))
			p.Pass(0, "look")
			a.Top().(*play.Passing).OnReady()
		}},
		{Name: "trasteros-correct", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel).CorrectAny() }},
		{Name: "trasteros-correct-seat", Open: func(a *shell.App, s *stage.Stage) {
			p := Table(a, s, CubesLevel)
			p.SetOpen(true)
			p.Correct("seat:1")
		}},
		{Name: "trasteros-save", Open: func(a *shell.App, s *stage.Stage) {
			parts.SavePlay(a, Table(a, s, CubesLevel, Bidding(2)...).Play())
		}},
		{Name: "trasteros-log", Open: func(a *shell.App, s *stage.Stage) {
			Table(a, s, CubesLevel, append(Bidding(4), nobody()...)...).OpenLog()
		}},
		{Name: "trasteros-undone", Open: func(a *shell.App, s *stage.Stage) { undone(a, s).OpenUndone() }},
		{Name: "trasteros-undone-list", Open: func(a *shell.App, s *stage.Stage) { undone(a, s).OpenAllUndone() }},
		{Name: "trasteros-entry", Open: func(a *shell.App, s *stage.Stage) {
			p := Table(a, s, CubesLevel, Bidding(4)...)
			p.OpenEntry(play.LinesOf(p.Play().Line())[2], nil)
		}},
		{Name: "trasteros-menu", Open: func(a *shell.App, s *stage.Stage) { Table(a, s, CubesLevel).OpenMenu() }},
		{Name: "trasteros-count", Open: func(a *shell.App, s *stage.Stage) {
			p := TableOf(a, s, 3, "score")
			p.OnAction(p.Actions()[0])
		}},
		{Name: "trasteros-end", Open: func(a *shell.App, s *stage.Stage) { a.Push(play.NewTable(a, s.Play(a, s.Over))) }},
	}
}

// Bidding calls a room, and so many of four seats bid.
func Bidding(in int) []Made {
	all := []Made{Bid(0, "silver"), Bid(1, "gold"), Bid(2, ""), {"bid", 3, rules.Answers{"gold": {"1"}, "bronze": {"1"}}}}
	return append([]Made{{Kind: "call", Seat: AnySeat}}, all[:in]...)
}

// Bid returns the bid of one cube of a kind, or of nothing.
func Bid(seat rules.Seat, kind string) Made {
	if kind == "" {
		return Made{Kind: "bid", Seat: seat}
	}
	return Made{"bid", seat, rules.Answers{kind: {"1"}}}
}

// RoundEnd sells all five rooms: the referee ends the round after the last one.
func RoundEnd() []Made {
	var all []Made
	for room, one := range []string{"gold", "silver", "bronze", "glass", "bronze"} {
		all = append(all, Made{Kind: "call", Seat: AnySeat})
		for seat := range rules.Seat(4) {
			kind := ""
			if int(seat) == room%4 {
				kind = one
			}
			all = append(all, Bid(seat, kind))
		}
	}
	return all
}

// Tie bids the same in two seats.
func Tie() []Made {
	return []Made{{Kind: "call", Seat: AnySeat}, Bid(0, "silver"), Bid(1, "gold"), Bid(2, ""), Bid(3, "gold")}
}

// won has the first seat win a room whose cards are named; skeletons may be among them, or it is the first round.
func won(mixed bool) []Made {
	all := []Made{{Kind: "call", Seat: AnySeat}, {Kind: "first", Seat: AnySeat}, Bid(0, "gold"), Bid(1, ""), Bid(2, ""), Bid(3, "")}
	if mixed {
		return append([]Made{{rules.Correct, AnySeat, rules.Answers{"mixed": {"true"}}}}, all...)
	}
	return all
}

func nobody() []Made {
	return []Made{{Kind: "call", Seat: AnySeat}, Bid(0, ""), Bid(1, ""), Bid(2, ""), Bid(3, "")}
}

// unsold turns up the cards of a room that nobody wanted.
func unsold() []Made {
	cards := []string{"junk", "clock-silver", "art-bronze", "sports-gold", "clock-glass"}
	list := append([]Made{{Kind: "call", Seat: AnySeat}, {Kind: "first", Seat: AnySeat}}, nobody()[1:]...)
	return append(list, Made{"look", AnySeat, rules.Answers{"cards": cards}})
}

// Table opens a play of four after some moves; the last one is made on the page.
func Table(a *shell.App, s *stage.Stage, level string, moves ...Made) *play.Table {
	return TableOf(a, s, 4, level, moves...)
}

// TableOf opens a play of so many seats after some moves; the last one is made on the page.
func TableOf(a *shell.App, s *stage.Stage, seats int, level string, moves ...Made) *play.Table {
	return tableWith(a, seats, rules.Answers{"level": {level}}, moves...)
}

// tableWith opens a play that was set up otherwise.
func tableWith(a *shell.App, seats int, set rules.Answers, moves ...Made) *play.Table {
	game, _ := catalog.Game("trasteros")
	options, err := game.Options(set)
	if err != nil {
		panic(err)
	}
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego", "Emma", "Fatima"}[:seats] {
		players = append(players, tracker.Player{ID: name, Name: name, Symbol: i})
	}
	evening, err := stage.Fresh(a.Now).New(game, rules.Setup{Seats: len(players), Options: options}, players)
	if err != nil {
		panic(err)
	}
	for evening.Position().Now().Phase == "collector" {
		Make(evening, nil, Made{Kind: "withhold", Seat: AnySeat})
	}
	p := play.NewTable(a, evening)
	for i, m := range moves {
		if i == len(moves)-1 {
			a.Push(p)
			Make(evening, p, m)
			return p
		}
		Make(evening, nil, m)
	}
	a.Push(p)
	return p
}

// undone returns a table on which bids were taken back and made otherwise.
func undone(a *shell.App, s *stage.Stage) *play.Table {
	p := Table(a, s, CubesLevel, Bidding(4)...)
	p.Undo()
	p.Undo()
	Make(p.Play(), p, Bid(2, "gold"))
	return p
}

// Make plays a move, on the page if there is one.
func Make(play *tracker.Play, p *play.Table, m Made) {
	offers := play.Position().Offers()
	if m.Kind == rules.Correct {
		offers = play.Position().Corrections()
	}
	for _, o := range offers {
		if o.Kind != m.Kind || o.Refused != nil || m.Seat != AnySeat && m.Seat != o.Seat {
			continue
		}
		if p != nil {
			p.Enact(o, m.Answers)
			return
		}
		if _, err := play.Do(o, m.Answers); err != nil {
			panic(err)
		}
		return
	}
	panic("no such offer in the scene: " + string(m.Kind))
}
