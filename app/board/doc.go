// Package board holds the contract between the pages and app/games: what a game brings to the screen and what it gets
// from there. A board may read its own game's state; it plays nothing, a tap on a thing goes to its Host.
//
//	board.go   Kit, all that a game brings; Board and Host: what is drawn, and the screen around it
//	able.go    what a board may be able to besides
//	asking.go  what a board asks by itself in the table's dock
//	artist.go  Artist, the pictures of a game's things and actions, and what it may be able to besides
//	chart.go   how a game's own figures are shown in the statistics
//	form.go    how pieces of a box are asked: forms and editors of a game, what lines of text spell
package board
