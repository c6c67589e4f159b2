package rulebook

import (
	"cmp"
	"slices"

	"docent/app/kit"
	"docent/assets"
)

// terms returns the parts of a text that name a term of the game which was not seen before; each opens its meaning.
func (w writing) terms(text string, seen map[string]bool) []said {
	words := wordsOf(text, w.app.Texts.Tag())
	var terms []said
	for _, n := range w.names {
		if seen[n.term.ID] {
			continue
		}
		at := spoken(words, n.words)
		if at < 0 {
			continue
		}
		span := kit.Span{From: words[at].from, To: words[at+len(n.words)-1].to}
		if slices.ContainsFunc(terms, func(s said) bool { return s.span.From < span.To && span.From < s.span.To }) {
			continue
		}
		seen[n.term.ID] = true
		span.Tapped = func() { w.explain(n.term) }
		terms = append(terms, said{n.term, span})
	}
	return terms
}

// said is a term as a text says it.
type said struct {
	assets.Term
	span kit.Span
}

// explain shows what a term means, over whatever is on the screen.
func (w writing) explain(t assets.Term) {
	w.app.Open(w.app.Sheet(t.Name, w.prose(t.Body, t.ID)))
}

// name is a form of a term, in words.
type name struct {
	term  assets.Term
	words []word
}

// namesOf returns all forms of terms, those of most words first: "alert level" before "alert".
func namesOf(terms []assets.Term, lang string) []name {
	var names []name
	for _, t := range terms {
		for _, form := range append([]string{t.Name}, t.Forms...) {
			names = append(names, name{t, wordsOf(form, lang)})
		}
	}
	slices.SortStableFunc(names, func(a, b name) int { return cmp.Compare(len(b.words), len(a.words)) })
	return names
}

// spoken returns where words say a name to the letter, or -1.
func spoken(words, name []word) int {
	for at := 0; len(name) > 0 && at+len(name) <= len(words); at++ {
		if slices.EqualFunc(words[at:at+len(name)], name, func(a, b word) bool { return a.plain == b.plain }) {
			return at
		}
	}
	return -1
}
