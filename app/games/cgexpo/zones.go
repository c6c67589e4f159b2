package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// person is a figure or a thing in a zone, with whom it stands.
type person struct {
	token
	zone   cgexpo.Zone
	note   string
	beside bool // the one before: a podcaster at a thief
}

// people lists who and what is where, thieves first, each with the podcasters beside him.
func (b *Board) people() []person {
	x := &b.look
	s := x.state
	var list []person
	met := map[cgexpo.Piece]bool{}
	add := func(t token, at *cgexpo.Spot, zone cgexpo.Zone, beside bool) {
		list = append(list, person{t, zone, at.Note, beside})
	}
	pod := func(p cgexpo.Piece, zone cgexpo.Zone, beside bool) {
		met[p] = true
		spot := &s.Podcasters[p-cgexpo.Scott].Spot
		dead := x.turn >= 0 && s.Thieves[x.turn].Killed.Has(p)
		add(token{piece: p, kind: aPodcaster, faint: dead}, spot, zone, beside)
	}
	for i := range s.Thieves {
		seat := seatOf(i)
		if s.Excluded(seat) {
			continue
		}
		zone := s.ZoneOf(seat)
		add(token{piece: thiefPieces[i], kind: aThief, seat: seat, turn: x.turn == seat}, &s.Thieves[i].Spot, zone, false)
		for _, m := range x.meets {
			if m.seat == seat && !met[m.pod] {
				pod(m.pod, zone, true)
			}
		}
	}
	for _, p := range allPods {
		if !met[p] {
			pod(p, s.Podcasters[p-cgexpo.Scott].Zone, false)
		}
	}
	add(token{piece: cgexpo.ITG, kind: theITG}, &s.ITG, s.ITG.Zone, false)
	add(token{piece: cgexpo.Carl, kind: theJanitor}, &s.Carl, s.Carl.Zone, false)
	switch s.CDs.At {
	case cgexpo.AtStart:
		add(token{piece: cgexpo.CDs, kind: theCDs}, &s.CDs.Spot, cgexpo.Casino, false)
	case cgexpo.OnBoard:
		add(token{piece: cgexpo.CDs, kind: theCDs}, &s.CDs.Spot, s.CDs.Zone, false)
	}
	for i := range s.Thieves {
		for _, kind := range allKinds {
			if l := &s.Thieves[i].Items[kind]; l.At == cgexpo.OnBoard {
				add(token{piece: itemPieces[kind][i], kind: anItem, seat: seatOf(i), item: kind}, &l.Spot, l.Zone, false)
			}
		}
	}
	return list
}

// drawZones is the building as a diagram: on a phone one zone under the other, else the rooms over the floor.
func (b *Board) drawZones(s *draw.Sketch, at draw.Box) {
	all := b.people()
	zones := []cgexpo.Zone{cgexpo.VIP, cgexpo.Casino, cgexpo.Museum, cgexpo.Floor, cgexpo.Exit}
	if b.anywhere(all) {
		zones = append(zones, cgexpo.Nowhere)
	}
	places := map[cgexpo.Zone]draw.Box{}
	gap := float32(6)
	if at.W < 420 {
		high := (at.H - gap*float32(len(zones)-1)) / float32(len(zones))
		for i, z := range zones {
			places[z] = draw.At(at.X, at.Y+float32(i)*(high+gap), at.W, high)
		}
	} else {
		top, low := at.H*0.36, max(at.H*0.24, 52)
		third := (at.W - 2*gap) / 3
		for i, z := range zones[:3] {
			places[z] = draw.At(at.X+float32(i)*(third+gap), at.Y, third, top)
		}
		places[cgexpo.Floor] = draw.At(at.X, at.Y+top+gap, at.W, at.H-top-low-2*gap)
		last := draw.At(at.X, at.Y+at.H-low, at.W, low)
		if len(zones) > 5 {
			places[cgexpo.Nowhere] = draw.At(last.X+last.W*0.55+gap, last.Y, last.W*0.45-gap, low)
			last.W *= 0.55
		}
		places[cgexpo.Exit] = last
	}
	for _, z := range zones {
		var here []person
		for _, p := range all {
			if p.zone == z {
				here = append(here, p)
			}
		}
		b.drawZone(s, places[z], z, here)
	}
}

// anywhere says that it is not known where somebody is.
func (b *Board) anywhere(all []person) bool {
	for _, p := range all {
		if p.zone == cgexpo.Nowhere {
			return true
		}
	}
	return false
}

// drawZone is one zone: its sign and name, who is there, and whether the thief at turn gets in.
func (b *Board) drawZone(s *draw.Sketch, at draw.Box, z cgexpo.Zone, here []person) {
	x := &b.look
	g := groundOf(x.frantic)
	fill := g.zones[z]
	if z == cgexpo.Nowhere {
		fill = draw.Tone(kit.Void)
	}
	r := s.Rect(at, fill, kit.Radius)
	r.StrokeColor, r.StrokeWidth = draw.Tone(kit.Wall), 1.4
	if b.lit() && z != cgexpo.Nowhere {
		r.StrokeColor, r.StrokeWidth = draw.Tone(kit.Brass), 2
		b.touch(at, rules.Of("zone", z))
	}
	in := at.Inset(8)
	size := 14 * min(kit.Scale(), 1.5)
	label, named := draw.At(in.X, in.Y, in.W, size*1.5), true
	flat := at.H < 92*min(kit.Scale(), 1.5) && at.W < 420 && at.W > 250 || at.H < label.H+46
	if !flat {
		b.drawZoneName(s, label, z, size, named)
		b.drawPeople(s, in.Below(label.H+4), here)
		return
	}
	label.Y = at.Y + (at.H-label.H)/2
	switch {
	case at.W > 250:
		label.W = min(in.W*0.36, 132*kit.Scale())
	case len(here) > 0:
		label.W, named = label.H, false
	}
	b.drawZoneName(s, label, z, size, named)
	b.drawPeople(s, draw.At(label.X+label.W+8, at.Y+5, at.X+at.W-label.X-label.W-14, at.H-10), here)
}

// drawZoneName is the sign of a zone, its name where there is room, and a lock where the thief at turn does not get in.
func (b *Board) drawZoneName(s *draw.Sketch, at draw.Box, z cgexpo.Zone, size float32, named bool) {
	x := &b.look
	left, end, name := at.X, at.X+at.W, b.word("zone.unknown")
	if z != cgexpo.Nowhere {
		name = b.zoneName(z)
		s.Stamp(zoneSigns[z], zoneInks[z], left+at.H/2, at.Y+at.H/2, at.H)
		left += at.H + 6
	}
	if x.turn >= 0 && z > cgexpo.Floor && !x.state.Thieves[x.turn].May(z) {
		side := at.H * 0.86
		if !named {
			side, end = at.H*0.6, end+at.H*0.3
		}
		s.Stamp("lock", kit.Danger, end-side*0.58, at.Y+at.H/2, side)
		end -= at.H
	}
	if named {
		s.Text(name, draw.At(left, at.Y, end-left, at.H), draw.Ink{Size: draw.Whole(size), Face: kit.StrongFace(), Color: draw.Tone(kit.Ink), Align: fyne.TextAlignLeading})
	}
}

// standing is how figures stand beside each other in a place: how large, in how many rows, whether with their names.
type standing struct {
	in         draw.Box
	d, wide    float32
	rows, per  int
	named      bool
	names      draw.Ink
	nameHeight float32
}

// lineUp finds the largest figures that a place has room for.
func lineUp(in draw.Box, n int) standing {
	st := standing{in: in, rows: 1, names: draw.Plain(12)}
	scale := min(kit.Scale(), 1.3)
	for rows := 1; rows <= 3; rows++ {
		per := (n + rows - 1) / rows
		if fit := min(in.H/float32(rows)-2, in.W/float32(per)/1.12, 56*scale); fit > st.d {
			st.d, st.rows = fit, rows
		}
	}
	st.nameHeight = st.names.Measure("Ág").Height
	high := in.H / float32(st.rows)
	if st.named = st.d >= 50 && high > 48+st.nameHeight; st.named {
		st.d = min(st.d, high-st.nameHeight-6)
	}
	st.per = (n + st.rows - 1) / st.rows
	st.wide = min(in.W/float32(st.per), st.d*1.12)
	if st.named {
		st.wide = min(in.W/float32(st.per), 92*kit.Scale())
	}
	return st
}

// at is the middle of the i-th figure.
func (st *standing) at(i int) (x, y float32) {
	return st.in.X + st.wide*(float32(i%st.per)+0.5), st.in.Y + float32(i/st.per)*(st.in.H/float32(st.rows)) + st.d/2 + 1
}

// drawPeople sets figures beside each other, as large as there is room, with names where that is large.
func (b *Board) drawPeople(s *draw.Sketch, in draw.Box, here []person) {
	if len(here) == 0 || in.W < 20 || in.H < 12 {
		return
	}
	st := lineUp(in, len(here))
	for i := range here {
		if x, y := st.at(i); here[i].beside && i%st.per > 0 {
			s.Rect(draw.At(x-st.wide, y-3, st.wide, 6), draw.Tone(kit.Danger), 3)
		}
	}
	for i := range here {
		b.drawPerson(s, &here[i], &st, i)
	}
}

// drawPerson is one of them; a podcaster beside a thief stands on a red ring.
func (b *Board) drawPerson(s *draw.Sketch, p *person, st *standing, i int) {
	x, y := st.at(i)
	if p.beside {
		s.Disc(x, y, st.d*0.5, draw.Tone(kit.Danger), nil, 0)
	}
	b.drawToken(s, &p.token, x, y, st.d*0.86)
	if st.named {
		said := p.note
		if said == "" {
			said = b.short(&p.token)
		}
		name := st.names.In(draw.Tone(kit.Ink)).Fitted(said, st.wide-2, 0.75)
		s.Text(said, draw.At(x-st.wide/2+1, y+st.d/2+3, st.wide-2, st.nameHeight), name)
	}
	if !b.lit() {
		b.touch(draw.At(x-st.wide/2, y-st.d/2, st.wide, st.d), figureThing(p.piece))
	}
}

// lit says that zones are tapped, not who is in them.
func (b *Board) lit() bool { return b.look.walk.Kind != "" }

// short is what a token is called where there is little room.
func (b *Board) short(t *token) string {
	switch t.kind {
	case aThief:
		return b.host.Name(t.seat)
	case theITG:
		return b.word("short.itg")
	case theCDs:
		return b.word("short.cds")
	case anItem:
		return b.host.Thing(rules.Of("item", t.item))
	}
	return b.host.Thing(figureThing(t.piece))
}
