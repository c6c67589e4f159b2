//go:build scenes

package crazymuseum

import (
	"docent/app/box"
	"docent/app/parts"
	"docent/app/result"
	"docent/app/scenes/stage"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// boxScenes lists what Docent knows of the copies of a game.
func boxScenes() []stage.Scene {
	return []stage.Scene{
		{Name: "boxes", Open: func(a *shell.App, s *stage.Stage) {
			Boxed(a, s)
			a.Push(box.NewList(a))
		}},
		{Name: "boxes-none", Open: func(a *shell.App, s *stage.Stage) {
			game := Boxed(a, s)
			all, _ := a.Tracker.Boxes(game)
			for _, b := range all {
				a.Tell(a.Tracker.RemoveBox(b.ID))
			}
			a.Push(box.NewList(a))
		}},
		{Name: "boxes-removed", Open: func(a *shell.App, s *stage.Stage) {
			Boxed(a, s)
			p := box.NewList(a)
			a.Push(p)
			p.OnRemove(s.Box)
			a.Banner.SetClosed(nil)
		}},
		{Name: "box", Open: func(a *shell.App, s *stage.Stage) { boxPage(a, s, "tile") }},
		{Name: "box-figures", Open: func(a *shell.App, s *stage.Stage) { boxPage(a, s, "card") }},
		{Name: "box-more", Open: func(a *shell.App, s *stage.Stage) { boxPage(a, s, "tile").OnMore() }},
		{Name: "box-rename", Open: func(a *shell.App, s *stage.Stage) { boxPage(a, s, "tile").OnRename() }},
		{Name: "box-tile", Open: func(a *shell.App, s *stage.Stage) {
			p := boxPage(a, s, "tile")
			p.OnPiece(p.Form("tile"), "tile:3")
		}},
		{Name: "box-relic", Open: func(a *shell.App, s *stage.Stage) {
			p := boxPage(a, s, "relic")
			p.OnPiece(p.Form("relic"), "relic:1")
		}},
		{Name: "box-clash", Open: func(a *shell.App, s *stage.Stage) {
			p := boxPage(a, s, "clash")
			p.OnPiece(p.Form("clash"), "clash:1")
		}},
		{Name: "setup-box", Open: func(a *shell.App, s *stage.Stage) { a.Push(setup.New(a, Boxed(a, s), nil)) }},
		{Name: "score-box", Open: func(a *shell.App, s *stage.Stage) { a.Replace(a.To.Ended(BoxedPlay(a, s, true))) }},
		{Name: "score-learn", Open: func(a *shell.App, s *stage.Stage) { a.Push(result.New(a, BoxedPlay(a, s, false))) }},
		{Name: "score-which", Open: func(a *shell.App, s *stage.Stage) {
			p := result.New(a, BoxedPlay(a, s, false))
			a.Push(p)
			parts.AskBox(a, p.Play(), nil)
		}},
	}
}

// Boxed gives the app two copies of Crazy Museum, and returns the game.
func Boxed(a *shell.App, s *stage.Stage) rules.Game {
	return Copies(a, s, Game())
}

// Copies gives the app a tracker with two copies of a game, the second of which was changed last.
func Copies(a *shell.App, s *stage.Stage, game rules.Game) rules.Game {
	find := func(id rules.GameID) (rules.Game, bool) {
		if id == game.ID() {
			return game, true
		}
		return catalog.Game(id)
	}
	a.Tracker = tracker.Open(stores.NewMemory(), find, stage.Ticking(a.Now))
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

func boxPage(a *shell.App, s *stage.Stage, noun string) *box.Copy {
	p := box.NewCopy(a, Boxed(a, s), s.Box.ID)
	p.SetNoun(noun)
	a.Push(p)
	return p
}

// BoxedPlay returns a play that is over and showed a room tile, begun with a box or without.
func BoxedPlay(a *shell.App, s *stage.Stage, with bool) *tracker.Play {
	game := Boxed(a, s)
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
		stage.Do(play, "print", print("initial"))
	}
	stage.Do(play, "move", nil)
	stage.Do(play, "tile", rules.Answers{"number": {"17"}})
	stage.Do(play, "print", print("none"))
	stage.Do(play, "agree", nil)
	return play
}
