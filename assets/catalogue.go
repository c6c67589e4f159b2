package assets

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// Language is one the whole app speaks.
type Language struct {
	Tag  string // "fr"
	Name string // in the language itself: "Français"
	Base string // "es", of which "es-419" is the regional form; else empty
}

type catalogue struct {
	tags    []language.Tag // English first: the fallback
	matcher language.Matcher
	texts   []*Texts // beside tags
}

// The translations are part of the binary and tests read them all: one that
// cannot be read is a broken build.
var loaded = sync.OnceValue(func() *catalogue {
	c, err := loadFrom(files)
	if err != nil {
		panic(err)
	}
	return c
})

func loadFrom(fsys fs.FS) (*catalogue, error) {
	names, err := fs.Glob(fsys, "translations/*.json")
	if err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	bundle := i18n.NewBundle(language.English)
	messages := map[language.Tag][]*i18n.Message{}
	for _, name := range names {
		raw, err := fs.ReadFile(fsys, name)
		if err != nil {
			return nil, fmt.Errorf("assets: %w", err)
		}
		file, err := bundle.ParseMessageFileBytes(raw, path.Base(name))
		if err != nil {
			return nil, fmt.Errorf("assets: %s: %w", name, err)
		}
		messages[file.Tag] = append(messages[file.Tag], file.Messages...)
	}
	if err := inherit(bundle, messages); err != nil {
		return nil, err
	}
	return newCatalogue(bundle, messages), nil
}

func newCatalogue(bundle *i18n.Bundle, messages map[language.Tag][]*i18n.Message) *catalogue {
	c := &catalogue{tags: []language.Tag{language.English}}
	for tag := range messages {
		if tag != language.English {
			c.tags = append(c.tags, tag)
		}
	}
	slices.SortFunc(c.tags[1:], func(a, b language.Tag) int { return strings.Compare(a.String(), b.String()) })
	c.matcher = language.NewMatcher(c.tags)
	for _, tag := range c.tags {
		c.texts = append(c.texts, &Texts{
			tag:       tag.String(),
			base:      baseOf(tag, messages).String(),
			localizer: i18n.NewLocalizer(bundle, tag.String()),
			printer:   message.NewPrinter(tag),
			plain:     plainTexts(messages[tag]),
			known:     known(messages[language.English], messages[tag]),
			missing:   map[string]bool{},
		})
	}
	return c
}

// plainTexts are the texts without a blank and without plural forms: they need
// no template.
func plainTexts(messages []*i18n.Message) map[string]string {
	plain := make(map[string]string, len(messages))
	for _, m := range messages {
		forms := m.Zero + m.One + m.Two + m.Few + m.Many
		if forms == "" && m.Other != "" && !strings.Contains(m.Other, "{{") {
			plain[m.ID] = m.Other
		}
	}
	return plain
}

func known(english, own []*i18n.Message) map[string]bool {
	ids := make(map[string]bool, len(english))
	for _, m := range slices.Concat(english, own) {
		ids[m.ID] = true
	}
	return ids
}

// Languages lists the languages of the app, English first and a regional one after its base.
func Languages() []Language {
	var all []Language
	for _, t := range loaded().texts {
		l := Language{Tag: t.tag, Name: t.Text("language.name", nil)}
		if t.base != t.tag {
			l.Base = t.base
		}
		all = append(all, l)
	}
	return all
}

// TextsIn gives the texts in the language nearest to the one asked for, which
// may be a tag ("fr-CH"), a system locale ("es_ES.UTF-8") or what a browser
// accepts ("fr-CH, en;q=0.8"). It is English where nothing is near or readable.
// The same language is always the same *Texts.
func TextsIn(tag string) *Texts {
	c := loaded()
	return c.texts[c.match(tag)]
}

// TextsWith returns the texts in the language nearest to a tag and, for keys that the catalogue lacks, others, written
// as it writes them: words of a game that is not on the shelf.
func TextsWith(tag string, more map[string]string) *Texts {
	t := TextsIn(tag)
	bundle := i18n.NewBundle(language.English)
	ids := maps.Clone(t.known)
	for id, text := range more {
		bundle.MustAddMessages(language.English, &i18n.Message{ID: id, Other: text})
		ids[id] = true
	}
	return &Texts{
		tag: t.tag, base: t.base, localizer: t.localizer, printer: t.printer, plain: t.plain, known: ids,
		more: i18n.NewLocalizer(bundle, language.English.String()), missing: map[string]bool{},
	}
}

func (c *catalogue) match(tag string) int {
	if i := strings.IndexAny(tag, ".@"); i >= 0 && !strings.Contains(tag, ",") && !strings.Contains(tag, ";") {
		tag = tag[:i]
	}
	wanted, _, err := language.ParseAcceptLanguage(tag)
	if err != nil || len(wanted) == 0 {
		return 0
	}
	_, i, confidence := c.matcher.Match(wanted...)
	if confidence == language.No {
		return 0
	}
	return i
}
