package crazymuseum

import (
	"fmt"
	"testing"

	"docent/rules"
	"docent/rules/grid"
)

// In the middle of a night the planned routes show what is left of it.
func TestRoutesOfTheRestOfANight(t *testing.T) {
	row := func() *State {
		s := &State{
			Level: Full, Difficulty: Curse, Round: 3, Prints: Prints{Counts: printed}, Alert: 3,
			Thieves: []Thief{{Lives: 3, Total: 10}},
			Guards:  []Guard{{Room: 1, Heading: grid.East}, {Room: 2, Heading: grid.East}},
			Mummy:   Mummy{State: Awake, Room: 7, Heading: grid.West, Awakener: rules.Table},
		}
		for i := range 7 {
			s.Rooms = append(s.Rooms, Room{Number: i + 1, Cell: grid.Cell{X: int8(i)}, Tile: Tile{Doors: grid.All}})
		}
		s.Rooms[0].Special = Initial
		return s
	}
	for _, c := range []struct {
		name string
		set  func(*State)
		want string
	}{
		{"by day", func(*State) {}, "[1 2 3 4] [2 3 4 5] [7 6]"},
		{"the first guard has one step left", func(s *State) {
			s.Phase, s.Walking, s.Agenda = Night, 1, Agenda{guardTask(walk, 1).left(1)}
		}, "[1 2] [2 3 4 5] [7 6]"},
		{"the first guard is done", func(s *State) { s.Phase, s.Walking = Night, 2 }, "[1] [2] [7 6]"},
		{"a clash ended the second one's turn", func(s *State) {
			s.Phase, s.Guards[1].Ended, s.Mummy.Ended = Night, true, true
		}, "[1 2 3 4] [2] [7]"},
		{"the mummy is about to walk", func(s *State) { s.Phase, s.Agenda = Tomb, Agenda{task(mummyWalks)} }, "[1] [2] [7 6]"},
		{"the mummy has walked", func(s *State) { s.Phase = Tomb }, "[1] [2] [7]"},
	} {
		s := row()
		c.set(s)
		got := ""
		for _, r := range s.Routes() {
			got += fmt.Sprint(r.Rooms) + " "
		}
		if got != c.want+" " {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}
