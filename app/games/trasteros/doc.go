// Package trasteros draws Trasteros Locos: the bank above five storage rooms and the public room, and below them what
// happens at the moment.
//
//	kit.go    what the game brings to the screen
//	board.go  Board: the widget
//	model.go  what is shown, read from the state
//	plan.go   where everything stands, on a phone and on a tablet
//	bank.go   cubes, badges and the discard pile
//	doors.go  storage rooms and the public room
//	stage.go  the market, the skeleton and the quiet turn
//	bids.go   fists, and bids in their order
//	reveal.go hands that open one by one; unveiling.go: their drawing
//	cards.go  cards as drawings and as pictures
//	art.go    cubes as pictures, icons of actions and tokens
package trasteros
