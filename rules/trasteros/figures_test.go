package trasteros

import (
	"reflect"
	"testing"

	"docent/rules"
)

// A winning bid is kept kind by kind, with how many rooms were called before it; a hand that a skeleton takes only where
// it held cards.
func TestFigures(t *testing.T) {
	before := &State{Players: make([]Player, 3)}
	before.Rooms[0].State, before.Rooms[3].State = Resolved, Resolved
	before.Rooms[1].State, before.Rooms[2].State, before.Rooms[4].State = Sealed, Sealed, Unfilled
	before.Players[2].Hand.Count = 1 // the other six come with the room
	after := &State{Players: make([]Player, 3), Auction: Auction{Room: 2, Winner: 1, Revealed: []Bid{
		{}, {Cubes: Four{Gold: 1, Bronze: 2, Glass: 3}}, {Cubes: Four{Silver: 4}},
	}}}
	told := []rules.Event{
		{Key: "outbids", Seat: 1},
		{Key: "wins-room", Seat: 1, About: []rules.Thing{"room:2"}},
		{Key: "loses-hand", Seat: 0, About: []rules.Thing{"cards:0"}},
		{Key: "loses-hand-and-room", Seat: 2, About: []rules.Thing{"room:2", "cards:1", "cards:6"}},
	}
	want := []rules.Figure{
		{Key: "bid", Seat: 1, On: "called:3", N: 6, About: []rules.Thing{"goldcubes:1", "silvercubes:0", "bronzecubes:2", "glasscubes:3"}},
		{Key: "lost-hand", Seat: 2, N: 7, About: []rules.Thing{"cards:7"}, Tale: 7},
	}
	if got := figures(before, after, told); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// Nobody's points are known before the end unless all cards are tracked and every collector was told.
func TestStanding(t *testing.T) {
	s := &State{Level: Full, Players: []Player{{Collector: "clock"}, {Collector: "art"}, {Collector: "car"}}}
	if got := standing(s); len(got) != 3 {
		t.Errorf("with all told it is %v", got)
	}
	for name, change := range map[string]func(*State){
		"cubes only": func(s *State) { s.Level = Cubes }, "a collector untold": func(s *State) { s.Players[1].Collector = "" },
		"over": func(s *State) { s.Ended = true },
	} {
		one := *s
		one.Players = append([]Player{}, s.Players...)
		change(&one)
		if got := standing(&one); got != nil {
			t.Errorf("%s: %v", name, got)
		}
	}
}
