package kit

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const ellipsis = "…"

// breakLines sets a text in lines no wider than width, at most most of them (0: as many as it takes). What does
// not fit ends in an ellipsis. It always starts from the whole text, so a wider place shows more again.
func breakLines(text string, width float32, most int, measure func(string) float32) []string {
	text = strings.ReplaceAll(text, "\u202f", "\u00a0") // French numbers bring a narrow space our faces lack
	var lines []string
	for _, paragraph := range strings.Split(text, "\n") {
		lines = append(lines, breakParagraph(paragraph, width, measure)...)
	}
	if most > 0 && len(lines) > most {
		rest := behind(text, lines[:most-1])
		lines = append(lines[:most-1:most-1], shorten(rest, width, measure))
	}
	return lines
}

// behind returns what of a text follows lines that it was set in, as one line.
func behind(text string, lines []string) string {
	set := 0
	for _, line := range lines {
		set += len(strings.Join(strings.Fields(line), ""))
	}
	for at, r := range text {
		if set <= 0 && !unicode.IsSpace(r) {
			return strings.ReplaceAll(text[at:], "\n", " ")
		}
		if !unicode.IsSpace(r) {
			set -= utf8.RuneLen(r)
		}
	}
	return ""
}

func breakParagraph(text string, width float32, measure func(string) float32) []string {
	if measure(text) <= width {
		return []string{text}
	}
	var lines []string
	line := ""
	for _, word := range words(text) {
		longer := word.text
		if line != "" && word.glued {
			longer = line + word.text
		} else if line != "" {
			longer = line + " " + word.text
		}
		if measure(longer) <= width {
			line = longer
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		pieces := breakWord(word.text, width, measure)
		lines = append(lines, pieces[:len(pieces)-1]...)
		line = pieces[len(pieces)-1]
	}
	return append(lines, line)
}

// word holds what no line breaks within.
type word struct {
	text  string
	glued bool // it follows the one before without a space
}

// words returns what lines break between: behind spaces, but for those that keep two together, and behind the hyphens and
// dashes of long names such as Afrique-Proche-Orient, whose parts are long.
func words(text string) []word {
	var all []word
	for _, whole := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' || r == '\n' }) {
		from := 0
		for at, r := range whole {
			behind := at + utf8.RuneLen(r)
			if (r == '-' || r == '–') && long(whole[from:at]) && long(whole[behind:]) {
				all = append(all, word{whole[from:behind], from > 0})
				from = behind
			}
		}
		all = append(all, word{whole[from:], from > 0})
	}
	return all
}

// long reports whether a part of a name is a word of its own: it begins with some letters.
func long(part string) bool {
	const least = 5
	n := 0
	for _, r := range part {
		if !unicode.IsLetter(r) {
			break
		}
		n++
	}
	return n >= least
}

// breakWord cuts a word that is wider than a line into pieces that are not, behind a hyphen or a dash where it has one.
func breakWord(word string, width float32, measure func(string) float32) []string {
	var pieces []string
	for runes := []rune(word); ; {
		if measure(string(runes)) <= width {
			return append(pieces, string(runes))
		}
		n := max(1, fitting(runes, func(s string) bool { return measure(s) <= width }))
		if n == len(runes) {
			return append(pieces, string(runes))
		}
		if dash := strings.LastIndexAny(string(runes[:n]), "-–"); dash > 0 {
			_, size := utf8.DecodeRuneInString(string(runes[:n])[dash:])
			n = utf8.RuneCountInString(string(runes[:n])[:dash+size])
		}
		pieces = append(pieces, string(runes[:n]))
		runes = runes[n:]
	}
}

// shorten cuts a text to one line that ends in an ellipsis, unless it fits whole.
func shorten(text string, width float32, measure func(string) float32) string {
	if measure(text) <= width {
		return text
	}
	runes := []rune(text)
	n := fitting(runes, func(s string) bool { return measure(strings.TrimRight(s, " ,.;:")+ellipsis) <= width })
	return strings.TrimRight(string(runes[:n]), " ,.;:") + ellipsis
}

// fitting returns how many runes from the start fit, by bisection.
func fitting(runes []rune, fits func(string) bool) int {
	low, high := 0, len(runes)
	for low < high {
		mid := (low + high + 1) / 2
		if fits(string(runes[:mid])) {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return low
}
