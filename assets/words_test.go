package assets

import (
	"bufio"
	"cmp"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// instead is a line of testdata/words: a word of the word list, the game in which it is the only one for its thing, and
// the words that texts do not say instead of it, in all their forms.
type instead struct {
	word, game string
	said       *regexp.Regexp
}

// covers reports whether a text belongs to the game, or every text counts.
func (i instead) covers(where string) bool {
	return i.game == "*" || strings.HasPrefix(path.Base(where), i.game+".")
}

// insteads reads what is not said in a language, and what its base does not say.
func insteads(t *testing.T, lang Language) []instead {
	t.Helper()
	var all []instead
	if lang.Base != "" {
		all = insteads(t, Language{Tag: lang.Base})
	}
	for _, cells := range tableRows(t, "testdata/words/"+lang.Tag+".txt", 3) {
		said, err := regexp.Compile(` (` + cells[2] + `) `)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, instead{cells[0], cells[1], said})
	}
	return all
}

// tableRows reads the lines "a | b | c …" of a file: so many cells each, and a last one that may hold more bars.
func tableRows(t *testing.T, name string, cells int) [][]string {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	var rows [][]string
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if line := lines.Text(); line != "" && !strings.HasPrefix(line, "#") {
			row := strings.SplitN(line, " | ", cells)
			if len(row) != cells {
				t.Fatalf("%s: %q has no %d cells", name, line, cells)
			}
			rows = append(rows, row)
		}
	}
	return rows
}

// found is a word that stands in a text instead of the word for its thing.
type found struct{ where, said, word, text string }

// otherWords looks through the texts of a language for what they say instead of the words on the list.
func otherWords(texts map[string]string, table []instead) []found {
	var all []found
	for where, text := range texts {
		words := inWords(blank.ReplaceAllString(text, "0"))
		for _, row := range table {
			if said := row.said.FindString(words); said != "" && row.covers(where) {
				all = append(all, found{where, strings.TrimSpace(said), row.word, text})
			}
		}
	}
	slices.SortFunc(all, func(a, b found) int { return cmp.Or(cmp.Compare(a.where, b.where), cmp.Compare(a.said, b.said)) })
	return all
}

// TestOneWordForOneThing looks for other words than those of the word list, in every form, in all texts of every
// language. A text that says one of them in another sense is argued in testdata/words/argued.txt.
func TestOneWordForOneThing(t *testing.T) {
	argued := map[string]bool{}
	for _, row := range tableRows(t, "testdata/words/argued.txt", 3) {
		if len(strings.Fields(row[2])) < 3 {
			t.Errorf("%s has no reason", row[0])
		}
		argued[row[0]+" | "+row[1]] = true
	}
	for _, lang := range Languages() {
		for _, f := range otherWords(textsOf(t, lang), insteads(t, lang)) {
			key := f.where + " | " + f.said
			if _, ok := argued[key]; !ok {
				t.Errorf("%s says %q, the word is %q: %q", f.where, f.said, f.word, f.text)
			}
			argued[key] = false
		}
	}
	for key, left := range argued {
		if left {
			t.Errorf("%q is argued, but not said", key)
		}
	}
}

// Every word that is the only one for its thing is in the word list of its language.
func TestWordsAreInTheWordList(t *testing.T) {
	raw, err := os.ReadFile("rulebooks/GLOSSARY.md")
	if err != nil {
		t.Fatal(err)
	}
	sections := map[string]string{"*": "Everywhere", "trasteros": "Trasteros Locos", "crazymuseum": "Crazy Museum", "museum": "Museum", "oldmuseum": "The Old Museum", "cgexpo": "CGE Adventures"}
	regions := map[string]string{"es-419": "Latin America"}
	for _, lang := range Languages() {
		column := map[string]int{"en": 1, "fr": 2, "es": 3, "es-419": 3}[lang.Tag]
		for _, row := range insteads(t, lang) {
			inList := false
			for _, heading := range []string{sections["*"], sections[row.game], regions[lang.Tag]} {
				_, rest, _ := strings.Cut(string(raw), "\n## "+heading+"\n")
				section, _, _ := strings.Cut(rest, "\n## ")
				for line := range strings.Lines(section) {
					cells := strings.Split(line, "|")
					inList = inList || len(cells) > 4 && strings.Contains(inWords(cells[column]), inWords(row.word))
				}
			}
			if !inList {
				t.Errorf("%s: %q is not in the word list of %s", lang.Tag, row.word, row.game)
			}
		}
	}
}

func TestOtherWordsAreFound(t *testing.T) {
	table := []instead{{"gardien", "crazymuseum", regexp.MustCompile(` (gardes?) `)}, {"carte", "*", regexp.MustCompile(` (fiche d accueil) `)}}
	texts := map[string]string{
		"translations/crazymuseum.fr.json:a, other": "Le Garde {{.guard}} dort.",
		"translations/museum.fr.json:b, other":      "Le garde dort.",
		"rulebooks/museum.fr.md:MU-1":               "La fiche d’accueil",
		"rulebooks/crazymuseum.fr.md:CM-1":          "Regarder, garder : {{.gardes}}",
	}
	got := otherWords(texts, table)
	if len(got) != 2 || got[0].said != "fiche d accueil" || got[1].said != "garde" {
		t.Errorf("found %+v", got)
	}
}

// textsOf returns every text of a language: of the screens by key and form, of the rulebooks and glossaries by entry.
// What a region does not word otherwise is its base's.
func textsOf(t *testing.T, lang Language) map[string]string {
	t.Helper()
	texts := map[string]string{}
	if lang.Base != "" {
		texts = textsOf(t, Language{Tag: lang.Base})
	}
	for where, text := range ownTexts(t, lang.Tag) {
		delete(texts, strings.Replace(where, "."+lang.Tag+".", "."+lang.Base+".", 1))
		texts[where] = text
	}
	return texts
}

// ownTexts returns the texts in the files of a language.
func ownTexts(t *testing.T, tag string) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for key, e := range entries(t, tag) {
		for form, text := range e.forms {
			texts["translations/"+e.file+":"+key+", "+form] = text
		}
	}
	for _, pattern := range []string{"rulebooks/*." + tag + ".md", "glossary/*." + tag + ".md"} {
		names, err := fs.Glob(files, pattern)
		if err != nil || len(names) == 0 {
			t.Fatal("no books", err)
		}
		for _, name := range names {
			raw, err := fs.ReadFile(files, name)
			if err != nil {
				t.Fatal(err)
			}
			maps.Copy(texts, bookTexts(name, string(raw)))
		}
	}
	return texts
}

// notOurWords begins a line of what people may call a term, or of where else a rule is found.
var notOurWords = regexp.MustCompile(`^(Also|Printed|Rulings|Toggle): `)

// bookTexts returns the entries of a rulebook or of a glossary by their ids, and its chapters by their titles.
func bookTexts(name, book string) map[string]string {
	texts := map[string]string{}
	for entry := range strings.SplitSeq("\n"+book, "\n## ") {
		id, entry, _ := strings.Cut(entry, " · ")
		var own []string
		for line := range strings.Lines(entry) {
			if title, ok := strings.CutPrefix(line, "# "); ok {
				texts[name+":chapter "+strings.TrimSpace(title)] = title
			} else if !notOurWords.MatchString(line) {
				own = append(own, line)
			}
		}
		if text := strings.TrimSpace(strings.Join(own, "")); text != "" {
			texts[name+":"+strings.TrimSpace(id)] = text
		}
	}
	return texts
}
