package shell

import (
	"fyne.io/fyne/v2"

	"docent/app/cue"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
	"docent/tracker"
)

// banner is the strip over a page for what went wrong and for what can still be taken back. It pushes the page
// down, so that nothing is covered and the actions at the lower end stay where the finger expects them. Over a page that
// stands still it covers the upper end instead: the next tap meets what was aimed at.
type banner struct {
	app    *App
	box    *fyne.Container
	strip  *fyne.Container // what it shows, in full height
	closed func()
}

func newBanner(a *App) *banner {
	b := &banner{app: a, box: arrange.Stack()}
	b.box.Hide()
	return b
}

// widest is the width of the strip in a window with room.
const widest = 720

// height returns what the strip takes of a window: what it needs, but never more than two fifths, or three where it lies over
// the page. The rest scrolls.
func (b *banner) height(size fyne.Size) float32 {
	if !b.box.Visible() {
		return 0
	}
	most := size.Height * 2 / 5
	if b.app.still() {
		most = size.Height * 3 / 5
	}
	return min(arrange.HeightFor(b.strip, size.Width), most)
}

// way is a button under a notice: what can be done about it.
type way struct {
	icon, label string
	take        func()
}

// Show replaces the strip. The action closes it, as does every way; closed is called when it went away in any other manner.
func (b *banner) Show(tone kit.Tone, text, action string, act, closed func(), ways ...way) {
	b.Close()
	b.closed = closed
	then := func(do func()) func() {
		return func() {
			b.closed = nil
			b.Close()
			if do != nil {
				do()
			}
		}
	}
	var strip fyne.CanvasObject = kit.NewBanner(tone, text, kit.NewQuiet("", action, then(act)))
	if len(ways) > 0 {
		list := arrange.Column(look.Gap, strip)
		for _, w := range ways {
			list.Add(kit.NewActionButton(w.icon, w.label, then(w.take)))
		}
		card := kit.NewCard(list) // nothing of what it lies over shows between them
		card.Pad, strip = look.Gap, card
	}
	b.strip = arrange.Inset(look.Gap, look.Edges, look.Gap, look.Edges, arrange.AtMost(widest, strip))
	// What stands beside the strip of a wide window is seen, so it can be tapped.
	b.box.Objects = []fyne.CanvasObject{arrange.AtMost(widest, kit.NewShield()), arrange.NewScroll(b.strip)}
	b.box.Show()
	b.app.frame.Refresh()
}

// answer shows a strip that answers a tap.
func (b *banner) answer(tone kit.Tone, text, action string, act func()) {
	b.Show(tone, text, action, act, nil)
}

// Shown reports whether the strip shows something.
func (b *banner) Shown() bool { return b.box.Visible() }

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
		a.Banner.answer(kit.Notice, text, a.Text("app.ok"), nil)
	}
}

// Tell shows what went wrong, in words and with what to do.
func (a *App) Tell(err error) {
	if err != nil {
		a.Banner.answer(kit.Alarm, a.ErrorText(err), a.Text("app.ok"), nil)
	}
}

// TellRefusal shows why a rule says no, with the way to its text.
func (a *App) TellRefusal(teller *tracker.Teller, game rules.GameID, r *rules.Refusal) {
	a.Feel(cue.Double)
	a.Banner.answer(kit.Warn, teller.Refusal(r), a.Text("app.why"), func() { a.To.Rule(game, r.Rule) })
}

// TellNotice shows what the tracker has to tell, with the way to the backups where something was lost, and to a file of
// everything where something may be; an empty one shows nothing.
func (a *App) TellNotice(n tracker.Notice) {
	text := a.NoticeText(n)
	if text == "" {
		return
	}
	var ways []way
	if list, err := a.Tracker.Backups(); n.OffersBackup() && err == nil && len(list) > 0 {
		ways = append(ways, way{"history", a.Text("notice.backup"), func() { a.Push(a.To.Backups()) }})
	}
	if n.OffersEverything() {
		ways = append(ways, way{"export", a.Text("archive.save"), a.To.SaveEverything})
	}
	a.Banner.Show(kit.Warn, text, a.Text("app.ok"), nil, nil, ways...)
}

// TellOf shows what the tracker has to tell of a play, moves in the words of its game, with the way to a file where not all
// of it can be played any more.
func (a *App) TellOf(play *tracker.Play, n tracker.Notice) {
	if n.Key == "" {
		return
	}
	var ways []way
	if n.OffersFile() {
		ways = append(ways, way{"export", a.Text("history.export"), func() { a.To.SaveKept(play) }})
	}
	h := play.Header()
	text := a.Teller(h.Game, h.Players).Named(h.Setup.Box).Notice(n)
	a.Banner.Show(kit.Warn, text, a.Text("app.ok"), nil, nil, ways...)
}

// TellUnopened shows why a kept play was not opened, with the way to a file of what is kept of it.
func (a *App) TellUnopened(id string, err error) {
	n, ok := tracker.Told(err)
	if !ok || !n.OffersFile() {
		a.Tell(err)
		return
	}
	a.Banner.Show(kit.Alarm, a.ErrorText(err), a.Text("app.ok"), nil, nil,
		way{"export", a.Text("history.export"), func() { a.To.SaveUnopened(id) }})
}
