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

// A move from a hostile file is refused, or leads to what can be.
func FuzzMove(f *testing.F) {
	falsifier := rulestest.NewFalsifier[cgexpo.State](f, withBoards(5), plan)
	falsifier.Moves(f, func(at uint8, seat int8, kind string, data []byte) { f.Add(at, seat, kind, data) })
	f.Fuzz(func(t *testing.T, at uint8, seat int8, kind string, data []byte) {
		falsifier.Move(t, at, seat, kind, data)
	})
}

func FuzzSetup(f *testing.F) {
	falsifier := rulestest.NewFalsifier[cgexpo.State](f, cgexpo.Game, plan)
	f.Add([]byte(`{"seats":2,"first":0,"options":{"level":"zones"}}`))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.Setup(t, data) })
}
