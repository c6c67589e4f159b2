package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// sheets lie over the page of a window.
type sheets struct {
	window fyne.Window
	words  *words
}

// Sheet returns a sheet that is not shown yet.
func (s sheets) Sheet(title string, body fyne.CanvasObject, actions ...fyne.CanvasObject) *kit.Sheet {
	return kit.NewSheet(title, s.words.Text("app.close"), body, actions...)
}

// Open brings a sheet up over the page.
func (s sheets) Open(sheet *kit.Sheet) { kit.ShowSheet(s.window.Canvas(), sheet) }

// Covered reports whether a sheet lies over the page.
func (s sheets) Covered() bool { return s.window.Canvas().Overlays().Top() != nil }

// closeSheets closes every sheet over the page.
func (s sheets) closeSheets() {
	for kit.CloseTop(s.window.Canvas()) {
	}
}
