package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/shell"
)

// tableLayout places the table for each of the three designs. On a phone everything is
// under each other, the actions under the thumb; else the board is at the left, seats
// and log at the right.
type tableLayout struct {
	class                                shell.Class
	head, seats, board, line, pads, foot fyne.CanvasObject
	log                                  fyne.CanvasObject // on a phone under a board that shows the seats, else nil there
	placed                               func()            // once, after the next layout
	roomy                                bool              // the board takes what the rest leaves
	crowded                              bool              // line and seats scroll with the pads
}

// The parts of the height that pads and seats may take at most before they scroll.
const (
	padsShare    = 0.42
	padsRoomy    = 0.28 // of a phone where the board can use more
	padsLarge    = 0.3  // with large texts, so that something of the board is seen
	boardCrowded = 0.46 // of a phone, left to the board where line, pads and seats scroll as one
	boardOverLog = 0.6  // of a phone, left to a board with the log under it
	seatsShare   = 0.62
	seatsPhone   = 0.24
	sideWidth    = 0.31
)

// logLines is how many lines of the log are seen at least, or it is not shown.
const logLines = 2

// shadow is the rim inside what scrolls, so that no shadow is cut.
const shadow = kit.Gap

// side is the distance between the table and the window's edge.
func side(c shell.Class) float32 {
	if c.Wide() {
		return kit.Edges
	}
	return kit.Pad
}

func (l *tableLayout) padsMost(size fyne.Size) float32 {
	switch {
	case l.crowded:
		side := side(l.class)
		rest := kit.HeightFor(l.head, size.Width) + kit.HeightFor(l.foot, size.Width-2*side) + side + kit.Gap
		return size.Height*(1-boardCrowded) - rest
	case l.roomy && !l.class.Wide():
		return size.Height * padsRoomy
	case kit.Scale() > 1.3:
		return size.Height * padsLarge
	}
	return size.Height * padsShare
}

func (l *tableLayout) objects() []fyne.CanvasObject {
	objs := []fyne.CanvasObject{l.head, l.seats, l.board, l.line, l.pads, l.foot}
	if l.log != nil {
		objs = append(objs, l.log)
	}
	return objs
}

// Layout is called for every size.
func (l *tableLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	if then := l.placed; then != nil {
		l.placed = nil
		defer then()
	}
	if l.class.Wide() {
		l.wide(size)
		return
	}
	side := side(l.class)
	w := size.Width - 2*side
	head := kit.HeightFor(l.head, size.Width)
	kit.Place(l.head, 0, 0, size.Width, head)
	y := head
	if l.seats.Visible() {
		seats := min(kit.HeightFor(l.seats, size.Width), size.Height*seatsPhone)
		kit.Place(l.seats, 0, y, size.Width, seats)
		y += seats
	}
	bottom := l.bottom(side, w, size)
	if l.log != nil {
		bottom = l.under(side, y, w, bottom)
	}
	kit.Place(l.board, 0, y, size.Width, bottom-y)
}

// under places the log of a phone between a board that begins at y and an end, and returns where the board ends. Where
// the board needs the room itself, there is no log.
func (l *tableLayout) under(x, y, w, end float32) float32 {
	least := kit.HeightFor(l.log, w) + logLines*kit.Touch
	high := end - y - max(kit.HeightFor(l.board, w+2*x), (end-y)*boardOverLog)
	if high < least {
		l.log.Hide()
		return end
	}
	l.log.Show()
	kit.Place(l.log, x, end-high, w, high)
	return end - high - kit.Gap
}

// bottom places line, pads and foot upwards from the end of a window and returns where they begin.
func (l *tableLayout) bottom(x, w float32, size fyne.Size) float32 {
	y := size.Height - side(l.class)
	if l.class.Wide() {
		return l.across(x, w, y, l.padsMost(size))
	}
	foot := kit.HeightFor(l.foot, w)
	y -= foot
	kit.Place(l.foot, x, y, w, foot)
	if pads := min(kit.HeightFor(l.pads, w+2*x), l.padsMost(size)); pads > 0 {
		y -= pads
		kit.Place(l.pads, 0, y, w+2*x, pads)
	}
	if !l.line.Visible() {
		return y - kit.Gap
	}
	line := kit.HeightFor(l.line, w)
	y -= line + kit.Gap
	kit.Place(l.line, x, y, w, line)
	return y - kit.Gap
}

// across places pads and, over them, undo and line beside each other, or under each other where that is lower.
func (l *tableLayout) across(x, w, y, most float32) float32 {
	if pads := min(kit.HeightFor(l.pads, w+2*x), most); pads > 0 {
		y += shadow - pads
		kit.Place(l.pads, 0, y, w+2*x, pads)
	}
	foot := min(kit.WidthWanted(l.foot), w*0.5)
	rest := w - foot - kit.Gap
	high := max(kit.HeightFor(l.foot, foot), kit.HeightFor(l.line, rest))
	below, line := kit.HeightFor(l.foot, w), kit.HeightFor(l.line, w)
	if tight := l.foot.MinSize().Width > foot; l.line.Visible() && (tight || below+kit.Gap+line < high) {
		y -= below
		kit.Place(l.foot, x, y, w, below)
		y -= line + kit.Gap
		kit.Place(l.line, x, y, w, line)
		return y - kit.Gap
	}
	y -= high
	kit.Place(l.foot, x, y, foot, high)
	kit.Place(l.line, x+foot+kit.Gap, y, rest, high)
	return y - kit.Gap
}

func (l *tableLayout) wide(size fyne.Size) {
	side := side(l.class)
	right := min(max(size.Width*sideWidth, 300), 400)
	left := size.Width - right - 3*side
	head := kit.HeightFor(l.head, size.Width)
	kit.Place(l.head, 0, 0, size.Width, head)
	bottom := l.bottom(side, left, size)
	kit.Place(l.board, 0, head, left+2*side, bottom-head)
	x := size.Width - right - side
	y := head
	if l.seats.Visible() {
		seats := min(kit.HeightFor(l.seats, right+2*shadow), (size.Height-head)*seatsShare)
		kit.Place(l.seats, x-shadow, head, right+2*shadow, seats)
		y += seats + kit.Gap
	}
	kit.Place(l.log, x, y, right, size.Height-y-side)
}

// MinSize lets the window be small: what does not fit scrolls.
func (l *tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 480) }

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

// HeightFor is the same in every width.
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
