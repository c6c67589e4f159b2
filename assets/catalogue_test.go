package assets

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// alike lists the texts of a file that are rightly the same as in English, names and words
// that languages share: a line each in testdata/alike.
func alike(t *testing.T, file string) []string {
	t.Helper()
	raw, err := os.ReadFile("testdata/alike/" + strings.TrimSuffix(file, ".json") + ".txt")
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(raw)), "\n")
}

var blank = regexp.MustCompile(`{{\.([A-Za-z][A-Za-z0-9]*)}}`)

// entry is a message as it stands in its file: its plural forms, "other" alone
// where it has none.
type entry struct {
	file  string
	forms map[string]string
}

func (e entry) text() string {
	if len(e.forms) == 1 {
		return e.forms["other"]
	}
	var parts []string
	for _, form := range slices.Sorted(maps.Keys(e.forms)) {
		parts = append(parts, form+": "+e.forms[form])
	}
	return strings.Join(parts, ", ")
}

func (e entry) blanks() []string {
	found := map[string]bool{}
	for _, text := range e.forms {
		for _, match := range blank.FindAllStringSubmatch(text, -1) {
			found[match[1]] = true
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// entries reads the files of a language and demands that no key stands twice,
// in one file or in two: the second would silently win.
func entries(t *testing.T, lang string) map[string]entry {
	t.Helper()
	names, err := fs.Glob(files, "translations/*."+lang+".json")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]entry{}
	for _, name := range names {
		raw, err := files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		keys(t, name, raw, func(key string, value json.RawMessage) {
			e := entry{file: path.Base(name), forms: map[string]string{}}
			if value[0] == '"' {
				var text string
				if err := json.Unmarshal(value, &text); err != nil {
					t.Fatal(err)
				}
				e.forms["other"] = text
			} else if err := json.Unmarshal(value, &e.forms); err != nil {
				t.Fatalf("%s: %s: %v", name, key, err)
			}
			if before, ok := all[key]; ok {
				t.Errorf("%s: %s stands in %s already", name, key, before.file)
			}
			all[key] = e
		})
	}
	return all
}

// keys tells every key of a JSON object, also one that stands twice.
func keys(t *testing.T, name string, raw []byte, tell func(string, json.RawMessage)) {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(raw))
	if open, err := decoder.Token(); err != nil || open != json.Delim('{') {
		t.Fatalf("%s begins with %v, %v", name, open, err)
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			t.Fatalf("%s: %v: %v", name, key, err)
		}
		tell(key.(string), value)
	}
}

// others lists the whole languages besides English.
func others() []string {
	var tags []string
	for _, lang := range Languages()[1:] {
		if lang.Base == "" {
			tags = append(tags, lang.Tag)
		}
	}
	return tags
}

func TestLanguagesHaveTheSameKeys(t *testing.T) {
	english := entries(t, "en")
	for _, lang := range others() {
		own := entries(t, lang)
		for key, e := range english {
			want := strings.Replace(e.file, ".en.", "."+lang+".", 1)
			if got, ok := own[key]; !ok {
				t.Errorf("%s: %s is missing", want, key)
			} else if got.file != want {
				t.Errorf("%s: %s belongs into %s", got.file, key, want)
			}
		}
		for key, e := range own {
			if _, ok := english[key]; !ok {
				t.Errorf("%s: %s does not exist in English", e.file, key)
			}
		}
	}
}

func TestLanguagesHaveTheSameBlanks(t *testing.T) {
	english := entries(t, "en")
	for _, lang := range others() {
		for key, e := range entries(t, lang) {
			if got, want := e.blanks(), english[key].blanks(); !slices.Equal(got, want) {
				t.Errorf("%s: %s has the blanks %v, English %v", e.file, key, got, want)
			}
		}
	}
}

// TestPluralForms demands one and other wherever a language counts. The form
// "many" of French and Spanish begins at a million: there "other" stands in.
func TestPluralForms(t *testing.T) {
	english := entries(t, "en")
	for _, lang := range append(others(), "en") {
		for key, e := range entries(t, lang) {
			got := slices.Sorted(maps.Keys(e.forms))
			want := []string{"other"}
			if len(english[key].forms) > 1 || slices.Contains(e.blanks(), "Count") {
				want = []string{"one", "other"}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s has the forms %v, want %v", e.file, key, got, want)
			}
		}
	}
}

func TestTextsAreWhole(t *testing.T) {
	for _, lang := range append(others(), "en") {
		for key, e := range entries(t, lang) {
			for form, text := range e.forms {
				if strings.TrimSpace(text) != text || text == "" {
					t.Errorf("%s: %s (%s) is empty or has space around it: %q", e.file, key, form, text)
				}
				if rest := blank.ReplaceAllString(text, ""); strings.ContainsAny(rest, "{}") {
					t.Errorf("%s: %s (%s) has something else than {{.blank}}: %q", e.file, key, form, text)
				}
			}
		}
	}
}

// What zero means is told where a number is chosen, not beside the one that was: there it has words of its own.
func TestNumbersAreSaidWithoutTheirZero(t *testing.T) {
	for _, lang := range append(others(), "en") {
		all := entries(t, lang)
		for key, e := range all {
			if !strings.Contains(e.forms["other"], " (0 = ") {
				continue
			}
			if said := all[key+".said"].forms["other"]; said == "" || strings.Contains(said, "(") {
				t.Errorf("%s: %s is said as %q beside a number", e.file, key, said)
			}
		}
	}
}

func TestFrenchTextsAreSpaced(t *testing.T) {
	for key, e := range entries(t, "fr") {
		for _, bad := range []string{" :", " ;", " !", " ?", " »", "« ", "'", `"`} {
			if strings.Contains(e.text(), bad) {
				t.Errorf("%s: %s has %q, which needs a no-break space or a curly sign: %q", e.file, key, bad, e.text())
			}
		}
	}
}

// TestNoEnglishIsLeft demands that a text that is the same as in English is listed in testdata/alike. Where that is the
// natural text ("Version 1.0", "Licences"), it belongs on the list: no word is added to a text to make it differ.
func TestNoEnglishIsLeft(t *testing.T) {
	english := entries(t, "en")
	for _, lang := range others() {
		same := map[string][]string{} // by file
		for key, e := range entries(t, lang) {
			words := strings.ContainsFunc(blank.ReplaceAllString(e.text(), ""), unicode.IsLetter)
			if !words || e.text() != english[key].text() {
				continue
			}
			same[e.file] = append(same[e.file], e.text())
			if !slices.Contains(alike(t, e.file), e.text()) {
				t.Errorf("%s: %s is the same as in English: %q; translate it, or list it in testdata/alike if people say just that", e.file, key, e.text())
			}
		}
		for file, texts := range same {
			for _, text := range alike(t, file) {
				if !slices.Contains(texts, text) {
					t.Errorf("%s: no text is the same as in English and %q", file, text)
				}
			}
		}
	}
}

func TestFyneWords(t *testing.T) {
	// What fyne.io/fyne/v2 v2.8.0 says itself, from its lang/translations.
	want := strings.Fields(`Advanced Cancel Confirm Copy Create_Folder Cut Enter_filename Error Favourites File Folder
		New_Folder No OK Open Paste Quit Redo Save Select_all Show_Hidden_Files Undo Yes file.name file.parent
		friday friday.short monday monday.short saturday saturday.short sunday sunday.short
		thursday thursday.short tuesday tuesday.short wednesday wednesday.short`)
	for _, lang := range Languages() {
		var got []string
		keys(t, lang.Tag, FyneWords(lang.Tag), func(key string, value json.RawMessage) {
			got = append(got, strings.ReplaceAll(key, " ", "_"))
			if len(value) < 4 { // quotes and two letters
				t.Errorf("%s: %s is %s", lang.Tag, key, value)
			}
		})
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s: the words are %v, want %v", lang.Tag, got, want)
		}
		if _, err := i18n.ParseMessageFileBytes(FyneWords(lang.Tag), "en-US.json", nil); err != nil {
			t.Errorf("%s: %v", lang.Tag, err)
		}
	}
}
