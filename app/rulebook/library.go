package rulebook

import (
	"fyne.io/fyne/v2"

	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// book is a game's rules and its terms, in one language.
type book struct {
	game  rules.GameID
	lang  string
	pages []page
	terms []assets.Term
}

// library reads the books of the games as they are asked for.
type library map[rules.GameID]*book

// open returns the book of a game. What cannot be read is empty.
func (l library) open(a *shell.App, game rules.GameID) *book {
	lang := a.Texts.Tag()
	if b := l[game]; b != nil && b.lang == lang {
		return b
	}
	texts, err := assets.Rulebook(string(game), lang)
	if err != nil {
		fyne.LogError("no rulebook", err)
	}
	l[game] = &book{game, lang, pagesOf(texts, lang), termsOf(game, lang)}
	return l[game]
}

// termsOf returns the terms of a game. What cannot be read is empty.
func termsOf(game rules.GameID, lang string) []assets.Term {
	terms, err := assets.Glossary(string(game), lang)
	if err != nil {
		fyne.LogError("no glossary", err)
	}
	return terms
}

// find returns the rules of the book in which something is found, those with it in their titles first where titles is set.
func (b *book) find(text string, titles bool) (search, []page) {
	s := searchFor(text, b.lang, b.terms)
	var first, rest []page
	for _, p := range b.pages {
		if !s.finds(p) {
			continue
		}
		if titles && s.titled(p) {
			first = append(first, p)
		} else {
			rest = append(rest, p)
		}
	}
	return s, append(first, rest...)
}
