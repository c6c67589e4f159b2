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
			text = wordBefore(text, small, word, small[:len(small)-1]+"’")
		}
	}
	return text
}

// soften writes Spanish before what fills a blank as Spanish is spoken: "y Iker" becomes "e Iker", "o Olga" "u Olga".
func soften(text string, data map[string]any) string {
	for _, value := range data {
		word, ok := value.(string)
		switch {
		case !ok:
		case soundsI(word):
			text = wordBefore(text, "y", word, "e ")
		case soundsO(word):
			text = wordBefore(text, "o", word, "u ")
		}
	}
	return text
}

// soundsI reports whether a Spanish word begins with the vowel i, also after a silent h or as a y before a consonant; before
// another vowel it is none, as in "Iago" or "hierro".
func soundsI(word string) bool {
	letters := []rune(strings.TrimPrefix(strings.ToLower(word), "h"))
	if len(letters) < 2 {
		return len(letters) == 1 && letters[0] == 'i'
	}
	after := strings.ContainsRune("aeouáéóú", letters[1])
	return letters[0] == 'í' || letters[0] == 'i' && !after || letters[0] == 'y' && !after && letters[1] != 'i' && letters[1] != 'í'
}

// soundsO reports whether a Spanish word begins with the vowel o, also after a silent h.
func soundsO(word string) bool {
	first, _ := utf8.DecodeRuneInString(strings.TrimPrefix(strings.ToLower(word), "h"))
	return first == 'o' || first == 'ó'
}

// wordBefore writes another small word wherever it stands alone before a word.
func wordBefore(text, small, word, instead string) string {
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
			b.WriteString(text[:i] + instead + word)
		}
		text = text[i+len(whole):]
	}
}
