package oldmuseum

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// model holds what the board of The Old Museum shows, without any drawing.
type model struct {
	shown, ended bool
	quarters     int  // that the plane is turned to the right
	tracked      bool // rooms and pawns are followed
	dark, timed  bool
	turn         rules.Seat
	rooms        []chamber
	hall         chamber // both squares
	lines        []tunnelLine
	pawns        []explorer
	steps        [stepCount]stepMark
	did          []string // what was done in this turn besides
	deck         int
	players      []visitor
	exits        []leaver
	winner       rules.Seat
	shape        *rules.Offer // that lays the museum out otherwise
	goes         *rules.Offer // of the move that is to be made
	asks         *rules.Offer // about the room that is being tried
	way          *doorSide    // the side that is asked about
}

// chamber is a Room Square, or the Hall.
type chamber struct {
	at      oldmuseum.Place
	cells   []grid.Cell // two of the Hall
	sides   []oldmuseum.Sides
	special oldmuseum.Special
	card    lyingCard
	trap    bool
	locked  bool
	hidden  bool // lies face down
	taken   bool // somebody stands there
	asked   bool // it is being tried
	untold  bool // the table may tell that it is one of the two special rooms
	target  target
	refused *rules.Refusal // why it is no target
	breakIn rules.Seat     // who may break in here; Table where nobody
	note    oldmuseum.Note // what the seat wrote whose map it is
}

// thing returns what a tap on the room means.
func (c *chamber) thing() rules.Thing { return roomThing(c.at) }

// roomThing returns the thing of a room.
func roomThing(at oldmuseum.Place) rules.Thing { return rules.Of("room", at) }

// open reports whether the move may lead there.
func (c *chamber) open() bool { return c.target != noTarget && c.target != barred }

// lyingCard names what lies face down on a room.
type lyingCard uint8

const (
	noCard lyingCard = iota
	someCard
	utilityCard
	artifactCard
)

// target is how a room can be reached in this move.
type target uint8

const (
	noTarget   target = iota
	clearWay          // nothing known bars it
	tapedWay          // with a Room Access
	lockedWay         // with a Key: somebody found it locked
	unknownWay        // nobody told what the way looks like
	forcedWay         // by breaking in
	dugWay            // along a tunnel
	barred            // it is next door, and no target
)

// tunnelLine is a row or column of the table that a tunnel follows.
type tunnelLine struct {
	axis  oldmuseum.Axis
	along int8
}

// doorSide is a side of a square.
type doorSide struct {
	cell grid.Cell
	dir  grid.Dir
}

// explorer is somebody on the table.
type explorer struct {
	seat    rules.Seat
	place   oldmuseum.Place
	active  bool
	trapped bool
	misses  bool
	victim  bool // may be held up
	held    bool // is being held up
	crowned bool
	at      draw.Spot
}

// who returns what a tap on a pawn means.
func (p *explorer) who() rules.Thing { return rules.Of("seat", p.seat) }

// visitor is a player as far as everybody knows.
type visitor struct {
	seat            rules.Seat
	cards, treasure int // in hand; treasure are the artifacts that are known
	misses, out     bool
	active          bool
}

// leaver is who has left for good.
type leaver struct {
	seat         rules.Seat
	rank         int
	chosen, left int
}

// The steps of a turn, as the rules call them.
const (
	stepBegin = iota
	stepStart
	stepChoose
	stepCard
	stepFlip
	stepEnter
	stepInside
	stepLeave
	stepEnd
	stepClose
	stepCount
)

// turnSteps are the keys of their texts, turnIcons their pictures.
var (
	turnSteps = [stepCount]string{"begin", "start", "choose", "card", "flip", "enter", "inside", "leave", "end", "close"}
	turnIcons = [stepCount]string{"flag", "use-card", "footsteps", "cards", "moon", "entrance", "eye", "drop", "use-card", "arrow-right"}
)

// stepMark is how far a step is.
type stepMark uint8

const (
	stepAhead   stepMark = iota
	stepNow              // what is done or asked now
	stepMay              // may still be done instead
	stepDone             //
	stepSkipped          // is not done in this turn
)

// step returns the step that the table is at, or -1.
func (g *model) step() int { return slices.Index(g.steps[:], stepNow) }

// chamber finds a room or the Hall by its place.
func (g *model) chamber(at oldmuseum.Place) *chamber {
	if at == oldmuseum.HallPlace {
		return &g.hall
	}
	for i := range g.rooms {
		if g.rooms[i].at == at {
			return &g.rooms[i]
		}
	}
	return nil
}

// under finds a room or the Hall by its square.
func (g *model) under(c grid.Cell) *chamber {
	if slices.Contains(g.hall.cells, c) {
		return &g.hall
	}
	for i := range g.rooms {
		if g.rooms[i].cells[0] == c {
			return &g.rooms[i]
		}
	}
	return nil
}

// crowd returns how many stand in a room.
func (g *model) crowd(at oldmuseum.Place) int {
	n := 0
	for i := range g.pawns {
		if g.pawns[i].place == at {
			n++
		}
	}
	return n
}

// all calls a function with every room and the Hall.
func (g *model) all(do func(*chamber)) {
	do(&g.hall)
	for i := range g.rooms {
		do(&g.rooms[i])
	}
}

// moved returns the ways of those who stand elsewhere than before.
func (g *model) moved(before *model) draw.Ways {
	ways := draw.Ways{}
	for i := range g.pawns {
		p := &g.pawns[i]
		for j := range before.pawns {
			if old := &before.pawns[j]; old.seat == p.seat && old.place != p.place {
				ways[p.who()] = []fyne.Position{old.at.Mid(), p.at.Mid()}
			}
		}
	}
	return ways
}

// home returns the middle of the room that matters most: whose turn it is, or the Hall.
func (g *model) home() fyne.Position {
	for i := range g.pawns {
		if g.pawns[i].active {
			return g.pawns[i].at.Mid()
		}
	}
	if len(g.hall.cells) == 0 {
		return fyne.Position{}
	}
	at := g.hall.box()
	x, y := at.Mid()
	return fyne.NewPos(x, y)
}
