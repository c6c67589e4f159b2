package museum_test

import (
	"testing"

	"docent/rules"
	"docent/rules/museum"
	"docent/rules/rulestest"
)

// inFront lists what a view asks now, leaving out what a menu keeps and the board plays.
func inFront(v rules.View) map[rules.Kind]rules.Seat {
	asked := map[rules.Kind]rules.Seat{}
	for _, o := range v.Offers() {
		switch o.Kind {
		case "put", "lift", "shift", "rearrange", "arranged":
			continue
		}
		if !o.Aside {
			asked[o.Kind] = o.Seat
		}
	}
	return asked
}

// The count of four museums asks one thing at a time; all the rest may be answered as well.
func TestTheCountAsksOneThingAtATime(t *testing.T) {
	pos := rulestest.Start(t, museum.Game, rules.Setup{Seats: 4, Options: []byte(`{"level":"score"}`), Box: wholeBox})
	player := random(3, 5)
	for n := 0; !pos.Over(); n++ {
		view := pos.View(rules.Table)
		asked := inFront(view)
		if len(asked) > 2 {
			t.Fatalf("asks %v at once", asked)
		}
		for kind, seat := range asked {
			if seat != view.Now().Seat {
				t.Errorf("asks seat %d for %s while the table waits for %d", seat, kind, view.Now().Seat)
			}
		}
		checkOwnFirst(t, pos)
		m, err := player.Choose(pos.Offers(), n).Move(nil)
		if err != nil {
			t.Fatal(err)
		}
		if next, _, err := pos.Play(m); err == nil {
			pos = next
		}
	}
}

// checkOwnFirst requires on a player's own screen what is asked of that player.
func checkOwnFirst(t *testing.T, pos rules.Position) {
	t.Helper()
	waiting := map[rules.Seat]bool{}
	for _, o := range pos.Offers() {
		waiting[o.Seat] = true
	}
	for seat := range rules.Seat(4) {
		if now := pos.View(seat).Now().Seat; waiting[seat] && now != seat {
			t.Errorf("the screen of seat %d waits for %d", seat, now)
		}
	}
}
