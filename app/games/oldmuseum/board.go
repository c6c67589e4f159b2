package oldmuseum

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/oldmuseum"
)

// Board is the board of The Old Museum: the steps of the turn, the rooms, and what everybody has. Where rooms are
// not followed it shows the order of turns instead. Before anybody has left the Hall the rooms can be laid otherwise.
type Board struct {
	widget.BaseWidget
	host    board.Host
	look    model
	private rules.Seat // whose own map it is; Table: the shared board
	view    *kit.Viewport
	buttons [2]*kit.ActionButton // less, more
	hits    []draw.Hit           // beside the rooms
	shaping shaping

	walkers []draw.Walker
	from    map[rules.Thing]draw.Spot // where those who move began
	done    float32                   // of their way
	moving  *fyne.Animation
	held    lifted
	free    bool // every pawn can be dragged at once

	renderer        *renderer
	drawn           fyne.Size
	kept, roomsKept draw.Pictures
}

var (
	_ board.Board            = (*Board)(nil)
	_ board.Roomy            = (*Board)(nil)
	_ board.Handy            = (*Board)(nil)
	_ board.Terse            = (*Board)(nil)
	_ board.Leading          = (*Board)(nil)
	_ board.Own              = (*Board)(nil)
	_ board.Absorbing        = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Accessible        = (*Board)(nil)
	_ fyne.WidgetRenderer    = (*renderer)(nil)
)

func New(host board.Host) *Board {
	b := &Board{host: host, done: 1, private: rules.Table}
	b.view = kit.NewViewport(b.drawRooms, b.tapRooms)
	b.view.Legible, b.view.Most = legible, roomMost
	b.view.Carrier = b
	b.view.Label = host.Text("oldmuseum.board.label", nil)
	b.buttons = [2]*kit.ActionButton{
		kit.NewIconButton(kit.IconMinus, host.Text("oldmuseum.board.out", nil), func() { b.view.ZoomBy(1 / 1.35) }),
		kit.NewIconButton(kit.IconAdd, host.Text("oldmuseum.board.in", nil), func() { b.view.ZoomBy(1.35) }),
	}
	b.shaping = newShaping(b)
	b.ExtendBaseWidget(b)
	return b
}

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
	state, ok := rules.StateOf[oldmuseum.State](scene.View)
	if !ok {
		return
	}
	b.show(readModel(state, scene, b.private), scene.Moving)
}

func (b *Board) show(look model, moving bool) {
	before := b.look
	b.look, b.from = look, nil
	if moving && before.shown {
		b.from = look.moved(&before)
	}
	if b.shaping.open && look.shape == nil {
		b.shaping.close()
	}
	b.frame()
	walk := len(b.from) > 0 && kit.Motion()
	if walk {
		b.done = 0
	}
	b.redraw()
	b.view.Present(before.shown && moving)
	if walk {
		b.walk()
	}
}

// frame tells the viewport what there is to be seen.
func (b *Board) frame() {
	at, home := b.look.bounds(), b.look.home()
	if b.shaping.open {
		at = b.shaping.bounds()
		home = fyne.NewPos(at.X+at.W/2, at.Y+at.H/2)
	}
	v := b.view
	v.Legible = legible
	if b.shaping.open {
		v.Legible = legibleShape
	}
	v.Origin, v.Extent, v.Home = fyne.NewPos(at.X, at.Y), fyne.NewSize(at.W, at.H), home
}

func (b *Board) redraw() {
	if b.renderer != nil {
		b.renderer.draw(b.Size())
		canvas.Refresh(b)
	}
}

// walk lets those who moved go there; only they are placed anew.
func (b *Board) walk() {
	b.moving = &fyne.Animation{Duration: draw.Stride, Curve: fyne.AnimationEaseInOut, Tick: func(done float32) {
		b.done = done
		b.placePawns()
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
		b.placePawns()
	}
}

// Plays says which offers are taken up by tapping rooms: there are no buttons for them.
func (b *Board) Plays(o rules.Offer) bool { return o.Kind == "go" || o.Kind == "shape" }

// Terse keeps the way of a tunnel off the buttons: the move of the moment is made on the rooms. A Utility Store in hand
// is one of the things that may be done; only one just found is asked about.
func (b *Board) Terse(o rules.Offer) bool {
	return o.Kind == "tunnel" || o.Kind == "store" && b.look.step() != stepInside
}

// Leads says that most turns end without another card.
func (b *Board) Leads(o rules.Offer) bool { return o.Kind == "end-turn" }

// Absorbs says that the rooms are being laid otherwise.
func (b *Board) Absorbs() bool { return b.shaping.open }

// Roomy says that the board takes what room there is.
func (b *Board) Roomy() float32 { return 9 }

// HeightFor is the least height at which everything is told: the board takes what there is.
func (b *Board) HeightFor(width float32) float32 { return b.heightFor(width) }

// MinSize lets the screen around decide.
func (b *Board) MinSize() fyne.Size {
	return fyne.NewSize(280, b.heightFor(max(280, b.Size().Width)))
}

// Tapped finds what lies beside the rooms under a finger.
func (b *Board) Tapped(e *fyne.PointEvent) {
	for i := len(b.hits) - 1; i >= 0; i-- {
		if b.hits[i].Box.Holds(e.Position) {
			b.Touch(b.hits[i].Thing)
			return
		}
	}
}

// TappedSecondary is a slow tap.
func (b *Board) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// tapRooms finds the room under a finger. Who stands there is never held up by it: that has a button of its own.
func (b *Board) tapRooms(at fyne.Position) {
	switch {
	case b.private >= 0:
	case b.shaping.open:
		b.shaping.tap(cellAt(at))
	case b.done < 1:
		b.Skip()
	default:
		if c := b.look.under(cellAt(at)); c != nil {
			b.Touch(c.thing())
		}
	}
}

// AccessibilityLabel names the drawing and says which step of the turn it is.
func (b *Board) AccessibilityLabel() string {
	return b.host.Text("oldmuseum.board.label", nil) + ": " + b.caption()
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
	case !b.look.tracked:
		b.drawOrder(s, draw.At(0, 0, size.Width, size.Height))
	case b.shaping.open:
		b.shaping.draw(s, size)
	default:
		p := b.plan(size)
		b.drawStrip(s, p.strip)
		b.drawFacts(s, p.facts)
		b.placeView(s, p.view)
	}
	r.objs, b.kept = s.Objs, s.New
}

// placeView sets the rooms, and the buttons that make them larger where not all of them can be seen.
func (b *Board) placeView(s *draw.Sketch, at draw.Box) {
	b.view.Move(fyne.NewPos(at.X, at.Y))
	b.view.Resize(fyne.NewSize(at.W, at.H))
	s.Objs = append(s.Objs, b.view)
	if v := b.view; min(at.W/v.Extent.Width, at.H/v.Extent.Height) >= v.Legible {
		return
	}
	for i, button := range b.buttons {
		side := draw.ButtonSide()
		button.Move(fyne.NewPos(at.X+at.W-float32(2-i)*(side+4), at.Y+at.H-side-4))
		button.Resize(fyne.NewSquareSize(side))
		s.Objs = append(s.Objs, button)
	}
}

// touch lets a place beside the rooms take taps.
func (b *Board) touch(place draw.Box, thing rules.Thing) {
	b.hits = append(b.hits, draw.Hit{Box: place, Thing: thing})
}
