package oldmuseum

import (
	"strconv"

	"docent/app/board"
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
	case noun == "room" && !b.free:
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

// mapped says that everybody has a map of its own.
func (b *Board) mapped() bool {
	_, ok := b.host.(board.Coverer)
	return ok && b.look.dark && b.look.tracked && !b.look.ended && b.private < 0
}
