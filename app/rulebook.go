package app

import (
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/assets"
	"docent/rules"
)

// rulebookPage is a game's rules by chapter, searched as one types.
type rulebookPage struct {
	app    *App
	id     rules.GameID
	texts  []assets.RuleText
	wanted string // what is searched for
	chosen rules.RuleID
	list   *kit.Scroll
	detail *kit.Scroll // beside the list where there is room
}

// newRulebookPage opens a game's rules, at a rule where one is named.
func newRulebookPage(a *App, game rules.GameID, rule rules.RuleID) *rulebookPage {
	return &rulebookPage{app: a, id: game, chosen: rule}
}

func (p *rulebookPage) game() string { return string(p.id) }

func (p *rulebookPage) onSearch(text string) {
	p.wanted = text
	p.refresh()
	p.list.ScrollToTop()
}

func (p *rulebookPage) onRule(id rules.RuleID) {
	if p.detail == nil {
		p.app.openRule(p.id, id)
		return
	}
	p.chosen = id
	p.refreshDetail()
}

func (p *rulebookPage) refresh() {
	p.list.SetContent(p.index())
	p.refreshDetail()
}

func (p *rulebookPage) refreshDetail() {
	if p.detail == nil {
		return
	}
	p.chooseShown()
	for _, t := range p.texts {
		if t.ID == string(p.chosen) {
			p.detail.SetContent(kit.Column(0, kit.Inset(4, kit.Edges, kit.Edges, 4, kit.NewCard(p.app.ruleText(p.id, t, true)))))
		}
	}
}

// chooseShown keeps the rule beside the list one of the list.
func (p *rulebookPage) chooseShown() {
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

func (p *rulebookPage) build(c class) fyne.CanvasObject {
	a := p.app
	texts, err := assets.Rulebook(string(p.id), a.texts.Tag())
	if err != nil {
		fyne.LogError("no rulebook", err)
	}
	p.texts = texts
	field := kit.NewSearchField(a.text("app.search"), a.text("rulebook.clear"), p.onSearch)
	p.list = kit.NewScroll(kit.Column(0))
	head := a.header(a.text("app.rules"), a.gameName(p.id))
	if !c.wide() {
		p.detail = nil
		field.SetText(p.wanted)
		search := kit.Inset(0, kit.Edges, kit.Gap, kit.Edges, kit.AtMost(640, field))
		return between(kit.Column(0, head, search), p.list, nil)
	}
	p.detail = kit.NewScroll(kit.Column(0))
	field.SetText(p.wanted)
	left := between(kit.Inset(0, 0, kit.Gap, kit.Edges, field), p.list, nil)
	return between(head, split(0.4, left, p.detail), nil)
}

// index is the chapters with the rules that match.
func (p *rulebookPage) index() fyne.CanvasObject {
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
		list.Add(kit.NewEmptyState(kit.IconSearch, a.text("rulebook.none"), a.text("rulebook.none.hint"), nil))
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
