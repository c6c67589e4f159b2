//go:build scenes

package shell

import (
	"fyne.io/fyne/v2"
)

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

const SettingOpen = settingOpen

func (a *App) Frame() *fyne.Container { return a.frame }

func (a *App) Unsaved() *fyne.Container { return a.unsaved.box }

func (a *App) Speak() { a.speak() }

func (b *banner) Box() *fyne.Container { return b.box }

func (b *banner) Closed() func() { return b.closed }

func (b *banner) SetClosed(v func()) { b.closed = v }

func (a *App) Back() { keys{a}.back() }

func (a *App) Typed(r rune) { keys{a}.typed(r) }

func (a *App) UndoKey(do func(Undoer)) { keys{a}.undo(do) }

const Tablet = tablet

const Desk = desk

func ClassOf(size fyne.Size, mobile bool) Class { return classOf(size, mobile) }

func (a *App) Show() { a.show() }

func (a *App) CloseSheets() { a.closeSheets() }
