package app

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// sheet makes a sheet that is not shown yet.
func (a *App) sheet(title string, body fyne.CanvasObject, actions ...fyne.CanvasObject) *kit.Sheet {
	return kit.NewSheet(title, a.text("app.close"), body, actions...)
}

// open brings a sheet up over the page.
func (a *App) open(s *kit.Sheet) { kit.ShowSheet(a.window.Canvas(), s) }

// covered tells whether a sheet lies over the page.
func (a *App) covered() bool { return a.window.Canvas().Overlays().Top() != nil }

func (a *App) closeSheets() {
	for kit.CloseTop(a.window.Canvas()) {
	}
}
