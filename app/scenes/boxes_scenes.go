//go:build scenes

package scenes

import (
	"docent/app/box"
	"docent/app/parts"
	"docent/app/result"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// boxScenes lists what Docent knows of the copies of a game.
func boxScenes() []Scene {
	return []Scene{
		{"boxes", func(a *shell.App, s *Stage) {
			s.Boxed(a)
			a.Push(box.NewList(a))
		}},
		{"boxes-none", func(a *shell.App, s *Stage) {
			game := s.Boxed(a)
			all, _ := a.Tracker.Boxes(game)
			for _, b := range all {
				a.Tell(a.Tracker.RemoveBox(b.ID))
			}
			a.Push(box.NewList(a))
		}},
		{"boxes-removed", func(a *shell.App, s *Stage) {
			s.Boxed(a)
			p := box.NewList(a)
			a.Push(p)
			p.OnRemove(s.Box)
			a.Banner.SetClosed(nil)
		}},
		{"box", func(a *shell.App, s *Stage) { s.boxPage(a, "tile") }},
		{"box-figures", func(a *shell.App, s *Stage) { s.boxPage(a, "card") }},
		{"box-more", func(a *shell.App, s *Stage) { s.boxPage(a, "tile").OnMore() }},
		{"box-rename", func(a *shell.App, s *Stage) { s.boxPage(a, "tile").OnRename() }},
		{"box-tile", func(a *shell.App, s *Stage) {
			p := s.boxPage(a, "tile")
			p.OnPiece(p.Form("tile"), "tile:3")
		}},
		{"box-relic", func(a *shell.App, s *Stage) {
			p := s.boxPage(a, "relic")
			p.OnPiece(p.Form("relic"), "relic:1")
		}},
		{"box-clash", func(a *shell.App, s *Stage) {
			p := s.boxPage(a, "clash")
			p.OnPiece(p.Form("clash"), "clash:1")
		}},
		{"setup-box", func(a *shell.App, s *Stage) { a.Push(setup.New(a, s.Boxed(a), nil)) }},
		{"score-box", func(a *shell.App, s *Stage) { a.Replace(a.To.Ended(s.BoxedPlay(a, true))) }},
		{"score-learn", func(a *shell.App, s *Stage) { a.Push(result.New(a, s.BoxedPlay(a, false))) }},
		{"score-which", func(a *shell.App, s *Stage) {
			p := result.New(a, s.BoxedPlay(a, false))
			a.Push(p)
			parts.AskBox(a, p.Play(), nil)
		}},
	}
}

// Boxed gives the app two copies of Crazy Museum, and gives the game.
func (s *Stage) Boxed(a *shell.App) rules.Game {
	game, _ := catalog.Game("crazymuseum")
	return s.Copies(a, game)
}

// Copies gives the app a tracker with two copies of a game.
func (s *Stage) Copies(a *shell.App, game rules.Game) rules.Game {
	find := func(id rules.GameID) (rules.Game, bool) {
		if id == game.ID() {
			return game, true
		}
		return catalog.Game(id)
	}
	a.Tracker = tracker.Open(tracker.NewMemory(), find, a.Now)
	must := func(b tracker.Box, err error) tracker.Box {
		if err != nil {
			panic(err)
		}
		return b
	}
	must(a.Tracker.NewBox(game, "Chez Emilia"))
	s.Box = must(a.Tracker.NewBox(game, a.Text("boxes.name")))
	for thing, answers := range map[rules.Thing]rules.Answers{
		"tile:1":   {"doors": {"N", "E", "S", "W"}, "colour": {"other"}, "special": {"initial"}},
		"tile:2":   {"doors": {"N", "S"}, "special": {"guardhouse"}},
		"tile:3":   {"doors": {"N", "E", "W"}, "colour": {"green"}},
		"tile:5":   {"doors": {"W"}, "colour": {"blue"}, "special": {"guardhouse"}},
		"tile:8":   {"colour": {"blue"}},
		"relic:1":  {"value": {"7"}, "needs": {"rope", "lamp"}},
		"card:map": {"copies": {"2"}}, "card:mask": {"copies": {"3"}},
		"clash:1": {"guardRoom": {"20"}, "guardDir": {"E"}, "mummyRoom": {"4"}, "mummyDir": {"S"}},
	} {
		s.Box = must(a.Tracker.SetPiece(s.Box.ID, thing, answers))
	}
	return game
}

func (s *Stage) boxPage(a *shell.App, noun string) *box.Copy {
	p := box.NewCopy(a, s.Boxed(a), s.Box.ID)
	p.SetNoun(noun)
	a.Push(p)
	return p
}

// BoxedPlay is a play that is over and showed a room tile, begun with a box or without.
func (s *Stage) BoxedPlay(a *shell.App, with bool) *tracker.Play {
	game := s.Boxed(a)
	players := []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}}
	play, err := a.Tracker.New(game, rules.Setup{Seats: 2}, players)
	if with {
		play, err = a.Tracker.NewWithBox(game, rules.Setup{Seats: 2, Box: s.Box.Things}, players, s.Box.ID)
	}
	if err != nil {
		panic(err)
	}
	print := func(special string) rules.Answers {
		return rules.Answers{"doors": {"N", "S"}, "colour": {"green"}, "special": {special}}
	}
	if !with {
		DoFirst(play, "print", print("initial"))
	}
	DoFirst(play, "move", nil)
	DoFirst(play, "tile", rules.Answers{"number": {"17"}})
	DoFirst(play, "print", print("none"))
	DoFirst(play, "agree", nil)
	return play
}

// DoFirst makes the first move of a kind that may be made.
func DoFirst(play *tracker.Play, kind rules.Kind, answers rules.Answers) {
	for _, o := range play.Position().Offers() {
		if o.Kind == kind && o.Refused == nil {
			if _, err := play.Do(o, answers); err != nil {
				panic(err)
			}
			return
		}
	}
	panic("no " + kind + " is offered")
}
