package cgexpo

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// plan is where the zones are in the building, in the order of plannedZones, and the shelf: the place of what the dock has no room for.
// It comes from the place of the building and from the size of texts alone, so that nothing moves through a whole play.
type plan struct {
	zones  [6]draw.Box
	shelf  draw.Box
	beside bool // the shelf stands beside the exit, not under it
}

var plannedZones = []cgexpo.Zone{cgexpo.VIP, cgexpo.Casino, cgexpo.Museum, cgexpo.Floor, cgexpo.Exit, cgexpo.Nowhere}

// The measures of the building: what lies between zones, the width from which the shelf stands beside the exit, the size of the texts
// on it, and the least height of the keys on it.
const (
	zoneGap   float32 = 6
	broadPlan float32 = 480
	shelfText float32 = 13
	shelfKey  float32 = look.Touch
)

// largeTexts reports whether the dock has no room for the items and the podcasters: they stand on the shelf then.
func largeTexts() bool { return look.Scale() > 1.3 }

// shelfLine returns how high a line of text is on the shelf.
func shelfLine() float32 { return draw.Whole(1.25 * shelfText * min(look.Scale(), 1.5)) }

// shelfHigh returns how high the shelf is: a line of text over a row of keys, with large texts under a row of items.
func shelfHigh(beside bool) float32 {
	high := shelfLine() + shelfKey
	if largeTexts() {
		high += shelfKey + zoneGap
	}
	if beside { // on a plate, with two lines
		high += 2 * look.Gap
		if !largeTexts() {
			high += shelfLine()
		}
	}
	return high
}

// planOf lays zones out as those of a building: the three rooms over the floor, and below it the exit, the place of those whose zone is
// not known, and the shelf.
func planOf(at draw.Box) plan {
	p := plan{beside: at.W >= broadPlan}
	low, high := at.H*0.24, shelfHigh(p.beside)
	below := at
	if p.beside {
		low = max(low, min(high, at.H*0.6))
		wide := draw.Whole(at.W * shelfShare(at.W))
		p.shelf = draw.At(at.X+at.W-wide, at.Y+at.H-low, wide, low)
		below.W -= wide + zoneGap
	} else {
		high = min(high, at.H*0.6)
		p.shelf = draw.At(at.X, at.Y+at.H-high, at.W, high)
		at.H -= high + zoneGap
		low = max(at.H*0.24, min(52, at.H*0.3))
	}
	top := (at.H - low - 2*zoneGap) * 0.48
	floor := draw.At(at.X, at.Y+top+zoneGap, at.W, at.H-top-low-2*zoneGap)
	below.Y, below.H = at.Y+at.H-low, low
	third := (at.W - 2*zoneGap) / 3
	for i := range roomZones {
		p.zones[i] = draw.At(at.X+float32(i)*(third+zoneGap), at.Y, third, top)
	}
	wide := (below.W - zoneGap) * 0.55
	p.zones[3] = floor
	p.zones[4] = draw.At(below.X, below.Y, wide, below.H)
	p.zones[5] = draw.At(below.X+wide+zoneGap, below.Y, below.W-wide-zoneGap, below.H)
	return p
}

// zoneAt returns the zone at a point, and whether there is one to which a thief goes.
func (p *plan) zoneAt(at fyne.Position) (cgexpo.Zone, bool) {
	on := slices.IndexFunc(p.zones[:], func(zone draw.Box) bool { return zone.Holds(at) })
	if on < 0 || plannedZones[on] == cgexpo.Nowhere {
		return 0, false
	}
	return plannedZones[on], true
}

// shelfShare returns the share of a building's width that the shelf takes beside the exit.
func shelfShare(wide float32) float32 {
	switch {
	case largeTexts():
		return 0.6
	case wide < draw.HallWide:
		return 0.56
	}
	return 0.46
}

// drawShelf draws what stands on the shelf: for a move the podcasters of whom the card moves one and, with large texts, the items, or the
// hits of the battle with podcasters who are dragged; for a card the hits of the battle with Carl and, with large texts, the podcasters.
// Nothing stands there under what is asked over the board.
func (b *zones) drawShelf(s *draw.Sketch) {
	kind := b.tray.kind()
	goes, told := kind == walkTray && !b.stroll.filled && b.stroll.shelved(), kind == reportTray
	h := &b.report.haul
	meets := kind == walkTray && h.began && len(h.pods) > 0
	if b.paper.Loosened() || !goes && !told && !meets {
		return
	}
	in := b.plan.shelf
	if b.plan.beside {
		r := s.Rect(in, draw.Tone(look.Void), look.Radius)
		r.StrokeColor, r.StrokeWidth = draw.Tone(look.Wall), 1.4
		in = in.Inset(look.Gap)
	}
	c := &column{Sketch: s, keys: &b.tray.keys, wide: in.W, high: in.H}
	switch {
	case meets:
		b.meet.shelve(c, in, h.all())
	case goes:
		b.stroll.shelve(c, in)
	default:
		b.report.shelve(c, in)
		b.offerBack(c.keys.keys[:c.keys.used])
	}
}

// offerBack has a finger slide from hits that shoot Carl to the thief whose own item he holds.
func (b *zones) offerBack(keys []*kit.ActionButton) {
	own := b.look.ownHeld()
	for _, key := range keys {
		if own != nil && b.look.shoots(key.Label) {
			key.Follow(func(to fyne.Position, ended bool) { b.takeBack(own.piece, key, to, ended) })
		}
	}
}

// takeBack drags what Carl drops from a number of hits: on the thief at turn it plays the card with Carl and these hits, and he takes it
// back. Elsewhere it means nothing.
func (b *zones) takeBack(item cgexpo.Piece, key *kit.ActionButton, to fyne.Position, ended bool) {
	r, at := b.report, key.Position().Add(to)
	if r.haul = (haul{at: at, pods: []cgexpo.Piece{item}}); ended {
		r.haul = haul{}
	}
	b.paper.Redraw()
	if ended && slices.ContainsFunc(b.thieves, func(h stand) bool { return h.seat == b.look.turn && h.place.Holds(at) }) {
		r.kept = early{kind: "keep", turn: b.look.state.Turns, says: rules.Answers{}}
		r.shoot(key.Label)
	}
}

// hitsAt reports whether a point is where the hits of a battle are asked: on the shelf or, once somebody is entered, on the plate there.
func (b *zones) hitsAt(at fyne.Position) bool {
	return b.plan.shelf.Holds(at) || b.tray.kind() == meetTray && at.Y >= b.plan.shelf.Y
}

// shelved reports whether anything of a move stands on the shelf.
func (w *stroll) shelved() bool {
	loose := len(w.loose())
	return w.drawsCard() || loose > 1 || loose > 0 && largeTexts()
}

// shelve sets on the shelf the items where texts are large, and the podcasters of whom the card moves one.
func (w *stroll) shelve(c *column, in draw.Box) {
	high := max(shelfKey, min(in.H*0.4, 60))
	row := draw.At(in.X, in.Y+in.H-high, in.W, high)
	var every *kit.ActionButton
	if all := len(w.loose()); all > 1 {
		every = w.every(c, all)
	}
	if largeTexts() {
		if len(w.loose()) > 0 && in.H >= row.H+zoneGap+shelfKey {
			w.shelveItems(c, draw.At(in.X, in.Y, in.W, shelfKey), every)
		}
		every = nil
	}
	if every != nil {
		wide := (in.W - 3*zoneGap) / 4
		c.set(every, draw.At(row.X+row.W-wide, row.Y, wide, row.H))
		row.W -= wide + 2*zoneGap
	}
	if w.drawsCard() {
		w.shelveLed(c, row, row.Y-in.Y-c.itemsHigh())
	}
}

// itemsHigh returns how much of the shelf the items take.
func (c *column) itemsHigh() float32 {
	if largeTexts() {
		return shelfKey + zoneGap
	}
	return 0
}

// every returns the button that picks up all items that lie about, or leaves all of them.
func (w *stroll) every(c *column, n int) *kit.ActionButton {
	all := len(w.taken) == n
	k := c.key("", w.word("walk.every", "n", strconv.Itoa(n)), kit.Plain, w.change(func() {
		if w.taken = w.loose(); all {
			w.taken = nil
		}
	}))
	k.Chosen, k.Held, k.Stacked = all, true, true
	return k
}

// shelveItems sets the items as pictures, and beside them what picks up all; the rules say why one cannot be had.
func (w *stroll) shelveItems(c *column, in draw.Box, every *kit.ActionButton) {
	n := float32(len(allKinds) + 1)
	side := max(shelfKey, min(in.W*0.7/(n-1)-zoneGap, (in.W-(n-1)*zoneGap)/n))
	place := func(i int) draw.Box { return draw.At(in.X+float32(i)*(side+zoneGap), in.Y, side, in.H) }
	for i, kind := range allKinds {
		item := kind.String()
		tapped := w.change(func() { w.toggle(item) })
		waits := w.kept(kind) != nil
		if waits {
			o := w.look.walk
			walk := cgexpo.Walk{Zone: w.zone, Take: []cgexpo.Item{kind}}
			o.Refused = walk.Check(w.look.state, w.look.turn)
			tapped = func() { w.host.Do(o, nil) }
		}
		key := c.key(picture(item), w.called(item), kit.Plain, tapped)
		key.Compact, key.Greyed, key.Chosen = true, waits, slices.Contains(w.taken, item)
		slid := w.slides(kind)
		key.Follow(func(to fyne.Position, ended bool) {
			over, at := len(allKinds)-1, key.Position().Add(to)
			for over >= 0 && !place(over).Holds(at) {
				over--
			}
			slid(over, at, ended)
		})
		c.set(key, place(i))
	}
	if every != nil {
		taken := (n - 1) * (side + zoneGap)
		c.set(every, draw.At(in.X+taken, in.Y, in.W-taken, in.H))
	}
}

// shelveLed sets a key for each podcaster, under a text as high as there is room. It makes the move and begins the card with him beside
// the thief at turn or, where a finger slides from it to another one, beside that one. With the CDs before it, or without an
// item that the move needs and that cannot be had, there is no card to begin: the rules say so.
func (w *stroll) shelveLed(c *column, row draw.Box, room float32) {
	i := draw.Strong(trayText(shelfText)).Left()
	said := w.word("walk.leads")
	lines := max(1, int((room+1)/shelfLine()))
	if len(draw.Wrap(said, row.W, i)) > lines {
		said = w.word("walk.leads.short")
	}
	switch high := c.tall(said, row.W, i); {
	case high <= room+4:
		c.Paragraph(said, draw.At(row.X, row.Y-high-max(1, min(4, room-high)), row.W, high), i)
	case room >= shelfText:
		c.Text(said, draw.At(row.X, row.Y-room, row.W, room), i.Fitted(said, row.W, 0.7))
	}
	wide := (row.W - 2*zoneGap) / 3
	l, lacking := w.lacks()
	lacking = lacking && l.waits != nil
	waits, name := lacking || w.cds, "tab."
	if wide < 1.5*look.Touch && largeTexts() {
		name = "short." // as on the figures
	}
	for i, p := range allPods {
		tapped := func() { w.lead(p, w.look.turn) }
		if waits {
			o := w.look.walk
			o.Refused = cgexpo.Quick{}.Check(w.look.state, w.look.turn)
			if lacking {
				o.Refused = w.move().Check(w.look.state, w.look.turn)
			}
			tapped = func() { w.host.Do(o, nil) }
		}
		key := c.key(podSigns[p], w.word(name+p.String()), kit.Plain, tapped)
		if key.Greyed, key.Held, key.Stacked = waits, true, wide < 2*look.Touch; largeTexts() || key.Stacked {
			key.Icon = ""
		}
		if !waits {
			key.Follow(func(to fyne.Position, ended bool) { w.slide(p, key, to, ended) })
		}
		c.set(key, draw.At(row.X+float32(i)*(wide+zoneGap), row.Y, wide, row.H))
	}
}

// shelve sets on the shelf the hits of the battle with Carl and, under them where texts are too large for the dock, the podcasters of a
// card.
func (r *report) shelve(c *column, in draw.Box) {
	if largeTexts() {
		high := min(in.H, max(shelfKey, min(52*min(look.Scale(), 1.4), in.H-shelfLine()-shelfKey-zoneGap)))
		r.shelvePods(c, draw.At(in.X, in.Y+in.H-high, in.W, high))
		in.H -= high + zoneGap
	}
	said := r.word("card.next.carl", "who", r.host.Name(r.look.turn))
	if own := r.look.ownHeld(); own != nil {
		said = r.word("card.next.carl.own", "who", r.host.Name(r.look.turn), "figure", r.host.Thing(figureThing(own.piece)))
	}
	r.shelveHits(c, in, said, r.look.state.Sweeping(r.look.turn), r.sweep)
}

// shelveHits sets the hits of a battle at the foot of the shelf, under a text where there is room.
func (b *sheet) shelveHits(c *column, in draw.Box, said string, list []cgexpo.Outcome, tapped func(hits string)) {
	room := in.H - shelfKey
	if room < 0 {
		return
	}
	if room >= shelfText {
		line := min(room, shelfLine()+4)
		c.Text(said, draw.At(in.X, in.Y+room-line, in.W, line), draw.Strong(trayText(shelfText)).Left().Fitted(said, in.W, 0.7))
	}
	b.hitsRow(c, draw.At(in.X, in.Y+room, in.W, shelfKey), list, tapped)
}

// shelvePods sets the podcasters of a card.
func (r *report) shelvePods(c *column, in draw.Box) {
	wide := (in.W - 2*zoneGap) / 3
	for i := range allPods {
		key := c.key(r.sign(i), r.told(i), kit.Plain, r.change(func() { r.choose(i) }))
		key.Held, key.Stacked, key.Chosen = true, true, i == r.who
		if in.H < 1.1*shelfKey { // the words say it, too
			key.Icon = ""
		}
		c.set(key, draw.At(in.X+float32(i)*(wide+zoneGap), in.Y, wide, in.H))
	}
}

// stand is where a thief is seen in the building.
type stand struct {
	place draw.Box
	seat  rules.Seat
}

// slide drags a podcaster from his key through the building: on a thief it makes the move and begins the card with him there, in a zone
// it goes there first and begins the card with him beside the thief at turn. Elsewhere it means nothing.
func (b *zones) slide(p cgexpo.Piece, key *kit.ActionButton, to fyne.Position, ended bool) {
	at := key.Position().Add(to)
	if b.report.haul = (haul{at: at, pods: []cgexpo.Piece{p}}); ended {
		b.report.haul = haul{}
	}
	b.paper.Redraw()
	if !ended {
		return
	}
	if on := slices.IndexFunc(b.thieves, func(h stand) bool { return h.place.Holds(at) }); on >= 0 {
		b.stroll.lead(p, b.thieves[on].seat)
		return
	}
	if z, on := b.plan.zoneAt(at); on {
		b.stroll.into(z, func() { b.stroll.lead(p, b.look.turn) })
	}
}

// goes reports whether a finger is on the thief at turn, who is about to go.
func (b *zones) goes(at fyne.Position) bool {
	return b.lit() && !b.paper.Loosened() && slices.ContainsFunc(b.thieves, func(h stand) bool {
		return h.seat == b.look.turn && h.place.Holds(at)
	})
}

// land lets go of the thief at turn: he goes to another zone at once, as by the deed there.
func (b *zones) land(at fyne.Position) {
	if z, on := b.plan.zoneAt(at); on && z != b.look.state.ZoneOf(b.look.turn) {
		b.stroll.into(z, func() {
			if d := b.stroll.dock().Lead; d.Waits == nil {
				d.Tapped()
			}
		})
	}
}
