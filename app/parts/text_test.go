package parts

import (
	"testing"
	"time"
)

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

// A sentence stands longer than a word, counted in letters, not in bytes.
func TestReading(t *testing.T) {
	for said, want := range map[string]time.Duration{"": 700 * time.Millisecond, "Go": 760 * time.Millisecond, "été": 790 * time.Millisecond} {
		if got := Reading(said); got != want {
			t.Errorf("%q is read in %v, want %v", said, got, want)
		}
	}
}
