package assets

import (
	"slices"
	"strings"
	"testing"
	"unicode"

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

// Every game explains the same terms in every language. Rules say each of them, and each other form of it, word by word.
func TestGlossariesExplainWhatRulebooksSay(t *testing.T) {
	for _, game := range catalog.Games() {
		id := string(game.ID())
		var want []string
		for _, term := range glossary(t, id, "en") {
			want = append(want, term.ID)
		}
		if len(want) < 10 || len(want) > 16 {
			t.Errorf("%s explains %d terms, want 10 to 16", id, len(want))
		}
		for _, lang := range Languages() {
			book := &strings.Builder{}
			for _, rule := range rulebook(t, id, lang.Tag) {
				book.WriteString(inWords(rule.Title) + inWords(rule.Body))
			}
			var got []string
			for _, term := range glossary(t, id, lang.Tag) {
				got = append(got, term.ID)
				says := func(form string) bool { return strings.Contains(book.String(), inWords(form)) }
				if !says(term.Name) && !slices.ContainsFunc(term.Forms, says) {
					t.Errorf("%s, %s: no rule says %s", id, lang.Tag, term.Name)
				}
				for _, form := range term.Forms {
					if !says(form) {
						t.Errorf("%s, %s: no rule says %s as %q", id, lang.Tag, term.Name, form)
					}
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: explains %v, in English %v", id, lang.Tag, got, want)
			}
		}
	}
}

// inWords returns a text in small letters, with one space around each of its words.
func inWords(text string) string {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return " " + strings.Join(words, " ") + " "
}

// A form opens one meaning, and what people may call a term is none of its own forms.
func TestNoWordOfAGlossaryIsAmbiguous(t *testing.T) {
	for _, game := range catalog.Games() {
		id := string(game.ID())
		for _, lang := range Languages() {
			means := map[string]string{}
			for _, term := range glossary(t, id, lang.Tag) {
				for _, form := range append([]string{term.Name}, term.Forms...) {
					if other := means[inWords(form)]; other != "" {
						t.Errorf("%s, %s: %q means %s and %s", id, lang.Tag, form, other, term.ID)
					}
					means[inWords(form)] = term.ID
				}
				for _, also := range term.Also {
					if means[inWords(also)] == term.ID {
						t.Errorf("%s, %s: %q is already a form of %s", id, lang.Tag, also, term.ID)
					}
				}
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
