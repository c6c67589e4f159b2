package crazymuseum_test

import (
	"testing"

	"docent/rules/crazymuseum"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) {
	rulestest.NewFalsifier[crazymuseum.State](t, crazymuseum.Game, plan).Random(t, 1000)
}

func FuzzPosition(f *testing.F) {
	falsifier := rulestest.NewFalsifier[crazymuseum.State](f, crazymuseum.Game, plan)
	f.Add([]byte("crazymuseum"))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.Bytes(t, data) })
}
