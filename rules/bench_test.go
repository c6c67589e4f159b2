package rules_test

import (
	"testing"

	"docent/rules"
)

func BenchmarkPlay(b *testing.B) {
	pos := taking(b)
	m := move(1, "take", `{"pebbles":2,"tile":["red"]}`)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := pos.Play(m); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOffers(b *testing.B) {
	pos := taking(b)
	b.ReportAllocs()
	for b.Loop() {
		if len(pos.Offers()) != 2 {
			b.Fatal("offers are missing")
		}
	}
}

// BenchmarkSim plays a whole game.
func BenchmarkSim(b *testing.B) {
	pos := start(b, rules.Setup{Seats: 2})
	b.ReportAllocs()
	for b.Loop() {
		sim := pos.Sim()
		for !sim.Over() {
			if err := sim.Take(sim.Offers()[0], nil); err != nil {
				b.Fatal(err)
			}
		}
	}
}
