package assets

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// A regional language, such as the Spanish of Latin America (es-419), is written as the difference from its base: files of its
// own hold only the texts and the entries of books that are worded otherwise there.

// base returns the language that a regional one differs from, or the language itself.
func (c *catalogue) base(tag language.Tag) language.Tag {
	if parent := tag.Parent(); len(c.files[parent]) > 0 {
		return parent
	}
	return tag
}

// inherited reads a language; one of a region is completed with the texts of its base.
func (c *catalogue) inherited(tag language.Tag) ([]*i18n.Message, error) {
	own, err := c.read(tag)
	base := c.base(tag)
	if err != nil || base == tag {
		return own, err
	}
	whole, err := c.read(base)
	if err != nil {
		return nil, err
	}
	reworded := known(nil, own)
	return append(own, slices.DeleteFunc(whole, func(m *i18n.Message) bool { return reworded[m.ID] })...), nil
}

// readBook returns the entries of a game's book, a rulebook or a glossary, in a language. Those that a region words
// otherwise go to reword, with the place of the entry they replace.
func readBook[T any](t *Texts, shelf, game string, parse func(string) ([]T, error), id func(T) string, reword func(*T, T)) ([]T, error) {
	entries, err := readEntries(shelf+"/"+game+"."+t.base+".md", parse)
	if err != nil || t.base == t.tag {
		return entries, err
	}
	name := shelf + "/" + game + "." + t.tag + ".md"
	regional, err := readEntries(name, parse)
	if errors.Is(err, fs.ErrNotExist) {
		return entries, nil
	}
	if err != nil {
		return nil, err
	}
	for _, own := range regional {
		i := slices.IndexFunc(entries, func(e T) bool { return id(e) == id(own) })
		if i < 0 {
			return nil, fmt.Errorf("assets: %s: there is no %s to reword", name, id(own))
		}
		reword(&entries[i], own)
	}
	return entries, nil
}

func readEntries[T any](name string, parse func(string) ([]T, error)) ([]T, error) {
	raw, err := files.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("assets: no book: %w", err)
	}
	entries, err := parse(string(raw))
	if err != nil {
		return nil, fmt.Errorf("assets: %s: %w", name, err)
	}
	return entries, nil
}
