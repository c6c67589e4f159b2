package ask

import (
	"testing"

	"docent/rules"
)

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

// What zero means is told where a number is chosen, not beside the one that is.
func TestASummaryLeavesOutWhatZeroMeans(t *testing.T) {
	for label, want := range map[string]string{
		"Value in points (0 = unknown)": "Value in points", "Valeur en points (0 = inconnue)": "Valeur en points",
		"Valor en puntos (0 = desconocido)": "Valor en puntos", "Rounds (of 10)": "Rounds (of 10)", "Lives": "Lives",
	} {
		if got := zeroless(label); got != want {
			t.Errorf("beside a number %q is %q, want %q", label, got, want)
		}
	}
}

// How many may be picked is told where one could go on picking: not where there are no more.
func TestALimitIsToldWhereItBinds(t *testing.T) {
	for _, c := range []struct {
		most, copies int
		want         bool
	}{{1, 0, true}, {5, 8, true}, {2, 1, false}, {1, 1, true}} {
		field := rules.Several("cards", "card", 0, c.most, "key", "trap")
		for i := range field.Options {
			field.Options[i].Copies = c.copies
		}
		if got := capped(field); got != c.want {
			t.Errorf("of two kinds of %d, at most %d: capped is %v", c.copies, c.most, got)
		}
	}
}
