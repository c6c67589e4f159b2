package crazymuseum

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

// Board is the board of Crazy Museum: alert lamps, the museum as a map that is moved and zoomed, and the
// thief of whose turn it is.
type Board struct {
	widget.BaseWidget
	host    board.Host
	look    model
	view    *kit.Viewport
	buttons [3]*kit.ActionButton // less, more, fit
	hits    []draw.Hit           // beside the map
	mapHits []draw.Hit           // small things on the map, in cells

	walkers []draw.Walker
	from    map[rules.Thing]draw.Spot // where those who move began
	done    float32                   // of their way
	moving  *fyne.Animation
	held    carried
	free    bool // every figure can be dragged at once

	renderer      *renderer
	drawn         fyne.Size
	kept, mapKept draw.Pictures
}

var (
	_ board.Board            = (*Board)(nil)
	_ board.Roomy            = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Accessible        = (*Board)(nil)
	_ fyne.WidgetRenderer    = (*renderer)(nil)
)

func New(host board.Host) *Board {
	b := &Board{host: host, done: 1}
	b.view = kit.NewViewport(b.drawMap, b.tapMap)
	b.view.Legible, b.view.Most = readable/tilePart, tileMost/tilePart
	b.view.Carrier = b
	b.view.Label = host.Text("board.crazymuseum.label", nil)
	b.buttons = [3]*kit.ActionButton{
		kit.NewIconButton(kit.IconMinus, host.Text("board.crazymuseum.out", nil), func() { b.zoom(1 / 1.35) }),
		kit.NewIconButton(kit.IconAdd, host.Text("board.crazymuseum.in", nil), func() { b.zoom(1.35) }),
		kit.NewIconButton("fit", host.Text("board.crazymuseum.fit", nil), b.fit),
	}
	b.ExtendBaseWidget(b)
	return b
}

func (b *Board) zoom(factor float32) { b.view.ZoomBy(factor) }

func (b *Board) fit() { b.view.Fit() }

// density is how many pixels a dp has on the screen.
func (b *Board) density() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		return max(1, c.Scale())
	}
	return 1
}

// Present draws a scene; who has moved walks there where things may move.
func (b *Board) Present(scene board.Scene) {
	b.Skip()
	state, ok := rules.StateOf[crazymuseum.State](scene.View)
	if !ok {
		return
	}
	b.show(readModel(state, scene), scene.Moving)
}

func (b *Board) show(look model, moving bool) {
	before := b.look
	b.look = look
	b.from = nil
	if moving && before.shown {
		b.from = look.moved(&before)
		b.follow()
	}
	at := b.look.bounds()
	v := b.view
	v.Origin, v.Extent, v.Home = fyne.NewPos(at.X, at.Y), fyne.NewSize(at.W, at.H), b.look.home
	walk := len(b.from) > 0 && kit.Motion()
	if walk {
		b.done = 0
	}
	if b.renderer != nil {
		b.renderer.draw(b.Size())
		canvas.Refresh(b)
	}
	v.Present(before.shown && moving)
	if walk {
		b.walk()
	}
}

// follow looks at a guard or the mummy that has moved.
func (b *Board) follow() {
	for _, f := range b.look.figures {
		if _, moved := b.from[f.who]; moved && f.seat < 0 {
			b.look.home = fyne.NewPos(f.at.X, f.at.Y)
		}
	}
}

// walk lets those who moved go there; only they are placed anew.
func (b *Board) walk() {
	b.moving = &fyne.Animation{Duration: draw.Stride, Curve: fyne.AnimationEaseInOut, Tick: func(done float32) {
		b.done = done
		b.placeWalkers(b.view.Scale(), b.look.bounds())
	}}
	b.moving.Start()
}

// Skip ends what still moves.
func (b *Board) Skip() {
	if b.moving != nil {
		b.moving.Stop()
		b.moving = nil
	}
	if b.done < 1 {
		b.done = 1
		b.placeWalkers(b.view.Scale(), b.look.bounds())
	}
}

// Things lists what can be tapped now.
func (b *Board) Things() []rules.Thing { return b.look.things() }

// HeightFor is the least height at which the map shows enough: the board takes what there is.
func (b *Board) HeightFor(width float32) float32 { return b.look.heightFor(width) }

// Roomy says that the map takes what room there is.
func (b *Board) Roomy() float32 { return 9 }

// MinSize lets the screen around decide.
func (b *Board) MinSize() fyne.Size {
	return fyne.NewSize(280, b.look.heightFor(max(280, b.Size().Width)))
}

// tapMap finds what of the map lies under a finger: somebody who can be chosen, the dark behind a door, a room.
func (b *Board) tapMap(at fyne.Position) {
	if b.done < 1 {
		b.Skip()
		return
	}
	if thing := b.under(at); thing != "" {
		b.host.Tap(thing)
	}
}

// under is the thing at a point of the map: something small, or else what is around it.
func (b *Board) under(at fyne.Position) rules.Thing {
	reach := kit.Touch / 2 / b.view.Scale()
	best, thing := reach, rules.Thing("")
	for _, small := range b.mapHits {
		x, y := small.Box.Mid()
		if d := float32(math.Hypot(float64(at.X-x), float64(at.Y-y))); d < best {
			best, thing = d, small.Thing
		}
	}
	if thing != "" {
		return thing
	}
	return b.look.under(at, reach)
}

// under is the thing at a point of the map; what can be tapped is at least twice reach wide.
func (h *model) under(at fyne.Position, reach float32) rules.Thing {
	cell := grid.Cell{X: int8(math.Floor(float64(at.X))), Y: int8(-math.Floor(float64(at.Y)))}
	for _, f := range h.figures {
		if r := min(reach, f.at.Wide*0.75); f.lit && math.Hypot(float64(at.X-f.at.X), float64(at.Y-f.at.Y)) < float64(r) {
			return f.who
		}
	}
	for _, t := range h.tiles {
		if t.cell == cell {
			return t.thing
		}
	}
	for _, lit := range [...]bool{true, false} {
		for _, e := range h.exits {
			if e.kind != crazymuseum.NoRoom || e.lit != lit {
				continue
			}
			in := stubBox(e)
			dx, dy := max(0, reach-in.W/2), max(0, reach-in.H/2)
			if draw.At(in.X-dx, in.Y-dy, in.W+2*dx, in.H+2*dy).Holds(at) {
				return e.thing
			}
		}
	}
	return ""
}

// Tapped finds what lies beside the map under a finger.
func (b *Board) Tapped(e *fyne.PointEvent) {
	for i := len(b.hits) - 1; i >= 0; i-- {
		if b.hits[i].Box.Holds(e.Position) {
			b.host.Tap(b.hits[i].Thing)
			return
		}
	}
}

// TappedSecondary is a slow tap.
func (b *Board) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// AccessibilityLabel names the drawing.
func (b *Board) AccessibilityLabel() string {
	return b.host.Text("board.crazymuseum.label", nil)
}

// AccessibilityRole is that of a container: what it holds is also offered as buttons.
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws the board.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	b.renderer = &renderer{board: b}
	b.renderer.draw(b.Size())
	return b.renderer
}

type renderer struct {
	board *Board
	objs  []fyne.CanvasObject
}

func (r *renderer) Layout(size fyne.Size) {
	if size != r.board.drawn {
		r.draw(size)
	}
}

func (r *renderer) MinSize() fyne.Size { return r.board.MinSize() }

func (r *renderer) Objects() []fyne.CanvasObject { return r.objs }

func (r *renderer) Destroy() { r.board.Skip() }

// Refresh draws everything anew: colours and texts may be others.
func (r *renderer) Refresh() {
	r.draw(r.board.Size())
	r.board.view.Refresh()
	for _, button := range r.board.buttons {
		button.Refresh()
	}
	canvas.Refresh(r.board)
}

func (r *renderer) draw(size fyne.Size) {
	b := r.board
	b.drawn = size
	s := draw.After(b.kept)
	s.Density = b.density()
	b.hits = b.hits[:0]
	switch {
	case size.Width <= 0 || size.Height <= 0 || !b.look.shown:
	case b.look.bare:
		s.Stamp("entrance", kit.InkFaint, size.Width/2, size.Height/2, min(size.Width, size.Height)*0.6).Translucency = 0.7
	default:
		b.drawSheet(s, size)
	}
	r.objs, b.kept = s.Objs, s.New
}

// drawSheet draws lamps, map and plate, and places the map and its buttons.
func (b *Board) drawSheet(s *draw.Sketch, size fyne.Size) {
	p := b.look.sheet(size)
	b.drawLamps(s, p.lamps)
	b.drawSupplies(s, p.left)
	b.drawPanel(s, p.panel)
	b.view.Move(fyne.NewPos(p.view.X, p.view.Y))
	b.view.Resize(fyne.NewSize(p.view.W, p.view.H))
	s.Objs = append(s.Objs, b.view)
	for i, button := range b.buttons {
		at := p.lamps.Button(i)
		button.Move(fyne.NewPos(at.X, at.Y))
		button.Resize(fyne.NewSize(at.W, at.H))
		s.Objs = append(s.Objs, button)
	}
}

// touch lets a place beside the map take taps.
func (b *Board) touch(place draw.Box, thing rules.Thing) {
	b.hits = append(b.hits, draw.Hit{Box: place, Thing: thing})
}
