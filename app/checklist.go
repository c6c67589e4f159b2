package app

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// checklistPage is how the table is laid out, to be ticked off.
type checklistPage struct {
	app    *App
	play   *tracker.Play
	teller *tracker.Teller
	done   []bool
	rows   []checkRow
	count  *kit.Text
}

// checkRow is one thing to do, the whole of which ticks it off.
type checkRow struct {
	button *kit.ActionButton
	tick   *picture
	text   *kit.Text
}

func newChecklistPage(a *App, play *tracker.Play) *checklistPage {
	return &checklistPage{app: a, play: play, done: make([]bool, len(play.Checklist()))}
}

func (p *checklistPage) game() string { return string(p.play.Header().Game) }

func (p *checklistPage) playID() string { return p.play.Header().ID }

func (p *checklistPage) onTick(i int) {
	p.done[i] = !p.done[i]
	p.refresh()
}

func (p *checklistPage) onReady() {
	p.app.setSetting(settingLaidOut, p.playID())
	p.app.replace(newTablePage(p.app, p.play))
}

func (p *checklistPage) refresh() {
	ticked := 0
	for i, row := range p.rows {
		icon, ink, text := "tick-off", kit.InkSoft, kit.Ink
		if p.done[i] {
			icon, ink, text = "tick-on", kit.Brass, kit.InkSoft
			ticked++
		}
		row.tick.show(icon, ink)
		row.text.SetInk(text)
	}
	p.count.SetText(p.app.text("checklist.done", "done", ticked, "of", len(p.rows)))
}

func (p *checklistPage) build(c class) fyne.CanvasObject {
	a, h := p.app, p.play.Header()
	p.teller = a.teller(h.Game, h.Players).Named(h.Setup.Box)
	p.count = kit.NewText("", kit.Caption)
	p.rows = nil
	var lines []fyne.CanvasObject
	for i, e := range p.play.Checklist() {
		lines = append(lines, p.line(i, e))
	}
	first := h.Players[h.Setup.First]
	who := first.Name
	if len(h.Players) > 1 {
		who = a.text("checklist.starts", "who", first.Name)
	}
	starts := kit.NewCard(kit.Row(kit.Pad, kit.NewSeatMark(first.Symbol, 44), middle(kit.Column(2, kit.NewWrapped(who, kit.Heading), p.count))))
	ready := kit.NewPrimary(kit.IconCheck, a.text("checklist.ready"), p.onReady)
	head := a.header(a.text("checklist.title"), a.gameName(h.Game)+" · "+a.plural("app.player", len(h.Players)))
	columns, widest := 1, float32(640)
	if c.wide() {
		columns, widest = 2, 1180
	}
	list := kit.Column(kit.Pad, starts, gridOf(340, columns, lines...))
	body := kit.Inset(0, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(widest, list))
	return a.screen(head, kit.NewScroll(body), kit.AtMost(640, ready))
}

func (p *checklistPage) line(i int, e rules.Event) fyne.CanvasObject {
	a, game := p.app, p.play.Header().Game
	said := strconv.Itoa(i+1) + ". " + p.teller.Event(e)
	check := checkRow{tick: newPicture("tick-off", kit.InkSoft, 26), text: kit.NewWrapped(said, kit.Body)}
	var row fyne.CanvasObject
	check.button, row = tile(said, kit.Padded(kit.Pad, kit.Row(kit.Pad, check.tick, middle(check.text))), func() { p.onTick(i) })
	p.rows = append(p.rows, check)
	why := kit.NewQuiet("", a.text("app.why"), func() { a.openRule(game, e.Rule) })
	if a.class == phone && !largeText() {
		why = kit.NewIconButton(kit.IconQuestion, a.text("app.why")+" "+said, why.OnTapped)
	} else if a.class == phone {
		return kit.Column(0, row, kit.Row(0, kit.Space(), why))
	}
	return kit.Row(0, kit.Grow(row), why)
}
