package tracker

import (
	"strings"
	"unicode"

	"github.com/google/uuid"
)

// mostMarks is how many accents a letter may carry: more cover the lines around it.
const mostMarks = 3

// Plain makes a foreign text safe to show in one line of a screen, a file or a terminal. It
// leaves out what nobody sees and what changes how the rest is read: control characters,
// marks of direction, characters without width, bytes that are no text. It is empty where
// nothing is left to be seen.
func Plain(text string) string {
	if isPlain(text) {
		return text
	}
	var b strings.Builder
	marks, gap := 0, false
	for _, r := range text {
		switch {
		case isGap(r):
			gap, marks = b.Len() > 0, 0
			continue
		case r == unicode.ReplacementChar, !unicode.IsGraphic(r):
			continue
		case unicode.Is(unicode.M, r):
			if marks++; marks > mostMarks || b.Len() == 0 || gap {
				continue
			}
		default:
			marks = 0
		}
		if gap {
			b.WriteByte(' ')
			gap = false
		}
		b.WriteRune(r)
	}
	return b.String()
}

// isPlain reports whether a text is, as most are, of ASCII letters and single spaces.
func isPlain(text string) bool {
	for i := range len(text) {
		c := text[i]
		if c < ' ' || c > '~' || c == ' ' && (i == 0 || i == len(text)-1 || text[i-1] == ' ') {
			return false
		}
	}
	return true
}

// isGap reports whether a character only takes room: spaces, line ends, and letters that are
// drawn as nothing.
func isGap(r rune) bool {
	switch r {
	case '\u115f', '\u1160', '\u2800', '\u3164', '\uffa0': // Hangul fillers, blank Braille
		return true
	}
	return unicode.IsSpace(r) || unicode.In(r, unicode.Z)
}

// named returns a name as it is kept: plain, and no longer than a line.
func named(name string) string {
	name = Plain(name)
	if len(name) <= longText {
		return name
	}
	return Plain(strings.ToValidUTF8(name[:longText], ""))
}

// isID reports whether an id is a UUID in its one plain spelling.
func isID(id string) bool {
	u, err := uuid.Parse(id)
	return err == nil && u.String() == id
}
