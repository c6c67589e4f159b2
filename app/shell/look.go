package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit/look"
	"docent/rules"
)

// SetLook changes the look of everything shown.
func (a *App) SetLook(worn look.Look) {
	a.Look = worn
	a.wear()
	a.Rebuild()
}

// Worn returns the look with the accent of the game on the page, and its mood.
func (a *App) Worn() look.Look {
	worn := a.Look
	if h, ok := a.Top().(Host); ok {
		worn = worn.WithAccent(a.KitOf(rules.GameID(h.Game())).Accent)
	}
	if m, ok := a.Top().(Moody); ok {
		worn.Alarm = m.Alarmed()
	}
	return worn
}

// wear applies the look of the page, which is to be placed after it.
func (a *App) wear() {
	if worn := a.Worn(); worn != look.Current() {
		a.frame.Objects[0] = &fyne.Container{} // the page is built anew: the old one need not change its look
		worn.Apply()
	}
}
