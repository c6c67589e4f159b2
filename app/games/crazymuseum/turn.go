package crazymuseum

import (
	"docent/app/board/draw"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

// rotate turns rooms and exits some quarters to the right; what is between two rooms is told from the south or the west
// again.
func (h *model) rotate(quarters int) {
	if quarters%4 == 0 {
		return
	}
	for i := range h.tiles {
		t := &h.tiles[i]
		t.cell = draw.Turned(t.cell, quarters)
		var doubts grid.Set
		for _, d := range t.doubts.Dirs() {
			doubts = doubts.With(d.Turn(quarters))
		}
		t.doubts = doubts
	}
	for i := range h.outlets {
		e := &h.outlets[i]
		e.cell, e.side = draw.Turned(e.cell, quarters), e.side.Turn(quarters)
	}
	for i := range h.exits {
		e := &h.exits[i]
		e.cell, e.side = draw.Turned(e.cell, quarters), e.side.Turn(quarters)
		if e.kind == crazymuseum.NoRoom || e.side == grid.North || e.side == grid.East {
			continue
		}
		e.cell, e.side = e.cell.Next(e.side), e.side.Back()
		switch e.kind {
		case crazymuseum.OwnDoor:
			e.kind = crazymuseum.FarDoor
		case crazymuseum.FarDoor:
			e.kind = crazymuseum.OwnDoor
		}
	}
}
