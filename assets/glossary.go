package assets

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Term is a word of a game that a newcomer may not know, with its meaning in our own words.
type Term struct {
	ID    string   // "alert-level", the same in every language
	Name  string   // as it is used in the rulebook
	Forms []string // other forms in which texts use it: plurals, verbs
	Also  []string // what people may call it instead; only searched for
	Body  string
}

var termID = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

// Glossary returns a game's terms in the language nearest to lang, in the order of the file. The error is an unknown
// game, or a file that does not hold terms.
func Glossary(game, lang string) ([]Term, error) {
	return readBook(TextsIn(lang), "glossary", game, parseGlossary,
		func(t Term) string { return t.ID },
		func(base *Term, own Term) { *base = own })
}

// parseGlossary reads entries "## id · Name", each with its meaning and, as needed, lines "Forms: a, b" and "Also: a, b".
func parseGlossary(text string) ([]Term, error) {
	var terms []Term
	for entry := range strings.SplitSeq("\n"+strings.TrimSpace(text), "\n## ") {
		if strings.TrimSpace(entry) == "" {
			continue
		}
		t, err := parseTerm(entry)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(terms, func(other Term) bool { return other.ID == t.ID }) {
			return nil, fmt.Errorf("%s is explained twice", t.ID)
		}
		terms = append(terms, t)
	}
	return terms, nil
}

func parseTerm(entry string) (Term, error) {
	heading, rest, _ := strings.Cut(entry, "\n")
	id, name, ok := strings.Cut(strings.TrimSpace(heading), " · ")
	if !ok || name == "" || !termID.MatchString(id) {
		return Term{}, fmt.Errorf("%q is no heading of a term", heading)
	}
	t := Term{ID: id, Name: name}
	var body []string
	for line := range strings.SplitSeq(rest, "\n") {
		if forms, ok := strings.CutPrefix(line, "Forms: "); ok {
			t.Forms = strings.Split(forms, ", ")
		} else if also, ok := strings.CutPrefix(line, "Also: "); ok {
			t.Also = strings.Split(also, ", ")
		} else {
			body = append(body, line)
		}
	}
	t.Body = strings.TrimSpace(strings.Join(body, "\n"))
	if t.Body == "" {
		return Term{}, fmt.Errorf("%s has no meaning", t.ID)
	}
	return t, nil
}
