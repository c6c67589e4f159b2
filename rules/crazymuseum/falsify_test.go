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

// A move from a hostile file is refused, or leads to what can be.
func FuzzMove(f *testing.F) {
	falsifier := rulestest.NewFalsifier[crazymuseum.State](f, crazymuseum.Game, plan)
	falsifier.Moves(f, func(at uint8, seat int8, kind string, data []byte) { f.Add(at, seat, kind, data) })
	f.Fuzz(func(t *testing.T, at uint8, seat int8, kind string, data []byte) {
		falsifier.Move(t, at, seat, kind, data)
	})
}

func FuzzSetup(f *testing.F) {
	falsifier := rulestest.NewFalsifier[crazymuseum.State](f, crazymuseum.Game, plan)
	f.Add([]byte(`{"seats":2,"first":1,"options":{"level":"full"},"box":{"tile:7":{"doors":["N","E"],"colour":"green"},"count:tiles":{"copies":20}}}`))
	f.Fuzz(func(t *testing.T, data []byte) { falsifier.Setup(t, data) })
}
