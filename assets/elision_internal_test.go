package assets

import "testing"

func TestFrenchElides(t *testing.T) {
	for _, row := range []struct{ text, value, want string }{
		{"Le tour de Ann", "Ann", "Le tour d’Ann"},
		{"De Élise à Zoé", "Élise", "D’Élise à Zoé"},
		{"plus que un", "un", "plus qu’un"},
		{"Le tour de Bilal", "Bilal", "Le tour de Bilal"},
		{"Le monde Ann", "Ann", "Le monde Ann"},
		{"la main de Hugo", "Hugo", "la main de Hugo"},
		{"de Ann et de Ann", "Ann", "d’Ann et d’Ann"},
		{"de ", "", "de "},
	} {
		if got := elide(row.text, map[string]any{"who": row.value, "Count": 2}); got != row.want {
			t.Errorf("%q filled with %q reads %q, not %q", row.text, row.value, got, row.want)
		}
	}
}

func TestFrenchTextsElide(t *testing.T) {
	got := TextsIn("fr").Text("museum.pool", map[string]any{"seat": "Ann"})
	if want := "Fonds commun d’Ann"; got != want && got != "fonds commun d’Ann" {
		t.Errorf("museum.pool reads %q, not %q", got, want)
	}
	if got := TextsIn("es").Text("museum.pool", map[string]any{"seat": "Ann"}); got == "" || got == "fonds commun d’Ann" {
		t.Errorf("Spanish is elided: %q", got)
	}
}
