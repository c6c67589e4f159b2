package play

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/plain"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/app/shell"
)

// newBoard returns the board of the play's game, or a plain one where the game brings none.
func (t *Table) newBoard() board.Board {
	if draw := t.app.KitOf(t.play.Header().Game).New; draw != nil {
		return draw(host{t})
	}
	return plain.New(host{t})
}

// Build returns the table; its frames follow the window.
func (t *Table) Build(shell.Class) fyne.CanvasObject {
	t.frames, t.log = nil, nil
	t.heard.listen()
	t.board = t.newBoard()
	t.layout = &tableLayout{table: t}
	t.rail, t.dock = newRail(t), newGround(false)
	t.seats = newSeatStrip(t)
	t.seatScroll = arrange.NewScroll(arrange.Padded(shadow, t.seats))
	t.cards = arrange.Stack(newGround(true), t.seatScroll)
	t.line, t.bar, t.base = newTelling(t), newPlaybar(t), newBase(t)
	t.veil, t.shade = newVeil(false, func() { host{t}.spent() }), newVeil(true, t.drawer.away)
	t.logs = arrange.Stack()
	if p := t.projector.going; p != nil {
		p.shown = -1
	}
	t.pads.tray = newTray(t)
	t.asker.build()
	t.boards = t.boardIn()
	dial := t.clock.build()
	objs := []fyne.CanvasObject{t.dock, t.boards, t.shade, t.asker.panel} // Tab leads from the question to the base
	objs = append(objs, t.rail.objects()...)
	objs = append(objs, t.cards, t.logs, t.line.box, t.pads.tray, t.base)
	objs = append(objs, t.bar.over()...)
	if dial != nil {
		objs = append(objs, dial)
	}
	t.root = &fyne.Container{Layout: t.layout, Objects: objs}
	return t.root
}

// Reclass leaves everything as it is: the frames follow the window.
func (t *Table) Reclass(shell.Class) {}

// steady is a page whose parts stay where they are: a board that moves takes a tap for another one.
type steady struct{}

// StandsStill has strips lie over the page.
func (steady) StandsStill() {}

// The rims of what scrolls, so that no shadow is cut, and of a board.
const (
	shadow   = look.Gap
	boardRim = 6
)

// boardIn returns the board in its frame: it takes the room there is, or scrolls.
func (t *Table) boardIn() *fyne.Container {
	if t.board == nil {
		return arrange.Stack()
	}
	t.scroll = nil
	if _, ok := t.board.(board.Bled); ok {
		return arrange.Stack(t.board, t.veil)
	}
	if roomy, ok := t.board.(board.Roomy); ok && look.Scale() <= roomy.Roomy() {
		return arrange.Stack(arrange.Inset(4, boardRim, boardRim, boardRim, t.board), t.veil)
	}
	t.scroll = arrange.NewScroll(arrange.Inset(4, boardRim, shadow, boardRim, t.board))
	return arrange.Stack(t.scroll, t.veil)
}

// showLog keeps the log where the window has a frame for it.
func (t *Table) showLog(shown bool) {
	if !shown {
		return
	}
	if t.log == nil {
		t.log = newLogList(t, t.logbook.lines)
		heading := kit.NewText(t.app.Text("app.log"), kit.Heading)
		t.logs.Objects = []fyne.CanvasObject{arrange.Column(look.Gap, heading, arrange.Grow(t.log.body()))}
	}
}

// Refresh shows the present snapshot.
func (t *Table) Refresh() {
	if wrong := t.projector.wrong; wrong != nil && !t.app.Covered() && t.asker.now == nil {
		wrong.withdraw()
		return
	}
	t.snapshot()
	t.turnBack()
	t.asker.refresh()
	t.tune()
	now := t.view.Now()
	t.drawer.down = false
	t.present()
	t.rail.show()
	t.line.showLast()
	t.pads.show()
	if !t.projector.away() && (now.Seat != t.now.Seat || now.Phase != t.now.Phase) {
		t.pads.lock()
	}
	t.now, t.fresh = now, false
	t.base.show()
	if t.opened != (opened{}) {
		t.opened.reopen(t)
	}
	t.clock.refresh()
	t.layout.around()
	if t.log != nil && t.logs.Visible() {
		t.log.refresh()
	}
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
	switch {
	case t.board == nil:
	case t.projector.away():
		t.projector.going.present(t.board, t.view)
	case t.corrections.loosened():
		t.board.Present(board.Scene{View: t.view, Told: t.told, Moving: t.fresh})
	default:
		t.board.Present(board.Scene{View: t.view, Offers: t.offers, Told: t.told, Moving: t.fresh})
	}
	t.projector.unveiled()
}

// where returns the second line of the head where it is nobody's turn: the round, or the game.
func (t *Table) where() string {
	if round := t.projector.shown().Now().Round; round > 0 {
		return t.app.Text("table.round", "round", round)
	}
	return t.app.GameName(t.play.Header().Game)
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
	if worn := t.app.Worn(); worn != look.Current() {
		worn.Apply()
	}
}

// opened holds which parts of a table lie open, and the part of the board that somebody chose to see: a table that is built
// anew shows them again.
type opened struct {
	tray, seats     bool
	trayAt, seatsAt float32
	boardAt         float32
	sight           viewport.Sight
}

// openedOf returns what is open on a table.
func openedOf(t *Table) opened {
	if t.root == nil {
		return opened{}
	}
	o := opened{tray: t.pads.tray.open, seats: t.drawer.down, trayAt: t.pads.tray.scroll.Offset(), seatsAt: t.seatScroll.Offset()}
	if t.scroll != nil {
		o.boardAt = t.scroll.Offset()
	}
	if one, ok := t.board.(board.Sighted); ok {
		o.sight = one.Sight()
	}
	return o
}

// reopen opens what was open before the table was built.
func (o opened) reopen(t *Table) {
	t.drawer.down, t.pads.tray.open = o.seats, o.tray && len(t.pads.slots) > 0
	if one, ok := t.board.(board.Sighted); ok && o.sight.Held {
		one.See(o.sight)
	}
}

// reread scrolls to what was read before the table was built, once that has its place.
func (o opened) reread(t *Table) {
	t.opened = opened{}
	t.pads.tray.scroll.ScrollTo(o.trayAt)
	t.seatScroll.ScrollTo(o.seatsAt)
	if t.scroll != nil {
		t.scroll.ScrollTo(o.boardAt)
	}
}
