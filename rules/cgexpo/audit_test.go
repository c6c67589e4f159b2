package cgexpo_test

import (
	"math/rand/v2"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// Random games keep after every move what the rules promise of it.
func TestPromisesHoldAfterEveryMove(t *testing.T) {
	games := rulestest.Times(40, 10)
	for game := range games {
		rnd := rand.New(rand.NewPCG(uint64(game), 7))
		pos, _, err := cgexpo.Game.Start(someSetup(game, rnd))
		if err != nil {
			t.Fatal(err)
		}
		player := random(rnd)
		for n := 0; !pos.Over() && n < 1500; n++ {
			pos = audited(t, pos, player)
		}
	}
}

// someSetup returns a set-up of some seats and difficulty; every other one has a recorded board.
func someSetup(game int, rnd *rand.Rand) rules.Setup {
	setup := rules.Setup{Seats: 2 + game%3, First: rules.Seat(game % 2)}
	if game%2 == 0 {
		setup.Box = randomBox(rnd)
	}
	if game%4 < 2 {
		setup.Options = []byte(`{"difficulty":"difficult"}`)
	}
	return setup
}

// audited makes one random move and holds it to the promises.
func audited(t *testing.T, pos rules.Position, player *rulestest.Random) rules.Position {
	t.Helper()
	next, m, events := randomMove(t, pos, player)
	compare(t, m, rulestest.State[cgexpo.State](t, pos), rulestest.State[cgexpo.State](t, next), events)
	return next
}

// randomMove makes one random move, or the suggested one where the random one is refused.
func randomMove(t *testing.T, pos rules.Position, player *rulestest.Random) (rules.Position, rules.Move, []rules.Event) {
	t.Helper()
	o := player.Choose(pos.Offers(), 0)
	var answers rules.Answers
	if player.Answers(o) {
		answers = player.Fill(o.Fields)
	}
	m, err := o.Move(answers)
	if err == nil {
		err = pos.Check(m)
	}
	if err != nil {
		if m, err = o.Move(nil); err != nil {
			t.Fatal(err)
		}
	}
	next, events, err := pos.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	return next, m, events
}

// compare holds a move to the promises.
func compare(t *testing.T, m rules.Move, before, after *cgexpo.State, events []rules.Event) {
	t.Helper()
	// Who is excluded with the CDs still points at the square where they come to lie.
	if out := m.Seat >= 0 && before.Excluded(m.Seat) && m.Kind != "put"; out || m.Seat >= 0 && m.Seat != before.Turn {
		t.Fatalf("seat %d makes %s in the turn of %d", m.Seat, m.Kind, before.Turn)
	}
	if m.Kind == "event" || m.Kind == "read" || m.Kind == "quick" {
		if want := (before.Deck + 49) % 50; before.Scratch.Frantic || after.Deck != want {
			t.Fatalf("%s draws a card: frantic %v, deck %d to %d", m.Kind, before.Scratch.Frantic, before.Deck, after.Deck)
		}
	}
	for i := range after.Thieves {
		compareThief(t, m, &before.Thieves[i], &after.Thieves[i], after.ZoneOf(rules.Seat(i)))
	}
	compareFrantic(t, m, after)
	for _, e := range events {
		if e.Rule == "" {
			t.Fatalf("%s tells %s by no rule", m.Kind, e.Key)
		}
	}
}

// compareThief requires kills and doors to stay, and lives to be lost one by one, outside.
func compareThief(t *testing.T, m rules.Move, was, is *cgexpo.Thief, zone cgexpo.Zone) {
	t.Helper()
	if was.Killed&^is.Killed != 0 || was.Opened&^is.Opened != 0 || is.Lives > was.Lives || is.Lives < was.Lives-1 {
		t.Fatalf("%s %s changes %+v to %+v", m.Kind, m.Data, was, is)
	}
	if is.Lives < was.Lives && zone != cgexpo.Exit {
		t.Fatalf("%s: a life is lost inside", m.Kind)
	}
}

// compareFrantic requires every turn to know that it saw Frantic Mode, and a winner outside
// with the CDs.
func compareFrantic(t *testing.T, m rules.Move, s *cgexpo.State) {
	t.Helper()
	seat, on := s.Frantic()
	if on != (seat >= 0) || on && !s.Scratch.Frantic {
		t.Fatalf("%s: Frantic Mode of %d is not noted", m.Kind, seat)
	}
	if s.Winner >= 0 && (!s.Ended || seat != s.Winner || s.ZoneOf(seat) != cgexpo.Exit) {
		t.Fatalf("%s: seat %d wins without the CDs outside", m.Kind, s.Winner)
	}
}
