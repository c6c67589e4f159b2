package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// zones is the building as a diagram, for those who do not track squares.
type zones struct {
	*sheet
	stroll  *stroll
	meet    *meet
	report  *report
	tray    *tray
	plan    plan
	thieves []stand
}

// person is a figure or a thing in a zone, with whom it stands.
type person struct {
	token
	zone   cgexpo.Zone
	note   string
	beside bool // the one before: a podcaster at a thief
}

// people lists the figures and things and where they are, thieves first, each with the podcasters beside him.
func (b *zones) people() []person {
	x, s := &b.look, b.look.state
	var list []person
	met := map[cgexpo.Piece]bool{}
	for i := range s.Thieves {
		t := thiefToken(rules.Seat(i))
		if s.Excluded(t.seat) {
			continue
		}
		t.turn = x.turn == t.seat
		list = append(list, person{t, s.ZoneOf(t.seat), s.Thieves[i].Note, false})
		for _, m := range b.meet.meets(b.report.meets()) {
			if m.seat == t.seat && !met[m.pod] {
				met[m.pod] = true
				list = append(list, b.podcaster(m.pod, s.ZoneOf(t.seat), true))
			}
		}
	}
	for _, p := range allPods {
		if !met[p] {
			list = append(list, b.podcaster(p, b.report.zoneOf(p), false))
		}
	}
	list = append(list,
		person{token{piece: cgexpo.ITG, kind: theITG}, s.ITG.Zone, s.ITG.Note, false},
		person{token{piece: cgexpo.Carl, kind: theJanitor}, s.Carl.Zone, s.Carl.Note, false})
	return append(list, b.lost()...)
}

// podcaster returns a podcaster in a zone.
func (b *zones) podcaster(p cgexpo.Piece, zone cgexpo.Zone, beside bool) person {
	t := token{piece: p, kind: aPodcaster, faint: b.look.killed(p)}
	return person{t, zone, b.look.state.Podcasters[p-cgexpo.Scott].Note, beside}
}

// lost lists the CDs and the items that nobody carries.
func (b *zones) lost() []person {
	s := b.look.state
	var list []person
	switch cds := (token{piece: cgexpo.CDs, kind: theCDs}); s.CDs.At {
	case cgexpo.AtStart:
		list = append(list, person{cds, cgexpo.Casino, s.CDs.Note, false})
	case cgexpo.OnBoard:
		list = append(list, person{cds, s.CDs.Zone, s.CDs.Note, false})
	}
	for i := range s.Thieves {
		for _, kind := range allKinds {
			if l := &s.Thieves[i].Items[kind]; l.At == cgexpo.OnBoard {
				list = append(list, person{itemToken(kind, rules.Seat(i)), l.Zone, l.Note, false})
			}
		}
	}
	return list
}

// draw draws the building, and in it the shelf.
func (b *zones) draw(s *draw.Sketch, at draw.Box) {
	all := b.people()
	b.thieves = b.thieves[:0]
	b.plan = planOf(at)
	for i, z := range plannedZones {
		var here []person
		for _, p := range all {
			if p.zone == z {
				here = append(here, p)
			}
		}
		b.drawZone(s, b.plan.zones[i], z, here)
	}
	b.drawShelf(s)
	b.drawHaul(s)
}

// drawZone draws one zone: its sign and name, those who are there, and whether the thief at turn gets in.
func (b *zones) drawZone(s *draw.Sketch, at draw.Box, z cgexpo.Zone, here []person) {
	x := &b.look
	g := groundOf(x.frantic)
	fill := g.zones[z]
	if z == cgexpo.Nowhere {
		fill = draw.Tone(look.Void)
	}
	r := s.Rect(at, fill, look.Radius)
	r.StrokeColor, r.StrokeWidth = draw.Tone(look.Wall), 1.4
	if b.lit() && z != cgexpo.Nowhere || x.lands(z) {
		r.StrokeColor, r.StrokeWidth = draw.Tone(look.Brass), 2
		b.paper.TakeTaps(at, rules.Of("zone", z))
	}
	in, room := at.Inset(8), at.Inset(8)
	if b.lit() && z == b.stroll.zone {
		r.StrokeColor, r.StrokeWidth = draw.Tone(look.Ink), 4
		b.drawGhost(s, in)
		room.W -= min(58, in.W*0.3)
	}
	b.drawLock(s, in, z)
	size := 14 * min(look.Scale(), 1.5)
	label := draw.At(in.X, in.Y, in.W, size*1.5)
	flat := at.H < 92*min(look.Scale(), 1.5) && at.W < 420 && at.W > 250 || at.H < label.H+46
	if !flat {
		b.drawZoneName(s, label, z, size, true)
		b.drawPeople(s, room.Below(label.H+4), here)
		return
	}
	b.drawFlat(s, at, room, label, z, here)
}

// drawFlat draws a zone that is too low for those who are there under its name: they stand beside it, or it under its sign.
func (b *zones) drawFlat(s *draw.Sketch, at, room, label draw.Box, z cgexpo.Zone, here []person) {
	in, size, named := at.Inset(8), label.H/1.5, true
	label.Y = at.Y + (at.H-label.H)/2
	whole := label.H + 6 + b.nameInk(z, size, in.W).Width(b.nameOf(z))
	left := room.W - float32(len(here))*at.H - look.Gap // beside figures as large as the zone is high
	switch wide := max(min(in.W*0.36, 132*look.Scale()), min(whole, left)); {
	case at.W > 250 && room.W-wide >= float32(len(here))*look.Touch+look.Gap && (len(here) == 0 || b.readable(z, size, wide-label.H-6)):
		label.W = wide
	case len(here) > 0:
		label.W, named = label.H, false
	case z != cgexpo.Nowhere && !b.readable(z, size, label.W-label.H-6): // the name stands under its sign
		b.drawZoneOver(s, in, z, size)
		return
	}
	b.drawZoneName(s, label, z, size, named)
	b.drawPeople(s, draw.At(label.X+label.W+8, at.Y+5, room.X+room.W-label.X-label.W-6, at.H-10), here)
}

// drawZoneName draws the sign of a zone, and its name where there is room.
func (b *zones) drawZoneName(s *draw.Sketch, at draw.Box, z cgexpo.Zone, size float32, named bool) {
	left, name := at.X, b.nameOf(z)
	if z != cgexpo.Nowhere {
		s.Stamp(zoneSigns[z], zoneInks[z], left+at.H/2, at.Y+at.H/2, at.H)
		left += at.H + 6
	}
	if named {
		room := at.X + at.W - left
		s.Text(name, draw.At(left, at.Y, room, at.H), b.nameInk(z, size, room))
	}
}

// nameOf returns the name that stands in a zone.
func (b *zones) nameOf(z cgexpo.Zone) string {
	if z == cgexpo.Nowhere {
		return b.word("zone.unknown")
	}
	return b.zoneName(z)
}

// nameInk returns how the name of a zone is written in a width, at most in a size.
func (b *zones) nameInk(z cgexpo.Zone, size, wide float32) draw.Ink {
	ink := draw.Ink{Size: draw.Whole(size), Face: look.StrongFace(), Color: draw.Tone(look.Ink), Align: fyne.TextAlignLeading}
	return ink.Fitted(b.nameOf(z), wide, 0.5)
}

// readable reports whether the name of a zone needs hardly to be smaller than its size in a width.
func (b *zones) readable(z cgexpo.Zone, size, wide float32) bool {
	return b.nameInk(z, size, wide).Size >= 0.75*size
}

// drawZoneOver draws the sign of a zone over its name, where there is no room beside it.
func (b *zones) drawZoneOver(s *draw.Sketch, in draw.Box, z cgexpo.Zone, size float32) {
	ink := b.nameInk(z, size, in.W)
	ink.Align = fyne.TextAlignCenter
	name := ink.Size * 1.4
	sign := min(in.H-name, size*1.5)
	y := in.Y + (in.H-name-sign)/2
	s.Stamp(zoneSigns[z], zoneInks[z], in.X+in.W/2, y+sign/2, sign)
	s.Text(b.zoneName(z), draw.At(in.X, y+sign, in.W, name), ink)
}

// drawLock draws a lock in the lower corner of a room that the thief at turn does not get into, over the ghost if it is there.
func (b *zones) drawLock(s *draw.Sketch, in draw.Box, z cgexpo.Zone) {
	x := &b.look
	if x.turn < 0 || z <= cgexpo.Floor || x.opens(z) || b.lit() && b.stroll.mayOpen(z) {
		return
	}
	side, y := min(26*min(look.Scale(), 1.3), in.H*0.34), in.Y+in.H
	if b.lit() && z == b.stroll.zone {
		y -= ghostSide(in) + 4
	}
	s.Stamp("lock", look.Danger, in.X+in.W-side/2-2, y-side/2-2, side)
}

// standing is how figures stand beside each other in a place: how large, in how many rows, whether with their names.
type standing struct {
	in         draw.Box
	d, wide    float32
	rows, per  int
	places     []int // of each figure, counted along the rows
	named      bool
	apart      bool // each has room for a finger
	names      draw.Ink
	nameHeight float32
	air        float32 // over and under a figure, for the rings around it
}

// mostRows is in how many rows figures stand at most.
const mostRows = 3

// lineUp returns the largest figures that a place has room for.
func lineUp(in draw.Box, here []person) standing {
	st := standing{in: in, names: draw.Plain(12)}
	list := parties(here)
	most := max(56, min(84, in.H*0.4)) * min(look.Scale(), 1.3)
	for rows := 1; rows <= mostRows; rows++ {
		per, places := fewest(list, len(here), rows)
		high, wide := in.H/float32(rows), in.W/float32(per)
		apart := min(high, wide) >= look.Touch // no finger means two of them
		if fit := min(high-2, wide/1.12, most); st.rows == 0 || apart && !st.apart || apart == st.apart && fit > st.d {
			st.d, st.rows, st.per, st.places, st.apart = fit, rows, per, places, apart
		}
	}
	st.nameHeight = st.names.Measure("Ág").Height
	high := in.H / float32(st.rows)
	room := high - 2
	if st.named = st.d >= 50*min(1, look.Scale()) && high > 48+st.nameHeight; st.named {
		room -= st.nameHeight + 4
		st.d = min(st.d, room/1.1)
	}
	st.air = min(st.d*0.08, (room-st.d)/2)
	st.wide = min(in.W/float32(st.per), max(look.Touch, st.d*1.12))
	if st.named {
		st.wide = min(in.W/float32(st.per), max(92*look.Scale(), st.d*1.3))
	}
	return st
}

// parties returns how many stand together, each with those beside him.
func parties(here []person) []int {
	var list []int
	for i := range here {
		if len(list) > 0 && here[i].beside {
			list[len(list)-1]++
			continue
		}
		list = append(list, 1)
	}
	return list
}

// fewest returns how few of n figures stand in a row where they have so many rows, and the place of each.
func fewest(parties []int, n, rows int) (per int, places []int) {
	for per = (n + rows - 1) / rows; per < n; per++ {
		if places = inRows(parties, per); places[n-1] < per*rows {
			return per, places
		}
	}
	return n, inRows(parties, n)
}

// inRows returns the place of each figure in rows of so many. A party that a row has no room for any more begins the next one.
func inRows(parties []int, per int) []int {
	var places []int
	next := 0
	for _, size := range parties {
		if at := next % per; at > 0 && at+size > per {
			next += per - at
		}
		for range size {
			places = append(places, next)
			next++
		}
	}
	return places
}

// at returns the middle of the i-th figure.
func (st *standing) at(i int) (x, y float32) {
	row, column := st.places[i]/st.per, st.places[i]%st.per
	return st.in.X + st.wide*(float32(column)+0.5), st.in.Y + float32(row)*(st.in.H/float32(st.rows)) + st.air + st.d/2 + 1
}

// link returns the bar that joins the i-th figure with the one before or, where it begins a row, with the one over it: that is of the
// same party, too, because one that goes on in the next row began its own.
func (st *standing) link(i int) draw.Box {
	const thick = 6
	x, y := st.at(i)
	if st.places[i]%st.per == 0 {
		high := st.in.H / float32(st.rows)
		return draw.At(x-thick/2, y-high, thick, high)
	}
	return draw.At(x-st.wide, y-thick/2, st.wide, thick)
}

// drawPeople sets figures beside each other, as large as there is room, with names where that is large.
func (b *zones) drawPeople(s *draw.Sketch, in draw.Box, here []person) {
	if len(here) == 0 || in.W < 20 || in.H < 12 {
		return
	}
	st := lineUp(in, here)
	for i := range here {
		if here[i].beside {
			s.Rect(st.link(i), draw.Tone(look.Danger), 3)
		}
	}
	for i := range here {
		b.drawPerson(s, &here[i], &st, i)
	}
}

// drawPerson draws one of them; a podcaster beside a thief stands on a red ring.
func (b *zones) drawPerson(s *draw.Sketch, p *person, st *standing, i int) {
	x, y := st.at(i)
	if p.beside {
		s.Disc(x, y, st.d*0.5, draw.Tone(look.Danger), nil, 0)
	}
	if width := b.ringed(p); width > 0 {
		s.Disc(x, y, st.d*0.54, draw.Faint(draw.Tone(look.Brass), 0), draw.Tone(look.Brass), width)
	}
	b.drawToken(s, &p.token, x, y, st.d*0.86)
	if st.named {
		said := b.named(p)
		name := st.names.In(draw.Tone(look.Ink)).Fitted(said, st.wide-2, 0.75)
		s.Text(said, draw.At(x-st.wide/2+1, y+st.d/2+st.air+3, st.wide-2, st.nameHeight), name)
	}
	if p.kind == aThief {
		b.thieves = append(b.thieves, stand{draw.At(x-st.wide/2, y-st.d/2, st.wide, st.d).AtLeast(look.Touch), p.seat})
	}
	if !b.lit() && b.look.where.Kind == "" || p.kind == theCDs && b.stroll.asks("cds") || b.meet.mayMeet(p.piece) {
		b.paper.TakeTaps(draw.At(x-st.wide/2, y-st.d/2, st.wide, st.d).AtLeast(look.Touch), figureThing(p.piece))
	}
}

// named returns who or what somebody sees there, and what the table has noted of where.
func (b *zones) named(p *person) string {
	if p.note == "" {
		return b.short(&p.token)
	}
	return b.short(&p.token) + " · " + p.note
}

// ringed returns how wide the ring is around somebody or something that a tap means: wider where it is chosen, none where it means
// nothing.
func (b *zones) ringed(p *person) float32 {
	chosen, means := b.report.marks(p.piece)
	if p.kind == theCDs && b.stroll.due && b.stroll.asks("cds") {
		chosen, means = b.stroll.cds, true
	}
	if b.meet.mayMeet(p.piece) {
		chosen, means = b.meet.has(p.piece), true
	}
	switch {
	case chosen:
		return 4
	case means:
		return 2
	}
	return 0
}

// lit reports whether a tap chooses a zone, not somebody in it.
func (b *zones) lit() bool { return b.stroll.due && !b.meet.asks() }

// drawGhost draws where the thief goes, at the end of a zone.
func (b *zones) drawGhost(s *draw.Sketch, in draw.Box) {
	d := ghostSide(in)
	if d < 14 {
		return
	}
	x, y := in.X+in.W-d/2-2, in.Y+in.H-d/2-2
	p := b.look.paintOf(b.look.turn)
	s.Disc(x, y, d/2, draw.Faint(draw.Tone(p.fill), 0x50), draw.Tone(p.fill), 2.5)
	s.Stamp("footsteps", look.Ink, x, y, d*0.56)
}

// ghostSide returns how large the ghost is in a zone.
func ghostSide(in draw.Box) float32 { return min(52, in.H-4, in.W*0.3) }
