package trasteros_test

import (
	"testing"

	"docent/rules/rulestest"
	"docent/rules/trasteros"
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

// A move from a hostile file is refused, or leads to what can be.
func FuzzMove(f *testing.F) {
	falsifier := rulestest.NewFalsifier[trasteros.State](f, trasteros.Game, plan)
	falsifier.Moves(f, func(at uint8, seat int8, kind string, data []byte) { f.Add(at, seat, kind, data) })
	f.Fuzz(func(t *testing.T, at uint8, seat int8, kind string, data []byte) {
		falsifier.Move(t, at, seat, kind, data)
	})
}

func FuzzSetup(f *testing.F) {
	falsifier := rulestest.NewFalsifier[trasteros.State](f, trasteros.Game, plan)
	f.Add([]byte(`{"seats":4,"first":3,"options":{"level":"cubes"}}`))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.Setup(t, data) })
}
