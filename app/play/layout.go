package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/rules"
)

// pieces are the parts of a table that stand in its frames.
type pieces struct {
	frames     *frames // of the last layout
	rail       *rail
	seats      *seatStrip
	cards      *fyne.Container // the seats on their ground
	seatScroll *arrange.Scroll // the seats
	boards     *fyne.Container // the board and what lies over it
	scroll     *arrange.Scroll // around the board, where it may be higher than its frame
	veil       *veil           // over the board while it shows what has been
	shade      *veil           // over the board under the drawer or the open tray
	dock       *ground
	line       *telling
	log        *logList
	logs       *fyne.Container
	bar        *playbar
	base       *base
}

// tableLayout places everything in the frames of the window.
type tableLayout struct {
	table *Table
	size  fyne.Size
}

// again lays out once more, in the same size.
func (l *tableLayout) again() {
	if l.size.Width > 0 {
		l.Layout(nil, l.size)
	}
}

// redraw draws the table anew, but for the sheet of a question: that has changed only where it was made anew, and is drawn then.
func (l *tableLayout) redraw() {
	p := l.table.asker.panel
	p.stays = true
	defer func() { p.stays = false }()
	l.table.root.Refresh()
}

// around draws the table anew around a board that was presented a moment ago.
func (l *tableLayout) around() {
	if one, ok := l.table.board.(board.Stilled); ok {
		one.Still(true)
		defer one.Still(false)
	}
	l.redraw()
}

// facts returns what the game wants of the window.
func (t *Table) facts() facts {
	return facts{seats: len(t.play.Header().Players), clock: t.clock.dial != nil, keys: t.keys(), absorbed: t.absorbing(), seating: t.seating()}
}

// keys returns how high the keys of the board are on the dock.
func (t *Table) keys() float32 {
	if one, ok := t.board.(board.Keyed); ok && one.Keys() > 0 {
		return one.Keys() + boardRim
	}
	return 0
}

// dockBoard tells the board which dock is under it.
func (l *tableLayout) dockBoard(size fyne.Size) {
	t := l.table
	one, ok := t.board.(board.Keyed)
	if ok && one.Dock(divisionOf(size) == phoneUpright && t.scroll == nil, size.Height < lowPhone) && t.absorbing() {
		t.pads.show()
		t.base.Refresh()
	}
}

// absorbing reports whether the board wants the room of told line and tray.
func (t *Table) absorbing() bool {
	one, ok := t.board.(board.Absorbing)
	return ok && one.Absorbs()
}

// Layout lays the table out for a size.
func (l *tableLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if size.IsZero() { // it has no place yet
		return
	}
	t := l.table
	l.size = size
	before := t.frames
	left := t.app.Setting(shell.SettingHand) == "left"
	l.dockBoard(size)
	f := framesOf(size, look.Scale(), left, t.facts())
	t.base.mirrored = left
	t.frames = &f
	if before == nil && t.asker.now != nil || before != nil && before.division != f.division && (t.absorbing() || t.asker.now != nil) {
		if t.asker.now != nil {
			t.asker.show()
		}
		t.pads.show()
		t.line.showLast()
		t.pads.tray.Refresh()
		t.base.Refresh()
	}
	l.under(&f)
	asked := l.question(&f)
	defer l.focus(&f, asked)
	t.showLog(!f.log.empty())
	t.rail.place(&f)
	l.put(t.boards, frame{f.board.X, f.board.Y, f.board.W, f.board.H + f.keys.H})
	l.put(t.logs, f.log)
	l.put(t.base, f.base)
	if t.clock.dial != nil {
		l.put(t.clock.dial, f.clock)
	}
	open, down := l.dock(&f), l.seats(&f)
	t.shade.Hidden = !open && !down
	l.put(t.shade, f.board)
	if asked.H > 0 { // nothing stands under the sheet
		for _, obj := range []fyne.CanvasObject{t.line.box, t.pads.tray} {
			obj.Hide()
		}
	}
	t.bar.place(&f)
	if size.Width > 0 && t.opened != (opened{}) {
		t.opened.reread(t)
	}
}

// question places the sheet of what is asked, and takes the frames that it covers.
func (l *tableLayout) question(f *frames) (at frame) {
	t := l.table
	p := t.asker.panel
	if p.Hidden = !t.asker.sheeted(); p.Hidden {
		return frame{}
	}
	at = f.asked(p.HeightFor, look.Scale())
	arrange.Place(p, at.X, at.Y, at.W, at.H)
	f.yield(at.Y, look.Scale())
	return at
}

// focus tells the board what is asked, and what of the board the sheet leaves free.
func (l *tableLayout) focus(f *frames, sheet frame) {
	t := l.table
	shows, ok := t.board.(board.Focused)
	if !ok {
		return
	}
	offer, answers, asks := t.asker.offer()
	if !asks {
		shows.Focus(nil)
		return
	}
	free := f.board
	switch {
	case sheet.empty():
	case !f.columned():
		free.H = min(free.H, sheet.Y-free.Y)
	case sheet.X < free.X: // a column at the left
		free.W, free.X = free.X+free.W-max(free.X, sheet.X+sheet.W), max(free.X, sheet.X+sheet.W)
	default:
		free.W = min(free.W, max(0, sheet.X-free.X))
	}
	shows.Focus(&board.Focus{
		Offer: offer, Answers: answers, At: fyne.NewPos(free.X-f.board.X, free.Y-f.board.Y), Size: fyne.NewSize(free.W, free.H),
	})
}

// offer returns what the table asks now, with the answers so far; none where an answer plays at once.
func (a *asker) offer() (o rules.Offer, so rules.Answers, asks bool) {
	t := a.table
	switch q := a.now; {
	case t.projector.away() || t.corrections.loosened():
		return o, nil, false
	case q != nil && len(q.drafts) == 1:
		return q.drafts[0].Offer, q.drafts[0].Answers, true
	case q != nil:
		return o, nil, false
	}
	for _, one := range t.actions {
		if t.chooser.answers(one) != nil {
			return one.offers[0], nil, true
		}
	}
	return o, nil, false
}

// dock places told line and tray on their ground, and reports whether the tray is open over the board.
func (l *tableLayout) dock(f *frames) (open bool) {
	t, tray := l.table, l.table.pads.tray
	if column := f.columned(); t.dock.plain != column {
		t.dock.plain = column
		t.dock.Refresh()
	}
	l.put(t.dock, f.dock)
	tray.columns, tray.rows = f.columns, f.rows
	open = tray.open && !f.tray.empty()
	l.put(t.line.box, f.told)
	t.line.box.Hidden = f.told.empty() || open
	if !open {
		l.put(tray, f.tray)
		return false
	}
	at := f.grown()
	high := min(at.H, tray.HeightFor(at.W))
	arrange.Place(tray, at.X, at.bottom()-high, at.W, high)
	return true
}

// seats places the cards of the seats, and reports whether they hang over the board.
func (l *tableLayout) seats(f *frames) (down bool) {
	t, wide := l.table, f.division == wideTable
	down = t.drawer.down && !wide && !t.seating()
	t.cards.Hidden = !down && (!wide || f.seats.empty())
	t.cards.Objects[0].(*ground).Hidden = wide
	switch {
	case down:
		at := f.drawer()
		if p := t.asker.panel; !p.Hidden && p.Position().X < at.X+at.W {
			at.H = p.Position().Y - at.Y
		}
		arrange.Place(t.cards, at.X, at.Y, at.W, min(at.H, arrange.HeightFor(t.cards, at.W)))
	case wide:
		arrange.Place(t.cards, f.seats.X-4, f.seats.Y, f.seats.W+8, f.seats.H)
		t.seats.follow(t.seatScroll)
	}
	return down
}

// put gives something its frame; where it has none, it is not shown.
func (l *tableLayout) put(obj fyne.CanvasObject, at frame) {
	if at.empty() {
		obj.Hide()
		return
	}
	if !obj.Visible() && obj != fyne.CanvasObject(l.table.shade) {
		obj.Show()
	}
	arrange.Place(obj, at.X, at.Y, at.W, at.H)
}

// MinSize lets the window be small: what does not fit scrolls.
func (l *tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 300) }

// The part of the height that is left to a board over its log, and how many lines of the log are seen at least.
const (
	boardOverLog = 0.6
	logLines     = 2
)

// under leaves a board that shows the seats no more than it needs, with the log under it where that has room.
func (l *tableLayout) under(f *frames) {
	if !l.table.seating() || f.division == wideTable {
		return
	}
	high := f.board.H - max(arrange.HeightFor(l.table.boards, f.board.W), f.board.H*boardOverLog)
	if high < (1+logLines)*look.Touch {
		return
	}
	f.board.H -= high
	f.log = frame{f.board.X + look.Pad, f.board.bottom(), f.board.W - 2*look.Pad, high - look.Gap}
}

// tall is a list on a sheet: as high as a good part of the window.
type tall struct {
	widget.BaseWidget
	list fyne.CanvasObject
}

func newTall(list fyne.CanvasObject) *tall {
	t := &tall{list: list}
	t.ExtendBaseWidget(t)
	return t
}

// HeightFor returns the same in every width.
func (t *tall) HeightFor(float32) float32 { return t.MinSize().Height }

// MinSize leaves room for the rest of the sheet.
func (t *tall) MinSize() fyne.Size {
	height := float32(420)
	if c := fyne.CurrentApp().Driver().CanvasForObject(t); c != nil {
		height = c.Size().Height * 0.62
	}
	return fyne.NewSize(200, height)
}

// CreateRenderer draws the list.
func (t *tall) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(t.list) }
