package assets

import (
	"encoding/json"
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

// catalogue reads a language when its texts are first asked for: most people use one.
type catalogue struct {
	files   map[language.Tag][]string // the names of a language's files
	tags    []language.Tag            // English first: the fallback
	matcher language.Matcher
	texts   []func() (*Texts, error) // beside tags
	fsys    fs.FS
}

// The translations are part of the binary and tests read them all: one that
// cannot be read is a broken build.
var loaded = sync.OnceValue(func() *catalogue {
	c, err := listFrom(files)
	if err != nil {
		panic(err)
	}
	return c
})

// listFrom returns the catalogue of a folder's languages, none of them read yet.
func listFrom(fsys fs.FS) (*catalogue, error) {
	names, err := fs.Glob(fsys, "translations/*.json")
	if err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	c := &catalogue{fsys: fsys, files: map[language.Tag][]string{}, tags: []language.Tag{language.English}}
	for _, name := range names {
		parts := strings.Split(path.Base(name), ".")
		tag, err := language.Parse(parts[len(parts)-2])
		if err != nil {
			return nil, fmt.Errorf("assets: %s: %w", name, err)
		}
		if len(c.files[tag]) == 0 && tag != language.English {
			c.tags = append(c.tags, tag)
		}
		c.files[tag] = append(c.files[tag], name)
	}
	slices.SortFunc(c.tags[1:], func(a, b language.Tag) int { return strings.Compare(a.String(), b.String()) })
	c.matcher = language.NewMatcher(c.tags)
	english := sync.OnceValues(func() ([]*i18n.Message, error) { return c.read(language.English) })
	for _, tag := range c.tags {
		c.texts = append(c.texts, sync.OnceValues(func() (*Texts, error) {
			fallback, err := english()
			if err != nil {
				return nil, err
			}
			return c.load(tag, fallback)
		}))
	}
	return c, nil
}

// read reads the files of a language.
func (c *catalogue) read(tag language.Tag) (messages []*i18n.Message, err error) {
	for _, name := range c.files[tag] {
		raw, err := fs.ReadFile(c.fsys, name)
		if err != nil {
			return nil, fmt.Errorf("assets: %w", err)
		}
		file, err := i18n.ParseMessageFileBytes(raw, path.Base(name), nil)
		if err != nil {
			return nil, fmt.Errorf("assets: %s: %w", name, err)
		}
		messages = append(messages, file.Messages...)
	}
	return messages, nil
}

// load returns the texts of a language, over the English ones for what it lacks.
func (c *catalogue) load(tag language.Tag, english []*i18n.Message) (*Texts, error) {
	bundle := i18n.NewBundle(language.English)
	if err := bundle.AddMessages(language.English, english...); err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	own := english
	if tag != language.English {
		var err error
		if own, err = c.inherited(tag); err != nil {
			return nil, err
		}
		if err := bundle.AddMessages(tag, own...); err != nil {
			return nil, fmt.Errorf("assets: %s: %w", tag, err)
		}
	}
	return &Texts{
		tag:       tag.String(),
		base:      c.base(tag).String(),
		localizer: i18n.NewLocalizer(bundle, tag.String()),
		printer:   message.NewPrinter(tag),
		plain:     plainTexts(own),
		known:     known(english, own),
		missing:   map[string]bool{},
	}, nil
}

// plainTexts returns the texts without a blank and without plural forms: they need
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
func Languages() []Language { return slices.Clone(named()) }

var named = sync.OnceValue(func() []Language {
	all, err := loaded().languages()
	if err != nil {
		panic(err)
	}
	return all
})

// languages lists the languages by the names they give themselves, without reading all their texts.
func (c *catalogue) languages() ([]Language, error) {
	all := make([]Language, len(c.tags))
	for i, tag := range c.tags {
		raw, err := fs.ReadFile(c.fsys, "translations/app."+tag.String()+".json")
		if err != nil {
			return nil, fmt.Errorf("assets: %w", err)
		}
		var own struct {
			Name string `json:"language.name"`
		}
		if err := json.Unmarshal(raw, &own); err != nil {
			return nil, fmt.Errorf("assets: %s: %w", tag, err)
		}
		all[i] = Language{Tag: tag.String(), Name: own.Name}
		if base := c.base(tag); base != tag {
			all[i].Base = base.String()
		}
	}
	return all, nil
}

// TextsIn gives the texts in the language nearest to the one asked for, which
// may be a tag ("fr-CH"), a system locale ("es_ES.UTF-8") or what a browser
// accepts ("fr-CH, en;q=0.8"). It is English where nothing is near or readable.
// The same language is always the same *Texts.
func TextsIn(tag string) *Texts {
	c := loaded()
	texts, err := c.texts[c.match(tag)]()
	if err != nil {
		panic(err)
	}
	return texts
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
