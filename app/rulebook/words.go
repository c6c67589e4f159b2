package rulebook

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
	"github.com/kljensen/snowball/french"
	"github.com/kljensen/snowball/spanish"
)

// word is a word of a text: as people search for it, without accents and in small letters, and its stem.
type word struct {
	from, to    int // bytes of the text
	plain, stem string
}

// stemmers holds the stemmer of each language, whatever its region; a language without one is searched by the beginnings of words.
var stemmers = map[string]func(word string, stopWords bool) string{"en": english.Stem, "fr": french.Stem, "es": spanish.Stem}

// wordsOf returns the words of a text in a language.
func wordsOf(text, lang string) []word {
	var words []word
	from := -1
	for i, r := range text + " " {
		switch inside := unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r); {
		case inside && from < 0:
			from = i
		case !inside && from >= 0:
			words = append(words, wordOf(text[from:i], lang, from))
			from = -1
		}
	}
	return words
}

func wordOf(text, lang string, from int) word {
	w := word{from: from, to: from + len(text), plain: plain(text)}
	w.stem = w.plain
	base, _, _ := strings.Cut(lang, "-")
	if stem := stemmers[base]; stem != nil {
		w.stem = plain(stem(strings.ToLower(text), false))
	}
	return w
}

// insideFrom is how many letters a word has that is also looked for inside others.
const insideFrom = 4

// answers reports whether the word is another form of a wanted one, begins with it, or has it inside.
func (w word) answers(wanted word) bool {
	if w.stem == wanted.stem || strings.HasPrefix(w.plain, wanted.plain) {
		return true
	}
	return utf8.RuneCountInString(wanted.plain) >= insideFrom && strings.Contains(w.plain, wanted.plain)
}
