package assets

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/message"
)

// Texts are all texts in one language. They are safe to use from many
// goroutines at once.
type Texts struct {
	tag       string
	base      string // the tag that a regional language differs from, else tag
	localizer *i18n.Localizer
	printer   *message.Printer
	plain     map[string]string
	known     map[string]bool
	more      *i18n.Localizer // of what the catalogue lacks; nil: nothing

	mu      sync.Mutex
	missing map[string]bool
}

// noValue is the text that a template writes for a blank that its data does not fill.
const noValue = "<no value>"

// Tag returns the language of these texts: "fr", or "es-419" with its region.
func (t *Texts) Tag() string { return t.tag }

// Has reports whether Text finds the key, in this language or else in English.
func (t *Texts) Has(key string) bool { return t.known[key] }

// Text returns the text of a key with its blanks, written {{.guard}}, filled from
// data; data["Count"], a whole number, chooses the plural form. A text that this
// language lacks comes in English, an unknown key as "{key}": see Missing.
func (t *Texts) Text(key string, data map[string]any) string {
	if text, ok := t.plain[key]; ok {
		return text
	}
	config := &i18n.LocalizeConfig{MessageID: key, TemplateData: data, PluralCount: data["Count"]}
	text, err := t.localizer.Localize(config)
	if err != nil && t.more != nil {
		text, err = t.more.Localize(config)
	}
	var notFound *i18n.MessageNotFoundErr
	if errors.As(err, &notFound) {
		t.miss(key)
	} else if text == "" {
		config.PluralCount = nil // a Count that is no number
		text, _ = t.localizer.Localize(config)
	}
	if text == "" {
		return "{" + key + "}"
	}
	if strings.Contains(text, noValue) {
		t.miss(key + " " + noValue)
	}
	switch t.base {
	case "fr":
		return elide(text, data)
	case "es":
		return soften(text, data)
	}
	return text
}

// Plural returns the Text for n things: data with n as Count, {{.Count}} in the text.
func (t *Texts) Plural(key string, n int, data map[string]any) string {
	counted := make(map[string]any, len(data)+1)
	maps.Copy(counted, data)
	counted["Count"] = n
	return t.Text(key, counted)
}

// Number writes a whole number as the language groups its digits.
func (t *Texts) Number(n int) string { return t.printer.Sprintf("%d", n) }

// Date writes a day in words: "1 July 2026", "1er juillet 2026".
func (t *Texts) Date(year int, month time.Month, day int) string {
	written := strconv.Itoa(day)
	if day == 1 {
		written = t.Text("date.first", nil)
	}
	return t.Text("date.day", map[string]any{
		"day":   written,
		"month": t.Text("month."+strconv.Itoa(int(month)), nil),
		"year":  strconv.Itoa(year),
	})
}

// Missing lists, sorted, what was asked for and is not translated: keys, and
// keys followed by "<no value>" whose blanks were not all filled. Tests show
// their screens and then expect it to be empty.
func (t *Texts) Missing() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Sorted(maps.Keys(t.missing))
}

func (t *Texts) miss(what string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.missing[what] = true
}

// FyneWords returns the few words that the toolkit's own dialogs say, as the JSON
// that lang.AddTranslationsForLocale takes, in the language nearest to the tag.
func FyneWords(tag string) []byte {
	raw, err := files.ReadFile("translations/fyne/" + TextsIn(tag).base + ".json")
	if err != nil {
		panic(err) // embedded beside the texts of the same language, and tested
	}
	return raw
}
