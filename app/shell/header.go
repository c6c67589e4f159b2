package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Header returns the top of a page: the way back, what the page is, and what else can be done with it.
func (a *App) Header(title, sub string, actions ...fyne.CanvasObject) fyne.CanvasObject {
	var back []fyne.CanvasObject
	left := look.Edges
	if len(a.Pages) > 1 {
		back = append(back, kit.NewIconButton("back", a.Text("app.back"), a.Pop))
		left = 4
	}
	name := kit.NewWrapped(title, kit.Title)
	name.MaxLines, name.Yields = 2, true
	line := kit.NewWrapped(sub, kit.Caption)
	line.MaxLines = 2
	within := func(head fyne.CanvasObject) fyne.CanvasObject {
		return arrange.Inset(look.Gap, look.Gap, look.Gap, left, head)
	}
	if a.Class == Phone && look.LargeText() && len(actions) > 0 {
		return within(largely(back, name, line, actions))
	}
	texts := arrange.Column(1, name)
	if sub != "" {
		texts.Add(line)
	}
	return within(arrange.Row(4, append(append(back, arrange.Middle(texts)), actions...)...))
}

// few is how many actions leave room for a line of text beside them.
const few = 2

// largely sets the top of a page for large texts: what can be done with it stands beside the line under its name, and
// below that where there is no room.
func largely(back []fyne.CanvasObject, name, line *kit.Text, actions []fyne.CanvasObject) fyne.CanvasObject {
	line.MaxLines = 0
	head := arrange.Row(4, append(back, arrange.Middle(name))...)
	all := arrange.Row(4, append([]fyne.CanvasObject{arrange.Space()}, actions...)...)
	if line.Text() == "" {
		return arrange.FlowFill(4, head, all)
	}
	under := arrange.FlowFill(4, arrange.Middle(line), all)
	if len(actions) <= few {
		under = arrange.Row(4, append([]fyne.CanvasObject{arrange.Middle(line)}, actions...)...)
	}
	indent := float32(0)
	if len(back) > 0 {
		indent = back[0].MinSize().Width + 4
	}
	return arrange.Column(0, head, arrange.Inset(0, 0, 0, indent, under))
}

// Screen returns a page of a header, a body that scrolls, and a foot that stays where the thumb is.
func (a *App) Screen(head, body, foot fyne.CanvasObject) fyne.CanvasObject {
	if foot != nil {
		foot = arrange.Inset(look.Gap, look.Edges, look.Edges, look.Edges, foot)
	}
	return arrange.Between(head, body, foot)
}
