package home

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Page is the shelf of boxes and the plays to go on with.
type Page struct {
	app   *shell.App
	going []tracker.Summary // in progress, the one last played first
	last  rules.GameID      // played last, or else the first on the shelf
}

// mostGoing is how many plays to go on with fit on the page; the history has all.
const mostGoing = 3

// New returns the shelf.
func New(a *shell.App) *Page { return &Page{app: a} }

// Screen names the page to those who do not see it.
func (p *Page) Screen() string { return "home" }

func (p *Page) onPlay(s tracker.Summary) { p.app.Resume(s.ID) }

// load takes up which plays can be gone on with.
func (p *Page) load() {
	plays, err := p.app.Tracker.Plays()
	p.app.Tell(err)
	p.going, p.last = nil, p.app.Config.Games[0].ID()
	known := slices.IndexFunc(plays, func(s tracker.Summary) bool {
		_, ok := p.app.Game(s.Game)
		return ok
	})
	if known >= 0 {
		p.last = plays[known].Game
	}
	for _, s := range plays {
		if !s.Over && len(p.going) < mostGoing {
			p.going = append(p.going, s)
		}
	}
}

// Refresh has nothing to show anew: the page is built whenever it comes up.
func (p *Page) Refresh() {}

// Build returns the shelf, and the plays to go on with.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	p.load()
	head := p.header(c)
	if c.Wide() {
		left := kit.NewScroll(kit.Column(0, kit.Inset(kit.Gap, 4, kit.Edges, kit.Edges, p.welcome())))
		right := kit.NewScroll(kit.Inset(kit.Gap, kit.Edges, kit.Edges, 4, kit.AtMost(980, p.shelf(3, 200))))
		return a.Screen(head, kit.Split(0.36, left, right), nil)
	}
	columns := 3
	if kit.Scale() > 1.2 {
		columns = 2
	}
	parts := []fyne.CanvasObject{}
	if len(p.going) > 0 {
		parts = append(parts, p.welcome())
	}
	parts = append(parts, p.shelf(columns, 220))
	if len(p.going) == 0 {
		parts = append(parts, p.welcome())
	}
	body := kit.Inset(kit.Gap, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(720, kit.Column(20, parts...)))
	return a.Screen(head, kit.NewScroll(body), nil)
}

func (p *Page) header(c shell.Class) fyne.CanvasObject {
	a := p.app
	button := func(icon, key string, open func()) fyne.CanvasObject {
		if c == shell.Phone || kit.LargeText() {
			return kit.NewIconButton(icon, a.Text(key), open)
		}
		return kit.NewQuiet(icon, a.Text(key), open)
	}
	buttons := []fyne.CanvasObject{button("rules", "app.rules", func() { a.Push(a.To.Rulebook(p.last, "")) })}
	if slices.ContainsFunc(a.Config.Games, func(g rules.Game) bool { return len(g.Pieces()) > 0 }) {
		buttons = append(buttons, button("box", "boxes.title", func() { a.Push(a.To.Boxes()) }))
	}
	buttons = append(buttons,
		button("history", "app.history", func() { a.Push(a.To.History()) }),
		button("settings", "app.settings", func() { a.Push(a.To.Settings()) }))
	return a.Header(a.Text("app.name"), a.Text("app.tagline"), buttons...)
}

// welcome returns how to go on, or for somebody new how to begin.
func (p *Page) welcome() fyne.CanvasObject {
	a := p.app
	if len(p.going) == 0 {
		steps := kit.Column(kit.Pad, kit.NewWrapped(a.Text("home.welcome"), kit.Heading))
		for i, key := range []string{"home.step.box", "home.step.players", "home.step.play"} {
			steps.Add(kit.Row(kit.Pad, parts.Numeral(i+1), kit.Middle(kit.NewWrapped(a.Text(key), kit.Body))))
		}
		return kit.NewCard(steps)
	}
	list := kit.Column(kit.Gap, kit.NewText(a.Text("app.continue"), kit.Heading))
	for _, s := range p.going {
		list.Add(parts.PlayRow(a, s, func() { p.onPlay(s) }))
	}
	return list
}

// shelf returns all boxes, some to a plank.
func (p *Page) shelf(columns int, most float32) fyne.CanvasObject {
	list := kit.Column(0)
	boxes := p.app.Config.Games
	for from := 0; from < len(boxes); from += columns {
		stand, labels := kit.Spread(kit.Pad), kit.Spread(kit.Pad)
		for i := from; i < from+columns; i++ {
			if i >= len(boxes) {
				stand.Add(kit.Column(0))
				labels.Add(kit.Column(0))
				continue
			}
			stand.Add(p.box(boxes[i], most))
			labels.Add(p.label(boxes[i]))
		}
		list.Add(kit.Inset(0, kit.Pad, 0, kit.Pad, stand))
		list.Add(parts.NewPlank())
		list.Add(kit.Inset(kit.Gap, kit.Pad, kit.Edges+4, kit.Pad, labels))
	}
	return list
}

func (p *Page) box(game rules.Game, most float32) fyne.CanvasObject {
	cover := kit.Inset(kit.Gap, 0, 0, 0, parts.NewCover(game.ID(), most))
	button, all := parts.Tile(p.app.GameName(game.ID()), cover, func() { p.app.Push(p.app.To.Setup(game, nil)) })
	button.Style = kit.Quiet
	return all
}

func (p *Page) label(game rules.Game) fyne.CanvasObject {
	a := p.app
	name := kit.NewCentred(a.GameName(game.ID()), kit.Strong)
	fewest, most := game.Players()
	return kit.Column(2, name, kit.NewCentred(a.Text("home.players", "from", fewest, "to", most), kit.Caption))
}
