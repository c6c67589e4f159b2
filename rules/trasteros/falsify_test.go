package trasteros_test

import (
	"testing"

	"docent/rules/trasteros"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) {
	rulestest.NewFalsifier[trasteros.State](t, trasteros.Game, plan).Random(t, 1000)
}

func FuzzPosition(f *testing.F) {
	falsifier := rulestest.NewFalsifier[trasteros.State](f, trasteros.Game, plan)
	f.Add([]byte("trasteros"))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.Bytes(t, data) })
}
