package crazymuseum

import (
	"fmt"
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/grid"
)

// What a guard takes away on his route no later one finds, and what alarms him gives the
// later ones more steps: the plan says where the night then leads them.
func TestRoutesInOrder(t *testing.T) {
	for _, c := range []struct {
		name   string
		set    func(*State)
		want   string
		danger string
	}{
		{"nothing lies about", func(*State) {}, "[1 2 3] 0 [1 2 3] 0", "[0]"},
		{
			"the first finds the Fake Relic, the second goes on, alarmed",
			func(s *State) { s.Cards = []Card{{Room: 2, Kind: Fake, Up: true}} },
			"[1 2] 4 [1 2 3 4] 0", "[0]",
		},
		{
			"with an alert for each guard he has as many steps as before",
			func(s *State) {
				s.Cards = []Card{{Room: 2, Kind: Fake, Up: true}}
				s.House.AlertIndividual, s.Guards[0].Alert, s.Guards[1].Alert = true, 2, 2
			},
			"[1 2] 4 [1 2 3] 0", "[0]",
		},
		{
			"the first slides and takes the floor away",
			func(s *State) { s.Cards = []Card{{Room: 2, Deck: Rat, Kind: Slippery, Up: true}} },
			"[1 2 3 4] 0 [1 2 3] 0", "[0]",
		},
		{
			"the first slips against a wall, the second looks round",
			func(s *State) {
				s.Cards, s.Thieves[0].Room = []Card{{Room: 2, Deck: Rat, Kind: Slippery, Up: true}}, 2
				s.Rooms = s.Rooms[:2]
			},
			"[1 2] 6 [1 2 1] 0", "[0]",
		},
		{
			"smoke stops both and hides",
			func(s *State) {
				s.Cards, s.Thieves[0].Room = []Card{{Room: 2, Kind: Smoke, Up: true, Until: mummySlot}}, 2
			},
			"[1 2] 3 [1 2] 3", "[]",
		},
		{
			"a Fake Relic behind smoke is found as well",
			func(s *State) {
				s.Cards = []Card{{Room: 2, Kind: Smoke, Up: true, Until: mummySlot}, {Room: 2, Kind: Fake, Up: true}}
			},
			"[1 2] 3 [1 2] 3", "[]",
		},
		{
			"the first finds an abandoned object, the second is alarmed",
			func(s *State) { s.Tokens = []Token{{Object: Ladder + 1, Place: In(2)}} },
			"[1 2 3] 0 [1 2 3 4] 0", "[0]",
		},
		{
			"found objects give steps at once where the table plays so",
			func(s *State) {
				s.Tokens, s.House.AlertExtendsTurn = []Token{{Object: Ladder + 1, Place: In(2)}}, true
			},
			"[1 2 3 4] 0 [1 2 3 4] 0", "[0]",
		},
		{
			"who reaches a whistle takes it from the other",
			func(s *State) {
				s.Cards = []Card{{Room: 2, Deck: Rat, Kind: Whistle, Up: true, Answer: 2}}
				s.Guards[1] = Guard{Room: 4, Heading: grid.East}
			},
			"[1 2 3] 0 [4 5 6] 0", "[0]",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := corridor()
			c.set(s)
			routes := s.Routes()
			got := fmt.Sprint(routes[0].Rooms, routes[0].Ends, routes[1].Rooms, routes[1].Ends)
			if got != c.want || fmt.Sprint(s.DangerOn(routes)) != c.danger {
				t.Errorf("the routes are %s and endanger %v, want %s and %s", got, s.DangerOn(routes), c.want, c.danger)
			}
			s.Thieves[0].Room = 0 // nobody is in the way: the night goes as planned
			for i, walked := range playNight(s) {
				if !slices.Equal(walked, routes[i].Rooms) {
					t.Errorf("guard %d walked %v", i+1, walked)
				}
			}
		})
	}
}

// corridor has six rooms from west to east, two guards in the first, and a thief in the third.
func corridor() *State {
	s := &State{
		Level: Full, Difficulty: Hard, Round: 2, Alert: 2, Prints: Prints{Counts: printed},
		Thieves: []Thief{{Room: 3, Lives: 3, Total: 10}},
		Guards:  []Guard{{Room: 1, Heading: grid.East}, {Room: 1, Heading: grid.East}},
		Mummy:   Mummy{Awakener: rules.Table},
	}
	for i := range 6 {
		s.Rooms = append(s.Rooms, Room{Number: i + 1, Cell: grid.Cell{X: int8(i)}, Tile: Tile{Doors: grid.SetOf(grid.East, grid.West)}})
	}
	s.Rooms[0].Special = Initial
	return s
}
