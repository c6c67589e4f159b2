package boards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/rules/cgexpo"
)

// ground is what the hall is made of, mixed from the theme; darker and redder while somebody flees.
type ground struct {
	zones [6]color.NRGBA
	line  color.NRGBA
	wall  color.NRGBA
	lit   color.NRGBA
}

var zoneInks = [...]fyne.ThemeColorName{"", kit.Good, kit.InkFaint, kit.Seat3, kit.Gold, kit.Info}

func groundOf(frantic bool) ground {
	floor := tone(kit.Floor)
	share := float32(0.30)
	if kit.IsDark() {
		share = 0.26
	}
	g := ground{wall: mix(tone(kit.Wall), tone(kit.Ink), 0.42), lit: tone(kit.Brass)}
	for _, z := range allZones {
		g.zones[z] = mix(floor, tone(zoneInks[z]), share)
		if z == cgexpo.Floor {
			g.zones[z] = floor
		}
		if frantic && z != cgexpo.Exit {
			g.zones[z] = mix(mix(g.zones[z], tone(kit.Void), 0.42), tone(kit.Lamp5), 0.17)
		}
	}
	g.line = faint(mix(floor, tone(kit.Ink), 0.5), 0x3c)
	return g
}

// chart is a board that can be drawn: what a square is and what stands on its right and its lower side.
type chart interface {
	Size() (width, height int)
	ZoneAt(x, y int) cgexpo.Zone
	RightOf(x, y int) cgexpo.Side
	BelowOf(x, y int) cgexpo.Side
}

// recorded is the recorded board as a chart.
type recorded struct{ b *cgexpo.Board }

// Size is how many columns and rows there are.
func (p recorded) Size() (width, height int) { return p.b.Width, p.b.Height() }

// ZoneAt is the zone of a square, Nowhere beside the board.
func (p recorded) ZoneAt(x, y int) cgexpo.Zone {
	if x < 0 || y < 0 || x >= p.b.Width || y >= p.b.Height() {
		return cgexpo.Nowhere
	}
	return p.b.Zone(cgexpo.SquareAt(x, y))
}

// RightOf is what stands on the right side of a square.
func (p recorded) RightOf(x, y int) cgexpo.Side { return p.b.Right(cgexpo.SquareAt(x, y)) }

// BelowOf is what stands on its lower side.
func (p recorded) BelowOf(x, y int) cgexpo.Side { return p.b.Below(cgexpo.SquareAt(x, y)) }

// drawMap draws the board for a scale and keeps its figures apart, because they walk.
func (b *expoBoard) drawMap(scale float32) []fyne.CanvasObject {
	s := after(b.mapKept)
	s.density = b.density()
	at := b.look.bounds()
	e := easel{sketch: s, scale: scale, ox: at.x, oy: at.y, tile: scale}
	b.walkers = b.walkers[:0]
	if b.look.mapped {
		g := groundOf(b.look.frantic)
		c := recorded{b.look.board()}
		e.zones(c, g)
		e.sides(c, g, func(z cgexpo.Zone) bool { return b.opens(z) })
		b.drawLit(e, g)
		e.names(c, g, b.zoneName, b.look.crowd())
		b.drawTrails(e)
		b.drawMeetings(e)
		b.drawTokens(e)
		b.drawPicked(e)
		b.landing(e)
	}
	b.mapKept = s.new
	b.placeWalkers()
	return s.objs
}

// opens says that a door opens for who is at turn.
func (b *expoBoard) opens(z cgexpo.Zone) bool {
	return b.look.turn >= 0 && b.look.state.Thieves[b.look.turn].May(z)
}

func (b *expoBoard) zoneName(z cgexpo.Zone) string { return b.word("zone." + z.String()) }

// patch is a rectangle of squares of one zone.
type patch struct {
	zone       cgexpo.Zone
	x, y, w, h int
}

// patches covers a board with as few rectangles as are quickly found.
func patches(c chart) []patch {
	width, height := c.Size()
	var list []patch
	done := map[[2]int]bool{}
	for y := range height {
		for x := 0; x < width; x++ {
			z := c.ZoneAt(x, y)
			if z == cgexpo.Nowhere || done[[2]int{x, y}] {
				continue
			}
			p := patch{z, x, y, 1, 1}
			for p.x+p.w < width && c.ZoneAt(p.x+p.w, y) == z && !done[[2]int{p.x + p.w, y}] {
				p.w++
			}
			for p.y+p.h < height && p.row(c, p.y+p.h) {
				p.h++
			}
			for dy := range p.h {
				for dx := range p.w {
					done[[2]int{x + dx, y + dy}] = true
				}
			}
			list = append(list, p)
			x += p.w - 1
		}
	}
	return list
}

// row says that another row of the board goes on with the patch.
func (p patch) row(c chart, y int) bool {
	for dx := range p.w {
		if c.ZoneAt(p.x+dx, y) != p.zone {
			return false
		}
	}
	return true
}

// zones draws the floor: the zones tinted, each with its sign where it is largest.
func (e easel) zones(c chart, g ground) {
	largest := map[cgexpo.Zone]patch{}
	for _, p := range patches(c) {
		e.rect(e.on(box{float32(p.x), float32(p.y), float32(p.w), float32(p.h)}), g.zones[p.zone], 0)
		if old := largest[p.zone]; p.w*p.h > old.w*old.h {
			largest[p.zone] = p
		}
	}
	e.grid(c, g)
	for _, z := range allZones {
		if p, ok := largest[z]; ok {
			e.emblem(p)
		}
	}
}

// emblem is the sign of a zone on its floor.
func (e easel) emblem(p patch) {
	at := e.on(box{float32(p.x), float32(p.y), float32(p.w), float32(p.h)})
	cx, cy := at.mid()
	side := min(min(at.w, at.h)*0.78, 4.2*e.scale)
	if p.h == 1 {
		cx = at.x + at.w - e.scale*0.55
	}
	e.stamp(zoneSigns[p.zone], zoneInks[p.zone], cx, cy, side).Translucency = 0.72
}

// run is a line on the grid: along a column line where down, else along a row line.
type run struct {
	down         bool
	line, at, to int
}

// runs joins what holds side by side into lines. edge tells what stands between a square and its right or lower
// neighbour; squares begin at -1, before the board.
func runs(c chart, edge func(x, y int, down bool) bool) []run {
	width, height := c.Size()
	var list []run
	scan := func(down bool, lines, places int) {
		for line := range lines + 1 {
			begun := -1
			for at := range places + 1 {
				x, y := at, line-1
				if down {
					x, y = line-1, at
				}
				on := at < places && edge(x, y, down)
				if on && begun < 0 {
					begun = at
				}
				if !on && begun >= 0 {
					list = append(list, run{down, line, begun, at})
					begun = -1
				}
			}
		}
	}
	scan(true, width, height)
	scan(false, height, width)
	return list
}

// other is the neighbour behind an edge.
func other(x, y int, down bool) (int, int) {
	if down {
		return x + 1, y
	}
	return x, y + 1
}

// grid draws the lines between squares.
func (e easel) grid(c chart, g ground) {
	thin := max(0.6, e.scale*0.02)
	for _, r := range runs(c, func(x, y int, down bool) bool {
		ox, oy := other(x, y, down)
		return c.ZoneAt(x, y) != cgexpo.Nowhere && c.ZoneAt(ox, oy) != cgexpo.Nowhere
	}) {
		e.line(r, g.line, thin, 0)
	}
}

// line is a run as a bar of a thickness.
func (e easel) line(r run, fill color.Color, thick, radius float32) {
	x, y := e.point(float32(r.line), float32(r.at))
	long := float32(r.to-r.at) * e.scale
	at := box{x - thick/2, y - radius, thick, long + 2*radius}
	if !r.down {
		x, y = e.point(float32(r.at), float32(r.line))
		at = box{x - radius, y - thick/2, long + 2*radius, thick}
	}
	e.rect(at, fill, radius)
}

// edgeSide is what stands between a square and its right or lower neighbour.
func edgeSide(c chart, x, y int, down bool) cgexpo.Side {
	if x < 0 || y < 0 {
		return cgexpo.Side{}
	}
	if down {
		return c.RightOf(x, y)
	}
	return c.BelowOf(x, y)
}

// sides draws walls, the rim of the board, and doors: a bar across where it is closed to who is at turn, two stumps
// where it opens.
func (e easel) sides(c chart, g ground, opens func(cgexpo.Zone) bool) {
	thick := max(2, e.scale*0.13)
	for _, r := range runs(c, func(x, y int, down bool) bool {
		ox, oy := other(x, y, down)
		if (c.ZoneAt(x, y) == cgexpo.Nowhere) != (c.ZoneAt(ox, oy) == cgexpo.Nowhere) {
			return true
		}
		return c.ZoneAt(x, y) != cgexpo.Nowhere && edgeSide(c, x, y, down).Wall
	}) {
		e.line(r, g.wall, thick, thick/2)
	}
	for _, z := range roomZones {
		for _, r := range runs(c, func(x, y int, down bool) bool { return edgeSide(c, x, y, down).Door == z }) {
			for at := r.at; at < r.to; at++ {
				e.gate(run{r.down, r.line, at, at + 1}, z, opens(z))
			}
		}
	}
}

// gate is one door.
func (e easel) gate(r run, z cgexpo.Zone, open bool) {
	thick := max(3, e.scale*0.2)
	fill, rim := tone(zoneInks[z]), tone(kit.Ink)
	m := box{float32(r.at) + 0.08, float32(r.line), 0.84, 0}
	if r.down {
		m = box{float32(r.line), float32(r.at) + 0.08, 0, 0.84}
	}
	bar := func(from, to float32) {
		at := e.on(box{m.x + m.w*from, m.y + m.h*from, m.w * (to - from), m.h * (to - from)})
		if r.down {
			at.x, at.w = at.x-thick/2, thick
		} else {
			at.y, at.h = at.y-thick/2, thick
		}
		d := e.rect(at, fill, thick*0.3)
		d.StrokeColor, d.StrokeWidth = rim, max(0.8, e.scale*0.03)
	}
	if open {
		fill = faint(fill, 0x50)
		bar(0.2, 0.8)
		fill = tone(zoneInks[z])
		thick *= 1.25
		bar(0, 0.26)
		bar(0.74, 1)
		return
	}
	bar(0, 1)
	if x, y := e.point(m.x+m.w/2, m.y+m.h/2); e.scale >= 24 {
		e.disc(x, y, e.scale*0.2, tone(kit.PanelRaised), rim, 1)
		e.stamp("lock", kit.Ink, x, y, e.scale*0.27)
	}
}

// drawLit lights the squares that a tap chooses, and marks those behind doors that do not open.
func (b *expoBoard) drawLit(e easel, g ground) {
	x := &b.look
	fill, rim := faint(g.lit, 0x66), g.lit
	if !kit.IsDark() {
		fill = faint(g.lit, 0x48)
	}
	for _, q := range x.lit.Squares() {
		at := e.on(box{float32(q.X()), float32(q.Y()), 1, 1}).inset(e.scale * 0.07)
		r := e.rect(at, fill, e.scale*0.2)
		r.StrokeColor, r.StrokeWidth = rim, max(1.2, e.scale*0.055)
	}
	for _, q := range x.locked.Squares() {
		if x.lit.Has(q) || e.scale < 13 {
			continue
		}
		cx, cy := e.on(box{float32(q.X()), float32(q.Y()), 1, 1}).mid()
		e.stamp("lock", kit.Danger, cx, cy, e.scale*0.5)
	}
}

// hazard is a tape of slanted stripes.
func (s *sketch) hazard(at box, dark, bright color.Color) {
	s.rect(at, dark, 0)
	wide := at.h * 1.1
	for x := at.x; x+wide+at.h <= at.x+at.w; x += 2 * wide {
		p := &canvas.ArbitraryPolygon{NormalizedPoints: true, FillColor: bright}
		share := at.h / (wide + at.h)
		p.Points = []fyne.Position{{X: share, Y: 0}, {X: 1, Y: 0}, {X: 1 - share, Y: 1}, {X: 0, Y: 1}}
		s.add(p, box{x, at.y, wide + at.h, at.h})
	}
}

// doorInk is readable on the colour of a room.
func doorInk(z cgexpo.Zone) fyne.ThemeColorName {
	if z == cgexpo.Casino {
		return kit.OnLamp
	}
	return kit.Void
}
