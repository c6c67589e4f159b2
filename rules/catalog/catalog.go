// Package catalog is the literal list of the games that Docent referees.
package catalog

import (
	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/crazymuseum"
	"docent/rules/museum"
	"docent/rules/oldmuseum"
	"docent/rules/trasteros"
)

var games = []rules.Game{
	trasteros.Game,
	crazymuseum.Game,
	oldmuseum.Game,
	cgexpo.Game,
	museum.Game,
}

// Games lists every game, in the order of the shelf.
func Games() []rules.Game { return append([]rules.Game(nil), games...) }

// Game finds a game by its id.
func Game(id rules.GameID) (rules.Game, bool) {
	for _, g := range games {
		if g.ID() == id {
			return g, true
		}
	}
	return nil, false
}
