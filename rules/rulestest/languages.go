package rulestest

import (
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
)

// Languages returns every language that Docent speaks, by its tag.
func Languages() map[string]Catalogue {
	all := map[string]Catalogue{}
	for _, lang := range assets.Languages() {
		all[lang.Tag] = assets.TextsIn(lang.Tag)
	}
	return all
}

// Worded demands a text of the game for every key in every language: "event.turn", or one of
// several as in "task.clash|task.clash-1". Each kind of move is such a key, too.
func Worded(t testing.TB, game rules.Game, keys []string) {
	t.Helper()
	for _, kind := range game.Kinds() {
		keys = append(keys, "offer."+string(kind))
	}
	languages := Languages()
	for _, lang := range sortedKeys(languages) {
		for _, key := range keys {
			found := false
			for choice := range strings.SplitSeq(key, "|") {
				found = found || languages[lang].Has(string(game.ID())+"."+choice)
			}
			if !found {
				t.Errorf("no text in %s for %s.%s", lang, game.ID(), key)
			}
		}
	}
}
