package games_test

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/games"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules/catalog"
)

func TestEveryGameHasItsAccent(t *testing.T) {
	seen := map[color.Color]string{}
	for _, game := range catalog.Games() {
		c := look.Look{Variant: look.Dark}.WithAccent(games.Of(game.ID()).Accent).Color(look.Brass, 0)
		if other, ok := seen[c]; ok {
			t.Errorf("%s and %s share an accent", game.ID(), other)
		}
		seen[c] = string(game.ID())
	}
}

// Accents can be read on every ground and carry their own texts, in both variants.
func TestAccentsAreReadable(t *testing.T) {
	for _, game := range catalog.Games() {
		for _, variant := range []look.Variant{look.Dark, look.Light} {
			worn := look.Look{Variant: variant}.WithAccent(games.Of(game.ID()).Accent)
			for _, pair := range [][2]fyne.ThemeColorName{
				{look.Brass, look.Void}, {look.Brass, look.Panel}, {look.Brass, look.PanelRaised}, {look.OnBrass, look.Brass}, {look.OnBrass, look.BrassPress},
			} {
				if got := kittest.Contrast(worn.Color(pair[0], 0), worn.Color(pair[1], 0)); got < 4.5 {
					t.Errorf("%s, variant %d: %s on %s has contrast %.2f", game.ID(), variant, pair[0], pair[1], got)
				}
			}
		}
	}
}

// What a game brings to the screen has a cover, too.
func TestEveryListedGameHasACover(t *testing.T) {
	covers := map[string]bool{}
	for _, game := range assets.Covers() {
		covers[game] = true
	}
	for _, game := range catalog.Games() {
		if games.Of(game.ID()).New != nil && !covers[string(game.ID())] {
			t.Errorf("%s has a board and no cover", game.ID())
		}
	}
}
