package museum

import (
	"docent/app/board/draw"
	"docent/rules"
)

// pen is handed to every part of the board: a sketch to draw on, the words of the table, and a way to take taps.
type pen struct {
	*draw.Sketch
	words words
	touch func(place draw.Box, thing rules.Thing)
}
