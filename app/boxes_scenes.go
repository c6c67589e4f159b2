package app

import (
	"docent/rules"
	"docent/tracker"
)

// boxScenes lists what Docent knows of the copies of a game.
func boxScenes() []Scene {
	return []Scene{
		{"boxes", func(a *App, s *Stage) {
			s.boxed(a)
			a.push(newBoxesPage(a, boxedGames()))
		}},
		{"boxes-none", func(a *App, s *Stage) {
			game := s.boxed(a)
			all, _ := a.tracker.Boxes(game)
			for _, b := range all {
				a.tell(a.tracker.RemoveBox(b.ID))
			}
			a.push(newBoxesPage(a, boxedGames()))
		}},
		{"boxes-removed", func(a *App, s *Stage) {
			s.boxed(a)
			p := newBoxesPage(a, boxedGames())
			a.push(p)
			p.onRemove(s.box)
			a.banner.closed = nil
		}},
		{"box", func(a *App, s *Stage) { s.boxPage(a, "tile") }},
		{"box-figures", func(a *App, s *Stage) { s.boxPage(a, "card") }},
		{"box-more", func(a *App, s *Stage) { s.boxPage(a, "tile").onMore() }},
		{"box-rename", func(a *App, s *Stage) { s.boxPage(a, "tile").onRename() }},
		{"box-tile", func(a *App, s *Stage) {
			p := s.boxPage(a, "tile")
			p.onPiece(p.form("tile"), "tile:3")
		}},
		{"box-relic", func(a *App, s *Stage) {
			p := s.boxPage(a, "relic")
			p.onPiece(p.form("relic"), "relic:1")
		}},
		{"box-clash", func(a *App, s *Stage) {
			p := s.boxPage(a, "clash")
			p.onPiece(p.form("clash"), "clash:1")
		}},
		{"setup-box", func(a *App, s *Stage) { a.push(newSetupPage(a, s.boxed(a), nil)) }},
		{"score-box", func(a *App, s *Stage) { a.showScore(s.boxedPlay(a, true)) }},
		{"score-learn", func(a *App, s *Stage) { a.push(newScorePage(a, s.boxedPlay(a, false))) }},
		{"score-which", func(a *App, s *Stage) {
			p := newScorePage(a, s.boxedPlay(a, false))
			a.push(p)
			a.askBox(p.play, nil)
		}},
	}
}

// boxed gives the app two copies of Crazy Museum, and gives the game.
func (s *Stage) boxed(a *App) rules.Game {
	game, _ := gameOf("crazymuseum")
	return s.copies(a, game)
}

// copies gives the app a tracker with two copies of a game.
func (s *Stage) copies(a *App, game rules.Game) rules.Game {
	find := func(id rules.GameID) (rules.Game, bool) {
		if id == game.ID() {
			return game, true
		}
		return gameOf(id)
	}
	a.tracker = tracker.Open(tracker.NewMemory(), find, a.now)
	must := func(b tracker.Box, err error) tracker.Box {
		if err != nil {
			panic(err)
		}
		return b
	}
	must(a.tracker.NewBox(game, "Chez Emilia"))
	s.box = must(a.tracker.NewBox(game, a.text("boxes.name")))
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
		s.box = must(a.tracker.SetPiece(s.box.ID, thing, answers))
	}
	return game
}

func (s *Stage) boxPage(a *App, noun string) *boxPage {
	p := newBoxPage(a, s.boxed(a), s.box.ID)
	p.noun = noun
	a.push(p)
	return p
}

// boxedPlay is a play that is over and showed a room tile, begun with a box or without.
func (s *Stage) boxedPlay(a *App, with bool) *tracker.Play {
	game := s.boxed(a)
	players := []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}}
	play, err := a.tracker.New(game, rules.Setup{Seats: 2}, players)
	if with {
		play, err = a.tracker.NewWithBox(game, rules.Setup{Seats: 2, Box: s.box.Things}, players, s.box.ID)
	}
	if err != nil {
		panic(err)
	}
	print := func(special string) rules.Answers {
		return rules.Answers{"doors": {"N", "S"}, "colour": {"green"}, "special": {special}}
	}
	if !with {
		doFirst(play, "print", print("initial"))
	}
	doFirst(play, "move", nil)
	doFirst(play, "tile", rules.Answers{"number": {"17"}})
	doFirst(play, "print", print("none"))
	doFirst(play, "agree", nil)
	return play
}

// doFirst makes the first move of a kind that may be made.
func doFirst(play *tracker.Play, kind rules.Kind, answers rules.Answers) {
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
