// Package oldmuseum draws The Old Museum: the steps of the turn, the rooms, and what everybody has.
//
//	kit.go      what the game brings to the screen
//	board.go    Board: the widget
//	touch.go    what a tap does, and where a dragged pawn would land
//	model.go    what is shown
//	read.go     how it is read from the state
//	turn.go     the steps of the turn, read from it too
//	compass.go  the quarter turns of the map, and the turn that shows most
//	asked.go    the room that is asked about, and what answers there
//	plan.go     where everything stands
//	tiles.go    rooms and their sides
//	signs.go    what lies in rooms, danger tape
//	pawns.go    pawns, who walk
//	strip.go    the steps of the turn
//	facts.go    plates of exits and hands
//	order.go    the order of turns where rooms are not followed
//	shaping.go  the rooms laid in another shape
//	private.go  a seat's Notes Sheet: its own map, and what it wrote of rooms
//	art.go      icons of actions and cards
//	probe.go    where a tap means what, for probes
package oldmuseum
