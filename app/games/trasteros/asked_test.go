package trasteros

import (
	"testing"

	"docent/assets"
)

// The number of skeletons is asked with the cards among which they are.
func TestSkeletonsAreAskedAmongSixCards(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "How many skeletons are among the 6 cards?",
		"fr": "Combien de squelettes parmi les 6 cartes\u00a0?",
		"es": "¿Cuántos esqueletos hay entre las 6 cartas?",
	} {
		if got := assets.TextsIn(lang).Text("trasteros.field.skeletons", nil); got != want {
			t.Errorf("%s: asked %q, want %q", lang, got, want)
		}
	}
}
