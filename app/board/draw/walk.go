package draw

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"docent/app/kit/look"
	"docent/rules"
)

// Figure is somebody or something that stands on a map.
type Figure struct {
	Who   rules.Thing
	At    Spot
	Reach float32 // how wide a place its drawing takes, in widths of the figure
	Fixed bool    // it cannot be dragged
	Paint func(s *Sketch, cx, cy, d float32)
}

// walker is a figure as drawn: it moves as one.
type walker struct {
	who  rules.Thing
	body *fyne.Container
	at   Spot
	side float32 // of its container, in cells
}

// move puts the middle of a walker on a point of a map.
func (w walker) move(at, origin fyne.Position, scale float32) {
	w.body.Move(fyne.NewPos((at.X-origin.X-w.side/2)*scale, (at.Y-origin.Y-w.side/2)*scale))
}

// Ways are those of figures from spot to spot, the last of which is where the figure stands.
type Ways map[rules.Thing][]fyne.Position

// Spot is where a figure stands: its middle and its width, in cells.
type Spot struct{ X, Y, Wide float32 }

// SpotAt returns a spot for a figure of a width.
func SpotAt(x, y, wide float32) Spot { return Spot{x, y, wide} }

// Mid returns the middle of a spot.
func (p Spot) Mid() fyne.Position { return fyne.NewPos(p.X, p.Y) }

// Nears reports whether a point is nearer to the middle of a spot than a distance.
func (p Spot) Nears(at fyne.Position, distance float32) bool { return Apart(at, p.Mid()) < distance }

// Stand draws a figure into a container of its own; it is dragged and walks with that.
func (m *Map) Stand(e Easel, f Figure) {
	own := &Sketch{Old: e.Old, New: e.New, Density: e.Density}
	d, side := f.At.Wide*e.Scale, f.At.Wide*f.Reach
	mid := side * e.Scale / 2
	if m.loose && !f.Fixed {
		Handle(own, mid, mid, d)
	}
	f.Paint(own, mid, mid, d)
	body := container.NewWithoutLayout(own.Objs...)
	body.Resize(fyne.NewSquareSize(side * e.Scale))
	e.Objs = append(e.Objs, body)
	m.walkers = append(m.walkers, walker{f.Who, body, f.At, side})
}

// Handle draws the ring by which a loose figure shows that it can be taken.
func Handle(s *Sketch, cx, cy, d float32) {
	s.Disc(cx, cy, d*0.6, Faint(Tone(look.Brass), 0x38), Tone(look.Brass), max(2, d*0.05))
}

// Depart puts who has a way at its beginning, where things may move, and reports whether anybody waits for Walk there.
func (m *Map) Depart(ways Ways) bool {
	m.ways = ways
	walks := len(ways) > 0 && look.Motion()
	if walks {
		m.walk.Ready()
	}
	return walks
}

// Stride is how long a figure takes from spot to spot; a longer way takes a quarter of it for each spot more, up to
// mostQuarters.
const (
	Stride       = 460 * time.Millisecond
	mostQuarters = 8
)

// Walk lets those who have a way walk it; only they are placed anew.
func (m *Map) Walk() {
	long := Stride
	for _, way := range m.ways {
		long = max(long, Stride+Stride/4*time.Duration(min(mostQuarters, len(way)-2)))
	}
	m.walk.Start(long, fyne.AnimationEaseInOut, m.placeWalkers)
}

// Walking reports whether somebody is on the way.
func (m *Map) Walking() bool { return m.walk.On() }

// placeWalkers puts all figures where they stand or are on their way.
func (m *Map) placeWalkers() {
	for _, w := range m.walkers {
		at := w.at.Mid()
		if way := m.ways[w.who]; len(way) > 1 && m.walk.On() {
			at = along(way, m.walk.Done())
		}
		w.move(at, m.View.Origin, m.View.Scale())
	}
}

// along returns the place after a share of a way.
func along(way []fyne.Position, done float32) fyne.Position {
	at := done * float32(len(way)-1)
	i := min(int(at), len(way)-2)
	a, b, part := way[i], way[i+1], at-float32(i)
	return fyne.NewPos(a.X+(b.X-a.X)*part, a.Y+(b.Y-a.Y)*part)
}
