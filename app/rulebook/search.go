package rulebook

import (
	"slices"
	"strings"
	"unicode/utf8"

	"docent/app/kit"
	"docent/assets"
)

// search holds what somebody looks for in a game's rules: its words, or the same with a term of the game in place of what
// people call it; each of these ways is enough.
type search struct {
	lang  string
	id    string // the whole of it as a rule's id
	asked []way
}

// way looks for words in any place and form, and for those of a term beside each other.
type way struct{ words, term []word }

// searchFor returns the search for a text among the rules of a game with these terms.
func searchFor(text, lang string, terms []assets.Term) search {
	words := wordsOf(text, lang)
	s := search{lang: lang, id: plain(strings.TrimSpace(text)), asked: []way{{words: words}}}
	for _, t := range terms {
		names := append([]string{t.Name}, t.Forms...)
		for _, called := range append(names, t.Also...) {
			at := within(words, wordsOf(called, lang))
			if at < 0 {
				continue
			}
			n := len(wordsOf(called, lang))
			for _, name := range names {
				s.asked = append(s.asked, way{slices.Concat(words[:at], words[at+n:]), wordsOf(name, lang)})
			}
		}
	}
	return s
}

// within returns where words say a phrase, or -1.
func within(words, phrase []word) int {
	for at := 0; len(phrase) > 0 && at+len(phrase) <= len(words); at++ {
		if slices.EqualFunc(words[at:at+len(phrase)], phrase, func(a, b word) bool { return a.stem == b.stem }) {
			return at
		}
	}
	return -1
}

// empty reports whether nothing is looked for.
func (s search) empty() bool { return s.id == "" }

// finds reports whether a rule has all the wanted words, in any form.
func (s search) finds(t page) bool {
	if s.empty() || plain(t.ID) == s.id {
		return true
	}
	return slices.ContainsFunc(s.asked, func(a way) bool {
		if len(a.words)+len(a.term) == 0 || len(a.term) > 0 && within(t.words, a.term) < 0 {
			return false
		}
		return !slices.ContainsFunc(a.words, func(w word) bool { return !t.has(w) })
	})
}

// titled reports whether the title of a rule has a wanted word.
func (s search) titled(t page) bool { return len(s.marks(t.Title)) > 0 }

// marks returns the parts of a text that were looked for.
func (s search) marks(text string) []kit.Span {
	if s.empty() {
		return nil
	}
	words := wordsOf(text, s.lang)
	marked := make([]bool, len(words))
	for _, a := range s.asked {
		for i, w := range words {
			if n := len(a.term); n > 0 && i+n <= len(words) && within(words[i:i+n], a.term) == 0 {
				for j := range n {
					marked[i+j] = true
				}
			}
			marked[i] = marked[i] || slices.ContainsFunc(a.words, w.answers)
		}
	}
	var spans []kit.Span
	for i, w := range words {
		if marked[i] {
			spans = append(spans, kit.Span{From: w.from, To: w.to})
		}
	}
	return spans
}

// excerpt returns the sentences of a rule around the first words that were looked for; empty where the title has them.
func (s search) excerpt(t page) string {
	if s.empty() || s.titled(t) {
		return ""
	}
	body := strings.TrimPrefix(strings.ReplaceAll("\n"+t.Body, "\n- ", "\n"), "\n")
	body = strings.ReplaceAll(body, "\n", " ")
	marks := s.marks(body)
	if len(marks) == 0 {
		return ""
	}
	const before, after = 30, 70
	from, to := max(0, marks[0].From-before), min(len(body), marks[0].To+after)
	if from > 0 {
		from += strings.IndexByte(body[from:], ' ') + 1
	}
	if to < len(body) {
		to = from + strings.LastIndexByte(body[from:to], ' ')
	}
	cut := body[from:to]
	if from > 0 {
		cut = "…\u00a0" + cut
	}
	if to < len(body) {
		cut += "\u00a0…"
	}
	return strings.ToValidUTF8(cut, string(utf8.RuneError))
}

// page is a rule with its words.
type page struct {
	assets.RuleText
	words []word
}

// has reports whether the rule has a word, in any form.
func (t page) has(wanted word) bool {
	return slices.ContainsFunc(t.words, func(w word) bool { return w.answers(wanted) })
}

// pagesOf returns the rules of a book with their words.
func pagesOf(texts []assets.RuleText, lang string) []page {
	pages := make([]page, len(texts))
	for i, t := range texts {
		pages[i] = page{t, wordsOf(strings.Join([]string{t.Title, t.Body, t.Chapter}, "\n"), lang)}
	}
	return pages
}
