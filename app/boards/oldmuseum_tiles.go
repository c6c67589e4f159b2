package boards

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// plaster is what the old museum is made of, mixed from the theme.
type plaster struct {
	floor, hall, back, wall, passage, line color.NRGBA
	clear, amber, far                      color.NRGBA // of what can be reached
}

func plasters() plaster {
	p := plaster{
		floor: tone(kit.Floor), wall: tone(kit.Wall), clear: tone(kit.Good), far: tone(kit.Brass), amber: tone(kit.Lamp2),
		passage: mix(tone(kit.Floor), tone(kit.Void), 0.4), back: mix(tone(kit.Floor), black, 0.42),
	}
	p.hall = mix(p.floor, p.far, 0.2)
	if !kit.IsDark() {
		p.passage, p.back = mix(tone(kit.Floor), tone(kit.Wall), 0.2), mix(tone(kit.Wall), black, 0.2)
		p.amber = mix(tone(kit.Lamp3), black, 0.28)
		p.hall = mix(p.floor, p.far, 0.14)
	}
	p.line = faint(mix(p.floor, tone(kit.Ink), 0.5), 0x30)
	return p
}

// of is the colour of a way, and the icon that says the same.
func (p plaster) of(t target) (c color.NRGBA, icon string, on fyne.ThemeColorName) {
	switch t {
	case clearWay:
		return p.clear, "footsteps", kit.Void
	case tapedWay:
		return p.amber, "om-access", kit.Void
	case forcedWay:
		return p.clear, "object-crowbar", kit.Void
	case dugWay:
		return p.far, "om-tunnel", kit.OnBrass
	case unknownWay:
		return tone(kit.Info), kit.IconQuestion, kit.Void
	}
	return tone(kit.InkFaint), kit.IconMinus, kit.Void
}

// drawRooms draws the whole museum for a scale and keeps its pawns apart, because they walk.
func (b *oldMuseum) drawRooms(scale float32) []fyne.CanvasObject {
	s := after(b.roomsKept)
	s.density = b.density()
	at := b.view.Origin
	e := easel{sketch: s, scale: scale, ox: at.X, oy: at.Y, tile: scale * roomPart}
	p := plasters()
	if b.shaping.open {
		b.shaping.paint(e, p)
		b.roomsKept = s.new
		return s.objs
	}
	b.look.all(func(c *chamber) { e.chamber(c, p) })
	b.tunnels(e, p)
	b.look.all(func(c *chamber) { b.openings(e, c, p) })
	b.look.all(func(c *chamber) { b.inside(e, c, p) })
	if w := b.look.way; w != nil {
		m := middleOf(w.cell)
		dx, dy := toward(w.dir)
		x, y := e.point(m.X+dx*0.5, m.Y+dy*0.5)
		e.sign(kit.IconQuestion, p.far, kit.OnBrass, x, y, max(9, e.scale*0.17))
	}
	b.landing(e)
	b.walkers = b.walkers[:0]
	for i := range b.look.pawns {
		b.pawn(e, &b.look.pawns[i])
	}
	b.roomsKept = s.new
	b.placePawns()
	return s.objs
}

// chamber is the bare square: its floor, or its back in the dark, and its name.
func (e easel) chamber(c *chamber, p plaster) {
	at, u := e.on(c.box()), e.tile
	fill, radius := p.floor, u*0.09
	switch {
	case c.at == oldmuseum.HallPlace:
		fill = p.hall
	case c.hidden:
		fill = p.back
	}
	way, _, _ := p.of(c.target)
	lit := c.open()
	if lit {
		e.glow(at, way, radius)
		fill = mix(fill, way, 0.16)
	}
	if c.asked {
		e.glow(at, p.far, radius)
	}
	r := e.lifted(at, fill, radius)
	r.StrokeColor, r.StrokeWidth = p.wall, max(1.5, u*0.024)
	switch {
	case c.asked:
		r.StrokeColor, r.StrokeWidth = p.far, max(2.5, u*0.035)
	case lit:
		r.StrokeColor, r.StrokeWidth = way, max(2, u*0.03)
	}
	e.floor(c, at, p)
	text := tone(kit.InkSoft)
	if c.hidden {
		text = faint(white, 0xb4)
	}
	if name := c.at.String(); c.at != oldmuseum.HallPlace {
		e.text(name, box{at.x + u*0.1, at.y + u*0.06, u * 0.5, u * 0.24}, ink{whole(max(9, u*0.18)), kit.StrongFace(), text, fyne.TextAlignLeading})
	}
}

// floor is what a room is known by: the sign of the two special ones, a statue on the others, stars on a dark back.
func (e easel) floor(c *chamber, at box, p plaster) {
	cx, cy := at.mid()
	u := e.tile
	switch {
	case c.at == oldmuseum.HallPlace:
		side := min(at.w, at.h) * 0.72
		e.stamp("entrance", kit.Ink, cx, cy, side).Translucency = 0.86
	case c.hidden:
		e.frame(at.inset(u*0.07), faint(white, 0x1e), max(1, u*0.012), u*0.06)
		e.stamp("moon", kit.LampWhite, cx, cy, u*0.44).Translucency = 0.86
	case c.special != oldmuseum.Plain:
		e.stamp(specialIcon(c.special), kit.Ink, cx, cy, u*0.6).Translucency = 0.86
	default:
		e.stamp("exhibit-"+exhibits[int(c.at)*5%len(exhibits)], kit.Ink, cx, cy, u*0.5).Translucency = 0.93
	}
	switch {
	case c.untold:
		e.tab(at, "star", tone(kit.Hollow), kit.Ink)
	case c.special != oldmuseum.Plain && !c.hidden:
		e.tab(at, specialIcon(c.special), tone(kit.Info), kit.Void)
	}
}

// tab is a sign in the corner of a room.
func (e easel) tab(at box, icon string, fill color.Color, on fyne.ThemeColorName) {
	u := e.tile
	side := u * 0.28
	r := e.rect(box{at.x + at.w - side - u*0.02, at.y + u*0.02, side, side}, fill, 0)
	r.BottomLeftCornerRadius, r.TopRightCornerRadius = side*0.32, u*0.07
	e.stamp(icon, on, at.x+at.w-side/2-u*0.02, at.y+side/2+u*0.02, side*0.76)
}

func specialIcon(x oldmuseum.Special) string {
	if x == oldmuseum.Surveillance {
		return "om-camera"
	}
	return "om-pistol"
}

// openings draws what the sides of a room print.
func (b *oldMuseum) openings(e easel, c *chamber, p plaster) {
	if c.hidden {
		return
	}
	for i, cell := range c.cells {
		for _, d := range grid.Sides {
			next := cell.Next(d)
			if slices.Contains(c.cells, next) {
				continue
			}
			beside := b.look.under(next)
			side := *c.sides[i].At(d)
			if beside == nil && (side == oldmuseum.Unknown || c.at == oldmuseum.HallPlace) {
				continue
			}
			e.side(cell, d, side, p)
		}
	}
}

// side draws one side: a doorway leads half across the gap, tape bars it, a wall fills it, dashes are not known.
func (e easel) side(c grid.Cell, d grid.Dir, side oldmuseum.Side, p plaster) {
	thick := max(2.5, e.scale*sidePart)
	switch side {
	case oldmuseum.Open:
		e.rect(e.along(c, d, -thick*0.7, wayPart*e.scale, e.scale*roomGap+thick*0.7), p.passage, 0)
		e.jambs(c, d, p)
	case oldmuseum.Tape:
		e.rect(e.along(c, d, -thick*0.7, wayPart*e.scale, e.scale*roomGap+thick*0.7), p.passage, 0)
		e.jambs(c, d, p)
		e.striped(e.along(c, d, -max(4, thick*0.95), (wayPart+0.03)*e.scale, max(6, thick*1.5)))
	case oldmuseum.Wall:
		solid := mix(p.wall, tone(kit.Ink), 0.3)
		e.rect(e.along(c, d, -thick*0.55, (wayPart+0.2)*e.scale, thick*1.25), solid, thick*0.3)
	default:
		long := wayPart * e.scale / 5
		e.rect(e.along(c, d, -thick*0.6, wayPart*e.scale, thick*1.1), p.floor, 0)
		for i := range 3 {
			dash := e.along(c, d, -thick*0.45, long, thick*0.7)
			off := (float32(i) - 1) * long * 2
			if d == grid.North || d == grid.South {
				dash.x += off
			} else {
				dash.y += off
			}
			e.rect(dash, faint(tone(kit.InkFaint), 0xa0), thick*0.3)
		}
	}
}

// along is a bar in the middle of a square's side, so long and so deep, in dp; from is where it begins outwards of the
// edge.
func (e easel) along(c grid.Cell, d grid.Dir, from, long, deep float32) box {
	at := e.on(roomBox(c))
	cx, cy := at.mid()
	switch d {
	case grid.North:
		return box{cx - long/2, at.y - from - deep, long, deep}
	case grid.South:
		return box{cx - long/2, at.y + at.h + from, long, deep}
	case grid.East:
		return box{at.x + at.w + from, cy - long/2, deep, long}
	}
	return box{at.x - from - deep, cy - long/2, deep, long}
}

// jambs are the posts of a doorway.
func (e easel) jambs(c grid.Cell, d grid.Dir, p plaster) {
	post := max(1.5, e.scale*0.022)
	at := e.along(c, d, -post*1.2, wayPart*e.scale, e.scale*roomGap+post*1.2)
	if d == grid.North || d == grid.South {
		e.rect(box{at.x - post, at.y, post, at.h}, p.wall, 0)
		e.rect(box{at.x + at.w, at.y, post, at.h}, p.wall, 0)
		return
	}
	e.rect(box{at.x, at.y - post, at.w, post}, p.wall, 0)
	e.rect(box{at.x, at.y + at.h, at.w, post}, p.wall, 0)
}

// tunnels lights the rows or columns along which the tunnel leads.
func (b *oldMuseum) tunnels(e easel, p plaster) {
	all := b.look.bounds()
	for _, l := range b.look.lines {
		band := box{float32(l.along) + 0.36, all.y, 0.28, all.h}
		if l.axis == oldmuseum.EastWest {
			band = box{all.x, float32(-l.along) + 0.36, all.w, 0.28}
		}
		at := e.on(band)
		r := e.rect(at, faint(p.far, 0x3c), e.scale*0.1)
		r.StrokeColor, r.StrokeWidth = faint(p.far, 0xa0), max(1, e.scale*0.012)
	}
}
