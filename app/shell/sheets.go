package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// Sheet makes a sheet that is not shown yet.
func (a *App) Sheet(title string, body fyne.CanvasObject, actions ...fyne.CanvasObject) *kit.Sheet {
	return kit.NewSheet(title, a.Text("app.close"), body, actions...)
}

// Open brings a sheet up over the page.
func (a *App) Open(s *kit.Sheet) { kit.ShowSheet(a.Window.Canvas(), s) }

// Covered tells whether a sheet lies over the page.
func (a *App) Covered() bool { return a.Window.Canvas().Overlays().Top() != nil }

func (a *App) closeSheets() {
	for kit.CloseTop(a.Window.Canvas()) {
	}
}
