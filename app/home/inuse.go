package home

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/tracker"
)

// InUse stands before everything else where another copy of the app keeps the plays.
type InUse struct{ app *shell.App }

// NewInUse returns the page shown while another copy of the app keeps the plays.
func NewInUse(a *shell.App) *InUse { return &InUse{a} }

// Screen names the page to those who do not see it.
func (p *InUse) Screen() string { return "inUse" }

// Refresh has nothing to show anew.
func (p *InUse) Refresh() {}

// TellsUnsaved marks a page that says itself that nothing is saved.
func (p *InUse) TellsUnsaved() {}

// Build returns what is so, and what can be done.
func (p *InUse) Build(shell.Class) fyne.CanvasObject {
	a := p.app
	anyway := kit.NewActionButton(look.IconWarning, a.Text("inuse.anyway"), func() { a.Replace(a.To.Home()) })
	anyway.Caption = a.Text("inuse.lost")
	body := arrange.Column(look.Edges,
		arrange.Centre(kit.NewMedallion(look.IconWarning, look.Brass, 72)),
		kit.NewCentred(a.Text("inuse.title"), kit.Title),
		kit.NewCentred(p.about(), kit.Body),
		p.leave(),
		anyway)
	return arrange.NewScroll(arrange.Padded(look.Edges, arrange.AtMost(480, body)))
}

// about returns what to do, also for the file that this copy was to open.
func (p *InUse) about() string {
	a := p.app
	if a.Config.Given != "" {
		return a.Text("inuse.file", "file", tracker.Plain(filepath.Base(a.Config.Given)))
	}
	return a.Text("inuse.about")
}

// leave returns the way out: a page can only be loaded anew.
func (p *InUse) leave() *kit.ActionButton {
	a := p.app
	if a.Config.Reload != nil {
		return kit.NewPrimary("again", a.Text("inuse.again"), a.Config.Reload)
	}
	return kit.NewPrimary(look.IconClose, a.Text("inuse.close"), a.Window.Close)
}
