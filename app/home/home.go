package home

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Page is the shelf of boxes, with the games in progress and those that ended last.
type Page struct {
	app   *shell.App
	class shell.Class
	plays []tracker.Summary // the one last played first
	going []tracker.Summary // of them, those in progress
	over  []tracker.Summary // of them, those that are finished
	last  rules.GameID      // played last, or else the first on the shelf
}

// New returns the shelf.
func New(a *shell.App) *Page { return &Page{app: a} }

// Screen names the page to those who do not see it.
func (p *Page) Screen() string { return "home" }

// load reads what was played.
func (p *Page) load() {
	plays, err := p.app.Tracker.Plays()
	p.app.Tell(err)
	p.plays, p.going, p.over, p.last = plays, nil, nil, p.app.Config.Games[0].ID()
	known := slices.IndexFunc(plays, func(s tracker.Summary) bool { return p.known(s.Game) })
	if known >= 0 {
		p.last = plays[known].Game
	}
	for _, s := range plays {
		switch {
		case !s.Over:
			p.going = append(p.going, s)
		case p.known(s.Game):
			p.over = append(p.over, s)
		}
	}
}

// known reports whether a game is on the shelf.
func (p *Page) known(id rules.GameID) bool {
	_, ok := p.app.Game(id)
	return ok
}

// Refresh has nothing to show anew: the page is built whenever it comes up.
func (p *Page) Refresh() {}

// Build returns the shelf and what was played: beside it where there is room, else around it.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	p.class = c
	p.load()
	head := p.header()
	before, after := p.before(), p.after()
	if c.Wide() {
		left := arrange.Inset(look.Gap, look.Gap, look.Edges, look.Edges, arrange.Column(20, append(before, after...)...))
		shelf := arrange.Inset(look.Gap, look.Edges, look.Edges, 4, arrange.AtMost(980, p.headed(p.beside())))
		return p.app.Screen(head, arrange.Split(p.share(), arrange.NewScroll(left), arrange.NewScroll(shelf)), nil)
	}
	columns := 3
	if look.Scale() > 1.2 {
		columns = 2
	}
	list := append(before, p.headed(p.shelf(columns, 220)))
	body := arrange.Inset(look.Gap, look.Edges, look.Edges, look.Edges, arrange.AtMost(720, arrange.Column(20, append(list, after...)...)))
	return p.app.Screen(head, arrange.NewScroll(body), nil)
}

// headed names the shelf where something else is on the page and there is room.
func (p *Page) headed(shelf fyne.CanvasObject) fyne.CanvasObject {
	if len(p.plays) == 0 || p.class.Wide() && p.low() {
		return shelf
	}
	return arrange.Column(look.Gap, kit.NewText(p.app.Text("home.new"), kit.Heading), shelf)
}

// low reports whether the window is a phone that lies.
func (p *Page) low() bool { return p.app.Window.Canvas().Size().Height < 600 }

// beside returns the shelf of a wide window. On a phone that lies its boxes are small, and fewer where names are large.
func (p *Page) beside() fyne.CanvasObject {
	switch {
	case p.low() && look.LargeText():
		return p.shelf(2, 96)
	case p.low():
		return p.shelf(3, 96)
	}
	return p.shelf(3, 200)
}

// share returns how much of a wide window is beside the shelf.
func (p *Page) share() float32 {
	switch {
	case look.LargeText():
		return 0.46
	case p.low():
		return 0.42
	}
	return 0.36
}

// before lists what stands over the shelf: how to go on, or for somebody new how to begin.
func (p *Page) before() []fyne.CanvasObject {
	switch {
	case len(p.going) > 0:
		return []fyne.CanvasObject{p.continues()}
	case len(p.over) > 0:
		return nil
	}
	a := p.app
	return []fyne.CanvasObject{arrange.Column(4, kit.NewWrapped(a.Text("home.welcome"), kit.Heading),
		kit.NewWrapped(a.Text("home.welcome.about"), kit.Body).WithInk(look.InkSoft))}
}

func (p *Page) header() fyne.CanvasObject {
	a := p.app
	button := func(icon, key string, open func()) fyne.CanvasObject {
		if p.class == shell.Phone || look.LargeText() {
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
