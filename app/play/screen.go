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
		return draw(host{t})
	}
	return plain.New(host{t})
}

// Build returns the table for a class of window.
func (t *Table) Build(c shell.Class) fyne.CanvasObject {
	a := t.app
	t.class = c
	t.sign = newSign(c)
	t.board = t.newBoard()
	t.seats = newSeatStrip(t)
	t.line = newTelling(t)
	t.bar, t.veil = newPlaybar(t), newVeil(t)
	if p := t.projector.going; p != nil {
		p.shown = -1
	}
	t.pads.box, t.foot = kit.Column(kit.Gap), newUndoRow(t)
	l := &tableLayout{
		class: c, roomy: t.roomy(), crowded: t.crowded(), head: t.head(), seats: t.seatsIn(c), board: t.boardIn(), line: t.line.box,
		pads: kit.NewScroll(kit.Inset(shadow, side(c), shadow, side(c), t.pads.box)), foot: t.foot.box,
	}
	t.panel = nil
	if l.crowded {
		t.panel = kit.NewScroll(kit.Inset(shadow, side(c), shadow, side(c), kit.Column(kit.Pad, t.line.box, t.pads.box, t.foot.undone, t.seats)))
		l.pads, l.line = t.panel, kit.Stack()
		l.line.Hide()
	}
	t.log = nil
	if c.Wide() || t.seating() && !t.joined() {
		t.log = newLogList(t)
		heading := kit.NewText(a.Text("app.log"), kit.Heading)
		l.log = kit.Column(kit.Gap, heading, kit.Grow(t.log.body()))
	}
	t.layout = l
	t.root = &fyne.Container{Layout: l, Objects: l.objects()}
	return t.root
}

// head returns what tells whose turn it is and holds the way to everything else.
func (t *Table) head() fyne.CanvasObject {
	a := t.app
	parts := []fyne.CanvasObject{kit.Grow(t.sign)}
	dial := t.clock.build(t.class.Wide())
	below := dial != nil && t.class == shell.Phone && kit.LargeText()
	if dial != nil && !below {
		parts = append(parts, dial)
	}
	if t.class == shell.Phone {
		parts = append(parts, kit.NewIconButton("log", a.Text("app.log"), t.logbook.open))
	}
	parts = append(parts, kit.NewIconButton("menu", a.Text("table.menu"), t.menu.open))
	head := kit.Column(kit.Gap, kit.Row(4, parts...))
	if below {
		head.Add(kit.Row(0, dial, kit.Space()))
	}
	head.Add(t.clock.ask)
	return kit.Inset(kit.Gap, kit.Gap, kit.Gap, kit.Edges, head)
}

// seatsIn returns the seats where they have a place of their own.
func (t *Table) seatsIn(c shell.Class) fyne.CanvasObject {
	if t.joined() || t.crowded() {
		return kit.Stack()
	}
	if c.Wide() {
		return kit.NewScroll(kit.Padded(shadow, t.seats))
	}
	return kit.NewScroll(kit.Inset(2, side(c), shadow, side(c), t.seats))
}

// boardIn returns the board, with the seats where they scroll as one.
func (t *Table) boardIn() fyne.CanvasObject {
	var board fyne.CanvasObject = kit.Stack()
	if t.board != nil {
		board = kit.Stack(t.board, t.veil)
	}
	if t.joined() {
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
	if wrong := t.projector.wrong; wrong != nil && !t.app.Covered() {
		wrong.withdraw()
		return
	}
	t.snapshot()
	t.turnBack()
	t.tune()
	now := t.view.Now()
	if t.corrections.loosened() {
		t.sign.set(0, false, t.app.Text("correct.drag"), t.where())
	} else {
		t.sign.set(t.player(now.Seat).Symbol, now.Seat >= 0, t.teller.Now(now), t.where())
	}
	t.present()
	t.seats.fill()
	t.line.showLast()
	t.pads.show()
	if !t.projector.away() && (now.Seat != t.now.Seat || now.Phase != t.now.Phase) {
		t.pads.lock()
	}
	t.now, t.fresh = now, false
	t.foot.show()
	t.clock.refresh()
	if t.log != nil {
		t.log.refresh()
	}
	if t.joined() && len(t.told) > 0 {
		t.layout.placed = func() { t.scroll.ScrollTo(t.seats.HeightFor(t.seats.Size().Width)) }
	}
	if t.panel != nil && len(t.told) > 0 {
		t.panel.ScrollToTop()
	}
	t.root.Refresh()
	if p := t.projector.going; p != nil {
		p.begin()
	}
}

// turnBack takes up what the playback shows in place of where the play stands: nothing can be done there.
func (t *Table) turnBack() {
	if t.projector.away() {
		t.moment = moment{view: t.projector.going.view()}
	}
}

// present shows the moment on the board.
func (t *Table) present() {
	t.veil.Hidden = !t.projector.away()
	switch {
	case t.board == nil:
	case t.projector.away():
		t.projector.going.present(t.board, t.view)
	case t.corrections.loosened():
		t.board.Present(board.Scene{View: t.view, Told: t.told, Moving: t.fresh})
	default:
		t.board.Present(board.Scene{View: t.view, Offers: t.offers, Told: t.told, Moving: t.fresh})
	}
}

// where returns the second line of the head: the game and its round; on a phone beside a clock or in large texts only the
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

// Alarmed reports whether something is at stake in what the table shows.
func (t *Table) Alarmed() bool {
	artist, ok := t.artist.(board.Alarming)
	return ok && artist.Alarms(t.view)
}

// tune has the screen take the mood of what the table shows. Nothing is built anew: what moves goes on.
func (t *Table) tune() {
	if t.app.Top() != shell.Page(t) {
		return
	}
	if look := t.app.Worn(); look != kit.Current() {
		look.Apply()
	}
}
