package app

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/catalog"
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

// historyPage lists all plays, in progress and finished.
type historyPage struct {
	app   *App
	plays []tracker.Summary
	solos []tracker.Solo // results of one player
	gone  string         // removed, but can still be taken back
	state string
	only  rules.GameID // empty: of all games
	shown int
	class class

	list    *fyne.Container
	games   *fyne.Container
	records *fyne.Container
}

func newHistoryPage(a *App) *historyPage { return &historyPage{app: a, shown: pageful} }

func (p *historyPage) onState(state string) {
	p.state, p.shown = state, pageful
	p.refreshList()
}

func (p *historyPage) onGame(chosen []string) {
	p.only, p.shown = "", pageful
	if len(chosen) == 1 {
		p.only = rules.GameID(chosen[0])
	}
	p.refreshList()
}

func (p *historyPage) onMore() {
	p.shown += pageful
	p.refreshList()
}

// onPlay offers what can be done with a play besides opening it.
func (p *historyPage) onOther(s tracker.Summary) {
	a := p.app
	var sheet *kit.Sheet
	then := func(do func()) func() { return func() { sheet.Close(); do() } }
	open := "app.continue"
	if s.Over {
		open = "app.score"
	}
	sheet = a.sheet(a.gameName(s.Game), kit.Column(kit.Gap,
		kit.NewWrapped(a.standsAt(s)+"\n"+names(s.Players)+"\n"+a.day(s.Started), kit.Body),
		kit.NewListRow("play", a.text(open), "", then(func() { a.resume(s.ID) })),
		kit.NewListRow("again", a.text("playback.review"), a.text("playback.review.about"), then(func() { p.onReview(s) })),
		kit.NewListRow("export", a.text("history.export"), a.text("history.export.about"), then(func() { p.onExport(s) })),
		kit.NewListRow("trash", a.text("history.remove"), "", then(func() { p.onRemove(s) }))))
	a.open(sheet)
}

// onReview opens a play at its start, to go through it.
func (p *historyPage) onReview(s tracker.Summary) {
	play, notice, err := p.app.tracker.Resume(s.ID)
	if err != nil {
		p.app.tell(err)
		return
	}
	t := newTablePage(p.app, play)
	p.app.push(t)
	t.review()
	p.app.TellNotice(notice)
}

func (p *historyPage) onExport(s tracker.Summary) {
	play, notice, err := p.app.tracker.Resume(s.ID)
	if err != nil {
		p.app.tell(err)
		return
	}
	p.app.TellNotice(notice)
	p.app.savePlay(play)
}

// onRemove takes a play off the list; it is deleted when the offer to take that back is gone.
func (p *historyPage) onRemove(s tracker.Summary) {
	a := p.app
	a.banner.close()
	p.gone = s.ID
	p.refreshList()
	a.banner.show(kit.Notice, a.text("history.removed", "game", a.gameName(s.Game)), a.text("app.undo"), func() {
		p.gone = ""
		p.refreshList()
	}, func() {
		p.gone = ""
		a.tell(a.tracker.Remove(s.ID))
	})
}

func (p *historyPage) leave() { p.app.banner.close() }

func (p *historyPage) refresh() {
	plays, err := p.app.tracker.Plays()
	p.app.tell(err)
	p.plays, p.solos = plays, p.app.solos()
	p.refreshGames()
	p.refreshList()
}

// refreshGames offers the games to choose from where more than one was played.
func (p *historyPage) refreshGames() {
	var options []kit.Option
	for _, game := range catalog.Games() {
		id := game.ID()
		for _, s := range p.plays {
			if s.Game == id {
				options = append(options, kit.Option{Value: string(id), Label: p.app.gameName(id)})
				break
			}
		}
	}
	p.games.Objects = nil
	if len(options) > 1 {
		options = append([]kit.Option{{Value: "", Label: p.app.text("history.games")}}, options...)
		choice := kit.NewChoice(options, p.onGame)
		choice.SetChosen(string(p.only))
		p.games.Add(choice)
	}
	p.games.Refresh()
}

func (p *historyPage) wanted(s tracker.Summary) bool {
	return s.ID != p.gone && (p.only == "" || s.Game == p.only) &&
		(p.state == allPlays || s.Over == (p.state == finishedPlays))
}

func (p *historyPage) refreshList() {
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
		if p.class.wide() {
			columns = 2
		}
		p.list.Add(gridOf(420, columns, rows...))
	case len(p.plays) == 0:
		p.list.Add(kit.NewEmptyState("history", a.text("history.empty"), a.text("history.empty.hint"), nil))
	default:
		p.list.Add(kit.NewEmptyState("history", a.text("history.none"), a.text("history.none.hint"), nil))
	}
	if more {
		p.list.Add(kit.Centre(kit.NewActionButton("down", a.text("app.more"), p.onMore)))
	}
	p.list.Refresh()
}

func (p *historyPage) row(s tracker.Summary) fyne.CanvasObject {
	other := kit.NewIconButton("menu", p.app.text("history.other", "what", p.app.gameName(s.Game)+", "+p.app.when(s.Changed)), func() { p.onOther(s) })
	return kit.Row(0, kit.Grow(p.app.playRow(s, func() { p.app.resume(s.ID) })), other)
}

func (p *historyPage) build(c class) fyne.CanvasObject {
	a := p.app
	p.class = c
	p.list, p.games, p.records = kit.Column(kit.Pad), kit.Column(0), kit.Column(kit.Gap)
	states := kit.NewSegments([]kit.Option{
		{Value: allPlays, Label: a.text("history.all")},
		{Value: goingPlays, Label: a.text("history.going")},
		{Value: finishedPlays, Label: a.text("history.finished")},
	}, p.state, p.onState)
	head := a.header(a.text("app.history"), "",
		kit.NewIconButton("chart", a.text("stats.title"), func() { a.push(newStatsPage(a)) }), kit.NewIconButton("import", a.text("history.import"), a.openFile))
	widest := float32(640)
	if c.wide() {
		widest = 1240
	}
	filters := kit.Inset(0, kit.Edges, kit.Gap, kit.Edges, kit.AtMost(widest, kit.Column(kit.Gap, kit.AtMost(640, states), p.games)))
	body := kit.Inset(4, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(widest, kit.Column(kit.Pad, p.records, p.list)))
	return between(kit.Column(0, head, filters), kit.NewScroll(body), nil)
}
