package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// base is the end of the dock: undo with what it takes back, redo, and the one deed that goes on or, where there is none,
// what to do.
type base struct {
	widget.BaseWidget
	table   *Table
	undoing *kit.ActionButton
	redoing *kit.ActionButton
	lead    *kit.ActionButton // nil: the hint stands there
	hint    *kit.Hint

	mirrored bool // undo stands at the right
}

func newBase(t *Table) *base {
	b := &base{table: t, hint: kit.NewHint(func(said string) { t.line.openWhole(said) })}
	b.undoing = kit.NewActionButton("undo", t.app.Text("app.undo"), t.Undo)
	b.undoing.Held = true
	b.redoing = kit.NewIconButton("redo", t.app.Text("app.redo"), t.Redo)
	b.ExtendBaseWidget(b)
	return b
}

// show names the moves that undo would take back and redo would bring back. Who goes through the play takes nothing back: in
// the place of undo stands the way back from there.
func (b *base) show() {
	a, play, book := b.table.app, b.table.play, b.table.logbook
	b.undoing.Icon, b.undoing.Label, b.undoing.OnTapped = "undo", a.Text("app.undo"), b.table.Undo
	b.undoing.Caption, b.undoing.Greyed = "", true
	if b.table.projector.reviews() {
		b.undoing.Icon, b.undoing.Label, b.undoing.OnTapped = "back", a.Text("app.back"), b.table.projector.closeReview
		b.undoing.Greyed, b.redoing.Hidden = false, true
		return
	}
	if b.table.projector.wrong != nil {
		b.undoing.Caption, b.undoing.Greyed, b.redoing.Hidden = a.Text("playback.wrong"), false, true
		return
	}
	if _, ok := book.leapt(); ok {
		b.undoing.Caption, b.undoing.Greyed = a.Text("log.leap"), false
	} else if e, ok := play.UndoEntry(); ok {
		b.undoing.Caption, b.undoing.Greyed = book.called(e), false
	}
	b.redoing.Hidden = true
	if e, ok := play.RedoEntry(); ok {
		b.redoing.Label = a.Text("app.redo.what", "what", book.called(e))
		b.redoing.Hidden = false
	}
}

// set puts the deed that goes on beside undo, or a hint.
func (b *base) set(lead *kit.ActionButton, hint string) {
	b.lead = lead
	b.hint.Said = hint
	if lead != nil {
		lead.Held, lead.Stacked = true, false
	}
}

// MinSize lets the table give it its place.
func (b *base) MinSize() fyne.Size { return fyne.NewSquareSize(look.Touch) }

// CreateRenderer draws undo, redo and the deed.
func (b *base) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(b, b.draw) }

// undoShare is the part of the base that undo takes, narrowBase the width before the text scale under which the word
// has no room there and its icon stands alone, and hintGap how far a hint keeps off it besides.
const (
	undoShare  = 0.46
	narrowBase = 125
	hintGap    = 8
)

func (b *base) draw(size fyne.Size) []fyne.CanvasObject {
	objs := b.arrange(size)
	if b.mirrored {
		for _, obj := range objs {
			at := obj.Position()
			obj.Move(fyne.NewPos(size.Width-at.X-obj.Size().Width, at.Y))
		}
	}
	return objs
}

// arrange places everything for the right hand.
func (b *base) arrange(size fyne.Size) []fyne.CanvasObject {
	undo := size.Width * undoShare
	switch {
	case size.Width > 500:
		undo = size.Width * 0.38
	case size.Width < narrowBase*look.Scale():
		undo = size.Width / 3
	}
	b.undoing.Compact = undo < size.Width*undoShare && size.Width <= 500
	arrange.Place(b.undoing, 0, 0, undo, size.Height)
	objs := []fyne.CanvasObject{b.undoing}
	x := undo + dockGap
	if !b.redoing.Hidden {
		side := max(look.Touch, min(size.Height, b.redoing.MinSize().Width))
		if b.undoing.Compact {
			side = look.Touch
		}
		arrange.Place(b.redoing, x, (size.Height-side)/2, side, side)
		x += side + dockGap
		objs = append(objs, b.redoing)
	}
	if b.lead != nil {
		arrange.Place(b.lead, x, 0, size.Width-x, size.Height)
		return append(objs, b.lead)
	}
	arrange.Place(b.hint, x+hintGap, 0, max(1, size.Width-x-hintGap), size.Height)
	return append(objs, b.hint)
}
