package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/rules"
	"docent/rules/cgexpo"
)

// Touch does what touching a thing means: a square is looked at before one goes there, a podcaster becomes the one
// who is fought, a zone is where the thief went; all else is the host's.
func (b *Board) Touch(thing rules.Thing) {
	noun, id := thing.Split()
	switch {
	case thing == packsThing:
		b.packs.toggle()
		return
	case thing == "deck" && b.look.read.Kind != "":
		b.tray.card.begin()
		return
	case noun == "square":
		if q, ok := cgexpo.ParseSquare(id); ok && b.look.lit.Has(q) {
			b.aim.lookAt(q)
			return
		}
	case noun == "zone" && b.look.walk.Kind != "":
		b.host.Do(b.look.walk, rules.Answers{"zone": {id}})
		return
	}
	if !b.tray.battle.against(thing) {
		b.host.Tap(thing)
	}
}

// tapMap finds what lies under a finger on the map: a lit square, why one cannot go to another, or a figure. While
// something moves, a tap only ends that.
func (b *Board) tapMap(at fyne.Position) {
	if b.Walking() || b.throw.rolling.On() {
		b.Skip()
		return
	}
	x, reach, exact := &b.look, b.hall.finger(), squareAtPoint(at)
	if b.Loosened() {
		if t := x.under(at, reach); t != nil {
			b.host.Tap(figureThing(t.piece))
		}
		return
	}
	if x.reach != nil && b.aim.meant(exact, at) {
		b.aim.refuse(exact)
		return
	}
	if q, ok := nearest(&x.lit, at, reach); ok {
		b.aim.lookAt(q)
		return
	}
	if x.reach != nil {
		b.aim.refuse(exact)
		return
	}
	if t := x.under(at, reach); t != nil {
		b.Touch(figureThing(t.piece))
	}
}
