package cgexpo_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"docent/rules"
	"docent/rules/cgexpo"
	"docent/rules/rulestest"
)

// What is said to be thrown after a card is asked next once the card is played, by the thief of whom it is said.
func TestWhatIsThrownAfterACard(t *testing.T) {
	boards := 400
	if testing.Short() {
		boards = 120
	}
	rnd := rand.New(rand.NewPCG(11, 12))
	seen := map[rules.Kind]int{}
	for range boards {
		l, s := begunOn(t, rnd)
		spread(rnd, newNaive(l), s)
		legs := anyLegs(rnd, s)
		carl := rnd.IntN(3) == 0
		pos := waiting(t, s, "event")
		s = rulestest.State[cgexpo.State](t, pos)
		by, throw := s.Ahead(cgexpo.Read{Legs: cgexpo.Spell(legs), ScottSteps: 1, SoCalSteps: 1, UKSteps: 1, Carl: carl})
		seen[throw]++
		after, asked := playedOn(t, pos, cgexpo.Spell(legs), carl)
		if foes := after.Foes(); asked == "battle" && len(foes) != 1 {
			asked = ""
		}
		if throw != asked && (throw != "" || asked == "roll" || asked == "sweep") {
			t.Fatalf("after %s, Carl %t: %q is said to be thrown, asked is %q", cgexpo.Spell(legs), carl, throw, asked)
		}
		if throw != "" && by != after.Turn {
			t.Fatalf("after %s thief %d is said to throw, %d does", cgexpo.Spell(legs), by, after.Turn)
		}
	}
	for _, throw := range []rules.Kind{"roll", "battle", "sweep", ""} {
		if seen[throw] == 0 {
			t.Errorf("%q was never thrown next: %v", throw, seen)
		}
	}
}

// anyLegs leads each podcaster who can go anywhere.
func anyLegs(rnd *rand.Rand, s *cgexpo.State) (legs []cgexpo.Leg) {
	for p := cgexpo.Scott; p <= cgexpo.UK; p++ {
		if rays := s.Rays(p); len(rays) > 0 {
			r := rays[rnd.IntN(len(rays))]
			legs = append(legs, cgexpo.Leg{Who: p, PodMove: cgexpo.PodMove{Way: r.Way, Steps: int8(1 + rnd.IntN(len(r.Squares)))}})
		}
	}
	return legs
}

// playedOn plays a card and what the referee does then, and returns where the table stands and what is thrown there: "sweep" also where
// Carl is put beside the thief before; "" where something else is asked.
func playedOn(t *testing.T, pos rules.Position, legs string, carl bool) (*cgexpo.State, rules.Kind) {
	t.Helper()
	pos = offered(t, pos, "read", rules.Answers{"legs": {legs}, "carl": {strconv.FormatBool(carl)}, "card": {"0"}})
	for next := pos; next != nil; next = offered(t, pos, "referee", nil) {
		pos = next
	}
	s := rulestest.State[cgexpo.State](t, pos)
	for _, o := range pos.Offers() {
		switch {
		case o.Refused != nil:
		case o.Kind == "janitor":
			return s, "sweep"
		case o.Kind == "roll" || o.Kind == "battle" || o.Kind == "sweep":
			return s, o.Kind
		case o.Kind == "stop" || o.Kind == "chase":
			return s, ""
		}
	}
	return s, ""
}
