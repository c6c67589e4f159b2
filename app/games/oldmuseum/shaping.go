package oldmuseum

import (
	"image/color"
	"slices"
	"strings"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/grid"
)

// The most columns and rows a museum may have.
const mostColumns, mostRows = 12, 10

// shaping is how a table tells, before anybody has left the Hall, that its rooms lie otherwise: a room or the Hall is
// picked up by a tap and put down by another.
type shaping struct {
	board   *Board
	open    bool
	hall    [2]grid.Cell
	rooms   []grid.Cell
	picked  grid.Cell
	holds   bool   // something is picked up
	before  string // how it was spelt
	buttons struct{ done, usual, cancel *kit.ActionButton }
}

// newShaping returns a shaping with its buttons.
func newShaping(b *Board) shaping {
	l := shaping{board: b}
	text := func(key string) string { return b.host.Text("oldmuseum.board.layout."+key, nil) }
	l.buttons.done = kit.NewPrimary(look.IconCheck, text("done"), func() { b.shaping.finish() })
	l.buttons.usual = kit.NewActionButton("undo", text("usual"), func() { b.shaping.usual() })
	l.buttons.cancel = kit.NewIconButton("back", text("cancel"), func() {
		b.shaping.close()
		b.shaping.changed()
	})
	return l
}

// begin takes up the museum as it lies.
func (l *shaping) begin() {
	g := &l.board.look
	l.open, l.holds = true, false
	l.hall = [2]grid.Cell{g.hall.cells[0], g.hall.cells[1]}
	l.rooms = l.rooms[:0]
	for i := range g.rooms {
		l.rooms = append(l.rooms, g.rooms[i].cells[0])
	}
	l.before = l.rows()
	l.board.host.Reshape()
	l.changed()
}

// close ends the shaping without telling the game.
func (l *shaping) close() {
	if l.open {
		l.open = false
		l.board.host.Reshape()
	}
}

// usual lays the museum as the app does where nothing is told: six by four, the Hall in the middle of the south edge.
func (l *shaping) usual() {
	l.hall, l.holds = [2]grid.Cell{l.seen(grid.Cell{X: 2}), l.seen(grid.Cell{X: 3})}, false
	l.rooms = l.rooms[:0]
	for y := range int8(4) {
		for x := range int8(6) {
			if c := l.seen(grid.Cell{X: x, Y: y}); !slices.Contains(l.hall[:], c) {
				l.rooms = append(l.rooms, c)
			}
		}
	}
	l.changed()
}

// seen returns where a square of the table lies on the plane, real where one of the plane lies on the table.
func (l *shaping) seen(c grid.Cell) grid.Cell { return draw.Turned(c, l.board.look.quarters) }

func (l *shaping) real(c grid.Cell) grid.Cell { return draw.Turned(c, -l.board.look.quarters) }

// changed shows the rooms as they lie now.
func (l *shaping) changed() {
	b := l.board
	b.frame()
	b.Redraw()
	b.View.Present(false)
}

// tap picks up what lies on a square, or puts down what is picked up: where something lies, they change places.
func (l *shaping) tap(c grid.Cell) {
	if !l.inside(c) {
		return
	}
	switch {
	case l.holds && l.picked == c:
		l.holds = false
	case l.holds:
		l.put(c)
	case l.lies(c):
		l.picked, l.holds = c, true
	}
	l.changed()
}

// lies reports whether a room or the Hall lies on a square.
func (l *shaping) lies(c grid.Cell) bool {
	return slices.Contains(l.hall[:], c) || slices.Contains(l.rooms, c)
}

// put puts down the room or the Hall that is picked up. Both squares of the Hall move as one.
func (l *shaping) put(c grid.Cell) {
	at := slices.Index(l.hall[:], l.picked)
	if at < 0 {
		if i := slices.Index(l.rooms, l.picked); i >= 0 && !l.lies(c) {
			l.rooms[i], l.holds = c, false
		} else {
			l.picked = c // another one is picked up instead
		}
		return
	}
	if c == l.hall[1-at] {
		l.turn(at)
		return
	}
	by := func(h grid.Cell) grid.Cell { return grid.Cell{X: h.X + c.X - l.picked.X, Y: h.Y + c.Y - l.picked.Y} }
	l.moveHall([2]grid.Cell{by(l.hall[0]), by(l.hall[1])})
}

// turn lays the Hall along the other direction of the compass, about the square that is picked up.
func (l *shaping) turn(at int) {
	pivot, other := l.hall[at], l.hall[1-at]
	to := grid.Cell{X: pivot.X + other.Y - pivot.Y, Y: pivot.Y + other.X - pivot.X}
	hall := l.hall
	hall[1-at] = to
	l.moveHall(hall)
}

// moveHall puts the Hall elsewhere; rooms under it go where it lay.
func (l *shaping) moveHall(to [2]grid.Cell) {
	if !l.inside(to[0]) || !l.inside(to[1]) {
		return
	}
	var free []grid.Cell
	for _, c := range l.hall {
		if !slices.Contains(to[:], c) {
			free = append(free, c)
		}
	}
	for i, c := range l.rooms {
		if slices.Contains(to[:], c) {
			l.rooms[i], free = free[0], free[1:]
		}
	}
	l.hall, l.holds = to, false
}

// reach returns the smallest part of the plane that holds all squares.
func (l *shaping) reach() (low, high grid.Cell) {
	low, high = l.hall[0], l.hall[0]
	for _, c := range append(l.rooms, l.hall[1]) {
		low.X, low.Y = min(low.X, c.X), min(low.Y, c.Y)
		high.X, high.Y = max(high.X, c.X), max(high.Y, c.Y)
	}
	return low, high
}

// inside reports whether a square may be used: the museum stays within the most columns and rows there can be.
func (l *shaping) inside(c grid.Cell) bool {
	low, high := l.reach()
	columns, rows := int8(mostColumns), int8(mostRows)
	if l.board.look.quarters&1 == 1 {
		columns, rows = rows, columns
	}
	return max(high.X, c.X)-min(low.X, c.X) < columns && max(high.Y, c.Y)-min(low.Y, c.Y) < rows
}

// shapeRim is how much of the free squares around is seen: enough to be tapped.
const shapeRim = 0.64

// bounds returns what is shown: the museum and the free squares around it.
func (l *shaping) bounds() draw.Box {
	low, high := l.reach()
	x, y := draw.Corners(grid.Cell{X: low.X, Y: high.Y})
	w, h := float32(high.X-low.X+1), float32(high.Y-low.Y+1)
	return draw.At(x-shapeRim, y-shapeRim, w+2*shapeRim, h+2*shapeRim)
}

// rows spells the museum, north first.
func (l *shaping) rows() string {
	one, other := l.reach()
	one, other = l.real(one), l.real(other)
	low, high := grid.Cell{X: min(one.X, other.X), Y: min(one.Y, other.Y)}, grid.Cell{X: max(one.X, other.X), Y: max(one.Y, other.Y)}
	var text strings.Builder
	for y := high.Y; y >= low.Y; y-- {
		for x := low.X; x <= high.X; x++ {
			switch c := l.seen(grid.Cell{X: x, Y: y}); {
			case slices.Contains(l.hall[:], c):
				text.WriteByte('H')
			case slices.Contains(l.rooms, c):
				text.WriteByte('.')
			default:
				text.WriteByte('#')
			}
		}
		if y > low.Y {
			text.WriteByte('/')
		}
	}
	return text.String()
}

// finish tells the game.
func (l *shaping) finish() {
	o := l.board.look.shape
	rows, before := l.rows(), l.before
	l.close()
	l.changed()
	if o != nil && rows != before {
		l.board.host.Do(*o, rules.Answers{"rows": {rows}})
	}
}

// draw sets what is said, the squares and the buttons.
func (l *shaping) draw(s *draw.Sketch, at draw.Box) {
	b := l.board
	key := "pick"
	if l.holds {
		key = "put"
	}
	said := draw.Strong(15)
	head := draw.At(at.X+4, at.Y, at.W-8, 0)
	if touch, _ := draw.Held(b.host); !touch && !b.View.Whole() {
		side := draw.ButtonSide()
		head.W, head.H = head.W-2*side, side
		for i, button := range b.Buttons[:2] {
			s.Add(button, draw.At(head.X+head.W+float32(i)*side, at.Y, side, side))
		}
	}
	text := b.host.Text("oldmuseum.board.layout."+key, nil)
	head.H = max(head.H, said.Measure("Ág").Height*float32(len(draw.Wrap(text, head.W, said))))
	s.Paragraph(text, head, said)
	high := max(look.Touch, 48*min(1.5, look.Scale()))
	y := at.Y + at.H - high
	rest := draw.At(at.X+high+look.Gap, y, at.W-high-look.Gap, high)
	s.Add(l.buttons.cancel, draw.At(at.X, y, high, high))
	half := (rest.W - look.Gap) / 2
	if max(l.buttons.usual.WidthWanted(), l.buttons.done.WidthWanted()) > half {
		y -= high + look.Gap
		s.Add(l.buttons.usual, draw.At(at.X, y, at.W, high))
		s.Add(l.buttons.done, rest)
	} else {
		s.Add(l.buttons.usual, draw.At(rest.X, y, half, high))
		s.Add(l.buttons.done, draw.At(rest.X+half+look.Gap, y, half, high))
	}
	top := at.Y + head.H + look.Gap
	s.Add(b.View, draw.At(at.X, top, at.W, max(0, y-top-look.Gap)))
}

// paint draws the squares, free ones as hollows.
func (l *shaping) paint(e easel) {
	low, high := l.reach()
	u := e.Tile
	for x := low.X - 1; x <= high.X+1; x++ {
		for y := low.Y - 1; y <= high.Y+1; y++ {
			if c := (grid.Cell{X: x, Y: y}); !l.lies(c) && l.inside(c) {
				hole := e.Frame(e.On(roomBox(c)).Inset(u*0.06), draw.Faint(draw.Tone(look.InkFaint), 0x60), 1.5, u*0.09)
				if l.holds {
					hole.StrokeColor, hole.FillColor = e.plaster.clear, draw.Faint(e.plaster.clear, 0x20)
				}
			}
		}
	}
	for _, c := range l.rooms {
		l.paintRoom(e, e.On(roomBox(c)), e.plaster.floor, exhibitAt(l.real(c)), l.holds && l.picked == c)
	}
	hall := e.On(roomBox(l.hall[0]).Around(roomBox(l.hall[1])))
	l.paintRoom(e, hall, e.plaster.hall, "entrance", l.holds && slices.Contains(l.hall[:], l.picked))
}

// exhibitAt names the exhibit of a room by where it lies, also west or south of the first.
func exhibitAt(c grid.Cell) string {
	n := len(draw.Exhibits)
	return "exhibit-" + draw.Exhibits[((int(c.X)*7+int(c.Y)*3)%n+n)%n]
}

// paintRoom draws a room or the Hall.
func (l *shaping) paintRoom(e easel, at draw.Box, fill color.Color, icon string, picked bool) {
	r := e.Lifted(at, fill, e.Tile*0.09)
	r.StrokeColor, r.StrokeWidth = e.plaster.wall, max(1.5, e.Tile*0.024)
	if picked {
		e.Glow(at, e.plaster.far, e.Tile*0.09)
		r.StrokeColor, r.StrokeWidth = e.plaster.far, max(3, e.Tile*0.05)
	}
	cx, cy := at.Mid()
	e.Stamp(icon, look.Ink, cx, cy, min(at.W, at.H)*0.55).Translucency = 0.8
}
