// Package cgexpo is the referee of CGE Adventures: thieves race for a stack of CDs past
// podcasters and a janitor, and flee with it.
//
//	book.go       every rule and ruling
//	kinds.go      zones, items, podcasters, ways; sets.go: sets of them
//	square.go     squares, and sets of them as bits
//	house.go      set-up form and house rules
//	board.go      the recorded board
//	box.go        what a copy of the game prints; doubts.go: what of it cannot be right
//	state.go      the table
//	agenda.go     what is still to happen, and who is asked
//	setup.go      laying out, the checklist                     (Setup)
//	turn.go       the turn and its roll                         (Player Turn)
//	encounter.go  podcasters beside a thief, the battle         (Podcaster Encounter)
//	caught.go     outside, lives, exclusion                     (Caught Stealing)
//	home.go       what goes back to its start, or beside it
//	terrain.go    which steps walls and doors allow
//	quest.go      what a roll’s search depends on, and the search that is remembered
//	reach.go      where a roll leads; route.go: by which way
//	move.go       the move by squares; walk.go: by zones        (CD Thief Movement)
//	suggest.go    a plausible move, for the form
//	legs.go       the moves of podcasters that a card prints
//	event.go      event cards                                   (Event Deck)
//	podcaster.go  how podcasters move                           (Podcaster Movement)
//	approach.go   the ways towards a thief, of which one is chosen
//	ray.go        the ways a podcaster can be led, for a board to show
//	carl.go       the janitor and his dustpan                   (Activating Carl, Carl's Inventory)
//	frantic.go    the escape                                    (Frantic Mode)
//	offers.go     what may be done now
//	fixes.go      correcting the table
//	setters.go    what a correction changes beside its field
//	check.go      what holds in every position
//	score.go      who won
//	drawing.go    a small map for phones
//	figures.go  what statistics keep of a step
//	game.go       the game, defined; things.go: what it names over and over
package cgexpo
