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

func TestSpanishSoftens(t *testing.T) {
	for _, row := range []struct{ text, value, want string }{
		{"Marta y Iker", "Iker", "Marta e Iker"},
		{"Ana, Luis y Hilario", "Hilario", "Ana, Luis e Hilario"},
		{"Ana y Íñigo", "Íñigo", "Ana e Íñigo"},
		{"Ana y Yves", "Yves", "Ana e Yves"},
		{"Ana y Yolanda", "Yolanda", "Ana y Yolanda"},
		{"Ana y Iago", "Iago", "Ana y Iago"},
		{"Ana y hierro", "hierro", "Ana y hierro"},
		{"Ana y Bea", "Bea", "Ana y Bea"},
		{"hay Iker", "Iker", "hay Iker"},
		{"Ana o Olga", "Olga", "Ana u Olga"},
		{"Ana o Hortensia", "Hortensia", "Ana u Hortensia"},
		{"Ana o Bea", "Bea", "Ana o Bea"},
		{"Ana y I", "I", "Ana e I"},
		{"Ana y ", "", "Ana y "},
	} {
		if got := soften(row.text, map[string]any{"last": row.value, "Count": 2}); got != row.want {
			t.Errorf("%q filled with %q reads %q, not %q", row.text, row.value, got, row.want)
		}
	}
	for _, lang := range []string{"es", "es-419"} {
		if got := TextsIn(lang).Text("app.and", map[string]any{"some": "Marta", "last": "Iker"}); got != "Marta e Iker" {
			t.Errorf("%s: names are joined as %q", lang, got)
		}
	}
}
