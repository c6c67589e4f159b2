package oldmuseum

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules"
)

// The board's own things: a seat's map in the dark, and laying the rooms otherwise.
const (
	mapNoun                = "map"
	shapeThing rules.Thing = "layout"
)

// Touch does what a tap on a thing means: a room is gone to, or says why not.
func (b *Board) Touch(thing rules.Thing) {
	noun, id := thing.Split()
	n, err := strconv.Atoi(id)
	switch {
	case thing == shapeThing && b.look.shape != nil:
		b.shaping.begin()
	case noun == mapNoun && err == nil:
		if host, ok := b.host.(board.Coverer); ok {
			host.Cover(rules.Seat(n))
		}
	case noun == "room" && !b.Loosened():
		b.tapRoom(thing)
	default:
		b.host.Tap(thing)
	}
}

// tapRoom goes to a room, or tells what bars it.
func (b *Board) tapRoom(thing rules.Thing) {
	var c *chamber
	b.look.all(func(x *chamber) {
		if x.thing() == thing {
			c = x
		}
	})
	switch {
	case c == nil:
	case c.asked && b.look.asks != nil:
		b.host.Do(*b.look.asks, nil)
	case c.open():
		b.host.Do(*b.look.goes, rules.Answers{"to": {c.at.String()}})
	case c.refused != nil:
		b.host.Do(rules.Offer{Kind: "go", Seat: b.look.turn, Rule: c.refused.Rule, Refused: c.refused}, nil)
	default:
		b.host.Tap(thing)
	}
}

// Things lists what can be tapped now.
func (b *Board) Things() []rules.Thing {
	if b.private >= 0 || b.shaping.open {
		return nil
	}
	var list []rules.Thing
	b.look.all(func(c *chamber) {
		if c.open() || c.untold || c.asked && b.look.asks != nil {
			list = append(list, c.thing())
		}
	})
	for i := range b.look.players {
		if b.mapped() && !b.look.players[i].out {
			list = append(list, rules.Of(mapNoun, i))
		}
	}
	if b.look.shape != nil {
		list = append(list, shapeThing)
	}
	return list
}

// mapped reports whether everybody has a map of its own, with its notes.
func (b *Board) mapped() bool {
	_, ok := b.host.(board.Coverer)
	return ok && !b.look.ended && b.private < 0
}

// tapRooms finds the room under a finger. Who stands there is never held up by it: that has a button of its own.
func (b *Board) tapRooms(at fyne.Position) {
	switch {
	case b.private >= 0:
		if c := b.look.under(draw.CellAt(at)); c != nil && b.picked != nil {
			b.picked(c.at)
		}
	case b.shaping.open:
		b.shaping.tap(draw.CellAt(at))
	case b.turnKnob(at):
	default:
		if c := b.look.under(draw.CellAt(at)); c != nil {
			b.Touch(c.thing())
		}
	}
}

// grab returns the pawn at a point and the room where it stands.
func (b *Board) grab(at fyne.Position) draw.Grip {
	var found draw.Grip
	if b.shaping.open || b.private >= 0 {
		return found
	}
	best := float32(math.MaxFloat32)
	for i := range b.look.pawns {
		p := &b.look.pawns[i]
		if d := draw.Apart(at, p.at.Mid()); d < best && d < p.at.Wide*0.7 {
			best, found = d, draw.Grip{Who: p.who(), From: roomThing(p.place)}
		}
	}
	return found
}

// land returns the room that a pawn would be put into at a point.
func (b *Board) land(at fyne.Position) draw.Hit {
	if c := b.look.under(draw.CellAt(at)); c != nil {
		return draw.Hit{Box: c.box(), Thing: c.thing()}
	}
	return draw.Hit{}
}
