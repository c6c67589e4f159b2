package rulebook

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// Page is a game's rules by chapter, searched as one types.
type Page struct {
	app    *shell.App
	id     rules.GameID
	texts  []assets.RuleText
	wanted string // what is searched for
	chosen rules.RuleID
	list   *kit.Scroll
	detail *kit.Scroll // beside the list where there is room
}

// New opens a game's rules, at a rule where one is named.
func New(a *shell.App, game rules.GameID, rule rules.RuleID) *Page {
	return &Page{app: a, id: game, chosen: rule}
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
		p.app.To.Rule(p.id, id)
		return
	}
	p.chosen = id
	p.refreshDetail()
}

// Refresh shows what is known now.
func (p *Page) Refresh() {
	p.list.SetContent(p.index())
	p.refreshDetail()
}

func (p *Page) refreshDetail() {
	if p.detail == nil {
		return
	}
	p.chooseShown()
	for _, t := range p.texts {
		if t.ID == string(p.chosen) {
			p.detail.SetContent(kit.Column(0, kit.Inset(4, kit.Edges, kit.Edges, 4, kit.NewCard(ruleText(p.app, p.id, t, true)))))
		}
	}
}

// chooseShown keeps the rule beside the list one of the list.
func (p *Page) chooseShown() {
	var first rules.RuleID
	for _, t := range p.texts {
		if !matches(t, p.wanted) {
			continue
		}
		if first == "" {
			first = rules.RuleID(t.ID)
		}
		if t.ID == string(p.chosen) {
			return
		}
	}
	if first != "" {
		p.chosen = first
	}
}

// Build returns the rules under their search.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	texts, err := assets.Rulebook(string(p.id), a.Texts.Tag())
	if err != nil {
		fyne.LogError("no rulebook", err)
	}
	p.texts = texts
	field := kit.NewSearchField(a.Text("app.search"), a.Text("rulebook.clear"), p.onSearch)
	p.list = kit.NewScroll(kit.Column(0))
	head := a.Header(a.Text("app.rules"), a.GameName(p.id))
	if !c.Wide() {
		p.detail = nil
		field.SetText(p.wanted)
		search := kit.Inset(0, kit.Edges, kit.Gap, kit.Edges, kit.AtMost(640, field))
		return kit.Between(kit.Column(0, head, search), p.list, nil)
	}
	p.detail = kit.NewScroll(kit.Column(0))
	field.SetText(p.wanted)
	left := kit.Between(kit.Inset(0, 0, kit.Gap, kit.Edges, field), p.list, nil)
	return kit.Between(head, kit.Split(0.4, left, p.detail), nil)
}

// index returns the chapters with the rules that match.
func (p *Page) index() fyne.CanvasObject {
	a := p.app
	list := kit.Column(kit.Gap)
	chapter := ""
	for _, t := range p.texts {
		if !matches(t, p.wanted) {
			continue
		}
		if t.Chapter != chapter {
			chapter = t.Chapter
			list.Add(kit.Inset(kit.Gap, 0, 0, 0, kit.NewWrapped(chapter, kit.Heading)))
		}
		list.Add(kit.NewListRow("", t.Title, t.ID, func() { p.onRule(rules.RuleID(t.ID)) }))
	}
	if chapter == "" {
		list.Add(kit.NewEmptyState(kit.IconSearch, a.Text("rulebook.none"), a.Text("rulebook.none.hint"), nil))
	}
	return kit.Inset(0, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(640, list))
}

// matches finds every word of what is wanted somewhere in a rule, whatever accents either bears.
func matches(t assets.RuleText, wanted string) bool {
	text := plain(strings.Join([]string{t.ID, t.Title, t.Body, t.Chapter}, " "))
	for _, word := range strings.Fields(plain(wanted)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}
