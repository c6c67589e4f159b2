package draw

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
)

// Map is a Base with a plane that is moved and zoomed, on which figures stand, walk and are dragged. A board embeds it
// and calls ExtendMap before anything else.
type Map struct {
	Base
	View    *viewport.Viewport
	Buttons []*kit.ActionButton // less, more and, where there is one, fit: placed by the board, or in a gauge

	compass  *kit.Compass // nil: the plane is not turned
	quarters int
	grown    Box // what Grow has shown so far

	ground  Ground
	kept    Pictures
	walkers []walker
	ways    Ways
	walk    Course
	hand    hand
	loose   bool
}

// Ground holds what a board's plane is and does in its own way. Places are told in cells.
type Ground struct {
	Label         string              // names the plane for those who do not see it
	Buttons       []string            // labels of the buttons for less, more and fit; the last may be left out
	Legible, Most float32             // dp of a cell at which all can be told, and at which it is not made larger
	Tile          float32             // the part of a cell that a tile takes
	Calm          float32             // how wide a room is that can be asked about where it is, in dp; 0: each glides to the middle
	Aloft         float32             // how far above the finger a carried figure is seen
	Compass       string              // the label of what turns the plane by quarters; empty: nothing does
	Turn          func()              // reads the plane anew, turned by Quarters
	Paint         func(e Easel)       // draws the plane; figures by Stand
	Tap           func(fyne.Position) // takes a tap; while somebody walks it only ends the walk

	// Grab returns the figure at a point and where it stands, or nobody. Land returns the place that a figure would be
	// put on at a point, and the room for the ring around it; no thing where there is none.
	Grab  func(fyne.Position) Grip
	Land  func(fyne.Position) Hit
	Guide Guide // nil: no figure is led by the rules
}

// zoomStep is the factor by which a button makes the map larger or smaller.
const zoomStep = 1.35

// ExtendMap makes the board that embeds the Map the widget that is drawn. The host is told of figures that are dragged
// if it is a board.Mover.
func (m *Map) ExtendMap(board board.Board, host board.Host, hooks Hooks, ground Ground) {
	m.ground = ground
	m.View = viewport.New(m.paint, m.tap)
	m.View.Legible, m.View.Most = ground.Legible, ground.Most
	m.View.Label = ground.Label
	m.View.Carrier = &bearer{m, host}
	acts := []func(){func() { m.View.ZoomBy(1 / zoomStep) }, func() { m.View.ZoomBy(zoomStep) }, m.View.Fit}
	icons := []string{look.IconMinus, look.IconAdd, "fit"}
	m.Hold(m.View)
	for i, label := range ground.Buttons {
		m.Buttons = append(m.Buttons, kit.NewIconButton(icons[i], label, acts[i]))
		m.Hold(m.Buttons[i])
	}
	if ground.Compass != "" {
		if turner, ok := host.(turner); ok {
			m.quarters = turner.Quarters()
		}
		m.compass = kit.NewCompass(ground.Compass, func() { m.turn(host) })
		m.compass.Larger = host.Text("app.turn-larger", nil)
		m.Hold(m.compass)
	}
	m.Extend(board, hooks)
}

// turner is a Host that remembers how a plane is turned.
type turner = board.Turner

// Quarters returns how many quarters the plane is turned to the right.
func (m *Map) Quarters() int { return m.quarters }

// turn turns the plane a quarter further and shows it from home.
func (m *Map) turn(host board.Host) {
	m.board.Skip()
	m.quarters = (m.quarters + 1) % 4
	if turner, ok := host.(turner); ok {
		turner.SetQuarters(m.quarters)
	}
	m.Anew()
	m.ground.Turn()
	m.Redraw()
	m.View.GoHome()
}

// larger is how many times larger a turned plane is shown where the compass tells it.
const larger = 1.15

// Keys lists what leads the plane, in the order of a gauge's end: the compass, less and more where no fingers do it, fit.
func (m *Map) Keys(touch bool) []fyne.CanvasObject {
	var keys []fyne.CanvasObject
	if m.compass != nil {
		_, view := m.View.Covers.Free(m.View.Size())
		drawn := m.View.Extent
		now := min(view.Width/drawn.Width, view.Height/drawn.Height)
		m.compass.Point(m.quarters, min(view.Width/drawn.Height, view.Height/drawn.Width) >= larger*now)
		keys = append(keys, m.compass)
	}
	for i, b := range m.Buttons {
		if i > 1 || !touch {
			keys = append(keys, b)
		}
	}
	return keys
}

// Frame tells what part of the plane there is to be seen and which point of it matters most.
func (m *Map) Frame(at Box, home fyne.Position) {
	v := m.View
	v.Origin, v.Extent, v.Home = fyne.NewPos(at.X, at.Y), fyne.NewSize(at.W, at.H), home
}

// Grow tells the same of a plane of which more and more is known: what was to be seen stays to be seen, until the plane is
// turned or begun anew.
func (m *Map) Grow(at Box, home fyne.Position) {
	if m.grown != (Box{}) {
		at = m.grown.Around(at)
	}
	m.grown = at
	m.Frame(at, home)
}

// Anew forgets what Grow has shown so far.
func (m *Map) Anew() { m.grown = Box{} }

// Advance draws another scene; who has a way walks it where things may move. Gently, the view glides to what matters.
func (m *Map) Advance(ways Ways, gently bool) {
	walks := m.Depart(ways)
	m.Redraw()
	m.View.Present(gently)
	if walks {
		m.Walk()
	}
}

// Skip ends the walk.
func (m *Map) Skip() {
	if m.walk.End() {
		m.placeWalkers()
	}
}

// paint draws the plane for a scale.
func (m *Map) paint(scale float32) []fyne.CanvasObject {
	s := After(m.kept)
	s.Density = m.Density()
	m.walkers, m.hand.ring = m.walkers[:0], nil
	m.ground.Paint(Easel{Sketch: s, Scale: scale, Ox: m.View.Origin.X, Oy: m.View.Origin.Y, Tile: scale * m.ground.Tile})
	m.kept = s.New
	m.placeWalkers()
	return s.Objs
}

// tap takes a tap on the plane.
func (m *Map) tap(at fyne.Position) {
	if m.walk.On() {
		m.board.Skip()
		return
	}
	m.ground.Tap(at)
}
