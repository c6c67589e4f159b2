package boards

import (
	"image/color"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

func seatOf(i int) rules.Seat { return rules.Seat(i) }

// stripSide is the height of the backpacks in small.
func stripSide() float32 { return max(kit.Touch, 56*min(kit.Scale(), 1.2)) }

// packCard is the height of a backpack's card over its unit.
const packCard float32 = 106

// drawPacks draws the backpack of every thief, one under the other.
func (b *expoBoard) drawPacks(s *sketch, at box) {
	n := float32(len(b.look.state.Thieves))
	u := min(kit.Scale(), at.w/226, (at.h-(n-1)*kit.Gap)/n/packCard)
	if u <= 0.2 {
		return
	}
	spare := max(0, (at.h-(n-1)*kit.Gap)/n-packCard*u)
	high := packCard*u + min(spare, 26*u)
	for i := range b.look.state.Thieves {
		b.drawPack(s, box{at.x, at.y + float32(i)*(high+kit.Gap), at.w, high}, seatOf(i), u)
	}
}

// drawPack is one thief: figure, name and lives; items; podcasters killed and doors opened.
func (b *expoBoard) drawPack(s *sketch, at box, seat rules.Seat, u float32) {
	x := &b.look
	t := &x.state.Thieves[seat]
	out := x.state.Excluded(seat)
	plate := s.lifted(at, tone(kit.Panel), kit.Radius)
	plate.StrokeColor, plate.StrokeWidth = tone(kit.Edge), 1
	switch {
	case x.frantic && x.flees == seat:
		plate.StrokeColor, plate.StrokeWidth = tone(kit.Danger), 2.5
	case x.turn == seat:
		plate.StrokeColor, plate.StrokeWidth = tone(kit.Brass), 2
	}
	b.touch(at, rules.Of("seat", seat))
	pad := 9 * u
	row := (at.h - 2*pad) / packCard / 0.83
	y := at.y + pad
	mid := y + 13*row
	b.drawThief(s, &token{piece: thiefPieces[seat], kind: aThief, seat: seat}, at.x+pad+13*u, mid, 25*u)
	right := b.drawLives(s, at.x+at.w-pad, mid, seat, u)
	name := ink{whole(16 * u), kit.StrongFace(), tone(kit.Ink), 0}.left()
	s.text(b.host.Name(seat), box{at.x + pad + 32*u, mid - 13*u, right - at.x - pad - 34*u, 26 * u}, name)
	y += 30 * row
	if out {
		i := ink{whole(15 * u), nil, tone(kit.Danger), 0}.left()
		s.paragraph(b.word("excluded"), box{at.x + pad, y, at.w - 2*pad, at.y + at.h - y}, i)
		return
	}
	cell := (at.w - 2*pad) / 4
	for _, kind := range allKinds {
		b.drawOwned(s, box{at.x + pad + float32(kind)*cell, y, cell, 34 * row}, seat, kind, u)
	}
	y += 36 * row
	b.drawCounters(s, box{at.x + pad, y, at.w - 2*pad, at.y + at.h - pad - y}, t, u)
}

// drawLives is a heart for each life where they are counted; it gives where they begin.
func (b *expoBoard) drawLives(s *sketch, right, mid float32, seat rules.Seat, u float32) float32 {
	if b.look.state.Difficulty != cgexpo.Difficult {
		return right
	}
	side := 14 * u
	for i := 4; i >= 0; i-- {
		hue := kit.Danger
		if i >= b.look.state.Thieves[seat].Lives {
			hue = kit.Hollow
		}
		right -= side
		s.stamp("heart", hue, right+side/2, mid, side*0.94)
	}
	return right - 4
}

// drawOwned is one of a thief's items and where it is.
func (b *expoBoard) drawOwned(s *sketch, at box, seat rules.Seat, kind cgexpo.Item, u float32) {
	l := b.look.state.Thieves[seat].Items[kind]
	side := min(at.h, 30*u)
	cx, cy := at.x+side/2+2, at.y+at.h/2
	said := ""
	switch l.At {
	case cgexpo.InPack:
		b.drawChip(s, seat, kind, cx, cy, side)
		return
	case cgexpo.OnBoard:
		said = l.Square.String()
		if said == "" && l.Zone != cgexpo.Nowhere {
			said = "~"
		}
	}
	r := s.rect(box{cx - side/2, cy - side/2, side, side}, color.Transparent, side*0.24)
	r.StrokeColor, r.StrokeWidth = tone(kit.Hollow), 1.4
	s.stamp(itemSigns[kind], kit.InkFaint, cx, cy, side*0.66).Translucency = 0.35
	tx, room := cx+side/2+2, at.x+at.w-cx-side/2-3
	sign := min(room, 17*u)
	switch {
	case l.At == cgexpo.InPan:
		s.stamp("cg-broom", kit.Danger, tx+sign/2, cy, sign)
	case l.At == cgexpo.Gone:
		s.stamp(kit.IconClose, kit.InkFaint, tx+sign/2, cy, sign)
	case said == "~":
		s.stamp(zoneSigns[l.Zone], zoneInks[l.Zone], tx+sign/2, cy, sign)
	case said != "":
		s.text(said, box{tx, at.y, room, at.h}, ink{whole(13 * u), kit.StrongFace(), tone(kit.Brass), 0}.left())
	}
}

// drawChip is an item in a backpack.
func (b *expoBoard) drawChip(s *sketch, seat rules.Seat, kind cgexpo.Item, cx, cy, side float32) {
	p := b.look.paintOf(seat)
	r := s.rect(box{cx - side/2, cy - side/2, side, side}, tone(p.fill), side*0.24)
	r.StrokeColor, r.StrokeWidth = tone(kit.OnLamp), 1
	s.stamp(itemSigns[kind], p.on, cx, cy, side*0.76)
}

// drawCounters is the podcasters that a thief has killed and the doors that he has opened.
func (b *expoBoard) drawCounters(s *sketch, at box, t *cgexpo.Thief, u float32) {
	side := min(at.h, 23*u)
	step := at.w / 6
	mid := at.y + at.h/2
	for i, p := range allPods {
		cx := at.x + float32(i)*step + side/2 + 2
		if t.Killed.Has(p) {
			s.disc(cx, mid, side/2, tone(kit.Good), nil, 0)
			s.stamp("skull", kit.Void, cx, mid, side*0.74)
		} else {
			s.disc(cx, mid, side/2, color.Transparent, tone(kit.Hollow), 1.3)
			s.label(b.word("short."+p.String()), cx, mid, digits(side*0.42, tone(kit.InkFaint)))
		}
	}
	for i, z := range roomZones {
		cx := at.x + float32(i+3)*step + side/2 + 2
		if t.Opened.Has(z) {
			s.rect(box{cx - side/2, mid - side/2, side, side}, tone(zoneInks[z]), side*0.2)
			s.stamp(zoneSigns[z], doorInk(z), cx, mid, side*0.74)
		} else {
			s.frame(box{cx - side/2, mid - side/2, side, side}, tone(kit.Hollow), 1.3, side*0.2)
			s.stamp(zoneSigns[z], kit.InkFaint, cx, mid, side*0.6).Translucency = 0.35
		}
	}
}

// drawStrip is the backpacks in small; a tap shows them large.
func (b *expoBoard) drawStrip(s *sketch, at box) {
	n := float32(len(b.look.state.Thieves))
	wide := (at.w - (n-1)*6) / n
	for i := range b.look.state.Thieves {
		seat := seatOf(i)
		in := box{at.x + float32(i)*(wide+6), at.y, wide, at.h}
		plate := s.rect(in, tone(kit.Panel), 10)
		plate.StrokeColor, plate.StrokeWidth = tone(kit.Edge), 1
		if b.look.turn == seat {
			plate.StrokeColor, plate.StrokeWidth = tone(kit.Brass), 1.8
		}
		d := min(28, in.h*0.56)
		b.drawThief(s, &token{piece: thiefPieces[i], kind: aThief, seat: seat}, in.x+d/2+6, in.y+in.h/2, d)
		left := in.x + d + 12
		chip := min((in.h-12)/2, (in.x+in.w-left-8)/2)
		for _, kind := range allKinds {
			cx, cy := left+float32(kind%2)*(chip+3)+chip/2, in.y+(in.h-2*chip-3)/2+float32(kind/2)*(chip+3)+chip/2
			if b.look.state.Thieves[i].Items[kind].At == cgexpo.InPack {
				b.drawChip(s, seat, kind, cx, cy, chip)
				continue
			}
			s.frame(box{cx - chip/2, cy - chip/2, chip, chip}, tone(kit.Hollow), 1.2, chip*0.24)
		}
		if b.look.state.Excluded(seat) {
			s.stamp(kit.IconClose, kit.Danger, in.x+d/2+6, in.y+in.h/2, d)
		}
	}
	b.touch(at, packsThing)
}

// touch lets a place beside the map take taps.
func (b *expoBoard) touch(place box, thing rules.Thing) {
	b.hits = append(b.hits, hit{place, thing})
}
