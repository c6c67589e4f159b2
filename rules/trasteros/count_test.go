package trasteros_test

import (
	"fmt"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/rulestest"
	"docent/rules/trasteros"
)

// A form asks for no more cards of a kind than the seat has: a number that it takes is not refused alone.
func TestACountAsksForWhatASeatCanHold(t *testing.T) {
	start := rulestest.Start(t, trasteros.Game, rules.Setup{Seats: 3, Options: []byte(`{"level":"cubes"}`)})
	state := string(start.JSON())
	for _, change := range [][2]string{{`"rounds":0`, `"rounds":1`}, {`"hand":{"count":0}`, `"hand":{"count":7}`}, {`"hand":{"count":0}`, `"hand":{"count":2}`}, {`"hand":{"count":0}`, `"hand":{"count":2},"piles":[{"count":1},{"count":2}]`}} {
		state = strings.Replace(state, change[0], change[1], 1)
	}
	pos, err := trasteros.Game.Load([]byte(state))
	if err != nil {
		t.Fatal(err)
	}
	pos = play(t, pos, "collection", nil)
	for _, test := range []struct {
		asked   string
		answers rules.Answers
	}{
		{"0: gold 1 silver 2 bronze 3 glass 4", rules.Answers{"bronze": {"3"}, "glass": {"4"}}},
		{"1: gold 1 silver 2 bronze 2 glass 2", rules.Answers{"glass": {"2"}}},
		{"2: gold 1 silver 2 bronze 3 glass 4 foreignGold 3 foreignSilver 3 foreignBronze 3 foreignGlass 3", rules.Answers{"foreignGlass": {"3"}}},
	} {
		if got := asked(pos); got != test.asked {
			t.Errorf("asked for %q, want %q", got, test.asked)
		}
		pos = play(t, pos, "count", test.answers)
	}
}

// asked tells the most that the count of a seat takes of each kind.
func asked(pos rules.Position) string {
	for _, o := range pos.Offers() {
		if o.Kind != "count" || o.Refused != nil {
			continue
		}
		said := fmt.Sprintf("%d:", o.Seat)
		for _, f := range o.Fields {
			said += fmt.Sprintf(" %s %d", f.Name, f.Max)
		}
		return said
	}
	return "nothing"
}
