package ask

import "testing"

// A summary says as much as one line holds, and counts the rest: nothing of it is cut.
func TestASummaryCountsTheRest(t *testing.T) {
	for want, said := range map[string][]string{
		"":                             nil,
		"Vidas 3 · Sala 1":             {"Vidas 3", "Sala 1"},
		"Vidas 3 · +2":                 {"Vidas 3", "Reliquias 12 puntos", "Sala 1"},
		"Vidas 3 · Sala 1 · +1":        {"Vidas 3", "Sala 1", "Fichas en reserva 4"},
		"Vidas 3 · Sala 1 · Queso 5":   {"Vidas 3", "Sala 1", "Queso 5"},
		"Something longer than a line": {"Something longer than a line"},
	} {
		if got := shortened(said); got != want {
			t.Errorf("%q is summed up as %q, want %q", said, got, want)
		}
	}
}
