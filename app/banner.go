package app

import (
	"errors"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/tracker"
)

// banner is the strip over a page for what went wrong and for what can still be taken back. It pushes the page
// down, so that nothing is covered and the actions at the lower end stay where the finger expects them.
type banner struct {
	app    *App
	box    *fyne.Container
	closed func()
}

func newBanner(a *App) *banner {
	b := &banner{app: a, box: kit.Stack()}
	b.box.Hide()
	return b
}

// height is what the strip takes of a width.
func (b *banner) height(width float32) float32 {
	if !b.box.Visible() {
		return 0
	}
	return kit.HeightFor(b.box, width)
}

// show replaces the strip. The action, if any, closes it; closed is called when it went away in any other manner.
func (b *banner) show(icon string, ink fyne.ThemeColorName, text, action string, act, closed func()) {
	b.close()
	b.closed = closed
	parts := []fyne.CanvasObject{kit.NewIcon(icon, ink, 24), kit.Grow(kit.NewWrapped(text, kit.Body))}
	if action != "" {
		parts = append(parts, kit.NewQuiet("", action, func() {
			b.closed = nil
			b.close()
			act()
		}))
	}
	parts = append(parts, kit.NewIconButton(kit.IconClose, b.app.text("app.close"), b.close))
	panel := kit.NewPanel(kit.Row(kit.Gap, parts...))
	b.box.Objects = []fyne.CanvasObject{kit.Inset(kit.Gap, kit.Edges, 0, kit.Edges, kit.AtMost(720, panel))}
	b.box.Show()
	b.app.frame.Refresh()
}

// close takes the strip away.
func (b *banner) close() {
	if !b.box.Visible() {
		return
	}
	closed := b.closed
	b.closed = nil
	b.box.Hide()
	b.app.frame.Refresh()
	if closed != nil {
		closed()
	}
}

// tell shows an error in words: what a rule refused, what a store could not do, or what a file lacks.
func (a *App) tell(err error) {
	if err == nil {
		return
	}
	a.banner.show(kit.IconWarning, kit.Danger, a.wordsOf(err), "", nil, nil)
}

// Tell shows a notice of the tracker; none shows nothing.
func (a *App) Tell(n tracker.Notice) {
	a.banner.show(kit.IconInfo, kit.Info, a.noticeWords(n), "", nil, nil)
}

var _ = errors.As
