package app

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// homePage is the shelf of boxes and the plays to go on with.
type homePage struct {
	app   *App
	going []tracker.Summary // in progress, the one last played first
}

// mostGoing is how many plays to go on with fit on the page; the history has all.
const mostGoing = 3

func newHomePage(a *App) *homePage { return &homePage{app: a} }

func (p *homePage) onPlay(s tracker.Summary) { p.app.resume(s.ID) }

// load takes up which plays can be gone on with.
func (p *homePage) load() {
	plays, err := p.app.tracker.Plays()
	p.app.tell(err)
	p.going = nil
	for _, s := range plays {
		if !s.Over && len(p.going) < mostGoing {
			p.going = append(p.going, s)
		}
	}
}

func (p *homePage) refresh() {}

func (p *homePage) build(c class) fyne.CanvasObject {
	a := p.app
	p.load()
	head := p.header(c)
	if c.wide() {
		left := kit.NewScroll(kit.Column(0, kit.Inset(kit.Gap, 4, kit.Edges, kit.Edges, p.welcome())))
		right := kit.NewScroll(kit.Inset(kit.Gap, kit.Edges, kit.Edges, 4, kit.AtMost(980, p.shelf(3, 200))))
		return a.screen(head, split(0.36, left, right), nil)
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
	return a.screen(head, kit.NewScroll(body), nil)
}

func (p *homePage) header(c class) fyne.CanvasObject {
	a := p.app
	button := func(icon, key string, open func()) fyne.CanvasObject {
		if c == phone || largeText() {
			return kit.NewIconButton(icon, a.text(key), open)
		}
		return kit.NewQuiet(icon, a.text(key), open)
	}
	buttons := []fyne.CanvasObject{button("rules", "app.rules", func() { a.push(newRulebookPage(a, catalog.Games()[0].ID(), "")) })}
	if games := boxedGames(); len(games) > 0 {
		buttons = append(buttons, button("box", "boxes.title", func() { a.push(newBoxesPage(a, games)) }))
	}
	buttons = append(buttons,
		button("history", "app.history", func() { a.push(newHistoryPage(a)) }),
		button("settings", "app.settings", func() { a.push(newSettingsPage(a)) }))
	return a.header(a.text("app.name"), a.text("app.tagline"), buttons...)
}

// welcome is how to go on, or for somebody new how to begin.
func (p *homePage) welcome() fyne.CanvasObject {
	a := p.app
	if len(p.going) == 0 {
		steps := kit.Column(kit.Pad, kit.NewWrapped(a.text("home.welcome"), kit.Heading))
		for i, key := range []string{"home.step.box", "home.step.players", "home.step.play"} {
			steps.Add(kit.Row(kit.Pad, numeral(i+1), middle(kit.NewWrapped(a.text(key), kit.Body))))
		}
		return kit.NewCard(steps)
	}
	list := kit.Column(kit.Gap, kit.NewText(a.text("app.continue"), kit.Heading))
	for _, s := range p.going {
		list.Add(a.playRow(s, func() { p.onPlay(s) }))
	}
	return list
}

// shelf is all boxes, some to a plank.
func (p *homePage) shelf(columns int, most float32) fyne.CanvasObject {
	list := kit.Column(0)
	boxes := catalog.Games()
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
		list.Add(newPlank())
		list.Add(kit.Inset(kit.Gap, kit.Pad, kit.Edges+4, kit.Pad, labels))
	}
	return list
}

func (p *homePage) box(game rules.Game, most float32) fyne.CanvasObject {
	cover := kit.Inset(kit.Gap, 0, 0, 0, newCover(game.ID(), most))
	button, all := tile(p.app.gameName(game.ID()), cover, func() { p.app.push(newSetupPage(p.app, game, nil)) })
	button.Style = kit.Quiet
	return all
}

func (p *homePage) label(game rules.Game) fyne.CanvasObject {
	a := p.app
	name := kit.NewCentred(a.gameName(game.ID()), kit.Strong)
	fewest, most := game.Players()
	return kit.Column(2, name, kit.NewCentred(a.text("home.players", "from", fewest, "to", most), kit.Caption))
}
