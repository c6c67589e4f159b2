package assets

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// elided are the French words that lose their last letter before a vowel.
var elided = []string{"de", "que", "De", "Que"}

// elide writes French before what fills a blank as French is spoken: "de Ann" becomes "d’Ann". An h is left alone, for
// only some are silent.
func elide(text string, data map[string]any) string {
	for _, value := range data {
		word, ok := value.(string)
		if first, _ := utf8.DecodeRuneInString(word); !ok || !strings.ContainsRune("aeiouàâäéèêëîïôöùûüœ", unicode.ToLower(first)) {
			continue
		}
		for _, small := range elided {
			text = elideBefore(text, small, word)
		}
	}
	return text
}

// elideBefore shortens a small word wherever it stands alone before another.
func elideBefore(text, small, word string) string {
	whole := small + " " + word
	var b strings.Builder
	for {
		i := strings.Index(text, whole)
		if i < 0 {
			return b.String() + text
		}
		if before, _ := utf8.DecodeLastRuneInString(text[:i]); i > 0 && unicode.IsLetter(before) {
			b.WriteString(text[:i+len(whole)])
		} else {
			b.WriteString(text[:i] + small[:len(small)-1] + "’" + word)
		}
		text = text[i+len(whole):]
	}
}
