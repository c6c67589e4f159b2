package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"docent/app/kit"
)

// digitKeys take digits from a keyboard as well.
type digitKeys interface {
	Typed(r rune)
	Erase()
}

// keys are those of a window that no field takes.
type keys struct{ app *App }

// listen hands the keys to the pages from now on.
func (k keys) listen() {
	c := k.app.Window.Canvas()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack {
			k.back()
		}
		if e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
			k.typed('\n')
		}
		if pad := k.digits(); e.Name == fyne.KeyBackspace && pad != nil {
			pad.Erase()
		}
	})
	c.SetOnTypedRune(k.typed)
	undo := func(fyne.Shortcut) { k.undo(Undoer.Undo) }
	redo := func(fyne.Shortcut) { k.undo(Undoer.Redo) }
	c.AddShortcut(&fyne.ShortcutUndo{}, undo)
	c.AddShortcut(&fyne.ShortcutRedo{}, redo)
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}, redo)
}

// back closes the sheet, then what lies open on the page, then the page, then, on a phone, gives way to what was there before
// the app.
func (k keys) back() {
	if kit.CloseTop(k.app.Window.Canvas()) {
		return
	}
	if f, ok := k.app.Top().(Folder); ok && f.Fold() {
		return
	}
	if k.app.Asked() {
		k.app.Top().(Asker).PutAway()
		return
	}
	if len(k.app.Pages) > 1 {
		k.app.Pop()
	} else if d, ok := k.app.Fyne.Driver().(mobile.Driver); ok {
		d.GoBack()
	}
}

// digits returns what takes digits now, on the sheet over the page or in what the page asks; nil where nothing does.
func (k keys) digits() digitKeys {
	if k.app.Covered() == k.app.Asked() { // neither asks, or a sheet lies over the question
		return nil
	}
	return k.app.Digits
}

// typed hands a character to the page, then to what takes digits; under a sheet, to its digits alone.
func (k keys) typed(r rune) {
	if !k.app.Covered() {
		if r == '?' {
			k.list()
			return
		}
		if t, ok := k.app.Top().(Typist); ok && t.Typed(r) {
			return
		}
	}
	if pad := k.digits(); pad != nil {
		pad.Typed(r)
	}
}

// undo has the page undo or redo, unless a sheet lies over it.
func (k keys) undo(do func(Undoer)) {
	if k.app.Covered() {
		return
	}
	if u, ok := k.app.Top().(Undoer); ok {
		do(u)
	}
}
