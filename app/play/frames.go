package play

import "fyne.io/fyne/v2"

// frame is a rectangle of the window.
type frame struct{ X, Y, W, H float32 }

// empty reports whether nothing is shown in it.
func (f frame) empty() bool { return f.W <= 0 || f.H <= 0 }

// bottom returns where the frame ends.
func (f frame) bottom() float32 { return f.Y + f.H }

// division is how a window is divided.
type division uint8

// The divisions of a window.
const (
	phoneUpright  division = iota // rail, board and dock under each other
	phoneLying                    // the board beside a column with everything else
	tabletUpright                 // as on a phone, with more slots in one row
	wideTable                     // the board beside a column that has room for seats and log, too
)

// facts hold the needs of a game at its moment besides the board.
type facts struct {
	seats    int
	clock    bool    // it is played against a clock
	keys     float32 // of a board that is absorbed and has some, on the dock of a phone that stands
	absorbed bool    // somebody is at work on the board, who needs the room of told line and tray
	seating  bool    // the board shows the seats itself
}

// frames are where everything stands on the table. They come from the size of the window, of the texts and from the
// game, never from what is told in them: nothing that is shown can push something else.
type frames struct {
	division      division
	rail          frame // whose turn it is, the seats, the menu
	seats         frame // in a column: chips, or cards where there is room for them; on a tablet that stands a row of chips
	clock         frame
	board         frame
	keys          frame // of the board, on the dock
	dock          frame // the ground of told line, tray and base; in a column that of all
	told          frame
	log           frame
	tray          frame
	base          frame
	columns, rows int // of the tray's slots
}

// The measures of the divisions, in dp.
const (
	shortest      = 600 // of a tablet's shorter side
	lowPhone      = 680 // the height below which a phone saves
	leastPhone    = 600 // and below which it saves all it can
	touchHigh     = 48
	dockSide      = 12
	dockGap       = 6
	columnEdge    = 8
	seatCardHigh  = 83
	seatCardOften = 0.88 // of that height, which a card with little to show takes
	seatRowHigh   = 74   // of the seats on a tablet that stands
	logLeast      = 106
	trayOverBoard = 0.45 // of the board, that the open tray covers at most
)

// divisionOf returns how a window is divided.
func divisionOf(size fyne.Size) division {
	short, lying := min(size.Width, size.Height), size.Width > size.Height
	switch {
	case short < shortest && lying:
		return phoneLying
	case short < shortest:
		return phoneUpright
	case lying:
		return wideTable
	}
	return tabletUpright
}

// framesOf divides a window for a text scale; with left, columns stand at the left.
func framesOf(size fyne.Size, scale float32, left bool, game facts) frames {
	f := frames{division: divisionOf(size)}
	switch f.division {
	case phoneLying:
		f.lie(size, scale, game)
	case wideTable:
		f.widen(size, scale, game)
	default:
		f.stand(size, scale, game)
	}
	if left && f.columned() {
		f.mirror(size.Width)
	}
	return f
}

// stand divides a window that is higher than wide.
func (f *frames) stand(size fyne.Size, scale float32, game facts) {
	w := size.Width
	if f.division != phoneUpright {
		game.keys = 0 // they stand on the dock of a phone only
	}
	rail, clock, told, tray, base := float32(56), float32(58), float32(40), float32(70), float32(56)
	foot, gap := float32(5), float32(7)
	switch {
	case f.division == tabletUpright:
		rail, told, base = 72, 44, 62
	case size.Height < leastPhone:
		rail, clock, told, tray, base, foot = touchHigh, 50, 36, 56, touchHigh, 1
		if game.keys > 0 {
			gap = 0
		}
	case size.Height < lowPhone:
		rail, clock, told, tray, base = 54, 50, 36, 56, 52
	}
	f.columns, f.rows = fewer(5, scale), 1
	if f.division == tabletUpright {
		f.columns = fewer(8, scale)
	}
	tray, base = tray*min(scale, 1.5), base*min(scale, 1.35)
	f.rail = frame{0, 0, w, max(touchHigh, rail*min(scale, 1.4))}
	y := f.rail.bottom()
	if game.clock {
		f.clock = frame{dockSide, y, w - 2*dockSide, max(touchHigh, clock*min(scale, 1.3))}
		y = f.clock.bottom() + 4
	}
	if f.division == tabletUpright && !game.seating && game.seats > 1 {
		f.seats = frame{dockSide, y, w - 2*dockSide, seatRowHigh * min(scale, 1.4)}
		y = f.seats.bottom() + dockGap
	}
	tray, base = max(touchHigh, tray), max(touchHigh, base)
	end := size.Height
	f.base = frame{dockSide, end - foot - base, w - 2*dockSide, base}
	top := f.base.Y - gap
	if !game.absorbed || f.division != phoneUpright {
		f.tray = frame{dockSide, top - tray, w - 2*dockSide, tray}
		top = f.tray.Y - dockGap - told
		f.told = frame{dockSide, top + (told-touchHigh)/2, w - 2*dockSide, touchHigh}
		top -= 8
	}
	if game.keys > 0 {
		top -= game.keys
		f.keys = frame{0, top, w, game.keys}
	}
	f.dock = frame{0, top, w, end - top}
	f.board = frame{0, y, w, top - y}
}

// lie divides a phone that lies on its side.
func (f *frames) lie(size fyne.Size, scale float32, game facts) {
	wide := min(max(size.Width*0.33, 236), 300, size.Width*0.4)
	f.board = frame{0, 0, size.Width - wide, size.Height}
	f.dock = frame{size.Width - wide, 0, wide, size.Height}
	x, w := f.dock.X+10, wide-20
	f.rail = frame{x, columnEdge, w, max(touchHigh, 52*min(scale, 1.4))}
	y := f.rail.bottom() + dockGap
	base := max(touchHigh, 54*min(scale, 1.35))
	f.base = frame{x, size.Height - columnEdge - base, w, base}
	if game.clock {
		f.clock = frame{x, y, w, touchHigh}
		y = f.clock.bottom() + dockGap
	}
	f.columns = min(3, fewer(5, scale))
	slot := 62 * min(scale, 1.5)
	rest := f.base.Y - dockGap - y
	if rest < touchHigh { // a window that is too low for more
		return
	}
	two, chips := 2*(slot-8)+dockGap, float32(touchHigh+dockGap)
	tray := func(over float32) float32 { return rest - over - touchHigh - dockGap }
	if scale < 1.3 && tray(chips) >= two {
		f.seats = frame{x, y, w, touchHigh}
		y, rest = y+chips, rest-chips
	}
	if rest >= 2*touchHigh+dockGap {
		f.told = frame{x, y, w, touchHigh}
	}
	high := min(slot, max(touchHigh, tray(0)))
	f.rows = 1
	if scale < 1.3 && tray(0) >= 2*touchHigh+dockGap {
		f.rows, high = 2, min(2*slot+dockGap, tray(0))
	}
	f.tray = frame{x, f.base.Y - dockGap - high, w, high}
	if !f.told.empty() {
		f.told.H = f.tray.Y - dockGap - f.told.Y
	}
}

// widen divides a window with room for a column that shows all.
func (f *frames) widen(size fyne.Size, scale float32, game facts) {
	wide := min(max(size.Width*0.29, 340), 400)
	f.board = frame{0, 0, size.Width - wide, size.Height}
	f.dock = frame{size.Width - wide, 0, wide, size.Height}
	x, w := f.dock.X+dockSide, wide-2*dockSide
	f.rail = frame{x, columnEdge, w, max(touchHigh, 58*min(scale, 1.4))}
	base := max(touchHigh, 58*min(scale, 1.35))
	f.base = frame{x, size.Height - 10 - base, w, base}
	slot := 72 * min(scale, 1.5)
	f.columns, f.rows = min(4, fewer(5, scale)), 2
	high := 2*slot + dockGap
	f.tray = frame{x, f.base.Y - 8 - high, w, high}
	told := max(touchHigh, 60*min(scale, 1.5)) // three lines: a column is narrow
	f.told = frame{x, f.tray.Y - 6 - told, w, told}
	y := f.rail.bottom() + 8
	if game.clock {
		f.clock = frame{x, y, w, max(touchHigh, 58*min(scale, 1.3))}
		y = f.clock.bottom() + 8
	}
	rest := f.told.Y - 8 - y
	if !game.seating {
		all := float32(game.seats) * seatCardHigh * max(1, scale)
		cards := min(all, rest-8-logLeast*max(1, scale))
		if fits := all*seatCardOften <= rest; cards < all*seatCardOften && fits || cards < seatCardHigh*max(1, scale) {
			cards = min(all, rest) // all seats are worth more than the log, which the menu has too
		}
		f.seats = frame{x, y, w, cards}
		y, rest = f.seats.bottom()+8, rest-cards-8
	}
	if rest >= logLeast*max(1, scale) {
		f.log = frame{x, y, w, rest}
	}
}

// fewer returns how many slots stand in a row at a text scale.
func fewer(slots int, scale float32) int {
	switch {
	case scale > 1.6:
		return slots * 3 / 5
	case scale > 1.3:
		return slots * 4 / 5
	}
	return slots
}

// mirror puts the column at the left.
func (f *frames) mirror(w float32) {
	for _, one := range []*frame{&f.rail, &f.seats, &f.clock, &f.board, &f.dock, &f.told, &f.log, &f.tray, &f.base} {
		one.X = w - one.X - one.W
	}
}

// columned reports whether everything but the board stands in a column.
func (f *frames) columned() bool { return f.division == phoneLying || f.division == wideTable }

// grown returns the most that the open tray takes, upwards from the base.
func (f *frames) grown() frame {
	if f.columned() {
		top := f.rail.bottom() + dockGap
		return frame{f.dock.X, top, f.dock.W, f.base.Y - dockGap - top}
	}
	top := f.dock.Y - f.board.H*trayOverBoard
	return frame{f.dock.X, top, f.dock.W, f.base.Y - dockGap - top}
}

// askedWide is the width that a question would like to have on a phone that lies.
const askedWide = 400

// asked returns the place of a question that is so high in a width: over told line and tray, and at most half the board,
// with large texts most of it.
func (f *frames) asked(high func(width float32) float32, scale float32) frame {
	end := f.base.Y - dockGap
	if !f.columned() {
		least := max(0, end-f.dock.Y)
		most := least + f.board.H/2
		if scale > 1.3 {
			most = least + f.board.H*0.9
		}
		all := min(max(high(f.dock.W), least), most)
		return frame{f.dock.X, end - all, f.dock.W, all}
	}
	at := frame{X: f.dock.X, W: f.dock.W}
	if f.division == phoneLying {
		at.W = max(at.W, min(askedWide, at.W+f.board.W/2))
	}
	if f.dock.X > 0 {
		at.X -= at.W - f.dock.W
	}
	top := max(f.rail.bottom(), f.clock.bottom()) + dockGap
	at.H = min(high(at.W), end-top)
	at.Y = end - at.H
	return at
}

// yield leaves seats and log of a column what a sheet does not cover, which begins at y: as cards and lines scroll, a part
// of them where one has room; a row of chips is whole or not there.
func (f *frames) yield(y, scale float32) {
	if !f.columned() {
		return
	}
	seats, log := f.seats.H, float32(logLeast)
	if f.division == wideTable {
		seats = seatCardHigh
	}
	f.seats, f.log = f.seats.over(y, seats*max(1, scale)), f.log.over(y, log*max(1, scale))
}

// over returns what of a frame lies over a height; nothing where that is less than it needs.
func (f frame) over(y, least float32) frame {
	if f.bottom() <= y {
		return f
	}
	if f.H = y - dockGap - f.Y; f.H < least {
		return frame{}
	}
	return f
}

// drawer returns where the cards of the seats come down over the board.
func (f *frames) drawer() frame {
	w := min(f.board.W, 460)
	return frame{f.board.X + (f.board.W-w)/2, f.board.Y, w, f.board.H}
}
