// Package parts holds the widgets of pages that know what a game, a play or a box is. It knows no game.
//
//	text.go          how texts begin, and are joined; figures with their sign
//	tile.go          anything as a target
//	cell.go          a picture to pick, and how many of it; rows of them
//	arrow.go         the arrows of the compass
//	sidespad.go      the sides of a tile, around it; tilepicture.go: a tile with its doors
//	gridpad.go       the cells of a board; gridpicture.go: in small
//	tablepad.go      what is paid for each number
//	digits.go        numbers that share ten keys
//	leap.go          a number of a wide range
//	cover.go         the box of a game; plank.go: the board it stands on
//	playrow.go       a play, or a copy, in a list
//	file.go          something as a file; playfile.go: a play; everything.go: all that is kept; disk.go: written beside
//	                 what it replaces
//	given.go         a file that the app is started with, or that comes from around
//	typing.go        names as people type and paste them
//	learn.go         what is known of a copy, and what a play can add to it
//	evening.go       a finished play, and the players of several; tale.go: what is odd about one; table.go: several as a table
//	records.go       what somebody reached alone
//	rulings.go       the rules by their ids
package parts
