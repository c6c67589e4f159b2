package setup

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Checklist is how the table is laid out, to be ticked off.
type Checklist struct {
	app    *shell.App
	play   *tracker.Play
	teller *tracker.Teller
	done   []bool
	rows   []checkRow
	count  *kit.Text
	drawn  string // the copy of which the drawing is being made; empty: none
}

// checkRow is one thing to do, the whole of which ticks it off.
type checkRow struct {
	button *kit.ActionButton
	tick   *kit.Picture
	text   *kit.Text
}

// NewChecklist returns the checklist of a play that has just begun.
func NewChecklist(a *shell.App, play *tracker.Play) *Checklist {
	return &Checklist{app: a, play: play, done: make([]bool, len(play.Checklist()))}
}

// Played returns the play that is laid out.
func (p *Checklist) Played() *tracker.Play { return p.play }

// Screen names the page.
func (p *Checklist) Screen() string { return "checklist" }

// Game returns the game that is laid out.
func (p *Checklist) Game() string { return string(p.play.Header().Game) }

// PlayID returns the play that opens again when the app starts.
func (p *Checklist) PlayID() string { return p.play.Header().ID }

// onTick ticks a line off, or not.
func (p *Checklist) onTick(i int) {
	p.done[i] = !p.done[i]
	p.Refresh()
}

// onReady remembers that the table is laid out, and opens it: there is no way back to the set-up any more.
func (p *Checklist) onReady() {
	p.app.SetSetting(shell.SettingLaidOut, p.PlayID())
	p.app.Settle()
	p.app.Replace(p.app.To.Table(p.play))
}

// drop removes the play, in which nothing has happened yet.
func (p *Checklist) drop() {
	if len(p.play.Line()) == 0 {
		p.app.Tell(p.app.Tracker.Remove(p.PlayID()))
	}
}

// Refresh shows what is ticked off.
func (p *Checklist) Refresh() {
	ticked := 0
	for i, row := range p.rows {
		icon, ink, text := "tick-off", look.InkSoft, look.Ink
		if p.done[i] {
			icon, ink, text = "tick-on", look.Brass, look.InkSoft
			ticked++
		}
		row.tick.SetIcon(icon, ink)
		row.text.SetInk(text)
	}
	p.count.SetText(p.app.Text("checklist.done", "done", ticked, "of", len(p.rows)))
}

// Build returns the checklist for a class of window.
func (p *Checklist) Build(c shell.Class) fyne.CanvasObject {
	p.takeUp()
	a, h := p.app, p.play.Header()
	p.teller = a.Teller(h.Game, h.Players).Named(h.Setup.Box)
	p.count = kit.NewWrapped("", kit.Caption)
	p.rows = nil
	var lines []fyne.CanvasObject
	for i, e := range p.play.Checklist() {
		lines = append(lines, p.line(i, e))
	}
	first := h.Players[h.Setup.First]
	who := first.Name
	if len(h.Players) > 1 {
		who = a.Text("checklist.starts", "who", first.Name)
	}
	badge := a.Badge(h.Game, p.play.Position().View(rules.Table), h.Setup.First, first.Symbol)
	starts := kit.NewCard(arrange.Row(look.Pad, kit.NewSeatMark(badge, 44), arrange.Middle(arrange.Column(2, kit.NewWrapped(who, kit.Heading), p.count))))
	ready := kit.NewPrimary(look.IconCheck, a.Text("checklist.ready"), p.onReady)
	head := a.Header(a.Text("checklist.title"), a.GameName(h.Game)+" · "+a.Plural("app.player", len(h.Players)))
	columns, widest := 1, float32(640)
	if c.Wide() {
		columns, widest = 2, 1180
	}
	list := arrange.Column(look.Pad, starts)
	if row := drawRow(a, h.Game, p.play.Position().View(rules.Table), p.onDraw); row != nil {
		list.Add(row)
	}
	list.Add(arrange.GridOf(340, columns, lines...))
	body := arrange.Inset(0, look.Edges, look.Edges, look.Edges, arrange.AtMost(widest, list))
	return a.Screen(head, arrange.NewScroll(body), arrange.AtMost(640, ready))
}

// line returns one thing to do, with the way to its rule.
func (p *Checklist) line(i int, e rules.Event) fyne.CanvasObject {
	a, game := p.app, p.play.Header().Game
	said := strconv.Itoa(i+1) + ". " + p.teller.Event(e)
	check := checkRow{tick: kit.NewPicture("tick-off", look.InkSoft, 26), text: kit.NewWrapped(said, kit.Body)}
	var row fyne.CanvasObject
	check.button, row = parts.Tile(said, arrange.Padded(look.Pad, arrange.Row(look.Pad, check.tick, arrange.Middle(check.text))), func() { p.onTick(i) })
	p.rows = append(p.rows, check)
	why := kit.NewQuiet("", a.Text("app.why"), func() { a.To.Rule(game, e.Rule) })
	if a.Class == shell.Phone && !look.LargeText() {
		why = kit.NewIconButton(look.IconQuestion, a.Text("app.why")+" "+said, why.OnTapped)
	} else if a.Class == shell.Phone {
		return arrange.Column(0, row, arrange.Row(0, arrange.Space(), why))
	}
	return arrange.Row(0, arrange.Grow(row), why)
}
