package museum

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/museum"
)

// Board is the board of Museum: the score track, four continents, personalities and the headline while the game
// goes on, and any player's museum in large, to lay it, to count it and to look for its best arrangement.
type Board struct {
	widget.BaseWidget
	host board.Host
	look model
	hits []draw.Hit

	open   rules.Seat // whose museum is large; Table: the game
	hand   hand
	search search
	later  func(func()) // runs a search beside the screen
	shown  int          // the gain whose cells are lit; -1: none

	list    *gainList
	scroll  *kit.Scroll
	buttons hallButtons

	renderer *renderer
	drawn    fyne.Size
	kept     draw.Pictures
}

// hallButtons stand around a large museum.
type hallButtons struct{ back, best, stop, preview, lay, lift, complete, shape, before, next *kit.ActionButton }

var (
	_ board.Board            = (*Board)(nil)
	_ board.Roomy            = (*Board)(nil)
	_ board.Handy            = (*Board)(nil)
	_ board.Own              = (*Board)(nil)
	_ board.Absorbing        = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Accessible        = (*Board)(nil)
	_ fyne.WidgetRenderer    = (*renderer)(nil)
)

func New(host board.Host) *Board {
	b := &Board{host: host, open: rules.Table, shown: -1, hand: emptyHand(), later: func(work func()) { go work() }}
	text := func(key string) string { return host.Text("board.museum."+key, nil) }
	b.buttons = hallButtons{
		back:    kit.NewIconButton("back", text("back"), b.closeHall),
		best:    kit.NewActionButton("arrange", text("best"), b.startSearch),
		stop:    kit.NewIconButton(kit.IconClose, text("stop"), b.stopSearch),
		preview: kit.NewIconButton("eye", text("preview"), b.togglePreview),
		lay:     kit.NewPrimary("arrange", text("lay"), b.layPlan),
		lift:    kit.NewActionButton("lift", text("lift"), b.liftPicked),

		complete: kit.NewPrimary("check", text("complete"), func() { b.play("arranged", nil) }),
		shape:    kit.NewActionButton("gallery", text("shape"), func() { b.play("shape", nil) }),
		before:   kit.NewIconButton("step-back", text("move.before"), func() { b.step(-1) }),
		next:     kit.NewIconButton("step-on", text("move.next"), func() { b.step(1) }),
	}
	b.list = newGainList(b)
	b.scroll = kit.NewScroll(b.list)
	b.ExtendBaseWidget(b)
	return b
}

// Present draws a scene. A museum that is laid stays open until it is complete.
func (b *Board) Present(scene board.Scene) {
	state, ok := rules.StateOf[museum.State](scene.View)
	if !ok {
		return
	}
	b.show(readExhibition(state, scene))
}

func (b *Board) show(look model) {
	before := b.look
	b.look = look
	if int(b.open) >= len(look.halls) || before.turn != look.turn || before.hands[b.open] != nil && look.hands[b.open] == nil {
		b.leaveHall()
	}
	b.follow(&before)
	b.redraw()
}

// follow keeps what is selected in step with the cards.
func (b *Board) follow(before *model) {
	if b.open < 0 {
		return
	}
	h := b.hall()
	b.hand.follow(h)
	if b.shown >= len(h.gains) {
		b.shown = -1
	}
	if int(b.open) < len(before.halls) && !alike(h, &before.halls[b.open]) {
		b.shown = -1
		b.dropSearch()
	}
}

// hall is the museum that is large.
func (b *Board) hall() *hallLook { return &b.look.halls[b.open] }

// canLay says that the large museum may be laid now.
func (b *Board) canLay() bool { return b.open >= 0 && b.look.hands[b.open] != nil }

func (b *Board) openHall(seat rules.Seat) {
	if seat < 0 || int(seat) >= len(b.look.halls) {
		return
	}
	b.dropSearch()
	was := b.open
	b.open, b.shown = seat, -1
	b.hand.begin(b.hall())
	b.scroll.ScrollToTop()
	if was < 0 {
		b.host.Reshape()
	}
}

func (b *Board) leaveHall() {
	b.dropSearch()
	b.open, b.shown = rules.Table, -1
}

// closeHall goes back to the table.
func (b *Board) closeHall() {
	b.leaveHall()
	b.host.Reshape()
	b.redraw()
}

func (b *Board) redraw() {
	if b.renderer != nil {
		b.renderer.draw(b.Size())
		canvas.Refresh(b)
	}
}

// Absorbs says that a museum is large.
func (b *Board) Absorbs() bool { return b.open >= 0 }

// Skip ends a search that goes on: nothing else moves.
func (b *Board) Skip() {
	if b.search.running {
		b.stopSearch()
	}
}

// Things lists what can be tapped now.
func (b *Board) Things() []rules.Thing { return b.look.things(b.open) }

// Plays says which offers are taken up by tapping cells and keys: what a museum's owner tells besides has a button only
// while it is the question of the moment.
func (b *Board) Plays(o rules.Offer) bool {
	return slices.Contains(handKinds, o.Kind) || o.Aside && dutyKinds[o.Kind] != ""
}

// HeightFor is the least height at which everything is told: the board takes what there is.
func (b *Board) HeightFor(width float32) float32 { return b.look.heightFor(width, b.open >= 0) }

// Roomy says that the board takes what room there is.
func (b *Board) Roomy() float32 { return 1.3 }

// MinSize lets the screen around decide.
func (b *Board) MinSize() fyne.Size {
	return fyne.NewSize(280, b.HeightFor(max(280, b.Size().Width)))
}

// Touch does what a tap on a thing does.
func (b *Board) Touch(thing rules.Thing) { b.tap(thing) }

// Tapped finds what lies under the finger.
func (b *Board) Tapped(e *fyne.PointEvent) {
	for i := len(b.hits) - 1; i >= 0; i-- {
		if b.hits[i].Box.Holds(e.Position) {
			b.tap(b.hits[i].Thing)
			return
		}
	}
}

// TappedSecondary is a slow tap.
func (b *Board) TappedSecondary(e *fyne.PointEvent) { b.Tapped(e) }

// AccessibilityLabel names the drawing.
func (b *Board) AccessibilityLabel() string { return b.host.Text("board.museum.label", nil) }

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

func (r *renderer) Destroy() { r.board.dropSearch() }

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
	switch {
	case size.Width <= 0 || size.Height <= 0 || !b.look.shown:
	case b.open >= 0:
		b.drawHall(s, size)
	case b.look.ended:
		b.drawMuseums(s, size)
	default:
		b.drawFloor(s, size)
	}
	r.objs, b.kept = s.Objs, s.New
}

// density is how many pixels a dp has on the screen.
func (b *Board) density() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		return max(1, c.Scale())
	}
	return 1
}

// drawFloor is the table of a game that goes on.
func (b *Board) drawFloor(s *draw.Sketch, size fyne.Size) {
	p := b.look.floor(size.Width, size.Height)
	b.drawTrack(s, p.track)
	for i := range p.sites {
		b.drawSite(s, p.sites[i], i)
	}
	b.drawRow(s, p.row)
	b.drawNews(s, p.news)
	b.drawSteps(s, p.steps)
	b.drawHalls(s, p.halls)
}

// drawMuseums are the museums of all seats while they are counted, in as many rows as show their cells largest.
func (b *Board) drawMuseums(s *draw.Sketch, size fyne.Size) {
	n := len(b.look.halls)
	w, h, columns := float32(0), float32(0), 1
	best := float32(0)
	for c := 1; c <= n; c++ {
		rows := float32((n + c - 1) / c)
		wide := (size.Width - float32(c-1)*kit.Gap) / float32(c)
		high := (size.Height - (rows-1)*kit.Gap) / rows
		if cell := b.cardCell(draw.Box{W: wide, H: high}); cell > best {
			best, w, h, columns = cell, wide, high, c
		}
	}
	h = min(h, w*1.35)
	rows := (n + columns - 1) / columns
	y := (size.Height - float32(rows)*h - float32(rows-1)*kit.Gap) / 2
	for i := range n {
		in := min(columns, n-i/columns*columns)
		x := (size.Width - float32(in)*w - float32(in-1)*kit.Gap) / 2
		b.drawHallCard(s, draw.At(x+float32(i%columns)*(w+kit.Gap), y+float32(i/columns)*(h+kit.Gap), w, h), i)
	}
}

// cardCell is how large the cells of all museums can be on cards of that size.
func (b *Board) cardCell(at draw.Box) float32 {
	cell := at.W
	for i := range b.look.halls {
		h := &b.look.halls[i]
		room, _ := b.cardRooms(at, h)
		cell = min(cell, room.W/float32(h.board.Width()), room.H/float32(h.board.Height()))
	}
	return cell
}

// touch lets a place take taps.
func (b *Board) touch(place draw.Box, thing rules.Thing) {
	b.hits = append(b.hits, draw.Hit{Box: place, Thing: thing})
}
