package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// undoRow is the foot of a table: undo and redo, and beside them what is led.
type undoRow struct {
	table   *Table
	box     *fyne.Container
	undoing *kit.ActionButton
	undone  *kit.ActionButton // tells what undo takes back where that button is small
	redoing *kit.ActionButton
}

func newUndoRow(t *Table) *undoRow {
	u := &undoRow{table: t}
	u.undoing = kit.NewActionButton("undo", "", t.Undo)
	u.undone = kit.NewActionButton("undo", "", t.Undo)
	u.undoing.Lines, u.undone.Lines = 4, 4 // what is taken back is told whole
	u.redoing = kit.NewIconButton("redo", t.app.Text("app.redo"), t.Redo)
	u.box = kit.Row(kit.Gap, kit.Grow(u.undoing), u.redoing)
	return u
}

// show names the moves that undo would take back and redo would bring back.
func (u *undoRow) show() {
	a, play, book := u.table.app, u.table.play, u.table.logbook
	u.undoing.Label, u.undoing.Greyed = a.Text("app.undo"), true
	if e, ok := play.UndoEntry(); ok {
		u.undoing.Label, u.undoing.Greyed = a.Text("app.undo.what", "what", book.called(e)), false
	}
	u.undone.Label, u.undone.Hidden = u.undoing.Label, u.undoing.Greyed || !u.undoing.Compact
	u.redoing.Hide()
	if e, ok := play.RedoEntry(); ok {
		u.redoing.Label = a.Text("app.redo.what", "what", book.called(e))
		u.redoing.Show()
	}
}

// lead sets what is led, between its small neighbours, beside undo, which is small there.
func (u *undoRow) lead(led *kit.ActionButton, flanks [2]fyne.CanvasObject) {
	u.undoing.Compact = led != nil
	if led == nil {
		u.box.Objects = kit.Row(kit.Gap, kit.Grow(u.undoing), u.redoing).Objects
		return
	}
	if led.Stacked, led.Lines = false, 3; led.MinSize().Width > ledMost {
		led.Icon = ""
	}
	parts := []fyne.CanvasObject{u.undoing, u.redoing, flanks[0], kit.Grow(led), flanks[1]}
	parts = slices.DeleteFunc(parts, func(o fyne.CanvasObject) bool { return o == nil })
	u.box.Objects = kit.Row(kit.Gap, parts...).Objects
}

// ledMost is how wide the longest word of what is led may make it with an icon.
const ledMost = 280
