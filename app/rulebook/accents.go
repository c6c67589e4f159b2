package rulebook

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// plain returns a text in small letters without accents: how people search.
func plain(text string) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(strings.ToLower(text)) {
		switch {
		case unicode.Is(unicode.Mn, r):
		case r == '’':
			b.WriteRune('\'')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
