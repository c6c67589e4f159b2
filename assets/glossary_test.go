package assets

import (
	"slices"
	"strings"
	"testing"

	"docent/rules/catalog"
)

func glossary(t *testing.T, game, lang string) []Term {
	t.Helper()
	terms, err := Glossary(game, lang)
	if err != nil {
		t.Fatal(err)
	}
	return terms
}

// Every game explains the same terms in every language, each of which its rulebook uses.
func TestGlossariesExplainWhatRulebooksSay(t *testing.T) {
	for _, game := range catalog.Games() {
		id := string(game.ID())
		var want []string
		for _, term := range glossary(t, id, "en") {
			want = append(want, term.ID)
		}
		if len(want) < 8 {
			t.Errorf("%s explains %d terms", id, len(want))
		}
		for _, lang := range Languages() {
			var got []string
			var book strings.Builder
			for _, rule := range rulebook(t, id, lang.Tag) {
				book.WriteString(strings.ToLower(rule.Title + "\n" + rule.Body + "\n"))
			}
			for _, term := range glossary(t, id, lang.Tag) {
				got = append(got, term.ID)
				forms := append([]string{term.Name}, term.Forms...)
				if !slices.ContainsFunc(forms, func(f string) bool { return strings.Contains(book.String(), strings.ToLower(f)) }) {
					t.Errorf("%s, %s: no rule says %s", id, lang.Tag, strings.Join(forms, ", "))
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: explains %v, in English %v", id, lang.Tag, got, want)
			}
		}
	}
}

func TestGlossaryRefusesWhatIsNoTerm(t *testing.T) {
	tests := map[string]string{
		"no name":       "## cube\nA small cube.",
		"an empty name": "## cube · \nA small cube.",
		"a bad id":      "## The cube · cube\nA small cube.",
		"no meaning":    "## cube · cube\nForms: cubes",
		"twice":         "## cube · cube\nOne.\n\n## cube · cube\nTwo.",
		"before a term": "A small cube.",
	}
	for name, text := range tests {
		if terms, err := parseGlossary(text); err == nil {
			t.Errorf("%s: read as %+v", name, terms)
		}
	}
	terms, err := parseGlossary("## fist · fist\nForms: fists, the fist\nAlso: hand\nWhat is held\nin it.\n\n## cube · cube\nA cube.\n")
	want := []Term{{"fist", "fist", []string{"fists", "the fist"}, []string{"hand"}, "What is held\nin it."}, {"cube", "cube", nil, nil, "A cube."}}
	if err != nil || !slices.EqualFunc(terms, want, func(a, b Term) bool {
		return a.ID == b.ID && a.Name == b.Name && slices.Equal(a.Forms, b.Forms) && slices.Equal(a.Also, b.Also) && a.Body == b.Body
	}) {
		t.Errorf("got %+v, %v, want %+v", terms, err, want)
	}
}
