//go:build scenes

package shell

import (
	"fyne.io/fyne/v2"
)

// SettingOpen is settingOpen.
const SettingOpen = settingOpen

// Frame returns frame.
func (a *App) Frame() *fyne.Container { return a.frame }

// Unsaved returns unsaved.
func (a *App) Unsaved() *fyne.Container { return a.unsaved.box }

// Speak is speak.
func (a *App) Speak() { a.speak() }

// Box returns box.
func (b *banner) Box() *fyne.Container { return b.box }

// Closed returns closed.
func (b *banner) Closed() func() { return b.closed }

// SetClosed sets closed.
func (b *banner) SetClosed(v func()) { b.closed = v }

// Back is back.
func (a *App) Back() { keys{a}.back() }

// Typed is typed.
func (a *App) Typed(r rune) { keys{a}.typed(r) }

// UndoKey is undoKey.
func (a *App) UndoKey(do func(Undoer)) { keys{a}.undo(do) }

// Tablet is tablet.
const Tablet = tablet

// Desk is desk.
const Desk = desk

// ClassOf is classOf.
func ClassOf(size fyne.Size, mobile bool) Class { return classOf(size, mobile) }

// Show is show.
func (a *App) Show() { a.show() }

// CloseSheets is closeSheets.
func (a *App) CloseSheets() { a.closeSheets() }
