package rules_test

import (
	"testing"

	"docent/rules"
)

func TestCountingIsOf(t *testing.T) {
	of := rules.Counting("cards", 3)
	for _, n := range []int{-1, 0, 2, 3, 40} {
		if got, want := of(n), rules.Of("cards", n); got != want {
			t.Errorf("%d is %q, want %q", n, got, want)
		}
	}
}
