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

// Once somebody has left with a whole set, the end of the game stands among the actions of a turn that begins.
func TestADecidedGameMayBeEnded(t *testing.T) {
	for _, test := range []struct {
		name    string
		chosen  int // that seat 1 left with; -1 where it is inside
		asked   []Task
		end     bool
		decided bool
	}{
		{"nobody left", -1, nil, false, false},
		{"left with a part", 2, nil, false, false},
		{"left with all", 3, nil, false, true},
		{"a question is open", 3, []Task{{askDrop, 0}}, false, false},
		{"the turn ends", 3, nil, true, false},
	} {
		s := inRoomC2(t)
		s.Timed, s.Agenda, s.Scratch.End = true, test.asked, test.end
		if test.chosen >= 0 {
			s.Exits, s.Players[1].Out, s.Players[1].Exit = []rules.Seat{1}, true, Exited{Chosen: test.chosen}
		}
		if decided := s.decided(); decided != test.decided {
			t.Errorf("%s: the game is decided: %v", test.name, decided)
		}
	}
}

// covered is a table of two at level full, with the referee's steps made.
type covered struct {
	t *testing.T
	p rules.Position
}

func newCovered(t *testing.T) *covered {
	t.Helper()
	options, err := Game.Options(rules.Answers{"level": {"full"}})
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := Game.Start(rules.Setup{Seats: 2, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	for p.Offers()[0].Asks == rules.Auto {
		move, _ := p.Offers()[0].Move(nil)
		p, _, _ = p.Play(move)
	}
	return &covered{t, p}
}

// seen reports whether everybody sees a seat asked for something, and whether among the actions.
func (c *covered) seen(kind rules.Kind, seat rules.Seat) (there, aside bool) {
	for _, o := range c.p.View(rules.Table).Offers() {
		if o.Kind == kind && o.Seat == seat {
			return true, o.Aside
		}
	}
	return false, false
}

// answer answers as a seat under its cover.
func (c *covered) answer(kind rules.Kind, seat rules.Seat, cards ...string) {
	c.t.Helper()
	for _, o := range c.p.View(seat).Offers() {
		if o.Kind != kind || o.Seat != seat {
			continue
		}
		move, err := o.Move(rules.Answers{"cards": cards})
		if err == nil {
			c.p, _, err = c.p.Play(move)
		}
		if err != nil {
			c.t.Fatal(err)
		}
		return
	}
	c.t.Fatalf("%d cannot %s", seat, kind)
}

// What a seat told under cover is asked no longer, though the others do not see it; before its first move its hand is
// asked for among the actions.
func TestWhatWasToldIsNotAskedAgain(t *testing.T) {
	c := newCovered(t)
	first := c.p.Now().Seat
	if there, aside := c.seen("tell", first); !there || aside {
		t.Error("the hand of who plays first is not asked for")
	}
	c.answer("choose", first, "a1", "a2", "a3")
	for _, o := range c.p.View(first).Offers() {
		if o.Kind == "tell" && o.Seat == first && (o.Fields[0].Min != 1 || !o.Fields[0].Open) {
			t.Errorf("a hand is told by %+v: one card at least, and none suggested", o.Fields[0])
		}
	}
	c.answer("tell", first, "key", "store")
	if there, _ := c.seen("choose", first); there {
		t.Error("what was chosen is asked again")
	}
	if there, _ := c.seen("tell", first); !there {
		t.Error("the rest of the hand cannot be told")
	}
	if told := c.p.View(first).Private(first); !slices.Equal(told, []rules.Thing{"card:key", "card:store"}) {
		t.Errorf("told already is %v", told)
	}
	c.answer("tell", first, "key", "trap", "easy")
	if there, _ := c.seen("tell", first); there {
		t.Error("a hand that is known is asked for")
	}
	if told := c.p.View(rules.Table).Private(first); len(told) > 0 {
		t.Errorf("everybody sees %v", told)
	}
	for _, kind := range []rules.Kind{"tell", "choose"} {
		if there, _ := c.seen(kind, 1-first); !there {
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
