package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
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

// height returns what the strip takes of a width.
func (b *banner) height(width float32) float32 {
	if !b.box.Visible() {
		return 0
	}
	return kit.HeightFor(b.box, width)
}

// Show replaces the strip. The action closes it; closed is called when it went away in any other manner.
func (b *banner) Show(tone kit.Tone, text, action string, act, closed func()) {
	b.Close()
	b.closed = closed
	button := kit.NewQuiet("", action, func() {
		b.closed = nil
		b.Close()
		if act != nil {
			act()
		}
	})
	strip := kit.NewBanner(tone, text, button)
	b.box.Objects = []fyne.CanvasObject{kit.Inset(kit.Gap, kit.Edges, 0, kit.Edges, kit.AtMost(720, strip))}
	b.box.Show()
	b.app.frame.Refresh()
}

// Close takes the strip away.
func (b *banner) Close() {
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

// Notify shows one line of text until it is read or the page changes.
func (a *App) Notify(text string) {
	if text != "" {
		a.Banner.Show(kit.Notice, text, a.Text("app.ok"), nil, nil)
	}
}

// Tell shows what went wrong, in words and with what to do.
func (a *App) Tell(err error) {
	if err != nil {
		a.Banner.Show(kit.Alarm, a.ErrorText(err), a.Text("app.ok"), nil, nil)
	}
}

// TellRefusal shows why a rule says no, with the way to its text.
func (a *App) TellRefusal(teller *tracker.Teller, game rules.GameID, r *rules.Refusal) {
	a.Banner.Show(kit.Warn, teller.Refusal(r), a.Text("app.why"), func() { a.To.Rule(game, r.Rule) }, nil)
}

// TellNotice shows what the tracker has to tell; an empty one shows nothing.
func (a *App) TellNotice(n tracker.Notice) {
	if text := a.NoticeText(n); text != "" {
		a.Banner.Show(kit.Warn, text, a.Text("app.ok"), nil, nil)
	}
}
