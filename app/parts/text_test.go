package parts

import "testing"

func TestCapital(t *testing.T) {
	for text, want := range map[string]string{
		"":                        "",
		"room 5":                  "Room 5",
		"étage":                   "Étage",
		"¿carta o sala?":          "¿Carta o sala?",
		"¡guardia! ¿te escondes?": "¡Guardia! ¿te escondes?",
		"¿":                       "¿",
		"5 rooms":                 "5 rooms",
	} {
		if got := Capital(text); got != want {
			t.Errorf("Capital(%q) is %q, want %q", text, got, want)
		}
	}
}
