package boards

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Tapped finds what lies beside the map under a finger.
func (b *expoBoard) Tapped(e *fyne.PointEvent) {
	for i := len(b.hits) - 1; i >= 0; i-- {
		if b.hits[i].box.holds(e.Position) {
			b.Touch(b.hits[i].thing)
			return
		}
	}
}

// TappedSecondary is a slow tap.
func (b *expoBoard) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// Touch does what touching a thing means: a square is looked at before one goes there, a podcaster becomes the one
// who is fought, a zone is where the thief went; all else is the host's.
func (b *expoBoard) Touch(thing rules.Thing) {
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
func (b *expoBoard) togglePacks() {
	b.packs = !b.packs
	b.redraw()
	b.host.Reshape()
}

// tapMap finds what lies under a finger on the map: a lit square, who stands there, or why one cannot go there.
func (b *expoBoard) tapMap(at fyne.Position) {
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
	if q, ok := nearest(&x.lit, at, reach); ok {
		b.aimAt(q)
		return
	}
	if x.reach != nil {
		b.refuse(exact, at, reach)
		return
	}
	if t := b.under(at, reach); t != nil {
		b.Touch(figureThing(t.piece))
	}
}

// aimAt looks at a square; a second time it goes there.
func (b *expoBoard) aimAt(q cgexpo.Square) {
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
func (b *expoBoard) confirm() {
	if p := b.picked; p.at != 0 {
		b.host.Do(p.offer, p.answers)
	}
}

// refuse has the rules say why a square cannot be reached, where that is asked for; elsewhere it ends the looking.
func (b *expoBoard) refuse(exact cgexpo.Square, at fyne.Position, reach float32) {
	x := &b.look
	q := exact
	if !x.locked.Has(q) && !x.taken.Has(q) {
		var both cgexpo.Plane
		for y := range both {
			both[y] = x.locked[y] | x.taken[y]
		}
		near, ok := nearest(&both, at, min(reach, 1))
		if !ok {
			if b.picked.at != 0 {
				b.picked = choice{}
				b.redraw()
				b.view.Refresh()
			}
			return
		}
		q = near
	}
	b.host.Do(x.move, rules.Answers{"to": {q.String()}})
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
func (b *expoBoard) under(at fyne.Position, reach float32) *token {
	best := max(reach, 0.5)
	var found *token
	for i := range b.look.pieces {
		t := &b.look.pieces[i]
		if d := hypotOf(fyne.NewPos(t.spot.x, t.spot.y), at); d < best {
			best, found = d, t
		}
	}
	return found
}
