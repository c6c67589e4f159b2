package app

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/games"
	"docent/app/kit"
)

// newBoard returns the board of the play's game; nil where the game has none.
func (t *tablePage) newBoard() board.Board {
	if draw := games.Of(t.play.Header().Game).New; draw != nil {
		return draw(t)
	}
	return nil
}

func (t *tablePage) build(c class) fyne.CanvasObject {
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
	t.undoing = kit.NewActionButton("undo", "", t.undo)
	t.undone = kit.NewActionButton("undo", "", t.undo)
	t.undoing.Lines, t.undone.Lines = 4, 4 // what is taken back is told whole
	t.redoing = kit.NewIconButton("redo", a.text("app.redo"), t.redo)
	t.foot = kit.Row(kit.Gap, kit.Grow(t.undoing), t.redoing)
	l := &tableLayout{
		class: c, roomy: t.roomy(), close: t.close(), head: t.head(), seats: t.seatsIn(c), board: t.boardIn(), line: t.line.box,
		pads: kit.NewScroll(kit.Inset(shadow, c.side(), shadow, c.side(), t.pads)), foot: t.foot,
	}
	t.panel = nil
	if l.close {
		t.panel = kit.NewScroll(kit.Inset(shadow, c.side(), shadow, c.side(), kit.Column(kit.Pad, t.line.box, t.pads, t.undone, t.seats)))
		l.pads, l.line = t.panel, kit.Stack()
		l.line.Hide()
	}
	t.log = nil
	if c.wide() {
		t.log = newLogList(t)
		heading := kit.NewText(a.text("app.log"), kit.Heading)
		l.log = kit.Column(kit.Gap, heading, kit.Grow(t.log.body()))
	}
	t.layout = l
	t.root = &fyne.Container{Layout: l, Objects: l.objects()}
	return t.root
}

// head says whose turn it is and holds the way to everything else.
func (t *tablePage) head() fyne.CanvasObject {
	a := t.app
	parts := []fyne.CanvasObject{kit.Grow(t.sign)}
	dial := t.clock.build(t.class.wide())
	below := dial != nil && t.class == phone && largeText()
	if dial != nil && !below {
		parts = append(parts, dial)
	}
	if t.class == phone {
		parts = append(parts, kit.NewIconButton("log", a.text("app.log"), t.openLog))
	}
	parts = append(parts, kit.NewIconButton("menu", a.text("table.menu"), t.openMenu))
	head := kit.Column(kit.Gap, kit.Row(4, parts...))
	if below {
		head.Add(kit.Row(0, dial, kit.Space()))
	}
	head.Add(t.clock.ask)
	return kit.Inset(kit.Gap, kit.Gap, kit.Gap, kit.Edges, head)
}

// large says that texts leave no room for seats and board beside each other: they scroll
// as one.
func (t *tablePage) large() bool {
	most := float32(1.3)
	if board, ok := t.board.(board.Roomy); ok {
		most = board.Roomy()
	}
	return t.class == phone && kit.Scale() > most
}

// roomy says that the board takes the room there is.
func (t *tablePage) roomy() bool {
	_, ok := t.board.(board.Roomy)
	return ok && !t.large()
}

// close says that texts are large on a phone whose board keeps its room: what else there is scrolls as one below it.
func (t *tablePage) close() bool { return t.class == phone && t.roomy() && kit.Scale() > 1.3 }

func (t *tablePage) seatsIn(c class) fyne.CanvasObject {
	if t.large() || t.close() {
		return kit.Stack()
	}
	if c.wide() {
		return kit.NewScroll(kit.Padded(shadow, t.seats))
	}
	return kit.NewScroll(kit.Inset(2, c.side(), shadow, c.side(), t.seats))
}

func (t *tablePage) boardIn() fyne.CanvasObject {
	var board fyne.CanvasObject = kit.Stack()
	if t.board != nil {
		board = kit.Stack(t.board, t.veil)
	}
	if t.large() {
		board = kit.Column(kit.Gap, t.seats, board)
	}
	if t.roomy() {
		return kit.Inset(4, t.class.side(), shadow, t.class.side(), board)
	}
	t.scroll = kit.NewScroll(kit.Inset(4, t.class.side(), shadow, t.class.side(), board))
	return t.scroll
}

// refresh shows the present snapshot.
func (t *tablePage) refresh() {
	if t.wrong != nil && !t.app.covered() {
		t.withdraw()
		return
	}
	t.snapshot()
	t.turnBack()
	t.tune()
	now := t.view.Now()
	if t.loosened() {
		t.sign.set(0, false, t.app.text("correct.drag"), t.where())
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
func (t *tablePage) turnBack() {
	if t.away() {
		t.view = t.playback.view()
		t.offers, t.actions, t.waiting = nil, nil, nil
	}
}

func (t *tablePage) present() {
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
func (t *tablePage) where() string {
	name := t.app.gameName(t.play.Header().Game)
	round := t.view.Now().Round
	if round == 0 {
		return name
	}
	said := t.app.text("table.round", "round", round)
	if t.class == phone && (largeText() || t.clock.dial != nil) {
		return said
	}
	return said + " · " + name
}
