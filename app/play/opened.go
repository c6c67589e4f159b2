package play

import (
	"docent/app/board"
	"docent/app/kit"
)

// opened holds which parts of a table lie open, and the part of the board that somebody chose to see: a table that is built
// anew shows them again.
type opened struct {
	tray, seats     bool
	trayAt, seatsAt float32
	boardAt         float32
	sight           kit.Sight
}

// openedOf returns what is open on a table.
func openedOf(t *Table) opened {
	if t.root == nil {
		return opened{}
	}
	o := opened{tray: t.pads.tray.open, seats: t.drawer.down, trayAt: t.pads.tray.scroll.Offset(), seatsAt: t.seatScroll.Offset()}
	if t.scroll != nil {
		o.boardAt = t.scroll.Offset()
	}
	if one, ok := t.board.(board.Sighted); ok {
		o.sight = one.Sight()
	}
	return o
}

// reopen opens what was open before the table was built.
func (o opened) reopen(t *Table) {
	t.drawer.down, t.pads.tray.open = o.seats, o.tray && len(t.pads.slots) > 0
	if one, ok := t.board.(board.Sighted); ok && o.sight.Held {
		one.See(o.sight)
	}
}

// reread scrolls to what was read before the table was built, once that has its place.
func (o opened) reread(t *Table) {
	t.opened = opened{}
	t.pads.tray.scroll.ScrollTo(o.trayAt)
	t.seatScroll.ScrollTo(o.seatsAt)
	if t.scroll != nil {
		t.scroll.ScrollTo(o.boardAt)
	}
}
