package parts

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
)

// Tile makes anything a target: a plate that looks pressed, with the content on it.
func Tile(label string, content fyne.CanvasObject, tapped func()) (*kit.ActionButton, fyne.CanvasObject) {
	b := kit.NewActionButton("", label, tapped)
	b.Compact = true
	return b, arrange.Stack(b, content)
}
