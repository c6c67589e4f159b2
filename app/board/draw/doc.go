// Package draw holds what the boards of all games are made of: the widget that each embeds, the map that some move and
// zoom, and the tools they draw with.
//
//	base.go     Base: the widget inside every board, its drawing, its places that take taps
//	map.go      Map: a Base with a plane that is moved and zoomed
//	sight.go    what is seen of a map, for the board that is built in its place
//	focus.go    a map that shows in its middle what is asked, and what answers there
//	walk.go     figures on a map, who walk from spot to spot
//	carry.go    figures on a map, who are dragged to where they really stand
//	course.go   Course: something that goes on for a while and can be ended
//	box.go      Box: a place on a board
//	sketch.go   Sketch: shapes, texts and pictures collected in one flat list
//	stamp.go    icons as bitmaps that are kept
//	gauge.go    Gauge: a row or a column beside a map
//	easel.go    Easel: a sketch of a plane of cells; arrows, beams, directions
//	pawn.go     pawns and round figures
//	ink.go      Ink: how texts look, how they are measured and broken
//	tone.go     colours mixed from the theme's
//	probe.go    where a tap means what, for probes
//	exhibit.go  the icons on the floors of museums
package draw
