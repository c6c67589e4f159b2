package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// unsaved is the strip that stays over the page for as long as nothing is saved. Its button tells why.
type unsaved struct {
	app *App
	box *fyne.Container
}

// show puts the strip up where nothing is saved, but for a page that tells so itself.
func (u unsaved) show() {
	a := u.app
	_, told := a.Top().(unsaver)
	if a.Config.Unsaved.Key == "" || told {
		u.box.Hide()
		return
	}
	strip := kit.NewBanner(kit.Alarm, a.Text("unsaved.banner"), kit.NewQuiet("", a.Text("app.why"), u.onWhy))
	u.box.Objects = []fyne.CanvasObject{arrange.Inset(look.Gap, look.Edges, 0, look.Edges, arrange.AtMost(720, strip))}
	u.box.Show()
}

// height returns what the strip takes of a width.
func (u unsaved) height(width float32) float32 {
	if !u.box.Visible() {
		return 0
	}
	return arrange.HeightFor(u.box, width)
}

// onWhy tells why nothing is saved.
func (u unsaved) onWhy() {
	a := u.app
	body := arrange.Column(look.Pad, kit.NewWrapped(a.NoticeText(a.Config.Unsaved), kit.Body))
	if a.Config.InUse {
		body.Add(kit.NewWrapped(a.Text("inuse.lost"), kit.Body))
	}
	a.Open(a.Sheet(a.Text("unsaved.banner"), body))
}
