package app

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// header is the top of a page: the way back, what the page is, and what else can be done with it.
func (a *App) header(title, sub string, actions ...fyne.CanvasObject) fyne.CanvasObject {
	var parts []fyne.CanvasObject
	left := kit.Edges
	if len(a.pages) > 1 {
		parts = append(parts, kit.NewIconButton("back", a.text("app.back"), a.pop))
		left = 4
	}
	name := kit.NewWrapped(title, kit.Title)
	name.MaxLines = 2
	if sub == "" {
		parts = append(parts, middle(name))
	} else {
		line := kit.NewWrapped(sub, kit.Caption)
		line.MaxLines = 2
		parts = append(parts, middle(kit.Column(1, name, line)))
	}
	if a.class == phone && largeText() && len(actions) > 0 {
		below := kit.Row(4, append([]fyne.CanvasObject{kit.Space()}, actions...)...)
		return kit.Inset(kit.Gap, kit.Gap, kit.Gap, left, kit.Column(0, kit.Row(4, parts...), below))
	}
	parts = append(parts, actions...)
	return kit.Inset(kit.Gap, kit.Gap, kit.Gap, left, kit.Row(4, parts...))
}

// largeText tells that what stands side by side in a phone's width does not fit any more.
func largeText() bool { return kit.Scale() > 1.3 }

// screen is a page of a header, a body that scrolls, and a foot that stays where the thumb is.
func (a *App) screen(head, body, foot fyne.CanvasObject) fyne.CanvasObject {
	if foot != nil {
		foot = kit.Inset(kit.Gap, kit.Edges, kit.Edges, kit.Edges, foot)
	}
	return between(head, body, foot)
}
