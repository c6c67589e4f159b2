package oldmuseum

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/grid"
	"docent/rules/oldmuseum"
)

// plaster holds what the old museum is made of, mixed from the theme.
type plaster struct {
	floor, hall, back, wall, passage, line color.NRGBA
	clear, amber, far                      color.NRGBA // of what can be reached
}

// plasters returns the colours of the theme at this moment.
func plasters() plaster {
	p := plaster{
		floor: draw.Tone(look.Floor), wall: draw.Tone(look.Wall), clear: draw.Tone(look.Good), far: draw.Tone(look.Brass), amber: draw.Tone(look.Lamp2),
		passage: draw.Mix(draw.Tone(look.Floor), draw.Tone(look.Void), 0.4), back: draw.Mix(draw.Tone(look.Floor), draw.Black, 0.42),
	}
	p.hall = draw.Mix(p.floor, p.far, 0.2)
	if !look.IsDark() {
		p.passage, p.back = draw.Mix(draw.Tone(look.Floor), draw.Tone(look.Wall), 0.2), draw.Mix(draw.Tone(look.Wall), draw.Black, 0.2)
		p.amber = draw.Mix(draw.Tone(look.Lamp3), draw.Black, 0.28)
		p.hall = draw.Mix(p.floor, p.far, 0.14)
	}
	p.line = draw.Faint(draw.Mix(p.floor, draw.Tone(look.Ink), 0.5), 0x30)
	return p
}

// of returns the colour of a way, and the icon that says the same.
func (p plaster) of(t target) (c color.NRGBA, icon string, on fyne.ThemeColorName) {
	switch t {
	case clearWay:
		return p.clear, "footsteps", look.Void
	case tapedWay:
		return p.amber, "om-access", look.Void
	case lockedWay:
		return p.amber, "card-key", look.Void
	case forcedWay:
		return p.clear, "object-crowbar", look.Void
	case dugWay:
		return p.far, "om-tunnel", look.OnBrass
	case unknownWay:
		return draw.Tone(look.Info), look.IconQuestion, look.Void
	}
	return draw.Tone(look.InkFaint), look.IconMinus, look.Void
}

// easel paints the rooms.
type easel struct {
	draw.Easel
	plaster plaster
	board   *Board
}

// paintRooms draws the whole museum; its pawns walk on it.
func (b *Board) paintRooms(on draw.Easel) {
	e := easel{on, plasters(), b}
	if b.shaping.open {
		b.shaping.paint(e)
		return
	}
	b.look.all(e.chamber)
	e.tunnels()
	b.look.all(e.openings)
	b.look.all(e.inside)
	if w := b.look.way; w != nil && len(b.knobs) == 0 {
		m := draw.MiddleOf(w.cell)
		dx, dy := draw.Toward(w.dir)
		x, y := e.Point(m.X+dx*0.5, m.Y+dy*0.5)
		e.Sign(look.IconQuestion, e.plaster.far, look.OnBrass, x, y, max(9, e.Scale*0.17))
	}
	b.Landing(on, max(3, e.Tile*0.05), e.Tile*0.085)
	b.drawPawns(on)
	b.drawKnobs(on)
}

// chamber draws the bare square: its floor, or its back in the dark, and its name.
func (e easel) chamber(c *chamber) {
	at, u := e.On(c.box()), e.Tile
	fill, radius := e.plaster.floor, u*0.09
	switch {
	case c.at == oldmuseum.HallPlace:
		fill = e.plaster.hall
	case c.hidden:
		fill = e.plaster.back
	}
	way, _, _ := e.plaster.of(c.target)
	lit := c.open()
	if lit {
		e.Glow(at, way, radius)
		fill = draw.Mix(fill, way, 0.16)
	}
	if c.asked {
		e.Glow(at, e.plaster.far, radius)
	}
	r := e.Lifted(at, fill, radius)
	r.StrokeColor, r.StrokeWidth = e.plaster.wall, max(1.5, u*0.024)
	switch {
	case c.asked:
		r.StrokeColor, r.StrokeWidth = e.plaster.far, max(2.5, u*0.035)
	case lit:
		r.StrokeColor, r.StrokeWidth = way, max(2, u*0.03)
	}
	e.floor(c, at)
	text := draw.Tone(look.InkSoft)
	if c.hidden {
		text = draw.Faint(draw.White, 0xb4)
	}
	if name := c.at.String(); c.at != oldmuseum.HallPlace {
		e.Text(name, draw.At(at.X+u*0.1, at.Y+u*0.06, u*0.5, u*0.24), draw.Ink{Size: draw.Whole(max(9, u*0.18)), Face: look.StrongFace(), Color: text, Align: fyne.TextAlignLeading})
	}
}

// floor draws what a room is known by: the sign of the two special ones, a statue on the others, stars on a dark back.
func (e easel) floor(c *chamber, at draw.Box) {
	cx, cy := at.Mid()
	u := e.Tile
	switch {
	case c.at == oldmuseum.HallPlace:
		side := min(at.W, at.H) * 0.72
		e.Stamp("entrance", look.Ink, cx, cy, side).Translucency = 0.86
	case c.hidden:
		e.Frame(at.Inset(u*0.07), draw.Faint(draw.White, 0x1e), max(1, u*0.012), u*0.06)
		e.Stamp("moon", look.LampWhite, cx, cy, u*0.44).Translucency = 0.86
	case c.special != oldmuseum.Plain:
		e.Stamp(specialIcon(c.special), look.Ink, cx, cy, u*0.6).Translucency = 0.86
	default:
		e.Stamp("exhibit-"+draw.Exhibits[int(c.at)*5%len(draw.Exhibits)], look.Ink, cx, cy, u*0.5).Translucency = 0.93
	}
	switch {
	case c.untold:
		e.tab(at, "star", draw.Tone(look.Hollow), look.Ink)
	case c.special != oldmuseum.Plain && !c.hidden:
		e.tab(at, specialIcon(c.special), draw.Tone(look.Info), look.Void)
	}
}

// tab draws a sign in the corner of a room.
func (e easel) tab(at draw.Box, icon string, fill color.Color, on fyne.ThemeColorName) {
	u := e.Tile
	side := u * 0.28
	r := e.Rect(draw.At(at.X+at.W-side-u*0.02, at.Y+u*0.02, side, side), fill, 0)
	r.BottomLeftCornerRadius, r.TopRightCornerRadius = side*0.32, u*0.07
	e.Stamp(icon, on, at.X+at.W-side/2-u*0.02, at.Y+side/2+u*0.02, side*0.76)
}

// specialIcon returns the icon of one of the two special rooms.
func specialIcon(x oldmuseum.Special) string {
	if x == oldmuseum.Surveillance {
		return "om-camera"
	}
	return "om-pistol"
}

// openings draws what the sides of a room print.
func (e easel) openings(c *chamber) {
	if c.hidden {
		return
	}
	for i, cell := range c.cells {
		for _, d := range grid.Sides {
			next := cell.Next(d)
			if slices.Contains(c.cells, next) {
				continue
			}
			beside := e.board.look.under(next)
			side := *c.sides[i].At(d)
			if beside == nil && (side == oldmuseum.Unknown || c.at == oldmuseum.HallPlace) {
				continue
			}
			e.side(cell, d, side)
		}
	}
}

// side draws one side: a doorway leads half across the gap, tape bars it, a wall fills it, dashes are not known.
func (e easel) side(c grid.Cell, d grid.Dir, side oldmuseum.Side) {
	thick := max(2.5, e.Scale*sidePart)
	switch side {
	case oldmuseum.Open:
		e.Rect(e.along(c, d, -thick*0.7, wayPart*e.Scale, e.Scale*roomGap+thick*0.7), e.plaster.passage, 0)
		e.jambs(c, d)
	case oldmuseum.Tape:
		e.Rect(e.along(c, d, -thick*0.7, wayPart*e.Scale, e.Scale*roomGap+thick*0.7), e.plaster.passage, 0)
		e.jambs(c, d)
		striped(e.Sketch, e.along(c, d, -max(4, thick*0.95), (wayPart+0.03)*e.Scale, max(6, thick*1.5)))
	case oldmuseum.Wall:
		solid := draw.Mix(e.plaster.wall, draw.Tone(look.Ink), 0.3)
		e.Rect(e.along(c, d, -thick*0.55, (wayPart+0.2)*e.Scale, thick*1.25), solid, thick*0.3)
	default:
		long := wayPart * e.Scale / 5
		e.Rect(e.along(c, d, -thick*0.6, wayPart*e.Scale, thick*1.1), e.plaster.floor, 0)
		for i := range 3 {
			dash := e.along(c, d, -thick*0.45, long, thick*0.7)
			off := (float32(i) - 1) * long * 2
			if d == grid.North || d == grid.South {
				dash.X += off
			} else {
				dash.Y += off
			}
			e.Rect(dash, draw.Faint(draw.Tone(look.InkFaint), 0xa0), thick*0.3)
		}
	}
}

// along returns a bar in the middle of a square's side, so long and so deep, in dp; from is where it begins outwards of
// the edge.
func (e easel) along(c grid.Cell, d grid.Dir, from, long, deep float32) draw.Box {
	at := e.On(roomBox(c))
	cx, cy := at.Mid()
	switch d {
	case grid.North:
		return draw.At(cx-long/2, at.Y-from-deep, long, deep)
	case grid.South:
		return draw.At(cx-long/2, at.Y+at.H+from, long, deep)
	case grid.East:
		return draw.At(at.X+at.W+from, cy-long/2, deep, long)
	}
	return draw.At(at.X-from-deep, cy-long/2, deep, long)
}

// jambs draws the posts of a doorway.
func (e easel) jambs(c grid.Cell, d grid.Dir) {
	post := max(1.5, e.Scale*0.022)
	at := e.along(c, d, -post*1.2, wayPart*e.Scale, e.Scale*roomGap+post*1.2)
	if d == grid.North || d == grid.South {
		e.Rect(draw.At(at.X-post, at.Y, post, at.H), e.plaster.wall, 0)
		e.Rect(draw.At(at.X+at.W, at.Y, post, at.H), e.plaster.wall, 0)
		return
	}
	e.Rect(draw.At(at.X, at.Y-post, at.W, post), e.plaster.wall, 0)
	e.Rect(draw.At(at.X, at.Y+at.H, at.W, post), e.plaster.wall, 0)
}

// tunnels lights the rows or columns along which the tunnel leads.
func (e easel) tunnels() {
	all := e.board.look.bounds()
	for _, l := range e.board.look.lines {
		band := draw.At(float32(l.along)+0.36, all.Y, 0.28, all.H)
		if l.axis == oldmuseum.EastWest {
			band = draw.At(all.X, float32(-l.along)+0.36, all.W, 0.28)
		}
		at := e.On(band)
		r := e.Rect(at, draw.Faint(e.plaster.far, 0x3c), e.Scale*0.1)
		r.StrokeColor, r.StrokeWidth = draw.Faint(e.plaster.far, 0xa0), max(1, e.Scale*0.012)
	}
}
