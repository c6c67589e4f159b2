package assets

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// regionals lists the languages that are written as the difference from another.
func regionals(t *testing.T) []Language {
	t.Helper()
	all := slices.DeleteFunc(Languages(), func(l Language) bool { return l.Base == "" })
	if len(all) == 0 {
		t.Fatal("there is no regional language")
	}
	return all
}

// TestRegionsRewordTheirBase demands that each text of a regional language replaces one of its base, in the same file, with
// the same forms and blanks, and says something else.
func TestRegionsRewordTheirBase(t *testing.T) {
	for _, lang := range regionals(t) {
		base := entries(t, lang.Base)
		for key, own := range entries(t, lang.Tag) {
			was, ok := base[key]
			switch {
			case !ok:
				t.Errorf("%s: %s does not exist in %s", own.file, key, lang.Base)
			case own.file != strings.Replace(was.file, "."+lang.Base+".", "."+lang.Tag+".", 1):
				t.Errorf("%s: %s belongs beside %s", own.file, key, was.file)
			case !slices.Equal(own.blanks(), was.blanks()):
				t.Errorf("%s: %s has the blanks %v, %s %v", own.file, key, own.blanks(), lang.Base, was.blanks())
			case !slices.Equal(slices.Sorted(maps.Keys(own.forms)), slices.Sorted(maps.Keys(was.forms))):
				t.Errorf("%s: %s has other forms than in %s", own.file, key, lang.Base)
			case maps.Equal(own.forms, was.forms):
				t.Errorf("%s: %s is the same in %s: %q", own.file, key, lang.Base, own.text())
			}
		}
		books := ownTexts(t, lang.Base)
		for where, text := range ownTexts(t, lang.Tag) {
			was, ok := books[strings.Replace(where, "."+lang.Tag+".", "."+lang.Base+".", 1)]
			if chapter := strings.Contains(where, ":chapter "); !ok || (was == text) != chapter {
				t.Errorf("%s rewords nothing: %q", where, text)
			}
		}
	}
}

// plural is the second person of the plural that only Spain says: "barajad", "ponedlo", "quedaos", "estáis", "vuestro".
var plural = regexp.MustCompile(`^(\pL*([aeií]d|áis|éis|ís)(me|l[aeo]s?|nos)?|\pL+(aos|eos|íos)|vosotr[oa]s|vuestr[oa]s?|os)$`)

// TestLatinAmericaIsNotAddressedAsSpain finds no "vosotros" in what players in Latin America read. Nouns that end like such
// a verb are listed in testdata/nouns.txt.
func TestLatinAmericaIsNotAddressedAsSpain(t *testing.T) {
	raw, err := os.ReadFile("testdata/nouns.txt")
	if err != nil {
		t.Fatal(err)
	}
	nouns := map[string]bool{}
	for noun := range strings.FieldsSeq(string(raw)) {
		nouns[noun] = false
	}
	for where, text := range textsOf(t, Language{Tag: "es-419", Base: "es"}) {
		for word := range strings.FieldsSeq(inWords(blank.ReplaceAllString(text, "0"))) {
			if !plural.MatchString(word) {
				continue
			}
			if _, ok := nouns[word]; !ok {
				t.Errorf("%s says %q: %q", where, word, text)
			}
			nouns[word] = true
		}
	}
	for noun, said := range nouns {
		if !said {
			t.Errorf("no text says %q", noun)
		}
	}
	for word, want := range map[string]bool{"barajad": true, "ponedlas": true, "reíd": true, "vivís": true, "barajen": false, "cuarto": false, "vuestra": true, "quedaos": true} {
		if plural.MatchString(word) != want {
			t.Errorf("%q: want %v", word, want)
		}
	}
}

// A region has every text of its base, its own words where it has some, and its books whole.
func TestRegionsAreComplete(t *testing.T) {
	c, err := listFrom(fstest.MapFS{
		"translations/app.en.json":     {Data: []byte(`{"shuffle": "Shuffle", "car": {"one": "{{.Count}} car", "other": "{{.Count}} cars"}}`)},
		"translations/app.es.json":     {Data: []byte(`{"shuffle": "Barajad", "undo": "Deshacer", "car": {"one": "{{.Count}} coche", "other": "{{.Count}} coches"}}`)},
		"translations/app.es-419.json": {Data: []byte(`{"shuffle": "Barajen", "car": {"one": "{{.Count}} auto", "other": "{{.Count}} autos"}}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	texts := c.in(t, "es-PE")
	for _, test := range []struct {
		key   string
		count int
		want  string
	}{{"shuffle", 0, "Barajen"}, {"undo", 0, "Deshacer"}, {"car", 1, "1 auto"}, {"car", 3, "3 autos"}} {
		if got := texts.Plural(test.key, test.count, nil); got != test.want || !texts.Has(test.key) {
			t.Errorf("%s is %q, want %q", test.key, got, test.want)
		}
	}
	if spain := c.in(t, "es").Text("shuffle", nil); spain != "Barajad" {
		t.Errorf("Spain is told %q", spain)
	}
	for _, lang := range regionals(t) {
		whole, own := rulebook(t, "trasteros", lang.Base), rulebook(t, "trasteros", lang.Tag)
		was, is := whole["TL-SET-1"], own["TL-SET-1"]
		if len(own) != len(whole) || is.Body == was.Body || is.Printed != was.Printed || !slices.Equal(is.Rulings, was.Rulings) || own["TL-Q1"].Body != whole["TL-Q1"].Body {
			t.Errorf("%s: the rulebook is not that of %s in other words", lang.Tag, lang.Base)
		}
		if len(glossary(t, "museum", lang.Tag)) != len(glossary(t, "museum", lang.Base)) {
			t.Errorf("%s: terms are missing", lang.Tag)
		}
	}
}
