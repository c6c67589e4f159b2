package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"docent/app/kit"
)

// listen takes the keys that no field wants.
func (a *App) listen() {
	c := a.window.Canvas()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack {
			a.back()
		}
		if e.Name == fyne.KeyBackspace && a.digits != nil && a.covered() {
			a.digits.erase()
		}
	})
	c.SetOnTypedRune(a.typed)
	undo := func(fyne.Shortcut) { a.undoKey(undoer.undo) }
	redo := func(fyne.Shortcut) { a.undoKey(undoer.redo) }
	c.AddShortcut(&fyne.ShortcutUndo{}, undo)
	c.AddShortcut(&fyne.ShortcutRedo{}, redo)
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}, redo)
}

// back closes the sheet, then the page, then, on a phone, gives way to what was there before the app.
func (a *App) back() {
	if kit.CloseTop(a.window.Canvas()) {
		return
	}
	if len(a.pages) > 1 {
		a.pop()
	} else if d, ok := a.fyne.Driver().(mobile.Driver); ok {
		d.GoBack()
	}
}

// typed hands a character to the page, unless a sheet lies over it.
func (a *App) typed(r rune) {
	if a.covered() {
		if a.digits != nil {
			a.digits.typed(r)
		}
		return
	}
	if t, ok := a.top().(typist); ok {
		t.typed(r)
	}
}

func (a *App) undoKey(do func(undoer)) {
	if a.covered() {
		return
	}
	if u, ok := a.top().(undoer); ok {
		do(u)
	}
}
