package rulestest

import (
	"strconv"
	"testing"

	"docent/assets"
	"docent/rules"
)

// ReadApart demands that no two offers of a position read the same in any language: things
// and seats stand in for their words. Who holds a device sees the names of seats that may
// do the same.
func ReadApart(t testing.TB, game rules.Game, plan Plan) {
	t.Helper()
	plan = plan.filled()
	texts := map[string]*assets.Texts{}
	for _, lang := range assets.Languages() {
		texts[lang.Tag] = assets.TextsIn(lang.Tag)
	}
	for i := range plan.Games {
		stroll(t, game, plan, plan.Seed+uint64(i), func(_ *dice, pos rules.Position, _ []rules.Event) {
			for _, lang := range sortedKeys(texts) {
				if a, b := alike(texts[lang], pos); a != b {
					t.Fatalf("%s in %s: two offers read the same: %s and %s", game.ID(), lang, a, b)
				}
			}
		})
	}
}

// alike returns two offers that read the same, or nothing twice.
func alike(texts *assets.Texts, pos rules.Position) (a, b string) {
	seen := map[string]rules.Offer{}
	for _, o := range pos.Offers() {
		if o.Asks == rules.Auto {
			continue
		}
		said := strconv.Itoa(int(o.Seat)) + " " + texts.Text(string(pos.Game().ID())+".offer."+string(o.Kind), wordsOf(o))
		if other, ok := seen[said]; ok {
			return label(other), label(o)
		}
		seen[said] = o
	}
	return "", ""
}

// wordsOf fills the blanks of an offer's text: each thing by its noun, a second of the same noun as noun2, and by its place.
func wordsOf(o rules.Offer) map[string]any {
	data, count := map[string]any{"who": strconv.Itoa(int(o.Seat))}, map[string]int{}
	nth := func(name string, n int) string {
		if n > 1 {
			return name + strconv.Itoa(n)
		}
		return name
	}
	for i, thing := range o.About {
		noun, _ := thing.Split()
		count[noun]++
		data[nth("thing", i+1)], data[nth(noun, count[noun])] = string(thing), string(thing)
	}
	return data
}
