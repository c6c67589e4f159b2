package draw

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/viewport"
	"docent/rules"
)

// Base is the widget inside every board: it draws the board where its size or its scene is another, keeps its pictures,
// and finds what a tap touches. A board embeds it and calls Extend before anything else.
type Base struct {
	widget.BaseWidget
	board    board.Board
	hooks    Hooks
	hits     []Hit
	held     []fyne.CanvasObject // widgets that are refreshed with the board
	renderer *renderer
	drawn    fyne.Size
	kept     Pictures
	still    bool
}

var (
	_ fyne.Tappable          = (*Base)(nil)
	_ fyne.SecondaryTappable = (*Base)(nil)
	_ fyne.Accessible        = (*Base)(nil)
)

// Hooks hold the functions that a board brings for what it does in its own way.
type Hooks struct {
	Paint func(s *Sketch, size fyne.Size) // draws the board; the size is never empty
	Tap   func(thing rules.Thing)         // takes the tap on a place that takes taps
	Label func() string                   // names the drawing for those who do not see it
	End   func()                          // ends what goes on when the board leaves the screen; nil: Skip
}

// Hit is a place that takes taps.
type Hit struct {
	Box   Box
	Thing rules.Thing
}

// Extend makes the board that embeds the Base the widget that is drawn.
func (b *Base) Extend(board board.Board, hooks Hooks) {
	b.board, b.hooks = board, hooks
	if b.hooks.End == nil {
		b.hooks.End = board.Skip
	}
	b.ExtendBaseWidget(board)
}

// Hold has widgets of the board refreshed with it.
func (b *Base) Hold(widgets ...fyne.CanvasObject) { b.held = append(b.held, widgets...) }

// TakeTaps lets a place take taps on a thing until the board is drawn again. Of places that overlap the last one takes
// the tap.
func (b *Base) TakeTaps(place Box, thing rules.Thing) { b.hits = append(b.hits, Hit{place, thing}) }

// Cover lets no tap through to what was drawn before in a place, until the board is drawn again.
func (b *Base) Cover(place Box) { b.TakeTaps(place, "") }

// Hits returns the places that take taps, from back to front.
func (b *Base) Hits() []Hit { return b.hits }

// KeyButtons lists the buttons on the board, in the order in which they were drawn.
func (b *Base) KeyButtons() []*kit.ActionButton {
	if b.renderer == nil {
		return nil
	}
	return kit.ButtonsIn(b.renderer.objs...)
}

// Density returns how many pixels a dp has on the screen.
func (b *Base) Density() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b.board); c != nil {
		return max(1, c.Scale())
	}
	return 1
}

// Still has the board drawn once where a table presents it and then draws all that is around it anew: while it is on, a refresh is
// of the widgets on the board alone.
func (b *Base) Still(on bool) { b.still = on }

// Redraw draws the board as it is now; what it holds is not refreshed.
func (b *Base) Redraw() {
	if b.renderer != nil {
		b.renderer.draw(b.Size())
		canvas.Refresh(b.board)
	}
}

// leastWidth is the width that a board is made for at least.
const leastWidth float32 = 280

// MinSize returns the least width, and how high the board is in the one that it has.
func (b *Base) MinSize() fyne.Size {
	return fyne.NewSize(leastWidth, b.board.HeightFor(max(leastWidth, b.Size().Width)))
}

// Tapped finds what lies under the finger.
func (b *Base) Tapped(e *fyne.PointEvent) {
	for i := len(b.hits) - 1; i >= 0; i-- {
		if h := b.hits[i]; h.Box.Holds(e.Position) {
			if h.Thing != "" {
				b.hooks.Tap(h.Thing)
			}
			return
		}
	}
}

// TappedSecondary takes a slow tap as a tap.
func (b *Base) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// AccessibilityLabel names the drawing.
func (b *Base) AccessibilityLabel() string { return b.hooks.Label() }

// AccessibilityRole returns that of a container: what the board holds is also offered as buttons.
func (b *Base) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws the board.
func (b *Base) CreateRenderer() fyne.WidgetRenderer {
	b.renderer = &renderer{base: b}
	b.renderer.draw(b.Size())
	return b.renderer
}

// renderer draws a board only where its size is another or something changed.
type renderer struct {
	base *Base
	objs []fyne.CanvasObject
}

// Layout draws for a new size.
func (r *renderer) Layout(size fyne.Size) {
	if size != r.base.drawn {
		r.draw(size)
	}
}

// MinSize returns the board's.
func (r *renderer) MinSize() fyne.Size { return r.base.board.MinSize() }

// Objects returns those of the last drawing.
func (r *renderer) Objects() []fyne.CanvasObject { return r.objs }

// Destroy ends what goes on.
func (r *renderer) Destroy() { r.base.hooks.End() }

// Refresh draws everything anew: colours and texts may be others.
func (r *renderer) Refresh() {
	still := r.base.still && r.base.drawn == r.base.Size()
	if !still {
		r.draw(r.base.Size())
	}
	for _, widget := range r.base.held {
		if _, drawing := widget.(*viewport.Viewport); !drawing || !still {
			widget.Refresh()
		}
	}
	canvas.Refresh(r.base.board)
}

func (r *renderer) draw(size fyne.Size) {
	b := r.base
	s := After(b.kept)
	s.Density = b.Density()
	b.drawn, b.hits = size, b.hits[:0]
	if size.Width > 0 && size.Height > 0 {
		b.hooks.Paint(s, size)
	}
	r.objs, b.kept = s.Objs, s.New
}
