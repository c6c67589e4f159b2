package museum

import (
	"strings"
	"testing"

	"docent/assets"
)

// A number that is asked alone stands beside nothing but its own words: they say what is counted, and on which continent.
func TestNumbersSayWhatTheyCount(t *testing.T) {
	for lang, want := range map[string]map[string]string{
		"en": {"refill.asia": "How many opinion cards came up in Asia?", "pool.asia": "Pool cards from Asia"},
		"fr": {"refill.asia": "Combien de cartes Opinion sont sorties en Asie\u00a0?", "pool.asia": "Fonds\u00a0: cartes d’Asie"},
		"es": {"refill.asia": "¿Cuántas cartas de opinión han salido en Asia?", "pool.asia": "Fondo: cartas de Asia"},
	} {
		texts := assets.TextsIn(lang)
		for field, said := range want {
			if got := texts.Text("museum.field."+field, nil); got != said {
				t.Errorf("%s: %s is asked as %q, want %q", lang, field, got, said)
			}
		}
		for _, kind := range []string{"refill", "pool"} {
			for _, continent := range []string{"america", "europe", "africa", "asia"} {
				name := texts.Text("museum.continent."+continent, nil)
				if got := texts.Text("museum.field."+kind+"."+continent, nil); !strings.Contains(got, name) {
					t.Errorf("%s: %s of %s is asked as %q", lang, kind, name, got)
				}
			}
		}
	}
}

// A museum that was told need not be full: that brings a bonus.
func TestToldMuseumsAreNotComplete(t *testing.T) {
	for lang, want := range map[string]string{"en": "entered", "fr": "saisi", "es": "anotado"} {
		said := assets.TextsIn(lang).Text("museum.event.arranged", map[string]any{"who": "Ann", "cards": "5"})
		if !strings.Contains(said, want) {
			t.Errorf("%s: %q", lang, said)
		}
	}
}

// What hands do before they can answer stands with the question: its sheet hides what was told of it.
func TestQuestionsTellWhatHandsDoFirst(t *testing.T) {
	for lang, want := range map[string][2]string{
		"en": {"Discard old opinion cards", "move the personalities along"},
		"fr": {"Défaussez les anciennes cartes Opinion", "décalez les personnalités"},
		"es": {"Descartad las cartas de opinión viejas", "corred la fila de personalidades"},
	} {
		for i, phase := range []string{"refill", "news"} {
			if said := assets.TextsIn(lang).Text("museum.phase."+phase, nil); !strings.Contains(said, want[i]) {
				t.Errorf("%s: %s is asked as %q", lang, phase, said)
			}
		}
	}
}
