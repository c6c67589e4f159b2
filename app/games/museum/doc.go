// Package museum draws Museum on the screen: the table while the game goes on, and one player's museum in large, to
// lay it, to count it and to look for its best arrangement.
//
//	kit.go        what the game brings to the screen
//	art.go        icons of actions, pictures of cards and signs, bills
//	board.go      the board: what it shows now, and where taps go
//	pen.go        what every part draws with
//	words.go      civilisations, cards and lines in the table's language
//	model.go      what the board shows, without any drawing
//	read.go       how the model is read from the state of the game
//	duties.go     what a player tells for the count besides the museum
//	gain.go       the lines of a museum's count under both readings
//	floor.go      the table while the game goes on, and where its parts stand
//	track.go      the score track
//	site.go       a continent
//	row.go        the open personalities
//	news.go       the headline, and the parts of a turn
//	cards.go      every seat's museum in small, with its pool or its duties
//	others.go     the museums of all seats beside the large one
//	grid.go       the cells of a museum with their cards
//	arrows.go     the moves of the best arrangement on the cells
//	hall.go       the museum that is large: what is open, lit and tapped there
//	hallview.go   how it is drawn
//	hallplan.go   where its parts stand
//	dock.go       its keys and its deed on the dock of a phone
//	head.go       its name, its total and its buttons
//	hand.go       what somebody who lays it has chosen so far
//	keys.go       what it is laid with
//	list.go       its collections with their points
//	changeform.go the form of a card of the box whose text may change something
//	search.go     the search for its best arrangement
//	searchhead.go how that search goes
//	moves.go      which card goes where, and one move in words
//	proof.go      the cells that a line of the score counts
package museum
