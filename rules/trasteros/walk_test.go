package trasteros_test

import (
	"testing"

	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

func TestWalk(t *testing.T) {
	rulestest.Walk(t, trasteros.Game, rulestest.Plan{})
}

func FuzzWalk(f *testing.F) {
	f.Add([]byte("trasteros"))
	f.Fuzz(func(t *testing.T, data []byte) {
		rulestest.WalkBytes(t, trasteros.Game, rulestest.Plan{}, data)
	})
}
