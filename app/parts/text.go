package parts

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Capital begins a text that stands alone with a capital letter, behind the marks that open a Spanish question.
func Capital(text string) string {
	opened := len(text) - len(strings.TrimLeft(text, "¿¡"))
	first, size := utf8.DecodeRuneInString(text[opened:])
	if size == 0 {
		return text
	}
	return text[:opened] + string(unicode.ToUpper(first)) + text[opened+size:]
}

// Dotted joins what there is to say.
func Dotted(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " · ")
}

// Points writes what a line gives or takes.
func Points(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// Reading returns how long something told stands before the next: longer for more to read.
func Reading(said string) time.Duration {
	return 700*time.Millisecond + time.Duration(utf8.RuneCountInString(said))*30*time.Millisecond
}
