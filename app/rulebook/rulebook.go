package rulebook

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
)

// Page is a game's rules by chapter, with those of all games beside them; what one types is searched in all of them.
type Page struct {
	app    *shell.App
	id     rules.GameID
	books  library
	wanted string // what is searched for
	search search // the same in this book, and what it finds
	found  []page
	chosen rules.RuleID
	list   *arrange.Scroll
	row    fyne.CanvasObject // of the chosen rule in the list; nil where it is not found
	detail *arrange.Scroll   // beside the list where there is room
}

// New opens a game's rules, at a rule where one is named.
func New(a *shell.App, game rules.GameID, rule rules.RuleID) *Page {
	return &Page{app: a, id: game, chosen: rule, books: library{}}
}

// Screen names the page to those who do not see it.
func (p *Page) Screen() string { return "rulebook" }

// Game returns the game that the page is about.
func (p *Page) Game() string { return string(p.id) }

func (p *Page) onSearch(text string) {
	p.wanted = text
	p.Refresh()
	p.list.ScrollToTop()
}

func (p *Page) onRule(id rules.RuleID) {
	if p.detail == nil {
		open(p.app, p.id, id, "", nil, &p.search)
		return
	}
	p.chosen = id
	p.refreshDetail()
}

// onGame turns to the book of another game, at a rule where one is named; what is searched for stays.
func (p *Page) onGame(game rules.GameID, rule rules.RuleID) {
	next := New(p.app, game, rule)
	next.wanted, next.books = p.wanted, p.books
	p.app.Replace(next)
	if rule != "" && next.detail == nil {
		next.onRule(rule)
	}
}

// Opened shows the list from the rule on at which the book was opened.
func (p *Page) Opened() {
	if p.row != nil {
		p.list.ScrollToObject(p.row)
	}
}

// Refresh shows what is known now.
func (p *Page) Refresh() {
	p.search, p.found = p.books.open(p.app, p.id).find(p.wanted, false)
	p.list.SetContent(p.index())
	p.refreshDetail()
}

func (p *Page) refreshDetail() {
	if p.detail == nil {
		return
	}
	p.chooseShown()
	for _, t := range p.books.open(p.app, p.id).pages {
		if t.ID == string(p.chosen) {
			text := newWriting(p.app, p.id, &p.search).rule(t.RuleText, true)
			p.detail.SetContent(arrange.Column(0, arrange.Inset(4, look.Edges, look.Edges, 4, kit.NewCard(text))))
		}
	}
}

// chooseShown keeps the rule beside the list one of the list.
func (p *Page) chooseShown() {
	shown := slices.ContainsFunc(p.found, func(t page) bool { return t.ID == string(p.chosen) })
	if !shown && len(p.found) > 0 {
		p.chosen = rules.RuleID(p.found[0].ID)
	}
}

// Build returns the rules under their search.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	field := kit.NewSearchField(a.Text("rulebook.search"), a.Text("rulebook.clear"), p.onSearch)
	p.list, p.detail = arrange.NewScroll(arrange.Column(0)), nil
	if c.Wide() {
		p.detail = arrange.NewScroll(arrange.Column(0))
	}
	field.SetText(p.wanted)
	head := a.Header(a.Text("app.rules"), a.GameName(p.id))
	top := arrange.Column(look.Gap, p.shelf(), field)
	if !c.Wide() {
		search := arrange.Inset(0, look.Edges, look.Gap, look.Edges, arrange.AtMost(640, top))
		return arrange.Between(arrange.Column(0, head, search), p.list, nil)
	}
	left := arrange.Between(arrange.Inset(0, 0, look.Gap, look.Edges, top), p.list, nil)
	return arrange.Between(head, arrange.Split(0.4, left, p.detail), nil)
}

// shelf returns the covers of all games, each of which opens its book; nothing where there is but one game.
func (p *Page) shelf() fyne.CanvasObject {
	games := p.app.Config.Games
	if len(games) < 2 {
		return arrange.Column(0)
	}
	row := arrange.Spread(look.Gap)
	for _, game := range games {
		id := game.ID()
		button, tile := parts.Tile(p.app.GameName(id), arrange.Inset(4, 4, 4, 4, parts.NewCover(id, 56)), func() { p.onGame(id, "") })
		button.Style = kit.Quiet
		if id == p.id {
			button.Style = kit.Primary
		}
		row.Add(tile)
	}
	return row
}

// index returns the chapters with the rules that match, then what is found in other games.
func (p *Page) index() fyne.CanvasObject {
	var list []fyne.CanvasObject // laid out once: what is added to a container is measured with all that it holds
	chapter := ""
	p.row = nil
	for _, t := range p.found {
		if t.Chapter != chapter {
			chapter = t.Chapter
			list = append(list, arrange.Inset(look.Gap, 0, 0, 0, kit.NewWrapped(chapter, kit.Heading)))
		}
		r := row(p.search, t, func() { p.onRule(rules.RuleID(t.ID)) })
		if list = append(list, r); t.ID == string(p.chosen) {
			p.row = r
		}
	}
	if elsewhere := p.elsewhere(); elsewhere != nil {
		if len(p.found) == 0 {
			list = append(list, arrange.Inset(look.Gap, 0, 0, 0, kit.NewWrapped(p.app.Text("rulebook.elsewhere", "game", p.app.GameName(p.id)), kit.Caption)))
		}
		list = append(list, elsewhere...)
	} else if len(p.found) == 0 {
		list = append(list, kit.NewEmptyState(look.IconSearch, p.app.Text("rulebook.none"), p.app.Text("rulebook.none.hint"), nil))
	}
	return arrange.Inset(0, look.Edges, look.Edges, look.Edges, arrange.AtMost(640, arrange.Column(look.Gap, list...)))
}

// mostElsewhere is how many rules of another game the list shows.
const mostElsewhere = 3

// elsewhere returns what is found in the books of the other games, each under its name.
func (p *Page) elsewhere() []fyne.CanvasObject {
	if p.search.empty() {
		return nil
	}
	var list []fyne.CanvasObject
	for _, game := range p.app.Config.Games {
		if game.ID() == p.id {
			continue
		}
		s, found := p.books.open(p.app, game.ID()).find(p.wanted, true)
		if len(found) == 0 {
			continue
		}
		name := p.app.GameName(game.ID())
		list = append(list, arrange.Inset(look.Gap, 0, 0, 0, kit.NewWrapped(p.app.Text("rulebook.in", "game", name), kit.Heading)))
		for _, t := range found[:min(len(found), mostElsewhere)] {
			list = append(list, row(s, t, func() { p.onGame(game.ID(), rules.RuleID(t.ID)) }))
		}
		if more := len(found) - mostElsewhere; more > 0 {
			list = append(list, kit.NewListRow("rules", p.app.Text("rulebook.more", "Count", more, "game", name), "", func() { p.onGame(game.ID(), "") }))
		}
	}
	return list
}

// row returns a rule of a list, with what was searched for marked in it.
func row(s search, t page, tapped func()) fyne.CanvasObject {
	r := kit.NewListRow("", t.Title, t.ID, tapped)
	if !s.empty() {
		if excerpt := s.excerpt(t); excerpt != "" {
			r.Subtitle = excerpt + "\n" + t.ID
		}
		r.Found = s.marks
	}
	return r
}
