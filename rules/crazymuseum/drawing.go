package crazymuseum

import (
	"strconv"

	"docent/rules"
	"docent/rules/grid"
)

// roomSteps is the side of a room on a drawing.
const roomSteps = 4

// drawings shows the rooms laid so far, their walls, and who is where.
func drawings(s *State, _ rules.Seat) []rules.Drawing {
	if len(s.Rooms) == 0 {
		return nil
	}
	left, top, right, bottom := s.Rooms[0].Cell.X, s.Rooms[0].Cell.Y, s.Rooms[0].Cell.X, s.Rooms[0].Cell.Y
	for i := range s.Rooms {
		c := s.Rooms[i].Cell
		left, top, right, bottom = min(left, c.X), min(top, c.Y), max(right, c.X), max(bottom, c.Y)
	}
	d := rules.Drawing{Key: "map", Width: int(right-left+1) * roomSteps, Height: int(bottom-top+1) * roomSteps}
	for i := range s.Rooms {
		r := &s.Rooms[i]
		x, y := int(r.Cell.X-left)*roomSteps, int(bottom-r.Cell.Y)*roomSteps
		d.Spots = append(d.Spots, rules.Spot{
			On: roomThings[r.Number], X: x, Y: y, Width: roomSteps, Height: roomSteps,
			Label: strconv.Itoa(r.Number), Here: s.inRoom(r.Number),
		})
		var drawn, weak [4]bool
		for n, side := range grid.Sides {
			switch s.Edge(r.Number, side) {
			case NoRoom:
				drawn[n] = !r.Doors.Has(side)
			case Wall:
				drawn[n] = true
			case OwnDoor, FarDoor:
				drawn[n], weak[n] = true, true
			}
		}
		d.Lines = append(d.Lines, rules.Around(x, y, roomSteps, drawn, weak)...)
	}
	return []rules.Drawing{d}
}

// inRoom lists who is in a room.
func (s *State) inRoom(number int) []rules.Thing {
	var here []rules.Thing
	for i := range s.Thieves {
		if t := &s.Thieves[i]; t.Room == number && !t.Out {
			here = append(here, seatThings[i])
		}
	}
	for i := range s.Guards {
		if s.Guards[i].Room == number {
			here = append(here, guardThings[i+1])
		}
	}
	if s.Mummy.Room == number {
		here = append(here, "mummy")
	}
	return here
}
