package play

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/plain"
	"docent/app/kit"
	"docent/app/shell"
)

// newBoard returns the board of the play's game, or a plain one where the game brings none.
func (t *Table) newBoard() board.Board {
	if draw := t.app.KitOf(t.play.Header().Game).New; draw != nil {
		return draw(t)
	}
	return plain.New(t)
}

func (t *Table) Build(c shell.Class) fyne.CanvasObject {
	a := t.app
	t.class = c
	t.sign = newSign(c)
	t.board = t.newBoard()
	t.seats = newSeatStrip(c)
	t.line = newTelling(t)
	t.bar, t.veil = newPlaybar(t), newVeil(t)
	if t.playback != nil {
		t.playback.shown = -1
	}
	t.pads = kit.Column(kit.Gap)
	t.undoing = kit.NewActionButton("undo", "", t.Undo)
	t.undone = kit.NewActionButton("undo", "", t.Undo)
	t.undoing.Lines, t.undone.Lines = 4, 4 // what is taken back is told whole
	t.redoing = kit.NewIconButton("redo", a.Text("app.redo"), t.Redo)
	t.foot = kit.Row(kit.Gap, kit.Grow(t.undoing), t.redoing)
	l := &tableLayout{
		class: c, roomy: t.roomy(), close: t.close(), head: t.head(), seats: t.seatsIn(c), board: t.boardIn(), line: t.line.box,
		pads: kit.NewScroll(kit.Inset(shadow, side(c), shadow, side(c), t.pads)), foot: t.foot,
	}
	t.panel = nil
	if l.close {
		t.panel = kit.NewScroll(kit.Inset(shadow, side(c), shadow, side(c), kit.Column(kit.Pad, t.line.box, t.pads, t.undone, t.seats)))
		l.pads, l.line = t.panel, kit.Stack()
		l.line.Hide()
	}
	t.log = nil
	if c.Wide() {
		t.log = newLogList(t)
		heading := kit.NewText(a.Text("app.log"), kit.Heading)
		l.log = kit.Column(kit.Gap, heading, kit.Grow(t.log.body()))
	}
	t.layout = l
	t.root = &fyne.Container{Layout: l, Objects: l.objects()}
	return t.root
}

// head says whose turn it is and holds the way to everything else.
func (t *Table) head() fyne.CanvasObject {
	a := t.app
	parts := []fyne.CanvasObject{kit.Grow(t.sign)}
	dial := t.clock.build(t.class.Wide())
	below := dial != nil && t.class == shell.Phone && kit.LargeText()
	if dial != nil && !below {
		parts = append(parts, dial)
	}
	if t.class == shell.Phone {
		parts = append(parts, kit.NewIconButton("log", a.Text("app.log"), t.openLog))
	}
	parts = append(parts, kit.NewIconButton("menu", a.Text("table.menu"), t.openMenu))
	head := kit.Column(kit.Gap, kit.Row(4, parts...))
	if below {
		head.Add(kit.Row(0, dial, kit.Space()))
	}
	head.Add(t.clock.ask)
	return kit.Inset(kit.Gap, kit.Gap, kit.Gap, kit.Edges, head)
}

// large says that texts leave no room for seats and board beside each other: they scroll
// as one.
func (t *Table) large() bool {
	most := float32(1.3)
	if board, ok := t.board.(board.Roomy); ok {
		most = board.Roomy()
	}
	return t.class == shell.Phone && kit.Scale() > most
}

// roomy says that the board takes the room there is.
func (t *Table) roomy() bool {
	_, ok := t.board.(board.Roomy)
	return ok && !t.large()
}

// close says that texts are large on a phone whose board keeps its room: what else there is scrolls as one below it.
func (t *Table) close() bool { return t.class == shell.Phone && t.roomy() && kit.Scale() > 1.3 }

func (t *Table) seatsIn(c shell.Class) fyne.CanvasObject {
	if t.large() || t.close() {
		return kit.Stack()
	}
	if c.Wide() {
		return kit.NewScroll(kit.Padded(shadow, t.seats))
	}
	return kit.NewScroll(kit.Inset(2, side(c), shadow, side(c), t.seats))
}

func (t *Table) boardIn() fyne.CanvasObject {
	var board fyne.CanvasObject = kit.Stack()
	if t.board != nil {
		board = kit.Stack(t.board, t.veil)
	}
	if t.large() {
		board = kit.Column(kit.Gap, t.seats, board)
	}
	if t.roomy() {
		return kit.Inset(4, side(t.class), shadow, side(t.class), board)
	}
	t.scroll = kit.NewScroll(kit.Inset(4, side(t.class), shadow, side(t.class), board))
	return t.scroll
}

// Refresh shows the present snapshot.
func (t *Table) Refresh() {
	if t.wrong != nil && !t.app.Covered() {
		t.withdraw()
		return
	}
	t.snapshot()
	t.turnBack()
	t.tune()
	now := t.view.Now()
	if t.loosened() {
		t.sign.set(0, false, t.app.Text("correct.drag"), t.where())
	} else {
		t.sign.set(t.player(now.Seat).Symbol, now.Seat >= 0, t.teller.Now(now), t.where())
	}
	t.showSeats()
	t.present()
	t.showLast()
	t.showActions()
	if !t.away() && (now.Seat != t.now.Seat || now.Phase != t.now.Phase) {
		for _, b := range t.buttons {
			b.Lock()
		}
	}
	t.now, t.fresh = now, false
	t.showUndo()
	t.clock.refresh()
	if t.log != nil {
		t.log.refresh()
	}
	if t.large() && len(t.told) > 0 {
		t.layout.placed = func() { t.scroll.ScrollTo(t.seats.HeightFor(t.seats.Size().Width)) }
	}
	if t.panel != nil && len(t.told) > 0 {
		t.panel.ScrollToTop()
	}
	t.root.Refresh()
	if t.playback != nil {
		t.playback.begin()
	}
}

// turnBack takes up what the playback shows in place of where the play stands: nothing can be done there.
func (t *Table) turnBack() {
	if t.away() {
		t.view = t.playback.view()
		t.offers, t.actions, t.waiting = nil, nil, nil
	}
}

func (t *Table) present() {
	t.veil.Hidden = !t.away()
	switch {
	case t.board == nil:
	case t.away():
		t.playback.present(t.board, t.view)
	case t.loosened():
		t.board.Present(board.Scene{View: t.view, Told: t.told, Moving: t.fresh})
	default:
		t.board.Present(board.Scene{View: t.view, Offers: t.offers, Told: t.told, Moving: t.fresh})
	}
}

// where is the second line of the head: the game and its round; on a phone beside a clock or in large texts only the
// round has room.
func (t *Table) where() string {
	name := t.app.GameName(t.play.Header().Game)
	round := t.view.Now().Round
	if round == 0 {
		return name
	}
	said := t.app.Text("table.round", "round", round)
	if t.class == shell.Phone && (kit.LargeText() || t.clock.dial != nil) {
		return said
	}
	return said + " · " + name
}
