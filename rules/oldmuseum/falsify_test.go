package oldmuseum_test

import (
	"testing"

	"docent/rules/oldmuseum"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) {
	rulestest.NewFalsifier[oldmuseum.State](t, oldmuseum.Game, plan).Random(t, 1000)
}

func FuzzPosition(f *testing.F) {
	falsifier := rulestest.NewFalsifier[oldmuseum.State](f, oldmuseum.Game, plan)
	f.Add([]byte("oldmuseum"))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.Bytes(t, data) })
}
