package museum

import (
	"unicode"
	"unicode/utf8"

	"docent/app/board"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

// words are the names of what the board shows, in the language of the table.
type words struct{ board.Host }

// say returns a text of the board.
func (w words) say(key string, data map[string]any) string { return w.Text("board.museum."+key, data) }

// civ returns the name of a civilisation, from 0.
func (w words) civ(civ int) string { return capital(w.Thing(civThing(civ))) }

// domain returns the name of a domain, from 0.
func (w words) domain(dom int) string { return w.Thing(domainThing(dom)) }

// card returns the name of a card of a museum.
func (w words) card(c gallery.Card) string {
	return w.Thing(rules.Of("card", museum.NewCard(int(c.Civ())+1, int(c.Domain())+1, 0).String()))
}

// gain returns what a line counts.
func (w words) gain(g *gain) string {
	switch g.kind {
	case gallery.CivLine:
		return w.civ(g.group)
	case gallery.DomainLine:
		return w.domain(g.group)
	case gallery.PatronLine:
		return w.say("patron", nil)
	case gallery.GalleryLine:
		return w.say("gallery", nil)
	case gallery.FullLine:
		return w.say("full", nil)
	case gallery.BothLine:
	}
	return w.say("both", nil)
}

// civThing returns a civilisation, from 0, as the rules name it.
func civThing(civ int) rules.Thing { return rules.Of("civ", civLetters[civ:civ+1]) }

// domainThing returns a domain, from 0, as the rules name it.
func domainThing(dom int) rules.Thing { return rules.Of("domain", domainLetters[dom:dom+1]) }

// capital returns a word that stands alone with a capital letter.
func capital(word string) string {
	first, size := utf8.DecodeRuneInString(word)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + word[size:]
}
