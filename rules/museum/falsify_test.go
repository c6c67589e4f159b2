package museum_test

import (
	"testing"

	"docent/rules/museum"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) {
	rulestest.NewFalsifier[museum.State](t, museum.Game, plan).Random(t, 1000)
}

func FuzzPosition(f *testing.F) {
	falsifier := rulestest.NewFalsifier[museum.State](f, museum.Game, plan)
	f.Add([]byte("museum"))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.Bytes(t, data) })
}
