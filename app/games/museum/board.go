package museum

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/museum"
)

// Board is the board of Museum: the score track, four continents, personalities and the headline while the game
// goes on, and any player's museum in large, to lay it, to count it and to look for its best arrangement.
type Board struct {
	widget.BaseWidget
	host board.Host
	look *model
	hall *hall
	hits []draw.Hit

	renderer *renderer
	drawn    fyne.Size
	kept     draw.Pictures
}

var (
	_ board.Board            = (*Board)(nil)
	_ board.Roomy            = (*Board)(nil)
	_ board.Handy            = (*Board)(nil)
	_ board.Own              = (*Board)(nil)
	_ board.Absorbing        = (*Board)(nil)
	_ board.Seeker           = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Accessible        = (*Board)(nil)
	_ fyne.WidgetRenderer    = (*renderer)(nil)
)

// New returns a board that shows nothing yet.
func New(host board.Host) *Board {
	b := &Board{host: host, look: &model{}}
	b.hall = newHall(host, b.redraw, b.density)
	b.ExtendBaseWidget(b)
	return b
}

// Present draws a scene. A museum that is laid stays open until it is complete.
func (b *Board) Present(scene board.Scene) {
	if state, ok := rules.StateOf[museum.State](scene.View); ok {
		b.show(readModel(state, scene))
	}
}

// show takes up what the board shows now.
func (b *Board) show(look *model) {
	b.hall.follow(b.look, look)
	b.look = look
	b.redraw()
}

// redraw draws the board anew.
func (b *Board) redraw() {
	if b.renderer != nil {
		b.renderer.draw(b.Size())
		canvas.Refresh(b)
	}
}

// Absorbs reports whether a museum is large.
func (b *Board) Absorbs() bool { return b.hall.isOpen() }

// Skip ends a search that goes on: nothing else moves.
func (b *Board) Skip() {
	if b.hall.search.running {
		b.hall.search.halt()
	}
}

// Seek looks for the best arrangement of the large museum while the caller waits, and shows it laid out if that is
// wanted.
func (b *Board) Seek(laid bool) { b.hall.arrangeNow(laid) }

// Things returns what can be tapped now.
func (b *Board) Things() []rules.Thing {
	if b.hall.isOpen() {
		return b.hall.museum().things()
	}
	return b.look.things()
}

// Plays reports whether an offer is taken up by tapping cells and keys: what a museum's owner tells besides has a button
// only while it is the question of the moment.
func (b *Board) Plays(o rules.Offer) bool {
	return slices.Contains(handKinds, o.Kind) || o.Aside && dutyKinds[o.Kind] != ""
}

// HeightFor returns the least height at which everything is told: the board takes what there is.
func (b *Board) HeightFor(width float32) float32 { return b.look.heightFor(width, b.hall.isOpen()) }

// Roomy returns the largest texts with which the board takes what room there is.
func (b *Board) Roomy() float32 { return 1.3 }

// MinSize returns a narrow board: the screen around decides.
func (b *Board) MinSize() fyne.Size {
	return fyne.NewSize(280, b.HeightFor(max(280, b.Size().Width)))
}

// Touch does what a tap on a thing does.
func (b *Board) Touch(thing rules.Thing) {
	if b.hall.tap(thing) {
		return
	}
	if d, ok := b.look.duty(thing); ok {
		b.host.Do(d.offer, nil)
	} else {
		b.host.Tap(thing)
	}
}

// Tapped finds what lies under the finger.
func (b *Board) Tapped(e *fyne.PointEvent) {
	for i := len(b.hits) - 1; i >= 0; i-- {
		if b.hits[i].Box.Holds(e.Position) {
			b.Touch(b.hits[i].Thing)
			return
		}
	}
}

// TappedSecondary takes a slow tap as a tap.
func (b *Board) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// AccessibilityLabel names the drawing.
func (b *Board) AccessibilityLabel() string { return words{b.host}.say("label", nil) }

// AccessibilityRole returns that of a container: what it holds is also offered as buttons.
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

// Layout draws the board where its size is another.
func (r *renderer) Layout(size fyne.Size) {
	if size != r.board.drawn {
		r.draw(size)
	}
}

func (r *renderer) MinSize() fyne.Size { return r.board.MinSize() }

func (r *renderer) Objects() []fyne.CanvasObject { return r.objs }

// Destroy ends a search that goes on.
func (r *renderer) Destroy() { r.board.hall.search.drop() }

// Refresh draws everything anew: colours and texts may be others.
func (r *renderer) Refresh() {
	r.draw(r.board.Size())
	canvas.Refresh(r.board)
}

func (r *renderer) draw(size fyne.Size) {
	b := r.board
	b.drawn = size
	s := draw.After(b.kept)
	s.Density = b.density()
	b.hits = b.hits[:0]
	b.paint(s, size)
	r.objs, b.kept = s.Objs, s.New
}

// paint draws what the board shows now.
func (b *Board) paint(s *draw.Sketch, size fyne.Size) {
	p := pen{s, words{b.host}, b.touch}
	switch {
	case size.Width <= 0 || size.Height <= 0 || !b.look.shown:
	case b.hall.isOpen():
		b.hall.draw(p, size)
	case b.look.ended:
		cards{p, b.look}.drawCounted(size)
	default:
		drawFloor(p, b.look, size)
	}
}

// density returns how many pixels a dp has on the screen.
func (b *Board) density() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		return max(1, c.Scale())
	}
	return 1
}

// touch lets a place take taps.
func (b *Board) touch(place draw.Box, thing rules.Thing) {
	b.hits = append(b.hits, draw.Hit{Box: place, Thing: thing})
}
