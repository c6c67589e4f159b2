package cgexpo

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Board is the board of CGE Adventures: the recorded board as a map that is moved and zoomed, or the zones as a
// diagram; the backpacks; and the tray, in which dice are told and moves confirmed.
type Board struct {
	widget.BaseWidget
	host    board.Host
	look    model
	view    *kit.Viewport
	buttons [3]*kit.ActionButton // less, more, fit
	pool    []*kit.ActionButton  // of the tray, used again
	used    int
	tray    tray
	picked  choice
	card    card        // that is being told
	scroll  *kit.Scroll // around a tray that is higher than its place
	packs   bool        // on a phone: all backpacks in place of the map
	packing *kit.ActionButton
	hits    []draw.Hit // beside the map

	walkers []walker
	ways    map[cgexpo.Piece][]fyne.Position // of those who moved last
	done    float32                          // of their way
	moving  *fyne.Animation
	throw   throw
	asked   bool // the app throws the dice: they are seen rolling
	held    held
	free    bool // every figure can be dragged at once

	renderer      *renderer
	drawn         fyne.Size
	kept, mapKept draw.Pictures
}

var (
	_ board.Board            = (*Board)(nil)
	_ board.Roomy            = (*Board)(nil)
	_ board.Handy            = (*Board)(nil)
	_ board.Own              = (*Board)(nil)
	_ board.Absorbing        = (*Board)(nil)
	_ board.Loose            = (*Board)(nil)
	_ kit.Carrier            = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Accessible        = (*Board)(nil)
	_ fyne.WidgetRenderer    = (*renderer)(nil)
)

// A square can be read at legibleSquare dp, and need not be larger than mostSquare.
const (
	legibleSquare float32 = 16
	mostSquare    float32 = 88
)

func New(host board.Host) *Board {
	b := &Board{host: host, done: 1}
	b.view = kit.NewViewport(b.drawMap, b.tapMap)
	b.view.Legible, b.view.Most = legibleSquare, mostSquare
	b.view.Carrier = b
	b.view.Label = b.word("label")
	b.buttons = [3]*kit.ActionButton{
		kit.NewIconButton(kit.IconMinus, b.word("out"), func() { b.view.ZoomBy(1 / 1.35) }),
		kit.NewIconButton(kit.IconAdd, b.word("in"), func() { b.view.ZoomBy(1.35) }),
		kit.NewIconButton("fit", b.word("fit"), b.view.Fit),
	}
	b.packing = kit.NewIconButton("cg-pack", b.word("packs"), b.togglePacks)
	b.ExtendBaseWidget(b)
	return b
}

// word is a text of the board's own, with pairs of a placeholder and its value.
func (b *Board) word(key string, pairs ...any) string {
	var data map[string]any
	for i := 0; i+1 < len(pairs); i += 2 {
		if data == nil {
			data = map[string]any{}
		}
		data[pairs[i].(string)] = pairs[i+1]
	}
	return b.host.Text("cgexpo.board."+key, data)
}

// density is how many pixels a dp has on the screen.
func (b *Board) density() float32 {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil {
		return max(1, c.Scale())
	}
	return 1
}

// Present draws a scene; who has moved walks there where things may move, and dice that were thrown roll.
func (b *Board) Present(scene board.Scene) {
	b.Skip()
	state, ok := rules.StateOf[cgexpo.State](scene.View)
	if !ok {
		return
	}
	b.throw = throw{}
	if b.asked {
		b.throw, b.asked = b.readThrow(scene), false
	}
	b.show(readModel(state, scene), scene.Moving)
}

func (b *Board) show(look model, moving bool) {
	before, chosen, absorbed := b.look, b.picked.way, b.Absorbs()
	b.look, b.picked = look, choice{}
	b.card.open = b.card.open && look.read.Kind != ""
	b.tray.foe, b.tray.die = 0, 0
	moving = moving && before.shown
	b.leaveTrails(&before, chosen, moving)
	b.frame()
	walk := moving && len(b.ways) > 0 && kit.Motion()
	if walk {
		b.done = 0
	}
	b.redraw()
	b.view.Present(moving)
	if absorbed != b.Absorbs() {
		b.host.Reshape()
	}
	b.stir(moving, walk)
}

// leaveTrails keeps the ways of those who moved last, until somebody else does or the turn ends.
func (b *Board) leaveTrails(before *model, chosen []cgexpo.Square, moving bool) {
	if !moving {
		b.ways = nil
		return
	}
	if fresh := b.look.moved(before, chosen); len(fresh) > 0 || before.turn != b.look.turn {
		b.ways = fresh
	}
}

// stir lets dice roll that were thrown, and those walk who moved.
func (b *Board) stir(moving, walk bool) {
	switch {
	case moving && b.throw.kind != noThrow && kit.Motion():
		b.roll(walk)
	case walk:
		b.walk()
	}
}

// frame tells the viewport what there is to be seen.
func (b *Board) frame() {
	at, v := b.look.bounds(), b.view
	v.Origin, v.Extent, v.Home = fyne.NewPos(at.X, at.Y), fyne.NewSize(at.W, at.H), b.look.home()
}

func (b *Board) redraw() {
	if b.renderer != nil {
		b.renderer.draw(b.Size())
		canvas.Refresh(b)
	}
}

// Skip ends what still moves.
func (b *Board) Skip() {
	if b.moving != nil {
		b.moving.Stop()
		b.moving = nil
	}
	if b.throw.rolling {
		b.throw.rolling = false
		b.redraw()
	}
	if b.done < 1 {
		b.done = 1
		b.placeWalkers()
	}
}

// Plays says which offers are taken up on the board: there are no buttons for them.
func (b *Board) Plays(o rules.Offer) bool {
	switch o.Kind {
	case "roll", "white", "battle", "sweep", "read":
		return true
	case "move", "route", "janitor", "put", "place":
		return true
	}
	return false
}

// Absorbs says that the tray needs the room of seats and buttons: for a battle, and where texts are large.
func (b *Board) Absorbs() bool {
	switch b.tray.of(&b.look) {
	case hitsTray, whiteTray:
		return true
	case cardTray:
		return b.card.open || b.packs
	case noTray:
		return b.packs
	}
	return b.packs || kit.Scale() > 1.3
}

// Roomy says that the board takes what room there is.
func (b *Board) Roomy() float32 { return 9 }

// HeightFor is the least height at which the map shows enough.
func (b *Board) HeightFor(width float32) float32 { return b.heightFor(width) }

// MinSize lets the screen around decide.
func (b *Board) MinSize() fyne.Size { return fyne.NewSize(280, 200) }

// Things lists what can be tapped now.
func (b *Board) Things() []rules.Thing { return b.look.things() }

// AccessibilityLabel names the drawing.
func (b *Board) AccessibilityLabel() string { return b.word("label") }

// AccessibilityRole is that of a container.
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

// Layout draws for the size.
func (r *renderer) Layout(size fyne.Size) {
	if size != r.board.drawn {
		r.draw(size)
	}
}

// MinSize is the board's.
func (r *renderer) MinSize() fyne.Size { return r.board.MinSize() }

// Objects are those of the last drawing.
func (r *renderer) Objects() []fyne.CanvasObject { return r.objs }

// Destroy ends what moves.
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
	b.hits, b.used = b.hits[:0], 0
	if b.look.shown && size.Width > 0 && size.Height > 0 {
		b.drawSheet(s, size)
	}
	r.objs, b.kept = s.Objs, s.New
}
