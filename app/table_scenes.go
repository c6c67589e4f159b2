package app

import (
	"docent/rules"
	"docent/tracker"
)

// made is one move of a scene's play: the first open offer of a kind, of any seat or of
// one, filled with answers.
type made struct {
	kind    rules.Kind
	seat    rules.Seat
	answers rules.Answers
}

const anySeat rules.Seat = -2

// cubesLevel and fullLevel are what a scene's table tracks.
const (
	cubesLevel = "cubes"
	fullLevel  = "full"
)

// tableScenes lists the table in play.
func tableScenes() []Scene {
	return []Scene{
		{"table-turn", func(a *App, s *Stage) { s.table(a, cubesLevel) }},
		{"table-cubes-shown", func(a *App, s *Stage) {
			p := s.table(a, fullLevel)
			p.open = true
			p.refresh()
		}},
		{"table-first-card", func(a *App, s *Stage) { s.table(a, fullLevel, made{kind: "call", seat: anySeat}) }},
		{"table-bidding", func(a *App, s *Stage) { s.table(a, cubesLevel, bidding(1)...) }},
		{"table-six", func(a *App, s *Stage) { s.tableOf(a, 6, cubesLevel, bidding(2)...) }},
		{"table-cover", func(a *App, s *Stage) { s.table(a, cubesLevel, bidding(2)...).pass(2, "") }},
		{"table-bid", func(a *App, s *Stage) {
			s.table(a, cubesLevel, bidding(2)...).pass(2, "")
			a.top().(*passPage).onReady()
		}},
		{"table-openly", func(a *App, s *Stage) { s.table(a, cubesLevel, bidding(2)...).openly() }},
		{"table-reveal", func(a *App, s *Stage) { s.table(a, cubesLevel, bidding(4)...) }},
		{"table-tie", func(a *App, s *Stage) { s.table(a, cubesLevel, tie()...) }},
		{"table-market", func(a *App, s *Stage) { s.table(a, cubesLevel, nobody()...) }},
		{"table-market-named", func(a *App, s *Stage) { s.table(a, fullLevel, unsold()...) }},
		{"table-pay", func(a *App, s *Stage) { s.table(a, fullLevel, unsold()...).Tap("card:clock-glass") }},
		{"table-public", func(a *App, s *Stage) { s.table(a, cubesLevel, made{kind: "public", seat: anySeat}) }},
		{"table-skeleton", func(a *App, s *Stage) {
			s.table(a, cubesLevel, made{kind: "public", seat: anySeat}, made{"draw", anySeat, rules.Answers{"card": {"skeleton"}}})
		}},
		{"table-refusal", func(a *App, s *Stage) {
			p := s.table(a, cubesLevel)
			for _, o := range p.offers {
				if o.Refused != nil {
					p.explain(o)
					return
				}
			}
		}},
		{"table-chooser", func(a *App, s *Stage) {
			p := s.table(a, cubesLevel, bidding(4)...)
			p.onAction(p.actions[0])
		}},
		{"table-picker", func(a *App, s *Stage) {
			p := s.table(a, fullLevel, made{kind: "call", seat: anySeat}, made{kind: "first", seat: anySeat},
				bid(0, "gold"), bid(1, ""), bid(2, ""), bid(3, ""))
			p.pass(0, "look")
			a.top().(*passPage).onReady()
		}},
		{"table-correct", func(a *App, s *Stage) { s.table(a, cubesLevel).correctAny() }},
		{"table-correct-seat", func(a *App, s *Stage) { s.table(a, cubesLevel).correct("seat:1") }},
		{"table-log", func(a *App, s *Stage) { s.table(a, cubesLevel, append(bidding(4), nobody()...)...).openLog() }},
		{"table-entry", func(a *App, s *Stage) {
			p := s.table(a, cubesLevel, bidding(4)...)
			p.openEntry(linesOf(p.play.Line())[2], nil)
		}},
		{"table-menu", func(a *App, s *Stage) { s.table(a, cubesLevel).openMenu() }},
		{"table-count", func(a *App, s *Stage) {
			p := s.tableOf(a, 3, "score")
			p.onAction(p.actions[0])
		}},
		{"table-end", func(a *App, s *Stage) { a.push(newTablePage(a, s.play(a, s.over))) }},
	}
}

// bidding calls a room, and so many of four seats bid.
func bidding(in int) []made {
	all := []made{bid(0, "silver"), bid(1, "gold"), bid(2, ""), {"bid", 3, rules.Answers{"gold": {"1"}, "bronze": {"1"}}}}
	return append([]made{{kind: "call", seat: anySeat}}, all[:in]...)
}

func bid(seat rules.Seat, kind string) made {
	if kind == "" {
		return made{kind: "bid", seat: seat}
	}
	return made{"bid", seat, rules.Answers{kind: {"1"}}}
}

func tie() []made {
	return []made{{kind: "call", seat: anySeat}, bid(0, "silver"), bid(1, "gold"), bid(2, ""), bid(3, "gold")}
}

func nobody() []made {
	return []made{{kind: "call", seat: anySeat}, bid(0, ""), bid(1, ""), bid(2, ""), bid(3, "")}
}

// unsold turns up the cards of a room that nobody wanted.
func unsold() []made {
	cards := []string{"junk", "clock-silver", "art-bronze", "sports-gold", "clock-glass"}
	list := append([]made{{kind: "call", seat: anySeat}, {kind: "first", seat: anySeat}}, nobody()[1:]...)
	return append(list, made{"look", anySeat, rules.Answers{"cards": cards}})
}

// table opens a play of four after some moves; the last one is made on the page.
func (s *Stage) table(a *App, level string, moves ...made) *tablePage {
	return s.tableOf(a, 4, level, moves...)
}

func (s *Stage) tableOf(a *App, seats int, level string, moves ...made) *tablePage {
	options, err := s.game.Options(rules.Answers{"level": {level}})
	if err != nil {
		panic(err)
	}
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego", "Emma", "Fatima"}[:seats] {
		players = append(players, tracker.Player{ID: name, Name: name, Symbol: i})
	}
	play, err := fresh(a.now).New(s.game, rules.Setup{Seats: len(players), Options: options}, players)
	if err != nil {
		panic(err)
	}
	for play.Position().Now().Phase == "collector" {
		s.make(play, nil, made{kind: "withhold", seat: anySeat})
	}
	p := newTablePage(a, play)
	for i, m := range moves {
		if i == len(moves)-1 {
			a.push(p)
			s.make(play, p, m)
			return p
		}
		s.make(play, nil, m)
	}
	a.push(p)
	return p
}

// make plays a move, on the page if there is one.
func (s *Stage) make(play *tracker.Play, p *tablePage, m made) {
	for _, o := range play.Position().Offers() {
		if o.Kind != m.kind || o.Refused != nil || m.seat != anySeat && m.seat != o.Seat {
			continue
		}
		if p != nil {
			p.do(o, m.answers)
			return
		}
		if _, err := play.Do(o, m.answers); err != nil {
			panic(err)
		}
		return
	}
	panic("no such offer in the scene: " + string(m.kind))
}
