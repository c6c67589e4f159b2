package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// warnUnsaved puts up the strip that nothing is saved. It stays as long as that is so; its button tells why.
func (a *App) warnUnsaved() {
	_, told := a.Top().(unsaver)
	if a.Config.Unsaved.Key == "" || told {
		a.unsaved.Hide()
		return
	}
	strip := kit.NewBanner(kit.Alarm, a.Text("unsaved.banner"), kit.NewQuiet("", a.Text("app.why"), a.onUnsaved))
	a.unsaved.Objects = []fyne.CanvasObject{kit.Inset(kit.Gap, kit.Edges, 0, kit.Edges, kit.AtMost(720, strip))}
	a.unsaved.Show()
}

func (a *App) unsavedHeight(width float32) float32 {
	if !a.unsaved.Visible() {
		return 0
	}
	return kit.HeightFor(a.unsaved, width)
}

func (a *App) onUnsaved() {
	body := kit.Column(kit.Pad, kit.NewWrapped(a.NoticeText(a.Config.Unsaved), kit.Body))
	if a.Config.InUse {
		body.Add(kit.NewWrapped(a.Text("inuse.lost"), kit.Body))
	}
	a.Open(a.Sheet(a.Text("unsaved.banner"), body))
}
