package crazymuseum

import (
	"slices"
	"strconv"

	"docent/rules"
	"docent/rules/grid"
)

// Edge names what stands between a room and the cell on one of its sides (part 3 of the spec).
type Edge uint8

// The kinds of edges.
const (
	NoRoom    Edge = iota // no room is known there
	Wall                  // no door on either side
	BothDoors             // a door on both sides
	OwnDoor               // a door only in the room one leaves
	FarDoor               // a door only in the room one wants to enter: thieves need a ladder
)

// index returns where a room stands in the list of rooms; -1 if it is not known.
func (s *State) index(number int) int {
	for i := range s.Rooms {
		if s.Rooms[i].Number == number {
			return i
		}
	}
	return -1
}

// room returns the room of that number, or nil.
func (s *State) room(number int) *Room {
	if i := s.index(number); i >= 0 {
		return &s.Rooms[i]
	}
	return nil
}

// at returns the room on a cell, or nil.
func (s *State) at(c grid.Cell) *Room {
	for i := range s.Rooms {
		if s.Rooms[i].Cell == c {
			return &s.Rooms[i]
		}
	}
	return nil
}

// Beside returns the room on a side of another, or nil.
func (s *State) Beside(number int, d grid.Dir) *Room {
	r := s.room(number)
	if r == nil || d == grid.None {
		return nil
	}
	return s.at(r.Cell.Next(d))
}

// Edge names what stands on a side of a room.
func (s *State) Edge(number int, d grid.Dir) Edge {
	a, b := s.room(number), s.Beside(number, d)
	if a == nil || b == nil {
		return NoRoom
	}
	switch mine, theirs := a.Doors.Has(d), b.Doors.Has(d.Back()); {
	case mine && theirs:
		return BothDoors
	case mine:
		return OwnDoor
	case theirs:
		return FarDoor
	}
	return Wall
}

// passable reports whether guards and mummy walk through (CM-GUARD-6, CM-Q28).
func (s *State) passable(number int, d grid.Dir) bool { return s.Edge(number, d) > Wall }

// undecided reports whether a side of a room must be asked before one can tell door from wall.
func (s *State) undecided(number int, d grid.Dir) bool {
	a := s.room(number)
	return a != nil && a.Unsure.Has(d) && s.Edge(number, d) == Wall
}

// doubtAt finds a side that must be asked before anybody walks from a room; ok is false
// where none must.
func (s *State) doubtAt(number int) (room int, d grid.Dir, ok bool) {
	for _, side := range grid.Sides {
		if s.undecided(number, side) {
			return number, side, true
		}
		if b := s.Beside(number, side); b != nil && s.undecided(b.Number, side.Back()) {
			return b.Number, side.Back(), true
		}
	}
	return 0, grid.None, false
}

// doubt finds any such side of the museum, for the shortest paths.
func (s *State) doubt() (room int, d grid.Dir, ok bool) {
	for i := range s.Rooms {
		if s.Rooms[i].Unsure != 0 {
			if room, d, ok = s.doubtAt(s.Rooms[i].Number); ok {
				return room, d, true
			}
		}
	}
	return 0, grid.None, false
}

// canGrow reports whether some door still leads to an undiscovered room (CM-MAP-4, CM-Q93).
func (s *State) canGrow() bool {
	if s.TilesLeft() <= 0 {
		return false
	}
	for i := range s.Rooms {
		for _, d := range grid.Sides {
			if r := &s.Rooms[i]; (r.Doors | r.Unsure).Has(d) && s.at(r.Cell.Next(d)) == nil {
				return true
			}
		}
	}
	return false
}

// far is a distance that no path has.
const far = 99

// Distances counts the steps from every room to one, in the order of Rooms, on the
// guards' way: through every door of either side. Unreachable rooms are at 99.
func (s *State) Distances(to int) []int {
	return s.distances(to, make([]int, len(s.Rooms)))
}

func (s *State) distances(to int, dist []int) []int {
	for i := range dist {
		dist[i] = far
	}
	at := s.index(to)
	if at < 0 {
		return dist
	}
	var buffer [mostNumber]int
	queue := append(buffer[:0], at)
	dist[at] = 0
	for len(queue) > 0 {
		i := queue[0]
		queue = queue[1:]
		for _, d := range grid.Sides {
			if j := s.through(i, d); j >= 0 && dist[j] == far {
				dist[j] = dist[i] + 1
				queue = append(queue, j)
			}
		}
	}
	return dist
}

// through returns where a guard gets from a room through a side, both as places in Rooms; -1
// where no way leads.
func (s *State) through(room int, d grid.Dir) int {
	a := &s.Rooms[room]
	there := a.Cell.Next(d)
	for j := range s.Rooms {
		if b := &s.Rooms[j]; b.Cell == there {
			if a.Doors.Has(d) || b.Doors.Has(d.Back()) {
				return j
			}
			return -1
		}
	}
	return -1
}

// toward returns the first direction of a shortest path: straight on where that is one, then
// in the order of the Help token (CM-Q30b). It is None without a path.
func (s *State) toward(from, to int, heading grid.Dir, order Order) grid.Dir {
	var buffer [mostNumber]int
	dist := s.distances(to, buffer[:len(s.Rooms)])
	at := s.index(from)
	if at < 0 || dist[at] == far || dist[at] == 0 {
		return grid.None
	}
	best := func(d grid.Dir) bool {
		next := s.through(at, d)
		return next >= 0 && dist[next] == dist[at]-1
	}
	h := straight(heading)
	if best(h) {
		return h
	}
	for _, d := range order.sides(h, s.House.LiteralOrder) {
		if best(d) {
			return d
		}
	}
	return grid.None
}

// straight treats an unset heading as north (CM-Q30b).
func straight(h grid.Dir) grid.Dir {
	if h == grid.None {
		return grid.North
	}
	return h
}

// ahead returns where a figure turns that walks straight on as long as it can, then by its
// Help token (CM-GUARD-5). It is None where every side is shut.
func (s *State) ahead(room int, heading grid.Dir, order Order) grid.Dir {
	h := straight(heading)
	if s.passable(room, h) {
		return h
	}
	for _, d := range order.sides(h, s.House.LiteralOrder) {
		if s.passable(room, d) {
			return d
		}
	}
	return grid.None
}

// guardOrder and mummyOrder are the Help tokens' priorities, assumed where not told.
func (s *State) guardOrder() Order {
	if s.Prints.Guard != 0 {
		return s.Prints.Guard
	}
	return RightLeftBack
}

func (s *State) mummyOrder() Order {
	if s.Prints.Mummy != 0 {
		return s.Prints.Mummy
	}
	return LeftRightBack
}

// numbers lists the numbers of the rooms on the table, ascending.
func (s *State) numbers() []int {
	list := make([]int, len(s.Rooms))
	for i := range s.Rooms {
		list[i] = s.Rooms[i].Number
	}
	slices.Sort(list)
	return list
}

// initialRoom returns the number of the initial room.
func (s *State) initialRoom() int {
	for i := range s.Rooms {
		if s.Rooms[i].Special == Initial {
			return s.Rooms[i].Number
		}
	}
	return s.Rooms[0].Number
}

// lastRoom returns the number of the room discovered last.
func (s *State) lastRoom() int { return s.Rooms[len(s.Rooms)-1].Number }

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
