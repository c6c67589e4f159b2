package rules_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/rulestest/pebbles"
)

func TestCorrections(t *testing.T) {
	pos := taking(t)
	for _, test := range []struct{ data, want, told string }{
		{`{"on":"seat:0","set":{"pebbles":["5"]}}`, "yes", "[{ -1 corrected [seat:0 field:pebbles value:5] false}]"},
		{`{"on":"seat:0","set":{"tiles":["red","blue"]}}`, "yes", "[{ -1 corrected [seat:0 field:tiles all:tile:red+tile:blue] false}]"},
		{`{"on":"table:heap","set":{"leader":["0"]}}`, "yes", "[{ -1 corrected [table:heap field:leader seat:0] false}]"},
		{`{"on":"table:house","set":{"may-pass":["true"]}}`, "yes", "[{ -1 corrected [table:house field:may-pass value:true] false}]"},
		{`{"on":"fist:0","set":{"fingers":["5"]}}`, "yes", "[{ -1 corrected-secret [fist:0] false}]"},
		{`{"on":"seat:0","set":{"pebbles":["13"]}}`, "PB-SOUND", "[]"},
		{`{"on":"seat:0","set":{"pebbles":["13"],"tiles":["red"]}}`, "PB-SOUND", "[]"},
		{`{"on":"seat:0","set":{"tiles":["red","red","red","red","red","red"]}}`, "PB-SOUND", "[]"},
		{`{"on":"seat:0","set":{"pebbles":["0"]}}`, "impossible", "[]"},
		{`{"on":"seat:0","set":{"pebbles":["1"],"tiles":[]}}`, "impossible", "[]"},
		{`{"on":"seat:0","set":{"tiles":null}}`, "impossible", "[]"},
		{`{"on":"seat:0","set":{}}`, "impossible", "[]"},
		{`{"on":"seat:0","set":{"pebbles":["31"]}}`, "impossible", "[]"},
		{`{"on":"seat:0","set":{"pebbles":["1","2"]}}`, "impossible", "[]"},
		{`{"on":"seat:0","set":{"grains":["1"]}}`, "impossible", "[]"},
		{`{"on":"seat:0","set":{"pebbles":["1"],"grains":["1"]}}`, "impossible", "[]"},
		{`{"on":"seat:7","set":{"pebbles":["1"]}}`, "impossible", "[]"},
		{`{"set":{"pebbles":["1"]},"on":"seat:0"}`, "impossible", "[]"},
		{`{"on":"seat:0","set":{"pebbles":["1"]}} `, "impossible", "[]"},
		{`{}`, "impossible", "[]"},
	} {
		before := string(pos.JSON())
		m := move(rules.Table, rules.Correct, test.data)
		if got := judged(pos.Check(m)); got != test.want {
			t.Errorf("Check %s: %s, want %s", test.data, got, test.want)
		}
		next, events, err := pos.Play(m)
		if got, told := judged(err), fmt.Sprint(events); got != test.want || told != test.told {
			t.Errorf("Play %s: %s (%v) told %s, want %s told %s", test.data, got, err, told, test.want, test.told)
		}
		if string(pos.JSON()) != before || next != nil && string(next.JSON()) == before {
			t.Errorf("%s: corrected the wrong position", test.data)
		}
		m.Seat = 0
		if got := judged(pos.Check(m)); got != "impossible" {
			t.Errorf("a seat's own correction %s is judged %s", test.data, got)
		}
	}
}

func TestCorrectionSheets(t *testing.T) {
	sheets := taking(t).Corrections()
	heap := sheets[slices.IndexFunc(sheets, func(o rules.Offer) bool { return o.On[0] == "table:heap" })]
	if got := heap.Value("total"); !slices.Equal(got, []string{"12"}) {
		t.Errorf("the heap's sheet says %v", got)
	}
	for _, test := range []struct {
		answers rules.Answers
		want    string
	}{
		{rules.Answers{"total": {"20"}}, `{"on":"table:heap","set":{"total":["20"]}}`},
		{rules.Answers{"total": {"20"}, "leader": {"1"}}, `{"on":"table:heap","set":{"total":["20"]}}`},
		{rules.Answers{"total": {"31"}}, ""},
		{rules.Answers{"grains": {"1"}}, ""},
	} {
		m, err := heap.Move(test.answers)
		if string(m.Data) != test.want || (err == nil) != (test.want != "") {
			t.Errorf("%v: %s (%v), want %q", test.answers, m.Data, err, test.want)
		}
	}
	for _, answers := range []rules.Answers{nil, {"total": {"12"}}, {"total": {"12"}, "leader": {"1"}}} {
		if _, err := heap.Move(answers); !errors.Is(err, rules.ErrUnchanged) {
			t.Errorf("%v: %v, want ErrUnchanged", answers, err)
		}
	}
}

func TestListInAnotherOrderIsNoCorrection(t *testing.T) {
	pos := after(t, taking(t), move(rules.Table, rules.Correct, `{"on":"seat:0","set":{"tiles":["red","blue"]}}`))
	err := pos.Check(move(rules.Table, rules.Correct, `{"on":"seat:0","set":{"tiles":["blue","red"]}}`))
	if !errors.Is(err, rules.ErrUnchanged) {
		t.Errorf("judged %v, want ErrUnchanged", err)
	}
}

func TestViewsKeepSecrets(t *testing.T) {
	pos := after(t, start(t, rules.Setup{Seats: 3}), move(1, "fist", `{"fingers":3}`))
	for seat, want := range map[rules.Seat]int{rules.Table: 0, 0: 0, 1: 3, 2: 0} {
		v := pos.View(seat)
		s, ok := rules.StateOf[pebbles.State](v)
		if !ok || s.Players[1].Fist != want || !s.Players[1].In {
			t.Errorf("seat %d sees %+v (%v), want %d fingers", seat, s, ok, want)
		}
		for _, o := range slices.Concat(v.Offers(), v.Corrections()) {
			if seat != rules.Table && o.Seat != seat && o.Seat != rules.Table {
				t.Errorf("seat %d sees %s of seat %d", seat, o.Kind, o.Seat)
			}
		}
	}
	if got := len(pos.View(rules.Table).Offers()); got != 2 {
		t.Errorf("the shared screen sees %d offers, want those of both waiting seats", got)
	}
	if _, ok := rules.StateOf[struct{ A int }](pos.View(0)); ok {
		t.Error("a view gave another game's state")
	}
	if _, ok := rules.StateOf[pebbles.State](nil); ok {
		t.Error("no view gave a state")
	}
}

func TestSimPlaysLikePosition(t *testing.T) {
	pos := start(t, rules.Setup{Seats: 2})
	sim := pos.Sim()
	before := string(pos.JSON())
	for _, step := range []struct {
		kind    rules.Kind
		answers rules.Answers
	}{
		{"fist", rules.Answers{"fingers": {"4"}}},
		{"fist", nil},
		{"next", nil},
		{"roll", rules.Answers{"pips": {"6"}}},
		{"take", rules.Answers{"pebbles": {"6"}, "tile": {"red"}}},
	} {
		if err := sim.Take(offer(t, sim.Offers(), step.kind), step.answers); err != nil {
			t.Fatalf("%s: %v", step.kind, err)
		}
	}
	if got := sim.Scores()[0]; got.Total != 6 || got.Seat != 0 || sim.Over() {
		t.Errorf("after taking six: %+v, over %v", got, sim.Over())
	}
	if string(pos.JSON()) != before {
		t.Error("the simulation changed the position it came from")
	}
	fist := offer(t, sim.Offers(), "fist")
	if err := sim.Take(fist, rules.Answers{"fingers": {"6"}}); err == nil {
		t.Error("six fingers were taken")
	}
}
