package app

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// boxesPage lists the copies of each game of which Docent knows what is printed.
type boxesPage struct {
	app   *App
	games []rules.Game // those whose boxes remember
	gone  string       // removed, but can still be taken back
	class class

	list *fyne.Container
}

func newBoxesPage(a *App, games []rules.Game) *boxesPage { return &boxesPage{app: a, games: games} }

// boxedGames are the games of the shelf whose boxes remember.
func boxedGames() []rules.Game {
	var games []rules.Game
	for _, game := range catalog.Games() {
		if len(game.Pieces()) > 0 {
			games = append(games, game)
		}
	}
	return games
}

func (p *boxesPage) onNew(game rules.Game) {
	if b, ok := p.app.newBox(game); ok {
		p.onBox(game, b)
	}
}

func (p *boxesPage) onBox(game rules.Game, b tracker.Box) {
	p.app.banner.close()
	copied := newBoxPage(p.app, game, b.ID)
	copied.list = p
	p.app.push(copied)
}

// onRemove takes a box off the list; it is deleted when the offer to take that back is gone.
func (p *boxesPage) onRemove(b tracker.Box) {
	p.gone = b.ID
	p.refresh()
	p.app.removeBox(b, func() {
		p.gone = ""
		p.refresh()
	})
}

// newBox begins a box under the name that most people need.
func (a *App) newBox(game rules.Game) (tracker.Box, bool) {
	b, err := a.tracker.NewBox(game, a.text("boxes.name"))
	a.tell(err)
	return b, err == nil
}

// removeBox deletes a box when the offer to take that back is gone.
func (a *App) removeBox(b tracker.Box, back func()) {
	a.banner.show(kit.Notice, a.text("boxes.removed", "name", b.Name), a.text("app.undo"), back, func() {
		a.tell(a.tracker.RemoveBox(b.ID))
	})
}

func (p *boxesPage) leave() { p.app.banner.close() }

func (p *boxesPage) refresh() {
	p.list.Objects = nil
	columns := 1
	if p.class.wide() {
		columns = 2
	}
	var rows, more []fyne.CanvasObject
	for _, game := range p.games {
		rows = append(rows, p.rows(game)...)
		more = append(more, p.add(game))
	}
	if len(rows) > 0 {
		p.list.Add(gridOf(420, columns, rows...))
	} else {
		p.list.Add(kit.NewEmptyState("box", p.app.text("boxes.empty"), p.app.text("boxes.empty.hint"), nil))
	}
	p.list.Add(kit.Column(kit.Gap, kit.NewWrapped(p.app.text("boxes.new"), kit.Heading), evenly(gridOf(300, columns, more...))))
	p.list.Refresh()
}

// rows are the boxes of one game.
func (p *boxesPage) rows(game rules.Game) []fyne.CanvasObject {
	all, err := p.app.tracker.Boxes(game)
	p.app.tell(err)
	var rows []fyne.CanvasObject
	for _, b := range all {
		if b.ID != p.gone {
			rows = append(rows, p.row(game, b))
		}
	}
	return rows
}

// add is the way to a new box of a game.
func (p *boxesPage) add(game rules.Game) fyne.CanvasObject {
	a := p.app
	name := a.gameName(game.ID())
	row := kit.Row(kit.Pad, newCover(game.ID(), 36), middle(kit.NewWrapped(name, kit.Strong)), middled(newPicture(kit.IconAdd, kit.Brass, 22)))
	_, all := tile(a.text("boxes.new.of", "game", name), kit.Padded(kit.Pad, row), func() { p.onNew(game) })
	return all
}

func (p *boxesPage) row(game rules.Game, b tracker.Box) fyne.CanvasObject {
	a := p.app
	known := a.knownOf(game, b.Things)
	texts := kit.Column(3,
		kit.NewWrapped(b.Name, kit.Strong),
		kit.NewWrapped(known, kit.Caption).WithInk(kit.Ink),
		kit.NewWrapped(a.gameName(game.ID())+" · "+a.when(b.Changed), kit.Caption))
	if n := len(game.Doubts(b.Things)); n > 0 {
		texts.Add(kit.Row(0, kit.NewBadge("warning", a.plural("boxes.doubts", n), kit.Danger)))
	}
	row := kit.Row(kit.Pad, newCover(game.ID(), 52), middle(texts))
	_, all := tile(b.Name+", "+known, kit.Padded(kit.Pad, row), func() { p.onBox(game, b) })
	return all
}

// knownOf says how many pieces of each kind are known.
func (a *App) knownOf(game rules.Game, things rules.Box) string {
	teller := a.teller(game.ID(), nil)
	var parts []string
	for _, form := range game.Pieces() {
		if n := known(form, things); n > 0 {
			parts = append(parts, a.text("boxes.known.of", "pieces", capital(teller.Pieces(form.Noun)), "known", n, "all", a.countOf(game.ID(), form, things)))
		}
	}
	if len(parts) == 0 {
		return a.text("boxes.none")
	}
	return strings.Join(parts, " · ")
}

// known counts the pieces of a kind that a box says something of.
func known(form rules.PieceForm, things rules.Box) int {
	n := 0
	for _, id := range form.IDs {
		if _, ok := things[rules.Of(form.Noun, id)]; ok {
			n++
		}
	}
	return n
}

func (p *boxesPage) build(c class) fyne.CanvasObject {
	a := p.app
	p.class = c
	p.list = kit.Column(20)
	head := a.header(a.text("boxes.title"), a.text("boxes.about"), kit.NewIconButton("import", a.text("boxes.import"), p.onImport))
	widest := float32(640)
	if c.wide() {
		widest = 1240
	}
	body := kit.Inset(4, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(widest, p.list))
	return between(head, kit.NewScroll(body), nil)
}
