//go:build scenes

package rulebook

import (
	"fyne.io/fyne/v2"

	"docent/app/kit/arrange"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// RuleText returns the text of a rule as the page and the sheet show it.
func RuleText(a *shell.App, game rules.GameID, t assets.RuleText, titled bool) fyne.CanvasObject {
	return newWriting(a, game, nil).rule(t, titled)
}

// Wanted returns what is searched for.
func (p *Page) Wanted() string { return p.wanted }

// SetWanted sets what is searched for.
func (p *Page) SetWanted(v string) { p.wanted = v }

// Chosen returns the rule beside the list.
func (p *Page) Chosen() rules.RuleID { return p.chosen }

// Detail returns what is beside the list; nil on a phone.
func (p *Page) Detail() *arrange.Scroll { return p.detail }

// OnSearch searches for a text.
func (p *Page) OnSearch(text string) { p.onSearch(text) }

// Finds reports whether a search in a language finds a rule of a game with these terms.
func Finds(t assets.RuleText, terms []assets.Term, wanted, lang string) bool {
	return searchFor(wanted, lang, terms).finds(pagesOf([]assets.RuleText{t}, lang)[0])
}

// Marked lists what a search marks in a text.
func Marked(text string, terms []assets.Term, wanted, lang string) (marked []string) {
	for _, span := range searchFor(wanted, lang, terms).marks(text) {
		marked = append(marked, text[span.From:span.To])
	}
	return marked
}

// Found returns the rules of a game that a search finds, in the order in which other games list them.
func Found(a *shell.App, game rules.GameID, wanted string) []page {
	_, found := library{}.open(a, game).find(wanted, true)
	return found
}

// Excerpt returns the line that a list shows under a rule's title, with its break.
func Excerpt(a *shell.App, game rules.GameID, wanted string, t page) string {
	s, _ := library{}.open(a, game).find(wanted, true)
	if excerpt := s.excerpt(t); excerpt != "" {
		return excerpt + "\n"
	}
	return ""
}

// Explain opens the first rule of a game that names a term, and over it what the term means.
func Explain(a *shell.App, game rules.GameID, term string) {
	w, b := newWriting(a, game, nil), library{}.open(a, game)
	for _, p := range b.pages {
		words := wordsOf(p.Body, b.lang)
		for at := range words {
			if n := w.named(words[at:]); n != nil && n.term.ID == term {
				a.To.Rule(game, rules.RuleID(p.ID))
				w.explain(n.term)
				return
			}
		}
	}
}
