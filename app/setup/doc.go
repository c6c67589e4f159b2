// Package setup holds the pages before a play: who plays what, and how the table is laid out.
//
//	page.go         the set-up, until the play begins
//	seating.go      who sits where; seatrow.go the row of a player, grip.go by which it is dragged
//	player.go       the sheet of a player
//	settings.go     what the rulebook asks, and house rules
//	box.go          which copy of the game is on the table
//	draw.go         the way to the editor of a drawing that the play misses
//	records.go      what one player is up to beat
//	checklist.go    how the table is laid out, to be ticked off
package setup
