package cgexpo_test

import (
	"testing"

	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// A position from a hostile file is refused, or does no harm.
func TestFalsifiedPositions(t *testing.T) {
	rulestest.NewFalsifier[cgexpo.State](t, withBoards(5), plan).Random(t, 1000)
}

func FuzzPosition(f *testing.F) {
	falsifier := rulestest.NewFalsifier[cgexpo.State](f, withBoards(5), plan)
	f.Add([]byte("cgexpo"))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.Bytes(t, data) })
}
