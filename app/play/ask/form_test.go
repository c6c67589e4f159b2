package ask

import (
	"fmt"
	"testing"

	"docent/rules"
)

// A summary says as much as one line holds, and counts the rest: nothing of it is cut.
func TestASummaryCountsTheRest(t *testing.T) {
	for want, said := range map[string][]string{
		"":                             nil,
		"Vidas 3 · Sala 1":             {"Vidas 3", "Sala 1"},
		"Vidas 3 y 2 más":              {"Vidas 3", "Reliquias 12 puntos", "Sala 1"},
		"Vidas 3 · Sala 1 y 1 más":     {"Vidas 3", "Sala 1", "Fichas en reserva 4"},
		"Vidas 3 · Sala 1 · Queso 5":   {"Vidas 3", "Sala 1", "Queso 5"},
		"Something longer than a line": {"Something longer than a line"},
	} {
		if got := shortened(said, func(n int) string { return fmt.Sprintf("y %d más", n) }); got != want {
			t.Errorf("%q is summed up as %q, want %q", said, got, want)
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
