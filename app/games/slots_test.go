package games_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"docent/app/games"
	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
)

// slotLine is how many characters a line of a slot has.
const slotLine = 10

// slotLines returns how many lines a text takes in a slot, and whether one is too long.
func slotLines(text string) (lines int, long bool) {
	room := 0
	for _, word := range strings.Split(text, " ") {
		wide := utf8.RuneCountInString(word)
		if room -= wide + 1; room < 0 {
			lines, room = lines+1, slotLine-wide
		}
		long = long || wide > slotLine
	}
	return lines, long
}

// Every action that has a place in a tray is named there in two lines, in every language; a place that may be vacant tells
// why.
func TestSlotsAreShort(t *testing.T) {
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		for _, game := range catalog.Games() {
			k := games.Of(game.ID())
			kinds := slices.Concat(k.Slots, k.Base)
			for _, at := range k.Places {
				kinds = append(kinds, at.Kinds...)
				if key := string(game.ID()) + ".slot." + string(at.Kinds[0]) + ".none"; !texts.Has(key) {
					t.Errorf("%s lacks %s", l.Tag, key)
				}
				if !slices.ContainsFunc(game.Book(), func(r rules.Rule) bool { return r.ID == at.Rule }) {
					t.Errorf("%s has no rule %s", game.ID(), at.Rule)
				}
			}
			for _, kind := range append(kinds, game.Kinds()...) {
				key := string(game.ID()) + ".slot." + string(kind)
				if !texts.Has(key) {
					if slices.Contains(kinds, kind) {
						t.Errorf("%s lacks %s", l.Tag, key)
					}
					continue
				}
				if lines, long := slotLines(texts.Text(key, nil)); lines > 2 || long {
					t.Errorf("%s: %s is too long: %q", l.Tag, key, texts.Text(key, nil))
				}
			}
		}
	}
}

// chipLine is how many characters the line of what to do has on a chip.
const chipLine = 24

// TestChipsAreShort measures what a chip says is to be done, in every phase and language, with what it is filled with.
func TestChipsAreShort(t *testing.T) {
	fill := map[string]any{"who": "Ann", "guard": "G3", "pips": "12", "figure": "Intellivision"}
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		for id, phases := range phasesOf(t) {
			for _, phase := range phases {
				key := id + ".chip." + phase
				said := texts.Text(key, fill)
				if !texts.Has(key) { // the head itself, without the name that stands above it
					said = strings.TrimLeft(strings.TrimPrefix(texts.Text(id+".phase."+phase, fill), "Ann"), "\u00a0: ")
				}
				if utf8.RuneCountInString(said) > chipLine || strings.Contains(said, "{{") || strings.Contains(said, "no value") {
					t.Errorf("%s: %s is too long: %q", l.Tag, key, said)
				}
			}
		}
	}
}

// phasesOf lists the phases of every game that has a head for them.
func phasesOf(t *testing.T) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for _, game := range catalog.Games() {
		id := string(game.ID())
		raw, err := os.ReadFile("../../assets/translations/" + id + ".en.json")
		if err != nil {
			t.Fatal(err)
		}
		var texts map[string]json.RawMessage
		if err := json.Unmarshal(raw, &texts); err != nil {
			t.Fatal(err)
		}
		for key := range texts {
			if phase, ok := strings.CutPrefix(key, id+".phase."); ok {
				all[id] = append(all[id], phase)
			}
		}
		if len(all[id]) == 0 {
			t.Errorf("%s has no phases", id)
		}
	}
	return all
}
