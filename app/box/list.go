package box

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

// List lists the copies of each game of which Docent knows what is printed.
type List struct {
	app   *shell.App
	games []rules.Game // those whose boxes remember
	gone  string       // removed, but can still be taken back
	class shell.Class

	list *fyne.Container
}

// NewList returns the page of all copies.
func NewList(a *shell.App) *List { return &List{app: a, games: boxedGames(a)} }

// boxedGames returns the games of the shelf whose boxes remember.
func boxedGames(a *shell.App) []rules.Game {
	var games []rules.Game
	for _, game := range a.Config.Games {
		if len(game.Pieces()) > 0 {
			games = append(games, game)
		}
	}
	return games
}

// Screen names the page to those who do not see it.
func (p *List) Screen() string { return "boxes" }

func (p *List) onNew(game rules.Game) {
	if b, ok := parts.NewBox(p.app, game); ok {
		p.onBox(game, b)
	}
}

func (p *List) onBox(game rules.Game, b tracker.Box) {
	p.app.Banner.Close()
	copied := NewCopy(p.app, game, b.ID)
	copied.list = p
	p.app.Push(copied)
}

// onRemove takes a box off the list; it is deleted when the offer to take that back is gone.
func (p *List) onRemove(b tracker.Box) {
	p.gone = b.ID
	p.Refresh()
	removeBox(p.app, b, func() {
		p.gone = ""
		p.Refresh()
	})
}

// removeBox deletes a box when the offer to take that back is gone.
func removeBox(a *shell.App, b tracker.Box, back func()) {
	a.Banner.Show(kit.Notice, a.Text("boxes.removed", "name", b.Name), a.Text("app.undo"), back, func() {
		a.Tell(a.Tracker.RemoveBox(b.ID))
	})
}

// Leave ends the offer to take a removal back.
func (p *List) Leave() { p.app.Banner.Close() }

// Refresh shows what is known now.
func (p *List) Refresh() {
	p.list.Objects = nil
	columns := 1
	if p.class.Wide() {
		columns = 2
	}
	var rows, more []fyne.CanvasObject
	for _, game := range p.games {
		rows = append(rows, p.rows(game)...)
		more = append(more, p.add(game))
	}
	if len(rows) > 0 {
		p.list.Add(arrange.GridOf(420, columns, rows...))
	} else {
		p.list.Add(kit.NewEmptyState("box", p.app.Text("boxes.empty"), p.app.Text("boxes.empty.hint"), nil))
	}
	p.list.Add(arrange.Column(look.Gap, kit.NewWrapped(p.app.Text("boxes.new"), kit.Heading), arrange.Evenly(arrange.GridOf(300, columns, more...))))
	p.list.Refresh()
}

// rows returns the boxes of one game.
func (p *List) rows(game rules.Game) []fyne.CanvasObject {
	all, err := p.app.Tracker.Boxes(game)
	p.app.Tell(err)
	var rows []fyne.CanvasObject
	for _, b := range all {
		if b.ID != p.gone {
			rows = append(rows, p.row(game, b))
		}
	}
	return rows
}

// add returns the way to a new box of a game.
func (p *List) add(game rules.Game) fyne.CanvasObject {
	a := p.app
	name := a.GameName(game.ID())
	row := arrange.Row(look.Pad, parts.NewCover(game.ID(), 36), arrange.Middle(kit.NewWrapped(name, kit.Strong)), arrange.Middled(kit.NewPicture(look.IconAdd, look.Brass, 22)))
	_, all := parts.Tile(a.Text("boxes.new.of", "game", name), arrange.Padded(look.Pad, row), func() { p.onNew(game) })
	return all
}

func (p *List) row(game rules.Game, b tracker.Box) fyne.CanvasObject {
	a := p.app
	known := parts.KnownOf(a, game, b.Things)
	texts := arrange.Column(3,
		kit.NewWrapped(b.Name, kit.Strong),
		kit.NewWrapped(known, kit.Caption).WithInk(look.Ink),
		kit.NewWrapped(a.GameName(game.ID())+" · "+a.When(b.Changed), kit.Caption))
	if n := len(game.Doubts(b.Things)); n > 0 {
		texts.Add(arrange.Row(0, kit.NewBadge("warning", a.Plural("boxes.doubts", n), look.Danger)))
	}
	return parts.CoverRow(game.ID(), b.Name+", "+known, texts, func() { p.onBox(game, b) })
}

// Build returns the list under its title.
func (p *List) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	p.class = c
	p.list = arrange.Column(20)
	head := a.Header(a.Text("boxes.title"), a.Text("boxes.about"), kit.NewIconButton("import", a.Text("boxes.import"), p.onImport))
	widest := float32(640)
	if c.Wide() {
		widest = 1240
	}
	body := arrange.Inset(4, look.Edges, look.Edges, look.Edges, arrange.AtMost(widest, p.list))
	return arrange.Between(head, arrange.NewScroll(body), nil)
}
