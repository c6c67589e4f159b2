package boards

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/oldmuseum"
)

// oldMuseum is the board of The Old Museum: the steps of the turn, the rooms, and what everybody has. Where rooms are
// not followed it shows the order of turns instead. Before anybody has left the Hall the rooms can be laid otherwise.
type oldMuseum struct {
	widget.BaseWidget
	host    Host
	look    gloom
	private rules.Seat // whose own map it is; Table: the shared board
	view    *kit.Viewport
	buttons [2]*kit.ActionButton // less, more
	hits    []hit                // beside the rooms
	shaping shaping

	walkers []walker
	from    map[rules.Thing]spot // where those who move began
	done    float32              // of their way
	moving  *fyne.Animation
	held    lifted
	free    bool // every pawn can be dragged at once

	renderer        *oldMuseumRenderer
	drawn           fyne.Size
	kept, roomsKept pictures
}

var (
	_ Board                  = (*oldMuseum)(nil)
	_ Roomy                  = (*oldMuseum)(nil)
	_ Handy                  = (*oldMuseum)(nil)
	_ Terse                  = (*oldMuseum)(nil)
	_ Leading                = (*oldMuseum)(nil)
	_ Own                    = (*oldMuseum)(nil)
	_ Absorbing              = (*oldMuseum)(nil)
	_ fyne.Tappable          = (*oldMuseum)(nil)
	_ fyne.SecondaryTappable = (*oldMuseum)(nil)
	_ fyne.Accessible        = (*oldMuseum)(nil)
	_ fyne.WidgetRenderer    = (*oldMuseumRenderer)(nil)
)

func newOldMuseum(host Host) *oldMuseum {
	b := &oldMuseum{host: host, done: 1, private: rules.Table}
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
func (b *oldMuseum) density() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		return max(1, c.Scale())
	}
	return 1
}

// Present draws a scene; who has moved walks there where things may move.
func (b *oldMuseum) Present(scene Scene) {
	b.Skip()
	state, ok := rules.StateOf[oldmuseum.State](scene.View)
	if !ok {
		return
	}
	b.show(readGloom(state, scene, b.private), scene.Moving)
}

func (b *oldMuseum) show(look gloom, moving bool) {
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
func (b *oldMuseum) frame() {
	at, home := b.look.bounds(), b.look.home()
	if b.shaping.open {
		at = b.shaping.bounds()
		home = fyne.NewPos(at.x+at.w/2, at.y+at.h/2)
	}
	v := b.view
	v.Legible = legible
	if b.shaping.open {
		v.Legible = legibleShape
	}
	v.Origin, v.Extent, v.Home = fyne.NewPos(at.x, at.y), fyne.NewSize(at.w, at.h), home
}

func (b *oldMuseum) redraw() {
	if b.renderer != nil {
		b.renderer.draw(b.Size())
		canvas.Refresh(b)
	}
}

// walk lets those who moved go there; only they are placed anew.
func (b *oldMuseum) walk() {
	b.moving = &fyne.Animation{Duration: stride, Curve: fyne.AnimationEaseInOut, Tick: func(done float32) {
		b.done = done
		b.placePawns()
	}}
	b.moving.Start()
}

// Skip ends what still moves.
func (b *oldMuseum) Skip() {
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
func (b *oldMuseum) Plays(o rules.Offer) bool { return o.Kind == "go" || o.Kind == "shape" }

// Terse keeps the way of a tunnel off the buttons: the move of the moment is made on the rooms. A Utility Store in hand
// is one of the things that may be done; only one just found is asked about.
func (b *oldMuseum) Terse(o rules.Offer) bool {
	return o.Kind == "tunnel" || o.Kind == "store" && b.look.step() != stepInside
}

// Leads says that most turns end without another card.
func (b *oldMuseum) Leads(o rules.Offer) bool { return o.Kind == "end-turn" }

// Absorbs says that the rooms are being laid otherwise.
func (b *oldMuseum) Absorbs() bool { return b.shaping.open }

// Roomy says that the board takes what room there is.
func (b *oldMuseum) Roomy() float32 { return 9 }

// HeightFor is the least height at which everything is told: the board takes what there is.
func (b *oldMuseum) HeightFor(width float32) float32 { return b.heightFor(width) }

// MinSize lets the screen around decide.
func (b *oldMuseum) MinSize() fyne.Size {
	return fyne.NewSize(280, b.heightFor(max(280, b.Size().Width)))
}

// Tapped finds what lies beside the rooms under a finger.
func (b *oldMuseum) Tapped(e *fyne.PointEvent) {
	for i := len(b.hits) - 1; i >= 0; i-- {
		if b.hits[i].box.holds(e.Position) {
			b.Touch(b.hits[i].thing)
			return
		}
	}
}

// TappedSecondary is a slow tap.
func (b *oldMuseum) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// tapRooms finds the room under a finger. Who stands there is never held up by it: that has a button of its own.
func (b *oldMuseum) tapRooms(at fyne.Position) {
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
func (b *oldMuseum) AccessibilityLabel() string {
	return b.host.Text("oldmuseum.board.label", nil) + ": " + b.caption()
}

// AccessibilityRole is that of a container: what it holds is also offered as buttons.
func (b *oldMuseum) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws the board.
func (b *oldMuseum) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	b.renderer = &oldMuseumRenderer{board: b}
	b.renderer.draw(b.Size())
	return b.renderer
}

type oldMuseumRenderer struct {
	board *oldMuseum
	objs  []fyne.CanvasObject
}

func (r *oldMuseumRenderer) Layout(size fyne.Size) {
	if size != r.board.drawn {
		r.draw(size)
	}
}
func (r *oldMuseumRenderer) MinSize() fyne.Size           { return r.board.MinSize() }
func (r *oldMuseumRenderer) Objects() []fyne.CanvasObject { return r.objs }
func (r *oldMuseumRenderer) Destroy()                     { r.board.Skip() }

// Refresh draws everything anew: colours and texts may be others.
func (r *oldMuseumRenderer) Refresh() {
	r.draw(r.board.Size())
	r.board.view.Refresh()
	canvas.Refresh(r.board)
}

func (r *oldMuseumRenderer) draw(size fyne.Size) {
	b := r.board
	b.drawn = size
	s := after(b.kept)
	s.density = b.density()
	b.hits = b.hits[:0]
	switch {
	case size.Width <= 0 || size.Height <= 0 || !b.look.shown:
	case !b.look.tracked:
		b.drawOrder(s, box{0, 0, size.Width, size.Height})
	case b.shaping.open:
		b.shaping.draw(s, size)
	default:
		p := b.plan(size)
		b.drawStrip(s, p.strip)
		b.drawFacts(s, p.facts)
		b.placeView(s, p.view)
	}
	r.objs, b.kept = s.objs, s.new
}

// placeView sets the rooms, and the buttons that make them larger where not all of them can be seen.
func (b *oldMuseum) placeView(s *sketch, at box) {
	b.view.Move(fyne.NewPos(at.x, at.y))
	b.view.Resize(fyne.NewSize(at.w, at.h))
	s.objs = append(s.objs, b.view)
	if v := b.view; min(at.w/v.Extent.Width, at.h/v.Extent.Height) >= v.Legible {
		return
	}
	for i, button := range b.buttons {
		side := buttonSide()
		button.Move(fyne.NewPos(at.x+at.w-float32(2-i)*(side+4), at.y+at.h-side-4))
		button.Resize(fyne.NewSquareSize(side))
		s.objs = append(s.objs, button)
	}
}

// touch lets a place beside the rooms take taps.
func (b *oldMuseum) touch(place box, thing rules.Thing) {
	b.hits = append(b.hits, hit{place, thing})
}
