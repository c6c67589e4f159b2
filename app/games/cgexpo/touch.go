package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Tapped finds what lies beside the map under a finger.
func (b *Board) Tapped(e *fyne.PointEvent) {
	for i := len(b.hits) - 1; i >= 0; i-- {
		if b.hits[i].Box.Holds(e.Position) {
			b.Touch(b.hits[i].Thing)
			return
		}
	}
}

// TappedSecondary is a slow tap.
func (b *Board) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// Touch does what touching a thing means: a square is looked at before one goes there, a podcaster becomes the one
// who is fought, a zone is where the thief went; all else is the host's.
func (b *Board) Touch(thing rules.Thing) {
	noun, id := thing.Split()
	switch {
	case thing == packsThing:
		b.togglePacks()
		return
	case thing == "deck" && b.look.read.Kind != "":
		b.openCard()
		return
	case noun == "square":
		if q, ok := cgexpo.ParseSquare(id); ok && b.look.lit.Has(q) {
			b.aimAt(q)
			return
		}
	case noun == "zone" && b.look.walk.Kind != "":
		b.host.Do(b.look.walk, rules.Answers{"zone": {id}})
		return
	}
	for i, o := range b.look.fights {
		if len(o.On) > 0 && o.On[0] == thing {
			b.chooseFoe(i)
			return
		}
	}
	b.host.Tap(thing)
}

const packsThing rules.Thing = "packs:all"

// togglePacks shows all backpacks in place of the map, or the map again.
func (b *Board) togglePacks() {
	b.packs = !b.packs
	b.redraw()
	b.host.Reshape()
}

// tapMap finds what lies under a finger on the map: a lit square, why one cannot go to another, or who stands there.
func (b *Board) tapMap(at fyne.Position) {
	if b.done < 1 || b.throw.rolling {
		b.Skip()
		return
	}
	x := &b.look
	reach := kit.Touch / 2 / b.view.Scale()
	exact := squareAtPoint(at)
	if b.free {
		if t := b.under(at, reach); t != nil {
			b.host.Tap(figureThing(t.piece))
		}
		return
	}
	if x.reach != nil && b.meant(exact, at) {
		b.refuse(exact)
		return
	}
	if q, ok := nearest(&x.lit, at, reach); ok {
		b.aimAt(q)
		return
	}
	if x.reach != nil {
		b.refuse(exact)
		return
	}
	if t := b.under(at, reach); t != nil {
		b.Touch(figureThing(t.piece))
	}
}

// aimAt looks at a square; a second time it goes there.
func (b *Board) aimAt(q cgexpo.Square) {
	if b.picked.at == q {
		b.confirm()
		return
	}
	x := &b.look
	p := choice{at: q, offer: x.point, answers: rules.Answers{"to": {q.String()}}}
	if x.reach != nil {
		p.offer = x.move
		p.haul, _ = x.reach.Best(q)
		p.way = x.reach.Route(q, p.haul)
	}
	b.picked = p
	b.redraw()
	b.view.Refresh()
}

// confirm goes to the square that is looked at.
func (b *Board) confirm() {
	if p := b.picked; p.at != 0 {
		b.host.Do(p.offer, p.answers)
	}
}

// meant says that a tap in the middle of a square that is not lit means that one, not a lit one beside it. The larger
// squares are, the more of them counts as their middle.
func (b *Board) meant(exact cgexpo.Square, at fyne.Position) bool {
	if exact == 0 || b.look.lit.Has(exact) {
		return false
	}
	half := min(0.5, max(0.15, (b.view.Scale()-12)/48))
	m := middleOfSquare(exact)
	return max(at.X-m.X, m.X-at.X) <= half && max(at.Y-m.Y, m.Y-at.Y) <= half
}

// refuse ends the looking, and says why the move cannot end on a square.
func (b *Board) refuse(q cgexpo.Square) {
	x := &b.look
	if b.picked.at != 0 {
		b.picked = choice{}
		b.redraw()
		b.view.Refresh()
	}
	if board := x.board(); q == 0 || q.X() >= board.Width || q.Y() >= board.Height() {
		return
	}
	if why := x.state.WhyNot(q); why != nil { // the move's blank lists only the squares round about
		o := x.move
		o.Rule, o.Refused = why.Rule, why
		b.host.Do(o, rules.Answers{"to": {q.String()}})
	}
}

// squareAtPoint is the square that holds a point; 0 beside the board.
func squareAtPoint(at fyne.Position) cgexpo.Square {
	if at.X < 0 || at.Y < 0 || at.X >= 30 || at.Y >= 30 {
		return 0
	}
	return cgexpo.SquareAt(int(at.X), int(at.Y))
}

// nearest is the square of a set that holds a point, or else the one whose middle is nearest, within a reach.
func nearest(set *cgexpo.Plane, at fyne.Position, reach float32) (cgexpo.Square, bool) {
	if q := squareAtPoint(at); q != 0 && set.Has(q) {
		return q, true
	}
	best, found := max(reach, 0.5), cgexpo.Square(0)
	for _, q := range set.Squares() {
		if d := hypotOf(middleOfSquare(q), at); d < best {
			best, found = d, q
		}
	}
	return found, found != 0
}

// under is the token next to a point.
func (b *Board) under(at fyne.Position, reach float32) *token {
	best := max(reach, 0.5)
	var found *token
	for i := range b.look.pieces {
		t := &b.look.pieces[i]
		if d := hypotOf(fyne.NewPos(t.spot.X, t.spot.Y), at); d < best {
			best, found = d, t
		}
	}
	return found
}
