package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// SetLook changes the look of everything shown.
func (a *App) SetLook(look kit.Look) {
	a.Look = look
	a.wear()
	a.Rebuild()
}

// Worn returns the look with the accent of the game on the page, and its mood.
func (a *App) Worn() kit.Look {
	look := a.Look
	if h, ok := a.Top().(Host); ok {
		look = look.WithAccent(a.KitOf(rules.GameID(h.Game())).Accent)
	}
	if m, ok := a.Top().(Moody); ok {
		look.Alarm = m.Alarmed()
	}
	return look
}

// wear applies the look of the page, which is to be placed after it.
func (a *App) wear() {
	if look := a.Worn(); look != kit.Current() {
		a.frame.Objects[0] = &fyne.Container{} // the page is built anew: the old one need not change its look
		look.Apply()
	}
}
