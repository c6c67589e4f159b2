package history

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// What the history shows.
const (
	allPlays      = ""
	goingPlays    = "going"
	finishedPlays = "finished"
)

// pageful is how many plays are listed before "more".
const pageful = 30

// Page lists all plays, in progress and finished.
type Page struct {
	app   *shell.App
	plays []tracker.Summary
	solos []tracker.Solo // results of one player
	gone  string         // removed, but can still be taken back
	state string
	only  rules.GameID // empty: of all games
	shown int
	class shell.Class

	list    *fyne.Container
	games   *fyne.Container
	records *fyne.Container
	damaged *fyne.Container // plays that cannot be opened
}

// New returns the page of all plays.
func New(a *shell.App) *Page { return &Page{app: a, shown: pageful} }

// Screen names the page to those who do not see it.
func (p *Page) Screen() string { return "history" }

func (p *Page) onState(state string) {
	p.state, p.shown = state, pageful
	p.refreshList()
}

func (p *Page) onGame(chosen []string) {
	p.only, p.shown = "", pageful
	if len(chosen) == 1 {
		p.only = rules.GameID(chosen[0])
	}
	p.refreshList()
}

func (p *Page) onMore() {
	p.shown += pageful
	p.refreshList()
}

// onPlay offers what can be done with a play besides opening it.
func (p *Page) onOther(s tracker.Summary) {
	a := p.app
	var sheet *kit.Sheet
	then := func(do func()) func() { return func() { sheet.Close(); do() } }
	open := "app.continue"
	if s.Over {
		open = "app.score"
	}
	sheet = a.Sheet(a.GameName(s.Game), arrange.Column(look.Gap,
		kit.NewWrapped(a.StandsAt(s)+"\n"+shell.Names(s.Players)+"\n"+a.Day(s.Started), kit.Body),
		kit.NewListRow("play", a.Text(open), "", then(func() { a.Resume(s.ID) })),
		kit.NewListRow("step-on", a.Text("playback.review"), a.Text("playback.review.about"), then(func() { p.onReview(s) })),
		kit.NewListRow("export", a.Text("history.export"), a.Text("history.export.about"), then(func() { p.onExport(s) })),
		kit.NewListRow("trash", a.Text("history.remove"), "", then(func() { p.onRemove(s) }))))
	a.Open(sheet)
}

// onReview opens a play at its start, to go through it.
func (p *Page) onReview(s tracker.Summary) {
	play, notice, err := p.app.Tracker.Resume(s.ID)
	if err != nil {
		p.app.TellUnopened(s.ID, err)
		return
	}
	p.app.Push(p.app.To.Review(play, 0))
	p.app.TellOf(play, notice)
}

func (p *Page) onExport(s tracker.Summary) {
	play, notice, err := p.app.Tracker.Resume(s.ID)
	if err != nil {
		p.app.TellUnopened(s.ID, err)
		return
	}
	p.app.TellOf(play, notice)
	parts.SavePlay(p.app, play)
}

func (p *Page) onRemove(s tracker.Summary) { p.remove(s.ID, p.app.GameName(s.Game)) }

// remove takes a play off the list; it is deleted when the offer to take that back is gone.
func (p *Page) remove(id, name string) {
	a := p.app
	a.Banner.Close()
	p.gone = id
	p.refreshList()
	p.refreshDamaged()
	a.Banner.Show(kit.Notice, a.Text("history.removed", "game", name), a.Text("app.undo"), func() {
		p.gone = ""
		p.refreshList()
		p.refreshDamaged()
	}, func() {
		p.gone = ""
		a.Tell(a.Tracker.Remove(id))
	})
}

// Leave ends the offer to take a removal back.
func (p *Page) Leave() { p.app.Banner.Close() }

// Refresh shows what is known now.
func (p *Page) Refresh() {
	plays, err := p.app.Tracker.Plays()
	p.app.Tell(err)
	p.plays, p.solos = plays, parts.Solos(p.app)
	p.refreshGames()
	p.refreshDamaged()
	p.refreshList()
}

// refreshGames offers the games to choose from where more than one was played.
func (p *Page) refreshGames() {
	var options []kit.Option
	for _, game := range p.app.Config.Games {
		id := game.ID()
		for _, s := range p.plays {
			if s.Game == id {
				options = append(options, kit.Option{Value: string(id), Label: p.app.GameName(id)})
				break
			}
		}
	}
	p.games.Objects = nil
	if len(options) > 1 {
		options = append([]kit.Option{{Value: "", Label: p.app.Text("history.games")}}, options...)
		choice := kit.NewChoice(options, p.onGame)
		choice.SetChosen(string(p.only))
		p.games.Add(choice)
	}
	p.games.Refresh()
}

func (p *Page) wanted(s tracker.Summary) bool {
	return s.ID != p.gone && (p.only == "" || s.Game == p.only) &&
		(p.state == allPlays || s.Over == (p.state == finishedPlays))
}

func (p *Page) refreshList() {
	a := p.app
	p.refreshRecords()
	var rows []fyne.CanvasObject
	more := false
	for _, s := range p.plays {
		if !p.wanted(s) {
			continue
		}
		if more = len(rows) == p.shown; more {
			break
		}
		rows = append(rows, p.row(s))
	}
	p.list.Objects = nil
	switch {
	case len(rows) > 0:
		columns := 1
		if p.class.Wide() {
			columns = 2
		}
		p.list.Add(arrange.GridOf(420, columns, rows...))
	case len(p.plays) == 0:
		p.list.Add(kit.NewEmptyState("history", a.Text("history.empty"), a.Text("history.empty.hint"), nil))
	default:
		p.list.Add(kit.NewEmptyState("history", a.Text("history.none"), a.Text("history.none.hint"), nil))
	}
	if more {
		p.list.Add(arrange.Centre(kit.NewActionButton("down", a.Text("app.more"), p.onMore)))
	}
	p.list.Refresh()
}

func (p *Page) row(s tracker.Summary) fyne.CanvasObject {
	other := kit.NewIconButton("menu", p.app.Text("history.other", "what", p.app.GameName(s.Game)+", "+p.app.When(s.Changed)), func() { p.onOther(s) })
	return arrange.Row(0, arrange.Grow(parts.PlayRow(p.app, s, func() { p.app.Resume(s.ID) })), other)
}

// Build returns the list under its search.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	p.class = c
	p.list, p.games, p.records = arrange.Column(look.Pad), arrange.Column(0), arrange.Column(look.Gap)
	p.damaged = arrange.Column(look.Gap)
	states := kit.NewSegments([]kit.Option{
		{Value: allPlays, Label: a.Text("history.all")},
		{Value: goingPlays, Label: a.Text("history.going")},
		{Value: finishedPlays, Label: a.Text("history.finished")},
	}, p.state, p.onState)
	head := a.Header(a.Text("app.history"), "",
		kit.NewIconButton("chart", a.Text("stats.title"), func() { a.Push(a.To.Stats()) }), kit.NewIconButton("import", a.Text("history.import"), func() { parts.ImportPlay(a) }))
	widest := float32(640)
	if c.Wide() {
		widest = 1240
	}
	filters := arrange.Inset(0, look.Edges, look.Gap, look.Edges, arrange.AtMost(widest, arrange.Column(look.Gap, arrange.AtMost(640, states), p.games)))
	body := arrange.Inset(4, look.Edges, look.Edges, look.Edges, arrange.AtMost(widest, arrange.Column(look.Pad, p.damaged, p.records, p.list)))
	return arrange.Between(arrange.Column(0, head, filters), arrange.NewScroll(body), nil)
}
