package crazymuseum

import (
	"math"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/crazymuseum"
)

// tapMap finds what of the map lies under a finger: somebody who can be chosen, the dark behind a door, a room.
func (b *Board) tapMap(at fyne.Position) {
	thing := b.under(at)
	if o, far := b.far(thing); far {
		b.host.Do(o, nil)
	} else if thing != "" {
		b.host.Tap(thing)
	}
}

// under returns the thing at a point of the map: something small, or else what is around it.
func (b *Board) under(at fyne.Position) rules.Thing {
	if thing := b.nearest(at); thing != "" {
		return thing
	}
	return b.look.under(at, b.reach())
}

// nearest returns the nearest small thing within reach of a point of the map, or nothing.
func (b *Board) nearest(at fyne.Position) rules.Thing {
	best, thing := b.reach(), rules.Thing("")
	for _, small := range b.small {
		x, y := small.Box.Mid()
		if d := draw.Apart(at, fyne.NewPos(x, y)); d < best {
			best, thing = d, small.Thing
		}
	}
	return thing
}

// reach returns half the width of a finger, in cells.
func (b *Board) reach() float32 { return look.Touch / 2 / b.View.Scale() }

// under returns the thing at a point of the map; what can be tapped is at least twice reach wide.
func (h *model) under(at fyne.Position, reach float32) rules.Thing {
	for _, f := range h.figures {
		if f.lit && f.at.Nears(at, min(reach, f.at.Wide*0.75)) {
			return f.who
		}
	}
	if t := h.tileAt(at); t != nil {
		return t.thing
	}
	for _, lit := range [...]bool{true, false} {
		for _, e := range h.exits {
			if e.kind == crazymuseum.NoRoom && e.lit == lit && touchBox(e, reach).Holds(at) {
				return e.thing
			}
		}
	}
	return ""
}

// tileAt returns the room at a point of the map, or nil.
func (h *model) tileAt(at fyne.Position) *tile {
	cell := draw.CellAt(at)
	for i := range h.tiles {
		if h.tiles[i].cell == cell {
			return &h.tiles[i]
		}
	}
	return nil
}

// grab returns the figure at a point and the room where it stands.
func (b *Board) grab(at fyne.Position) draw.Grip {
	var found draw.Grip
	best := float32(math.MaxFloat32)
	for _, f := range b.look.figures {
		d := draw.Apart(at, f.at.Mid())
		if d < best && d < max(f.at.Wide/2, min(b.reach(), f.at.Wide*0.75)) {
			best, found = d, draw.Grip{Who: f.who, From: rules.Of("room", f.number)}
		}
	}
	return found
}

// land returns the room that a figure would be put into at a point.
func (b *Board) land(at fyne.Position) draw.Hit {
	if t := b.look.tileAt(at); t != nil {
		return draw.Hit{Box: tileBox(t.cell), Thing: t.thing}
	}
	return draw.Hit{}
}
