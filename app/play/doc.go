// Package play is the table in play; what an offer leaves open is drawn by its room ask.
//
//	table.go           the table and its parts; what a move brings
//	moment.go          the play as it is shown, and what may be done now
//	action.go          what one button does: an offer, or several of one kind; from a form to the play
//	frames.go          where everything stands, from the window's size alone
//	layout.go          placing it there
//	screen.go          the page: built, refreshed; what lies open when it is built anew
//	rail.go            whose turn it is, the other seats, the menu
//	drawer.go          the seats over the board, and grounds
//	tray.go            what may be done, as slots
//	base.go            undo, redo and the deed that goes on
//	host.go            the table as its board sees it
//	chooser.go         from an action to a move: reason, choice, question
//	question.go        what is asked, as a value; panel.go its sheet over the dock
//	pads.go            the buttons of the moment; ways.go: answers and ways that are one tap; keys.go: the keys that press them
//	awaited.go         who answers on phones of their own, and for how long
//	seats.go           the cards of the seats; tokens.go what they count
//	telling.go         what happened last
//	countdown.go       the clock of the table; countdown_away.go the time in which nobody looked;
//	                   countdown_cover.go the clock on a cover, while a secret answer is entered
//	secrets.go         who owes a secret answer; passing.go one seat's cover and, under it, its secret form: a sealed bid
//	corrections.go     how things really are
//	projector.go       what has been, shown on the table
//	playback.go        one step after the other; playbar.go its bar
//	objection.go       a step that the table calls wrong
//	logbook.go         what was done; log.go the list of it; branches.go the ways back, and what was undone
//	menu.go            what can be done besides playing
//	heard.go           what is played away from the table, on players' phones
package play
