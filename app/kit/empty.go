package kit

import (
	"fyne.io/fyne/v2"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// NewEmptyState returns what a list shows while nothing is in it: an icon, what would stand here, and what to do
// about it; the action may be nil.
func NewEmptyState(icon, title, text string, action *ActionButton) *fyne.Container {
	objs := []fyne.CanvasObject{
		arrange.Centre(NewMedallion(icon, look.InkFaint, 72)),
		NewCentred(title, Heading),
		NewCentred(text, Body).WithInk(look.InkSoft),
	}
	if action != nil {
		objs = append(objs, arrange.Centre(action))
	}
	return arrange.AtMost(420, arrange.Column(look.Pad, objs...))
}
