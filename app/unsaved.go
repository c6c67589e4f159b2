package app

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
)

// warnUnsaved puts up the strip that nothing is saved. It stays as long as that is so; its button tells why.
func (a *App) warnUnsaved() {
	_, told := a.top().(*inUsePage)
	if a.config.Unsaved.Key == "" || told {
		a.unsaved.Hide()
		return
	}
	strip := kit.NewBanner(kit.Alarm, a.text("unsaved.banner"), kit.NewQuiet("", a.text("app.why"), a.onUnsaved))
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
	body := kit.Column(kit.Pad, kit.NewWrapped(a.noticeText(a.config.Unsaved), kit.Body))
	if a.config.InUse {
		body.Add(kit.NewWrapped(a.text("inuse.lost"), kit.Body))
	}
	a.open(a.sheet(a.text("unsaved.banner"), body))
}

// inUsePage stands before everything else where another copy of the app keeps the plays.
type inUsePage struct{ app *App }

func newInUsePage(a *App) *inUsePage { return &inUsePage{a} }

func (p *inUsePage) refresh() {}

func (p *inUsePage) build(class) fyne.CanvasObject {
	a := p.app
	anyway := kit.NewActionButton(kit.IconWarning, a.text("inuse.anyway"), func() { a.replace(newHomePage(a)) })
	anyway.Caption = a.text("inuse.lost")
	body := kit.Column(kit.Edges,
		kit.Centre(kit.NewMedallion(kit.IconWarning, kit.Brass, 72)),
		kit.NewCentred(a.text("inuse.title"), kit.Title),
		kit.NewCentred(a.noticeText(a.config.Unsaved), kit.Body),
		kit.NewCentred(a.text("inuse.about"), kit.Body).WithInk(kit.InkSoft),
		kit.NewPrimary(kit.IconClose, a.text("app.close"), a.window.Close),
		anyway)
	return kit.NewScroll(kit.Padded(kit.Edges, kit.AtMost(480, body)))
}
