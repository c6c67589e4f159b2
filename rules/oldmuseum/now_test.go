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

// What a seat told under cover is asked no longer, though the others do not see it; before its first move its hand is
// asked for among the actions.
func TestWhatWasToldIsNotAskedAgain(t *testing.T) {
	options, err := Game.Options(rules.Answers{"level": {"full"}})
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := Game.Start(rules.Setup{Seats: 2, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	seen := func(kind rules.Kind, seat rules.Seat) (there, aside bool) {
		for _, o := range p.View(rules.Table).Offers() {
			if o.Kind == kind && o.Seat == seat {
				return true, o.Aside
			}
		}
		return false, false
	}
	play := func(kind rules.Kind, seat rules.Seat, answers rules.Answers) {
		t.Helper()
		for _, o := range p.View(seat).Offers() {
			if o.Kind != kind || o.Seat != seat {
				continue
			}
			move, err := o.Move(answers)
			if err == nil {
				p, _, err = p.Play(move)
			}
			if err != nil {
				t.Fatal(err)
			}
			return
		}
		t.Fatalf("%d cannot %s", seat, kind)
	}
	for p.Offers()[0].Asks == rules.Auto {
		move, _ := p.Offers()[0].Move(nil)
		p, _, _ = p.Play(move)
	}
	first := p.Now().Seat
	if there, aside := seen("tell", first); !there || aside {
		t.Error("the hand of who plays first is not asked for")
	}
	play("choose", first, rules.Answers{"cards": {"a1", "a2", "a3"}})
	play("tell", first, rules.Answers{"cards": {"key", "store"}})
	if there, _ := seen("choose", first); there {
		t.Error("what was chosen is asked again")
	}
	if there, _ := seen("tell", first); !there {
		t.Error("the rest of the hand cannot be told")
	}
	if told := p.View(first).Private(first); !slices.Equal(told, []rules.Thing{"card:key", "card:store"}) {
		t.Errorf("told already is %v", told)
	}
	play("tell", first, rules.Answers{"cards": {"key", "trap", "easy"}})
	if there, _ := seen("tell", first); there {
		t.Error("a hand that is known is asked for")
	}
	if told := p.View(rules.Table).Private(first); len(told) > 0 {
		t.Errorf("everybody sees %v", told)
	}
	for _, kind := range []rules.Kind{"tell", "choose"} {
		if there, _ := seen(kind, 1-first); !there {
			t.Errorf("the other seat cannot %s", kind)
		}
	}
}

// What may lie on a room and what may be the top of the deck are asked in the same places.
func TestFindsKeepTheirPlaces(t *testing.T) {
	s := inRoomC2(t)
	s.Scratch.To = HallPlace
	atHall := s.finds()
	s.Scratch.To = s.Players[0].At
	if inRoom := s.finds(); !slices.Equal(inRoom[:len(atHall)], atHall) {
		t.Errorf("in a room %v is asked, at the Hall %v", inRoom, atHall)
	}
}
