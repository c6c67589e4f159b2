package oldmuseum

import (
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/grid"
)

// inRoomC2 returns a table of two with the first in room C2, the referee's steps made.
func inRoomC2(t *testing.T) *State {
	t.Helper()
	options, err := Game.Options(nil)
	if err != nil {
		t.Fatal(err)
	}
	s, refused := start(rules.Setup{Seats: 2, Options: options}, &rules.Log{})
	if refused != nil {
		t.Fatal(refused)
	}
	s.Agenda = nil
	p := &s.Players[0]
	if err := p.At.UnmarshalText([]byte("C2")); err != nil {
		t.Fatal(err)
	}
	p.Moved = true
	return &s
}

// Whether all chosen artifacts are there is asked in words, and a fourth one has to be left behind where that is asked.
func TestArtifactsAreCountedWhereTheyAreAsked(t *testing.T) {
	s := inRoomC2(t)
	for _, test := range []struct {
		do    Step
		hand  int
		phase rules.Key
		about []rules.Thing
	}{
		{askClaim, 3, "claim", []rules.Thing{"artifacts:3"}},
		{askDrop, 3, "drop", nil},
		{askDrop, 4, "drop-artifact", []rules.Thing{"artifacts:3"}},
	} {
		s.Players[0].Hand = nil
		for range test.hand {
			s.Players[0].Hand.add(Artifact)
		}
		s.Scratch.From = s.Players[0].At
		s.Agenda = Agenda{{test.do, 0}}
		if n := now(s); n.Phase != test.phase || !slices.Equal(n.About, test.about) {
			t.Errorf("with %d artifacts it is %s about %v, want %s about %v", test.hand, n.Phase, n.About, test.phase, test.about)
		}
	}
}

// Who finds every way walled, taped or locked is offered the break-in among the actions, who has a way out in the menu.
func TestTheBreakInIsOfferedToWhoIsShutIn(t *testing.T) {
	for _, test := range []struct {
		sides  [4]Side
		locked bool
		shut   bool
	}{
		{[4]Side{Tape, Wall, Wall, Wall}, false, true},
		{[4]Side{Tape, Tape, Wall, Wall}, false, true},
		{[4]Side{Tape, Open, Wall, Wall}, false, false},
		{[4]Side{Tape, Open, Wall, Wall}, true, true},
		{[4]Side{Unknown, Tape, Wall, Wall}, false, false},
	} {
		s := inRoomC2(t)
		here := s.room(s.Players[0].At)
		here.Sides = Sides{test.sides[0], test.sides[1], test.sides[2], test.sides[3]}
		if test.locked {
			s.room(s.on(here.At.next(grid.East))).Locked = true
		}
		if shut := s.shutIn(); shut != test.shut {
			t.Errorf("with the sides %v, locked %v: shut in is %v", test.sides, test.locked, shut)
		}
	}
}
