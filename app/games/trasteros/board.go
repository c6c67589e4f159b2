package trasteros

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/trasteros"
)

// Board is the board of Trasteros Locos: the bank above five storage rooms and the
// public room, and below them what happens at the moment.
type Board struct {
	widget.BaseWidget
	host   board.Host
	look   model
	hits   []draw.Hit
	done   float32 // of what moves: 0 begins, 1 is at rest
	moving *fyne.Animation
	drawn  fyne.Size
	kept   draw.Pictures
}

var (
	_ board.Board            = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Accessible        = (*Board)(nil)
	_ fyne.WidgetRenderer    = (*renderer)(nil)
)

func New(host board.Host) *Board {
	b := &Board{host: host, done: 1}
	b.ExtendBaseWidget(b)
	return b
}

// Present draws a scene; what was just revealed flies in where things may move.
func (b *Board) Present(scene board.Scene) {
	b.Skip()
	state, ok := rules.StateOf[trasteros.State](scene.View)
	if !ok {
		return
	}
	b.look = read(state, scene, b.host)
	if scene.Moving && kit.Motion() && b.look.moves() {
		b.done = 0
		b.moving = &fyne.Animation{Duration: flight, Curve: fyne.AnimationEaseOut, Tick: func(done float32) {
			b.done = done
			b.Refresh()
		}}
		b.moving.Start()
	}
	b.Refresh()
}

// Skip ends what still moves.
func (b *Board) Skip() {
	if b.moving != nil {
		b.moving.Stop()
		b.moving = nil
	}
	if b.done < 1 {
		b.done = 1
		b.Refresh()
	}
}

// Things lists what can be tapped now.
func (b *Board) Things() []rules.Thing {
	var list []rules.Thing
	for _, r := range b.look.rooms {
		if r.lit {
			list = append(list, r.thing)
		}
	}
	if b.look.public.lit {
		list = append(list, b.look.public.thing)
	}
	for i, kind := range cubeKinds {
		if b.look.trades[i] {
			list = append(list, stockOf(kind))
		}
	}
	for _, c := range b.look.market {
		if c.lit {
			list = append(list, c.thing)
		}
	}
	return list
}

// HeightFor is the height at which nothing is crowded.
func (b *Board) HeightFor(width float32) float32 { return b.look.heightFor(width) }

// MinSize lets the screen around decide.
func (b *Board) MinSize() fyne.Size {
	return fyne.NewSize(280, b.look.heightFor(max(280, b.Size().Width)))
}

// Tapped finds what lies under the finger; while something moves a tap ends that.
func (b *Board) Tapped(e *fyne.PointEvent) {
	if b.done < 1 {
		b.Skip()
		return
	}
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
func (b *Board) AccessibilityLabel() string { return b.host.Text("board.trasteros.label", nil) }

// AccessibilityRole is that of a container: what it holds is also offered as buttons.
func (b *Board) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer draws the board.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &renderer{board: b}
	r.Refresh()
	return r
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

func (r *renderer) Refresh() {
	r.draw(r.board.Size())
	canvas.Refresh(r.board)
}

func (r *renderer) draw(size fyne.Size) {
	b := r.board
	b.drawn = size
	s := draw.After(b.kept)
	b.hits = b.hits[:0]
	if size.Width > 0 && size.Height > 0 && b.look.shown {
		p := b.look.plan(size)
		if p.bank.H > 0 {
			b.drawBank(s, p)
		}
		b.drawDoors(s, p)
		b.drawStage(s, p.stage)
	}
	r.objs, b.kept = s.Objs, s.New
}

// touch lets a place take taps.
func (b *Board) touch(place draw.Box, thing rules.Thing) {
	grow := func(side float32) float32 { return max(0, (kit.Touch-side)/2) }
	dx, dy := grow(place.W), grow(place.H)
	b.hits = append(b.hits, draw.Hit{Box: draw.At(place.X-dx, place.Y-dy, place.W+2*dx, place.H+2*dy), Thing: thing})
}
