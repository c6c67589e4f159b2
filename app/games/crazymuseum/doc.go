// Package crazymuseum draws Crazy Museum: alert lamps, and the museum as a map that is moved, zoomed and turned.
//
//	kit.go      what the game brings to the screen
//	board.go    Board: the widget
//	touch.go    what lies under a finger, and where a dragged figure would land
//	model.go    what is shown
//	read.go     how it is read from the state
//	plan.go     where everything stands, in cells of the map
//	tiles.go    rooms, doors, prices
//	tokens.go   what lies in rooms
//	figures.go  thieves, guards and the mummy, who walk
//	trails.go   the planned routes of the night
//	asked.go    the room that is asked about, and what answers there
//	duct.go     what lights up: the answers of a sheet, where the duct leads once it is asked for
//	gauge.go    alert, countdown, supplies
//	turn.go     the museum turned by quarters
//	art.go      icons of actions and tokens
//	probe.go    where a tap means what, for probes
package crazymuseum
