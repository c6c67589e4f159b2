package cgexpo

import (
	"image/color"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/cgexpo"
)

// easel paints the squares of a board, one that is recorded or one that is being painted.
type easel struct{ draw.Easel }

// ground holds what the hall is made of, mixed from the theme; darker and redder while somebody flees.
type ground struct {
	zones [6]color.NRGBA
	line  color.NRGBA
	wall  color.NRGBA
	lit   color.NRGBA
}

// groundOf returns what the hall is made of.
func groundOf(frantic bool) ground {
	floor := draw.Tone(look.Floor)
	share := float32(0.30)
	if look.IsDark() {
		share = 0.26
	}
	g := ground{wall: draw.Mix(draw.Tone(look.Wall), draw.Tone(look.Ink), 0.42), lit: draw.Tone(look.Brass)}
	for _, z := range allZones {
		g.zones[z] = draw.Mix(floor, draw.Tone(zoneInks[z]), share)
		if z == cgexpo.Floor {
			g.zones[z] = floor
		}
		if frantic && z != cgexpo.Exit {
			g.zones[z] = draw.Mix(draw.Mix(g.zones[z], draw.Tone(look.Void), 0.42), draw.Tone(look.Lamp5), 0.17)
		}
	}
	g.line = draw.Faint(draw.Mix(floor, draw.Tone(look.Ink), 0.5), 0x3c)
	return g
}

// zones draws the floor: the zones tinted, each with its sign where it is largest.
func (e easel) zones(c chart, g ground) {
	largest := map[cgexpo.Zone]patch{}
	for _, p := range patches(c) {
		e.Rect(e.On(draw.At(float32(p.x), float32(p.y), float32(p.w), float32(p.h))), g.zones[p.zone], 0)
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

// emblem draws the sign of a zone on its floor.
func (e easel) emblem(p patch) {
	at := e.On(draw.At(float32(p.x), float32(p.y), float32(p.w), float32(p.h)))
	cx, cy := at.Mid()
	side := min(min(at.W, at.H)*0.78, 4.2*e.Scale)
	if p.h == 1 {
		cx = at.X + at.W - e.Scale*0.55
	}
	e.Stamp(zoneSigns[p.zone], zoneInks[p.zone], cx, cy, side).Translucency = 0.72
}

// grid draws the lines between squares.
func (e easel) grid(c chart, g ground) {
	thin := max(0.6, e.Scale*0.02)
	for _, r := range runs(c, func(x, y int, down bool) bool {
		ox, oy := other(x, y, down)
		return c.ZoneAt(x, y) != cgexpo.Nowhere && c.ZoneAt(ox, oy) != cgexpo.Nowhere
	}) {
		e.line(r, g.line, thin, 0)
	}
}

// line draws a run as a bar of a thickness.
func (e easel) line(r run, fill color.Color, thick, radius float32) {
	x, y := e.Point(float32(r.line), float32(r.at))
	long := float32(r.to-r.at) * e.Scale
	at := draw.At(x-thick/2, y-radius, thick, long+2*radius)
	if !r.down {
		x, y = e.Point(float32(r.at), float32(r.line))
		at = draw.At(x-radius, y-thick/2, long+2*radius, thick)
	}
	e.Rect(at, fill, radius)
}

// sides draws walls, the rim of the board, and doors: a bar across where it is closed to the thief at turn, two stumps
// where it opens.
func (e easel) sides(c chart, g ground, opens func(cgexpo.Zone) bool) {
	thick := max(2, e.Scale*0.13)
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

// gate draws one door.
func (e easel) gate(r run, z cgexpo.Zone, open bool) {
	thick := max(3, e.Scale*0.2)
	fill, rim := draw.Tone(zoneInks[z]), draw.Tone(look.Ink)
	m := draw.At(float32(r.at)+0.08, float32(r.line), 0.84, 0)
	if r.down {
		m = draw.At(float32(r.line), float32(r.at)+0.08, 0, 0.84)
	}
	bar := func(from, to float32) {
		at := e.On(draw.At(m.X+m.W*from, m.Y+m.H*from, m.W*(to-from), m.H*(to-from)))
		if r.down {
			at.X, at.W = at.X-thick/2, thick
		} else {
			at.Y, at.H = at.Y-thick/2, thick
		}
		d := e.Rect(at, fill, thick*0.3)
		d.StrokeColor, d.StrokeWidth = rim, max(0.8, e.Scale*0.03)
	}
	if open {
		fill = draw.Faint(fill, 0x50)
		bar(0.2, 0.8)
		fill = draw.Tone(zoneInks[z])
		thick *= 1.25
		bar(0, 0.26)
		bar(0.74, 1)
		return
	}
	bar(0, 1)
	if x, y := e.Point(m.X+m.W/2, m.Y+m.H/2); e.Scale >= 24 {
		e.Disc(x, y, e.Scale*0.2, draw.Tone(look.PanelRaised), rim, 1)
		e.Stamp("lock", look.Ink, x, y, e.Scale*0.27)
	}
}

// dotted draws a way as dots, from one length of it to another before its end.
func (e easel) dotted(way []fyne.Position, c color.NRGBA, from, upTo float32) {
	length := float32(0)
	for i := range len(way) - 1 {
		length += draw.Apart(way[i], way[i+1])
	}
	const gap = 0.34
	r := max(1.3, e.Scale*0.075)
	next, passed := from, float32(0)
	for i := range len(way) - 1 {
		a, z := way[i], way[i+1]
		long := draw.Apart(a, z)
		for ; next < passed+long && next < length-upTo; next += gap {
			done := (next - passed) / long
			x, y := e.Point(a.X+(z.X-a.X)*done, a.Y+(z.Y-a.Y)*done)
			e.Disc(x, y, r, c, draw.Tone(look.Void), 0.6)
		}
		passed += long
	}
}

// chart is a board that can be drawn: what a square is and what is on its right and its lower side.
type chart interface {
	Size() (width, height int)
	ZoneAt(x, y int) cgexpo.Zone
	RightOf(x, y int) cgexpo.Side
	BelowOf(x, y int) cgexpo.Side
}

// recorded is the recorded board as a chart.
type recorded struct{ b *cgexpo.Board }

// Size returns how many columns and rows there are.
func (p recorded) Size() (width, height int) { return p.b.Width, p.b.Height() }

// ZoneAt returns the zone of a square, Nowhere beside the board.
func (p recorded) ZoneAt(x, y int) cgexpo.Zone {
	if x < 0 || y < 0 || x >= p.b.Width || y >= p.b.Height() {
		return cgexpo.Nowhere
	}
	return p.b.Zone(cgexpo.SquareAt(x, y))
}

// RightOf returns what is on the right side of a square.
func (p recorded) RightOf(x, y int) cgexpo.Side { return p.b.Right(cgexpo.SquareAt(x, y)) }

// BelowOf returns what is on its lower side.
func (p recorded) BelowOf(x, y int) cgexpo.Side { return p.b.Below(cgexpo.SquareAt(x, y)) }

// patch is a rectangle of squares of one zone.
type patch struct {
	zone       cgexpo.Zone
	x, y, w, h int
}

// patches covers a board with as few rectangles as are quickly found.
func patches(c chart) []patch {
	width, height := c.Size()
	var list []patch
	done := make([]bool, width*height)
	for y := range height {
		for x := 0; x < width; x++ {
			z := c.ZoneAt(x, y)
			if z == cgexpo.Nowhere || done[y*width+x] {
				continue
			}
			p := patch{z, x, y, 1, 1}
			for p.x+p.w < width && c.ZoneAt(p.x+p.w, y) == z && !done[y*width+p.x+p.w] {
				p.w++
			}
			for p.y+p.h < height && p.row(c, p.y+p.h) {
				p.h++
			}
			for dy := range p.h {
				for dx := range p.w {
					done[(y+dy)*width+x+dx] = true
				}
			}
			list = append(list, p)
			x += p.w - 1
		}
	}
	return list
}

// row reports whether another row of the board continues the patch.
func (p patch) row(c chart, y int) bool {
	for dx := range p.w {
		if c.ZoneAt(p.x+dx, y) != p.zone {
			return false
		}
	}
	return true
}

// run is a line on the grid: along a column line where down, else along a row line.
type run struct {
	down         bool
	line, at, to int
}

// runs joins what holds side by side into lines. edge reports it of the line between a square and its right or lower
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

// other returns the neighbour behind an edge.
func other(x, y int, down bool) (int, int) {
	if down {
		return x + 1, y
	}
	return x, y + 1
}

// edgeSide returns what is between a square and its right or lower neighbour.
func edgeSide(c chart, x, y int, down bool) cgexpo.Side {
	if x < 0 || y < 0 {
		return cgexpo.Side{}
	}
	if down {
		return c.RightOf(x, y)
	}
	return c.BelowOf(x, y)
}
