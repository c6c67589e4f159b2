// Package games lists what each game brings to the screen. A game that is not listed is played all the same, with a
// default board and the house's own colours.
package games

import (
	"docent/app/board"
	"docent/app/games/cgexpo"
	"docent/app/games/crazymuseum"
	"docent/app/games/museum"
	"docent/app/games/oldmuseum"
	"docent/app/games/trasteros"
	"docent/rules"
)

var kits = map[rules.GameID]board.Kit{
	"cgexpo":      cgexpo.Kit,
	"crazymuseum": crazymuseum.Kit,
	"museum":      museum.Kit,
	"oldmuseum":   oldmuseum.Kit,
	"trasteros":   trasteros.Kit,
}

// Of returns what a game brings to the screen; nothing where it is not listed.
func Of(game rules.GameID) board.Kit { return kits[game] }
