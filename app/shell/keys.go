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

// listen takes the keys that no field wants.
func (a *App) listen() {
	c := a.Window.Canvas()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack {
			a.back()
		}
		if e.Name == fyne.KeyBackspace && a.Digits != nil && a.Covered() {
			a.Digits.Erase()
		}
	})
	c.SetOnTypedRune(a.typed)
	undo := func(fyne.Shortcut) { a.undoKey(Undoer.Undo) }
	redo := func(fyne.Shortcut) { a.undoKey(Undoer.Redo) }
	c.AddShortcut(&fyne.ShortcutUndo{}, undo)
	c.AddShortcut(&fyne.ShortcutRedo{}, redo)
	c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}, redo)
}

// back closes the sheet, then the page, then, on a phone, gives way to what was there before the app.
func (a *App) back() {
	if kit.CloseTop(a.Window.Canvas()) {
		return
	}
	if len(a.Pages) > 1 {
		a.Pop()
	} else if d, ok := a.Fyne.Driver().(mobile.Driver); ok {
		d.GoBack()
	}
}

// typed hands a character to the page, unless a sheet lies over it.
func (a *App) typed(r rune) {
	if a.Covered() {
		if a.Digits != nil {
			a.Digits.Typed(r)
		}
		return
	}
	if t, ok := a.Top().(Typist); ok {
		t.Typed(r)
	}
}

func (a *App) undoKey(do func(Undoer)) {
	if a.Covered() {
		return
	}
	if u, ok := a.Top().(Undoer); ok {
		do(u)
	}
}
