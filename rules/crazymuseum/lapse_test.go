package crazymuseum

import (
	"testing"

	"docent/rules"
	"docent/rules/grid"
)

// A planned route stops in smoke only where that will still be there when the guard
// sets out (CM-Q70).
func TestRoutesKnowWhichSmokeLapses(t *testing.T) {
	for _, test := range []struct {
		name  string
		until Slot
		turn  rules.Seat
		level Level
		want  [2]End // of the first and the second guard
	}{
		{"lit in this turn", ofSeat(1), 1, Full, [2]End{Smoked, Smoked}},
		{"lit by who was at turn before", ofSeat(0), 1, Full, [2]End{Smoked, Smoked}},
		{"lit by who is at turn after", ofSeat(2), 1, Full, [2]End{Walked, Walked}},
		{"set off by the first guard", ofGuard(1), 1, Full, [2]End{Walked, Walked}},
		{"set off by the second guard", ofGuard(2), 1, Full, [2]End{Smoked, Walked}},
		{"set off by a guard who is gone", ofGuard(3), 1, Full, [2]End{Smoked, Smoked}},
		{"set off after the guards", mummySlot, 1, Full, [2]End{Smoked, Smoked}},
		{"not tracked", ofSeat(1), 1, NightOnly, [2]End{Walked, Walked}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := &State{
				Level: test.level, Turn: test.turn, Alert: 1, Thieves: make([]Thief, 3),
				Rooms: []Room{
					{Number: 1, Tile: Tile{Doors: grid.All, Special: Initial}},
					{Number: 2, Cell: grid.Cell{Y: 1}, Tile: Tile{Doors: grid.All}},
				},
				Guards: []Guard{{Room: 1, Heading: grid.North}, {Room: 1, Heading: grid.North}},
				Cards:  []Card{{Room: 2, Kind: Smoke, Up: true, Until: test.until}},
			}
			routes := s.Routes()
			if got := [2]End{routes[0].Ends, routes[1].Ends}; got != test.want {
				t.Errorf("the routes end %v, want %v", got, test.want)
			}
		})
	}
}
