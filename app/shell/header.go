package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// Header returns the top of a page: the way back, what the page is, and what else can be done with it.
func (a *App) Header(title, sub string, actions ...fyne.CanvasObject) fyne.CanvasObject {
	var parts []fyne.CanvasObject
	left, back := kit.Edges, float32(0)
	if len(a.Pages) > 1 {
		key := kit.NewIconButton("back", a.Text("app.back"), a.Pop)
		parts = append(parts, key)
		left, back = 4, key.MinSize().Width+4
	}
	name := kit.NewWrapped(title, kit.Title)
	name.MaxLines = 2
	if room := a.Window.Canvas().Size().Width - left - kit.Gap - back; name.MinSize().Width > room {
		name.Style = kit.Heading
	}
	if sub == "" {
		parts = append(parts, kit.Middle(name))
	} else {
		line := kit.NewWrapped(sub, kit.Caption)
		line.MaxLines = 2
		parts = append(parts, kit.Middle(kit.Column(1, name, line)))
	}
	if a.Class == Phone && kit.LargeText() && len(actions) > 0 {
		below := kit.Row(4, append([]fyne.CanvasObject{kit.Space()}, actions...)...)
		return kit.Inset(kit.Gap, kit.Gap, kit.Gap, left, kit.Column(0, kit.Row(4, parts...), below))
	}
	parts = append(parts, actions...)
	return kit.Inset(kit.Gap, kit.Gap, kit.Gap, left, kit.Row(4, parts...))
}

// Screen returns a page of a header, a body that scrolls, and a foot that stays where the thumb is.
func (a *App) Screen(head, body, foot fyne.CanvasObject) fyne.CanvasObject {
	if foot != nil {
		foot = kit.Inset(kit.Gap, kit.Edges, kit.Edges, kit.Edges, foot)
	}
	return kit.Between(head, body, foot)
}
