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

// baseOf returns the language that a regional one differs from, or the language itself.
func baseOf(tag language.Tag, messages map[language.Tag][]*i18n.Message) language.Tag {
	if parent := tag.Parent(); len(messages[parent]) > 0 {
		return parent
	}
	return tag
}

// inherit completes the texts of regional languages with those of their bases.
func inherit(bundle *i18n.Bundle, messages map[language.Tag][]*i18n.Message) error {
	for tag, own := range messages {
		base := baseOf(tag, messages)
		if base == tag {
			continue
		}
		reworded := known(nil, own)
		missing := slices.DeleteFunc(slices.Clone(messages[base]), func(m *i18n.Message) bool { return reworded[m.ID] })
		if err := bundle.AddMessages(tag, missing...); err != nil {
			return fmt.Errorf("assets: %s: %w", tag, err)
		}
		messages[tag] = append(own, missing...)
	}
	return nil
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
