//go:build scenes

package scenes

import (
	"docent/app/play"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Made is one move of a scene's play: the first open offer of a kind, of any seat or of
// one, filled with answers.
type Made struct {
	Kind    rules.Kind
	Seat    rules.Seat
	Answers rules.Answers
}

const AnySeat rules.Seat = -2

// CubesLevel and FullLevel are what a scene's table tracks.
const (
	CubesLevel = "cubes"
	FullLevel  = "full"
)

// tableScenes lists the table in play.
func tableScenes() []Scene {
	return []Scene{
		{"table-turn", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel) }},
		{"table-cubes-shown", func(a *shell.App, s *Stage) {
			p := s.Table(a, FullLevel)
			p.SetOpen(true)
			p.Refresh()
		}},
		{"table-first-card", func(a *shell.App, s *Stage) { s.Table(a, FullLevel, Made{Kind: "call", Seat: AnySeat}) }},
		{"table-bidding", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, Bidding(1)...) }},
		{"table-six", func(a *shell.App, s *Stage) { s.TableOf(a, 6, CubesLevel, Bidding(2)...) }},
		{"table-cover", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, Bidding(2)...).Pass(2, "") }},
		{"table-bid", func(a *shell.App, s *Stage) {
			s.Table(a, CubesLevel, Bidding(2)...).Pass(2, "")
			a.Top().(*play.Passing).OnReady()
		}},
		{"table-openly", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, Bidding(2)...).Openly() }},
		{"table-reveal", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, Bidding(4)...) }},
		{"table-tie", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, Tie()...) }},
		{"table-market", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, nobody()...) }},
		{"table-market-named", func(a *shell.App, s *Stage) { s.Table(a, FullLevel, unsold()...) }},
		{"table-pay", func(a *shell.App, s *Stage) { s.Table(a, FullLevel, unsold()...).Tap("card:clock-glass") }},
		{"table-public", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, Made{Kind: "public", Seat: AnySeat}) }},
		{"table-skeleton", func(a *shell.App, s *Stage) {
			s.Table(a, CubesLevel, Made{Kind: "public", Seat: AnySeat}, Made{"draw", AnySeat, rules.Answers{"card": {"skeleton"}}})
		}},
		{"table-refusal", func(a *shell.App, s *Stage) {
			p := s.Table(a, CubesLevel)
			for _, o := range p.Offers() {
				if o.Refused != nil {
					p.Explain(o)
					return
				}
			}
		}},
		{"table-chooser", func(a *shell.App, s *Stage) {
			p := s.Table(a, CubesLevel, Bidding(4)...)
			p.OnAction(p.Actions()[0])
		}},
		{"table-picker", func(a *shell.App, s *Stage) {
			p := s.Table(a, FullLevel, Made{Kind: "call", Seat: AnySeat}, Made{Kind: "first", Seat: AnySeat},
				Bid(0, "gold"), Bid(1, ""), Bid(2, ""), Bid(3, ""))
			p.Pass(0, "look")
			a.Top().(*play.Passing).OnReady()
		}},
		{"table-correct", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel).CorrectAny() }},
		{"table-correct-seat", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel).Correct("seat:1") }},
		{"table-log", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel, append(Bidding(4), nobody()...)...).OpenLog() }},
		{"table-entry", func(a *shell.App, s *Stage) {
			p := s.Table(a, CubesLevel, Bidding(4)...)
			p.OpenEntry(play.LinesOf(p.Play().Line())[2], nil)
		}},
		{"table-menu", func(a *shell.App, s *Stage) { s.Table(a, CubesLevel).OpenMenu() }},
		{"table-count", func(a *shell.App, s *Stage) {
			p := s.TableOf(a, 3, "score")
			p.OnAction(p.Actions()[0])
		}},
		{"table-end", func(a *shell.App, s *Stage) { a.Push(play.NewTable(a, s.Play(a, s.Over))) }},
	}
}

// Bidding calls a room, and so many of four seats bid.
func Bidding(in int) []Made {
	all := []Made{Bid(0, "silver"), Bid(1, "gold"), Bid(2, ""), {"bid", 3, rules.Answers{"gold": {"1"}, "bronze": {"1"}}}}
	return append([]Made{{Kind: "call", Seat: AnySeat}}, all[:in]...)
}

func Bid(seat rules.Seat, kind string) Made {
	if kind == "" {
		return Made{Kind: "bid", Seat: seat}
	}
	return Made{"bid", seat, rules.Answers{kind: {"1"}}}
}

func Tie() []Made {
	return []Made{{Kind: "call", Seat: AnySeat}, Bid(0, "silver"), Bid(1, "gold"), Bid(2, ""), Bid(3, "gold")}
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
func (s *Stage) Table(a *shell.App, level string, moves ...Made) *play.Table {
	return s.TableOf(a, 4, level, moves...)
}

func (s *Stage) TableOf(a *shell.App, seats int, level string, moves ...Made) *play.Table {
	options, err := s.game.Options(rules.Answers{"level": {level}})
	if err != nil {
		panic(err)
	}
	var players []tracker.Player
	for i, name := range []string{"Ann", "Bilal", "Chloé", "Diego", "Emma", "Fatima"}[:seats] {
		players = append(players, tracker.Player{ID: name, Name: name, Symbol: i})
	}
	evening, err := Fresh(a.Now).New(s.game, rules.Setup{Seats: len(players), Options: options}, players)
	if err != nil {
		panic(err)
	}
	for evening.Position().Now().Phase == "collector" {
		s.Make(evening, nil, Made{Kind: "withhold", Seat: AnySeat})
	}
	p := play.NewTable(a, evening)
	for i, m := range moves {
		if i == len(moves)-1 {
			a.Push(p)
			s.Make(evening, p, m)
			return p
		}
		s.Make(evening, nil, m)
	}
	a.Push(p)
	return p
}

// Make plays a move, on the page if there is one.
func (s *Stage) Make(play *tracker.Play, p *play.Table, m Made) {
	for _, o := range play.Position().Offers() {
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
