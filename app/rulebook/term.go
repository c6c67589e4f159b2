package rulebook

import (
	"cmp"
	"slices"
	"unicode"
	"unicode/utf8"

	"docent/app/kit"
	"docent/assets"
)

// terms returns the parts of a text that name a term of the game which was not seen before; each opens its meaning.
func (w writing) terms(text string, seen map[string]bool) []said {
	words := wordsOf(text, w.app.Texts.Tag())
	var terms []said
	for at := 0; at < len(words); {
		n := w.named(words[at:])
		if n == nil {
			at++
			continue
		}
		last := at + len(n.words) - 1
		if !seen[n.term.ID] {
			seen[n.term.ID] = true
			terms = append(terms, said{n.term, kit.Span{From: words[at].from, To: words[last].to, Tapped: func() { w.explain(n.term) }}})
		}
		at = last + 1
	}
	return terms
}

// said is a term as a text says it.
type said struct {
	assets.Term
	span kit.Span
}

// named returns the name of the most words that words begin with, or nil.
func (w writing) named(words []word) *name {
	for i, n := range w.names {
		if len(n.words) <= len(words) && slices.EqualFunc(words[:len(n.words)], n.words, alike) {
			return &w.names[i]
		}
	}
	return nil
}

// alike reports whether two words are the same but for accents and capital letters.
func alike(a, b word) bool { return a.plain == b.plain }

// explain shows what a term means, over whatever is on the screen.
func (w writing) explain(t assets.Term) { w.app.Open(w.app.Sheet(headed(t), w.prose(t.Body, t.ID))) }

// headed returns the name of a term as it begins a line.
func headed(t assets.Term) string {
	first, size := utf8.DecodeRuneInString(t.Name)
	return string(unicode.ToUpper(first)) + t.Name[size:]
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
			if words := wordsOf(form, lang); len(words) > 0 {
				names = append(names, name{t, words})
			}
		}
	}
	slices.SortStableFunc(names, func(a, b name) int { return cmp.Compare(len(b.words), len(a.words)) })
	return names
}
