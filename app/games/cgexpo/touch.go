package cgexpo

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
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

// haul is a finger that goes through the building, and whom it drags: podcasters, or the thief at turn.
type haul struct {
	from, at fyne.Position
	began    bool
	pods     []cgexpo.Piece // in hand
	under    under
	by       stand // the thief on whom it rested last with those in hand; at no place for none
	left     []left
	thief    bool
	climbs   bool // it has brought them to the hits of their battle, and goes on over these
}

// under is whose middle is under a finger, and since when: a podcaster, a thief at some place, or nobody.
type under struct {
	pod   cgexpo.Piece
	by    stand
	since time.Time
}

// rests is how long a finger is on somebody whom it means, not one whom it only passes.
const rests = 300 * time.Millisecond

// left is a podcaster whom a finger left beside a thief on its way.
type left struct {
	pod cgexpo.Piece
	by  stand
}

// has reports whether a finger drags a podcaster, or has left him beside a thief.
func (h *haul) has(p cgexpo.Piece) bool {
	return slices.Contains(h.pods, p) || slices.ContainsFunc(h.left, func(l left) bool { return l.pod == p })
}

// means reports whether a podcaster is dragged, left, or comes along once the finger leaves him.
func (h *haul) means(p cgexpo.Piece) bool {
	return h.has(p) || p != 0 && h.under.pod == p && kit.Now().Sub(h.under.since) >= rests
}

// pass notes whose middle is under the finger now. Another podcaster on whom it rested comes along; where it rested on a thief before,
// those in hand stay beside that one.
func (h *haul) pass(on under) {
	if was := h.under; on.pod != was.pod || on.by != was.by {
		h.under = on
		switch rested := on.since.Sub(was.since) >= rests; {
		case rested && was.pod != 0 && !h.has(was.pod):
			if h.by.place.W > 0 {
				h.left, h.pods = h.leave(h.by), nil
			}
			h.pods, h.by = append(h.pods, was.pod), stand{}
		case rested && was.by.place.W > 0:
			h.by = was.by
		}
	}
}

// all returns whom it drags or has left.
func (h *haul) all() []cgexpo.Piece {
	list := slices.Clone(h.pods)
	for _, l := range h.left {
		list = append(list, l.pod)
	}
	return list
}

// leave returns whom the finger leaves on its way if those in hand stay beside a thief.
func (h *haul) leave(by stand) []left {
	list := slices.Clone(h.left)
	for _, p := range h.pods {
		list = append(list, left{p, by})
	}
	return list
}

// Dragged has a finger drag podcasters through the zones while a card is entered, or to the hits of their battle before the thief goes, and
// the thief at turn while he is about to.
func (b *Board) Dragged(e *fyne.DragEvent) {
	h := &b.tray.report.haul
	if !h.began {
		h.from, h.began = e.Position.SubtractXY(e.Dragged.DX, e.Dragged.DY), true
		h.at = h.from
	}
	before := h.at
	h.at = e.Position
	if draw.Apart(h.from, h.at) <= wobble {
		return
	}
	switch b.tray.kind() {
	case reportTray:
		b.haulOn(before)
	case walkTray, meetTray:
		b.haulNear(before)
	}
}

// haulNear has a finger drag the thief at turn, or podcasters who may be beside him: where it comes to the hits of their battle they are
// entered, and it goes on over these.
func (b *Board) haulNear(from fyne.Position) {
	h := &b.tray.report.haul
	switch {
	case h.climbs:
		b.tray.battle.follow(inWindow(b, h.at), false)
		return
	case h.thief || b.zones.goes(h.from):
		h.thief = true
		b.Redraw()
		return
	}
	if b.haulOn(from); len(h.pods) > 0 && b.zones.hitsAt(h.at) && b.tray.meet.enter(h.all()) {
		h.climbs, h.pods, h.left = true, nil, nil
		b.tray.battle.begin(inWindow(b, h.at))
	}
}

// inWindow returns where a point of a board is in the window.
func inWindow(b *Board, at fyne.Position) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Add(at)
}

// haulOn has a finger take up the podcaster on whom it went down, and those whom it passes on its way from a point.
func (b *Board) haulOn(from fyne.Position) {
	h, pods := &b.tray.report.haul, figuresOf(allPods)
	if len(h.pods) == 0 {
		on := slices.Index(pods, b.zones.nearest(h.from))
		if on < 0 {
			return
		}
		h.pods = []cgexpo.Piece{allPods[on]}
	}
	const step = 4
	n := max(1, int(draw.Apart(from, h.at)/step))
	for i := range n {
		k := float32(i+1) / float32(n)
		b.haulOver(from.AddXY((h.at.X-from.X)*k, (h.at.Y-from.Y)*k), pods)
	}
	b.Redraw()
}

// nearest returns the figure that takes a tap at a point and whose middle is nearest; nothing where none does.
func (b *zones) nearest(at fyne.Position) (found rules.Thing) {
	best := float32(-1)
	for _, hit := range slices.Backward(b.paper.Hits()) {
		switch noun, _ := hit.Thing.Split(); {
		case !hit.Box.Holds(at):
		case hit.Thing == "": // it lies under a plate
			return found
		case noun == "figure":
			x, y := hit.Box.Mid()
			if far := draw.Apart(at, fyne.NewPos(x, y)); best < 0 || far < best {
				best, found = far, hit.Thing
			}
		}
	}
	return found
}

// haulOver notes whose middle is under the finger at a point.
func (b *Board) haulOver(at fyne.Position, pods []rules.Thing) {
	const near = 0.34 // of how large a figure is: a way past it means nothing
	on := under{since: kit.Now()}
	for _, hit := range b.Hits() {
		x, y := hit.Box.Mid()
		if draw.Apart(at, fyne.NewPos(x, y)) > near*min(hit.Box.W, hit.Box.H) {
			continue
		}
		if i := slices.Index(pods, hit.Thing); i >= 0 {
			on.pod = allPods[i]
		}
	}
	for _, s := range b.zones.thieves {
		x, y := s.place.Mid()
		if draw.Apart(at, fyne.NewPos(x, y)) <= near*min(s.place.W, s.place.H) {
			on.by = s
		}
	}
	b.tray.report.haul.pass(on)
}

// figuresOf returns pieces as things on the board.
func figuresOf(pieces []cgexpo.Piece) []rules.Thing {
	list := make([]rules.Thing, len(pieces))
	for i, p := range pieces {
		list[i] = figureThing(p)
	}
	return list
}

// DragEnd lets go of whom it drags; a finger that only wobbled has tapped.
func (b *Board) DragEnd() {
	h := b.tray.report.haul
	b.tray.report.haul = haul{}
	switch {
	case h.climbs:
		b.tray.battle.follow(inWindow(b, h.at), true)
	case h.thief:
		b.Redraw()
		b.zones.land(h.at)
	case len(h.pods) > 0 && b.tray.kind() != reportTray:
		list := h.all()
		if h.means(h.under.pod) { // it ends on him
			list = append(list, h.under.pod)
		}
		b.tray.meet.enter(list)
	case len(h.pods) > 0:
		b.tray.report.put(&h, b.hit(h.at))
	case draw.Apart(h.from, h.at) <= wobble:
		b.Tapped(&fyne.PointEvent{Position: h.from})
	}
}

// put lets go of the podcasters in hand on a thief, whom they are beside now, or elsewhere, where they are beside nobody; on the one who
// was taken up alone it means nothing.
func (r *report) put(h *haul, on rules.Thing) {
	if len(h.left) == 0 && len(h.pods) == 1 && on == figureThing(h.pods[0]) {
		r.paper.Redraw()
		return
	}
	by := stand{seat: rules.Table}
	for seat, p := range thiefPieces {
		if on == figureThing(p) {
			by.seat = rules.Seat(seat)
		}
	}
	var refused *rules.Refusal
	r.change(func() {
		for _, l := range h.leave(by) {
			if r.who = slices.Index(allPods, l.pod); l.by.seat == rules.Table {
				r.where[r.who] = cgexpo.Away.String()
				r.advance()
				continue
			}
			if value := besideOf(l.by.seat); r.may(r.who, value) {
				r.where[r.who] = value
				r.advance()
			} else {
				refused = r.refusal(value)
			}
		}
	})()
	if refused != nil {
		o := r.look.quick
		o.Refused = refused
		r.host.Do(o, nil)
	}
}

// drawHaul draws who is dragged over where the finger is, and whom it left on its way at the thief beside whom it did.
func (b *zones) drawHaul(s *draw.Sketch) {
	h := b.report.haul
	x, y := h.at.X, h.at.Y-hauledUp
	if h.thief && b.look.turn >= 0 {
		t := thiefToken(b.look.turn)
		b.drawToken(s, &t, x, y, hauledUp)
		return
	}
	for i, p := range h.pods {
		t := tokenFor(p)
		b.drawToken(s, &t, x+hauledUp*(float32(i)-float32(len(h.pods)-1)/2), y, hauledUp)
	}
	for i, l := range h.left {
		t, at := tokenFor(l.pod), l.by.place
		b.drawToken(s, &t, at.X+at.W/2+hauledUp*0.5*float32(i), at.Y+at.H*0.2, hauledUp*0.7)
	}
}

// hauledUp is how large somebody who is dragged is, and how far above the finger.
const hauledUp float32 = 44

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
