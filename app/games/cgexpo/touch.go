package cgexpo

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Touch does what touching a thing means: a square is where one goes, a podcaster becomes the one
// who is fought, a zone is where the thief goes; all else is the host's.
func (b *Board) Touch(thing rules.Thing) {
	noun, id := thing.Split()
	switch {
	case thing == packsThing:
		b.packs.toggle()
		return
	case thing == saysThing:
		b.saying.putAway()
		return
	case noun == "square":
		q, ok := cgexpo.ParseSquare(id)
		if ok && b.look.lit.Has(q) {
			b.aim.tap(q, true)
			return
		}
		if ok && b.entersAt(b.look.lies().middle(q)) {
			return
		}
	case noun == "figure" && b.entersFor(thing):
		return
	case noun == "zone" && b.tray.kind() == walkTray:
		b.tray.stroll.to(zoneNamed(id))
		return
	}
	if !b.tray.battle.against(thing) {
		b.host.Tap(thing)
	}
}

// entersAt takes a tap on the map for the card that is entered, and reports whether it means anything for it.
func (b *Board) entersAt(at fyne.Position) bool {
	return b.tray.kind() == cardTray && b.look.mapped && b.tray.card.tap(at, b.hall.finger())
}

// entersFor takes a tap on somebody or something for what is entered, and reports whether it means anything for it.
func (b *Board) entersFor(thing rules.Thing) bool {
	switch b.tray.kind() {
	case reportTray:
		return b.tray.report.takes(thing)
	case walkTray:
		if thing == figureThing(cgexpo.CDs) {
			b.tray.stroll.fetch()
			return true
		}
		return b.meets(thing)
	case meetTray:
		return b.meets(thing)
	case cardTray:
		if who := slices.IndexFunc(allPods, func(p cgexpo.Piece) bool { return figureThing(p) == thing }); who >= 0 {
			b.tray.card.change(func() { b.tray.card.choose(who) })()
			return true
		}
	}
	return false
}

// meets enters a podcaster who may be beside the thief, or takes him away, and reports whether somebody like that was tapped.
func (b *Board) meets(thing rules.Thing) bool {
	for _, p := range allPods {
		if figureThing(p) == thing && b.tray.meet.mayMeet(p) {
			b.tray.meet.toggle(p)
			return true
		}
	}
	return false
}

// wobble is how far a finger may slip on the zones and still mean a tap.
const wobble float32 = 10

// Dragged has a finger drag a podcaster through the zones while a card is entered, and the thief at turn while he is about to go.
func (b *Board) Dragged(e *fyne.DragEvent) {
	h := &b.tray.report.haul
	if !h.began {
		h.from, h.began = e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY), true
	}
	h.at = e.Position
	if draw.Apart(h.from, h.at) <= wobble {
		return
	}
	switch b.tray.kind() {
	case reportTray:
		b.tray.report.drag(b.hit(h.from))
	case walkTray:
		if h.thief = h.thief || b.zones.goes(h.from); h.thief {
			b.Redraw()
		}
	}
}

// DragEnd lets go of him; a finger that only wobbled has tapped.
func (b *Board) DragEnd() {
	h := b.tray.report.haul
	b.tray.report.haul = haul{}
	switch {
	case h.thief:
		b.Redraw()
		b.zones.land(h.at)
	case h.pod != 0:
		b.tray.report.put(h.pod, b.hit(h.at))
	case draw.Apart(h.from, h.at) <= wobble:
		b.Tapped(&fyne.PointEvent{Position: h.from})
	}
}

// hit returns what takes a tap at a point of the board; nothing where nothing does.
func (b *Board) hit(at fyne.Position) rules.Thing {
	for _, h := range slices.Backward(b.Hits()) {
		if h.Box.Holds(at) {
			return h.Thing
		}
	}
	return ""
}

// tapMap finds what lies under a finger on the map: a lit square, why one cannot go to another, or a figure. While
// something moves, a tap only ends that.
func (b *Board) tapMap(at fyne.Position) {
	if b.Walking() || b.throw.rolling.On() {
		b.Skip()
		return
	}
	x, reach, exact := &b.look, b.hall.finger(), b.look.lies().at(at)
	if b.Loosened() {
		if t := x.under(at, reach); t != nil {
			b.host.Tap(figureThing(t.piece))
		}
		return
	}
	if b.aim.due() && b.aim.meant(exact, at) {
		b.aim.refuse(exact)
		return
	}
	if q, ok := x.lies().nearest(&x.lit, at, reach); ok {
		b.aim.tap(q, q == exact)
		return
	}
	if b.entersAt(at) {
		return
	}
	if b.aim.due() {
		b.aim.refuse(exact)
		return
	}
	if t := x.under(at, reach); t != nil {
		b.Touch(figureThing(t.piece))
	}
}
