package cgexpo

import (
	"image/color"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// packs are the backpacks of the thieves.
type packs struct {
	*sheet
	scroll *arrange.Scroll // around backpacks that are higher than their place
}

const packsThing rules.Thing = "packs:all"

// toggle shows all backpacks in place of the map, or the map again.
func (b *packs) toggle() {
	b.packed = !b.packed
	b.paper.Redraw()
	b.host.Reshape()
}

// The size of a backpack's card over its unit, and the least unit at which it can be read.
const (
	packCard  float32 = 106
	packWide  float32 = 226
	packLeast float32 = 0.95
)

// draw draws the backpack of every thief, in one column or two; they scroll where their place is too low to read all of them. Where they
// do not, a tap on one is one on its thief.
func (b *packs) draw(s *draw.Sketch, at draw.Box) {
	n, columns := len(b.look.state.Thieves), 1
	rows, wide, most, u := packsIn(at, n, columns)
	if r, w, m, larger := packsIn(at, n, 2); larger >= u {
		columns, rows, wide, most, u = 2, r, w, m, larger
	}
	u = max(u, min(packLeast*min(look.Scale(), 1.4), wide/packWide))
	if u <= 0.2 || at.H < look.Touch {
		return
	}
	high := max(packCard*u, min(most, (packCard+26)*u))
	all := rows*(high+look.Gap) - look.Gap
	place := func(i int) draw.Box {
		return draw.At(float32(i%columns)*(wide+look.Gap), float32(i/columns)*(high+look.Gap), wide, high)
	}
	if all <= at.H+1 {
		for i := range n {
			p := place(i)
			p.X, p.Y = p.X+at.X, p.Y+at.Y
			b.drawPack(s, p, rules.Seat(i), u)
			b.paper.TakeTaps(p, rules.Of("seat", i))
		}
		return
	}
	own, read := &draw.Sketch{Old: s.Old, New: s.New, Density: s.Density}, float32(0)
	for i := range n {
		b.drawPack(own, place(i), rules.Seat(i), u)
	}
	if b.scroll != nil {
		read = b.scroll.Offset()
	}
	b.scroll = scrolled(b.scroll, own.Objs, fyne.NewSize(at.W, all))
	s.Add(b.scroll, at)
	b.scroll.ScrollTo(read)
}

// packsIn returns in how many rows backpacks stand in so many columns, how wide and high each may be, and its unit.
func packsIn(at draw.Box, n, columns int) (rows, wide, most, u float32) {
	rows = float32((n + columns - 1) / columns)
	wide = (at.W - float32(columns-1)*look.Gap) / float32(columns)
	most = (at.H - (rows-1)*look.Gap) / rows
	return rows, wide, most, min(1.6*look.Scale(), wide/packWide, most/packCard)
}

// drawPack draws one thief: figure, name and lives; items; podcasters killed and doors opened.
func (b *packs) drawPack(s *draw.Sketch, at draw.Box, seat rules.Seat, u float32) {
	b.drawPlate(s, at, seat)
	pad := 9 * u
	row := (at.H - 2*pad) / packCard / 0.83
	y := at.Y + pad
	mid := y + 13*row
	t := thiefToken(seat)
	b.drawThief(s, &t, at.X+pad+13*u, mid, 25*u)
	right := b.drawLives(s, at.X+at.W-pad, mid, seat, u)
	s.Text(b.host.Name(seat), draw.At(at.X+pad+32*u, mid-13*u, right-at.X-pad-34*u, 26*u), inkOf(16*u, look.Ink))
	y += 30 * row
	if b.look.state.Excluded(seat) {
		i := inkOf(15*u, look.Danger)
		i.Face = nil
		s.Paragraph(b.word("excluded"), draw.At(at.X+pad, y, at.W-2*pad, at.Y+at.H-y), i)
		return
	}
	cell := (at.W - 2*pad) / 4
	for _, kind := range allKinds {
		b.drawOwned(s, draw.At(at.X+pad+float32(kind)*cell, y, cell, 34*row), seat, kind, u)
	}
	y += 36 * row
	b.drawCounters(s, draw.At(at.X+pad, y, at.W-2*pad, at.Y+at.H-pad-y), &b.look.state.Thieves[seat], u)
}

// drawPlate draws what a backpack is drawn on.
func (b *packs) drawPlate(s *draw.Sketch, at draw.Box, seat rules.Seat) {
	plate := s.Lifted(at, draw.Tone(look.Panel), look.Radius)
	plate.StrokeColor, plate.StrokeWidth = draw.Tone(look.Edge), 1
	switch x := &b.look; {
	case x.frantic && x.flees == seat:
		plate.StrokeColor, plate.StrokeWidth = draw.Tone(look.Danger), 2.5
	case x.turn == seat:
		plate.StrokeColor, plate.StrokeWidth = draw.Tone(look.Brass), 2
	}
}

// inkOf returns how a name or a word in a backpack looks.
func inkOf(size float32, name fyne.ThemeColorName) draw.Ink {
	return draw.Ink{Size: draw.Whole(size), Face: look.StrongFace(), Color: draw.Tone(name)}.Left()
}

// drawLives draws a heart for each life where they are counted, and returns where they begin.
func (b *packs) drawLives(s *draw.Sketch, right, mid float32, seat rules.Seat, u float32) float32 {
	if b.look.state.Difficulty != cgexpo.Difficult {
		return right
	}
	side := 14 * u
	for i := 4; i >= 0; i-- {
		hue := look.Danger
		if i >= b.look.state.Thieves[seat].Lives {
			hue = look.Hollow
		}
		right -= side
		s.Stamp("heart", hue, right+side/2, mid, side*0.94)
	}
	return right - 4
}

// drawOwned draws one of a thief's items and where it is.
func (b *packs) drawOwned(s *draw.Sketch, at draw.Box, seat rules.Seat, kind cgexpo.Item, u float32) {
	l := b.look.state.Thieves[seat].Items[kind]
	side := min(at.H, 30*u)
	cx, cy := at.X+side/2+2, at.Y+at.H/2
	if l.At == cgexpo.InPack {
		b.drawPacked(s, seat, kind, cx, cy, side)
		return
	}
	r := s.Rect(draw.At(cx-side/2, cy-side/2, side, side), color.Transparent, side*0.24)
	r.StrokeColor, r.StrokeWidth = draw.Tone(look.Hollow), 1.4
	s.Stamp(itemSigns[kind], look.InkFaint, cx, cy, side*0.66).Translucency = 0.35
	tx, room := cx+side/2+2, at.X+at.W-cx-side/2-3
	sign := min(room, 17*u)
	switch square := l.Square.String(); {
	case l.At == cgexpo.InPan:
		s.Stamp("cg-broom", look.Danger, tx+sign/2, cy, sign)
	case l.At == cgexpo.Gone:
		s.Stamp(look.IconClose, look.InkFaint, tx+sign/2, cy, sign)
	case l.At != cgexpo.OnBoard:
	case square != "":
		s.Text(square, draw.At(tx, at.Y, room, at.H), inkOf(13*u, look.Brass))
	case l.Zone != cgexpo.Nowhere:
		s.Stamp(zoneSigns[l.Zone], zoneInks[l.Zone], tx+sign/2, cy, sign)
	}
}

// drawPacked draws an item in a backpack.
func (b *packs) drawPacked(s *draw.Sketch, seat rules.Seat, kind cgexpo.Item, cx, cy, side float32) {
	p := b.look.paintOf(seat)
	drawChip(s, cx, cy, side, draw.Tone(p.fill), 1)
	s.Stamp(itemSigns[kind], p.on, cx, cy, side*0.76)
}

// drawCounters draws the podcasters that a thief has killed and the doors that he has opened.
func (b *packs) drawCounters(s *draw.Sketch, at draw.Box, t *cgexpo.Thief, u float32) {
	side := min(at.H, 23*u)
	step := at.W / 6
	mid := at.Y + at.H/2
	for i, p := range allPods {
		cx := at.X + float32(i)*step + side/2 + 2
		if t.Killed.Has(p) {
			s.Disc(cx, mid, side/2, draw.Tone(look.Good), nil, 0)
			s.Stamp("skull", look.Void, cx, mid, side*0.74)
		} else {
			s.Disc(cx, mid, side/2, color.Transparent, draw.Tone(look.Hollow), 1.3)
			s.Label(b.word("short."+p.String()), cx, mid, draw.Digits(side*0.42, draw.Tone(look.InkFaint)))
		}
	}
	for i, z := range roomZones {
		cx := at.X + float32(i+3)*step + side/2 + 2
		if t.Opened.Has(z) {
			s.Rect(draw.At(cx-side/2, mid-side/2, side, side), draw.Tone(zoneInks[z]), side*0.2)
			s.Stamp(zoneSigns[z], doorInk(z), cx, mid, side*0.74)
		} else {
			s.Frame(draw.At(cx-side/2, mid-side/2, side, side), draw.Tone(look.Hollow), 1.3, side*0.2)
			s.Stamp(zoneSigns[z], look.InkFaint, cx, mid, side*0.6).Translucency = 0.35
		}
	}
}
