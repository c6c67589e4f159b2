package rules

import (
	"fmt"
	"slices"
)

// Spelt is the word of an enumeration's value, or "" where there is none.
func Spelt[T ~uint8](v T, words []string) string {
	if int(v) < len(words) {
		return words[v]
	}
	return ""
}

// ParseWord is the reverse of Spelt; what names the enumeration in the error.
func ParseWord[T ~uint8](v *T, text []byte, words []string, what string) error {
	at := slices.Index(words, string(text))
	if at < 0 {
		return fmt.Errorf("rules: %.20q is no %s", text, what)
	}
	*v = T(at)
	return nil
}
