package rules_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"docent/rules"
	"docent/rules/rulestest/pebbles"
)

var game = rules.Define(pebbles.Spec())

// start sets up a table.
func start(t testing.TB, setup rules.Setup) rules.Position {
	t.Helper()
	pos, _, err := game.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	return pos
}

func move(seat rules.Seat, kind rules.Kind, data string) rules.Move {
	return rules.Move{Seat: seat, Kind: kind, Data: json.RawMessage(data)}
}

// after plays moves that are legal.
func after(t testing.TB, pos rules.Position, moves ...rules.Move) rules.Position {
	t.Helper()
	for _, m := range moves {
		next, _, err := pos.Play(m)
		if err != nil {
			t.Fatalf("%+v %s: %v", m, m.Data, err)
		}
		pos = next
	}
	return pos
}

// taking returns a table of two where seat 1 leads and rolled a four.
func taking(t testing.TB) rules.Position {
	t.Helper()
	return after(t, start(t, rules.Setup{Seats: 2}),
		move(0, "fist", `{"fingers":2}`), move(1, "fist", `{"fingers":3}`),
		move(rules.Table, "next", `{}`), move(1, "roll", `{"pips":4}`))
}

// judged returns "yes", the refusing rule, or "impossible".
func judged(err error) string {
	var r *rules.Refusal
	switch {
	case err == nil:
		return "yes"
	case errors.As(err, &r):
		return string(r.Rule)
	}
	return "impossible"
}

func TestMovesAreCanonical(t *testing.T) {
	pos := taking(t)
	for _, test := range []struct {
		seat rules.Seat
		kind rules.Kind
		data string
		want string
	}{
		{1, "take", `{"pebbles":4}`, "yes"},
		{1, "take", `{"pebbles":2,"tile":["red"]}`, "yes"},
		{1, "take", `{"pebbles":3,"tile":["red"]}`, "PB-RED"},
		{0, "take", `{"pebbles":4}`, "PB-TAKE"},
		{1, "pass", `{}`, "PB-PASS"},
		{1, "take", `{"pebbles":5}`, "impossible"},
		{1, "take", `{"pebbles":0}`, "impossible"},
		{1, "take", `{"pebbles":1,"tile":["blue","blue"]}`, "impossible"},
		{1, "take", `{"pebbles":1,"tile":["black"]}`, "impossible"},
		{1, "take", `{"pebbles":1,"tile":[]}`, "impossible"},
		{1, "take", `{"pebbles":1,"tile":null}`, "impossible"},
		{1, "take", `{"tile":["blue"],"pebbles":1}`, "impossible"},
		{1, "take", `{"pebbles":1,"pebbles":1}`, "impossible"},
		{1, "take", `{"pebbles":2,"pebbles":1}`, "impossible"},
		{1, "take", `{"Pebbles":1}`, "impossible"},
		{1, "take", `{"pebbles":1.0}`, "impossible"},
		{1, "take", `{"pebbles":1e0}`, "impossible"},
		{1, "take", `{"pebbles":"1"}`, "impossible"},
		{1, "take", `{"pebbles":1} `, "impossible"},
		{1, "take", `{"pebbles": 1}`, "impossible"},
		{1, "take", `{"pebbles":1}{}`, "impossible"},
		{1, "take", `{"pebbles":1,"x":1}`, "impossible"},
		{1, "take", `{}`, "impossible"},
		{1, "take", ``, "impossible"},
		{1, "take", `null`, "impossible"},
		{1, "pass", `null`, "impossible"},
		{1, "pass", `{"x":1}`, "impossible"},
		{1, "grab", `{}`, "impossible"},
		{2, "take", `{"pebbles":1}`, "impossible"},
		{-2, "take", `{"pebbles":1}`, "impossible"},
	} {
		m := move(test.seat, test.kind, test.data)
		before := string(pos.JSON())
		if got := judged(pos.Check(m)); got != test.want {
			t.Errorf("Check %d %s %s: %s, want %s", test.seat, test.kind, test.data, got, test.want)
		}
		next, _, err := pos.Play(m)
		if got := judged(err); got != test.want || (next == nil) != (err != nil) {
			t.Errorf("Play %d %s %s: %s with %v, want %s", test.seat, test.kind, test.data, got, next, test.want)
		}
		if string(pos.JSON()) != before {
			t.Fatalf("%d %s %s changed the position it was played on", test.seat, test.kind, test.data)
		}
	}
}

func offer(t testing.TB, offers []rules.Offer, kind rules.Kind) rules.Offer {
	t.Helper()
	i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Kind == kind })
	if i < 0 {
		t.Fatalf("%s is not offered: %+v", kind, offers)
	}
	return offers[i]
}

func TestOfferFillsItsBlanks(t *testing.T) {
	take := offer(t, taking(t).Offers(), "take")
	for _, test := range []struct {
		answers rules.Answers
		want    string
	}{
		{nil, `{"pebbles":1}`},
		{rules.Answers{"pebbles": {"4"}}, `{"pebbles":4}`},
		{rules.Answers{"tile": {"blue"}}, `{"pebbles":1,"tile":["blue"]}`},
		{rules.Answers{"tile": nil}, `{"pebbles":1}`},
		{rules.Answers{"tile": {}}, `{"pebbles":1}`},
		{rules.Answers{"pebbles": {"5"}}, ""},
		{rules.Answers{"pebbles": {"0"}}, ""},
		{rules.Answers{"pebbles": {"04"}}, ""},
		{rules.Answers{"pebbles": {"+4"}}, ""},
		{rules.Answers{"pebbles": {"four"}}, ""},
		{rules.Answers{"pebbles": {"1", "1"}}, ""},
		{rules.Answers{"pebbles": {}}, ""},
		{rules.Answers{"tile": {"black"}}, ""},
		{rules.Answers{"tile": {"red", "red"}}, ""},
		{rules.Answers{"grains": {"1"}}, ""},
	} {
		m, err := take.Move(test.answers)
		if got := string(m.Data); got != test.want || (err == nil) != (test.want != "") {
			t.Errorf("%v: %s (%v), want %q", test.answers, got, err, test.want)
		}
	}
	if got := take.Value("pebbles"); !slices.Equal(got, []string{"1"}) {
		t.Errorf("the first suggestion is %v", got)
	}
	if _, err := (rules.Offer{Kind: "take"}).Move(nil); err == nil {
		t.Error("an offer that no menu made became a move")
	}
}

func TestCopiesLimitAnswers(t *testing.T) {
	pos := taking(t)
	full := after(t, pos, move(rules.Table, "correct", `{"on":"seat:0","set":{"tiles":["red","red","red","red","red"]}}`))
	for _, o := range offer(t, full.Offers(), "take").Fields[1].Options {
		if o.Value == "red" || o.Copies != 5 {
			t.Errorf("after five red tiles %+v is left", o)
		}
	}
}

func TestForFindsWhatATapAnswers(t *testing.T) {
	offers := taking(t).Offers()
	for thing, want := range map[rules.Thing]int{"table:heap": 1, "tile:red": 1, "tile:black": 0, "seat:1": 0} {
		if got := len(rules.For(offers, thing)); got != want {
			t.Errorf("%s answers %d offers, want %d", thing, got, want)
		}
	}
}

func TestSettings(t *testing.T) {
	var names []string
	for _, s := range game.Settings() {
		names = append(names, s.Name)
		if house := s.Name == "may-pass"; s.House != house || (s.Rule == "PB-Q1") != house {
			t.Errorf("%+v: house rule %v under %q", s.Field, s.House, s.Rule)
		}
	}
	if want := []string{"pebbles", "level", "may-pass"}; !slices.Equal(names, want) {
		t.Errorf("settings %v, want %v", names, want)
	}
	for _, test := range []struct {
		answers rules.Answers
		want    string
	}{
		{nil, `{"pebbles":12,"level":"full"}`},
		{rules.Answers{"pebbles": {"30"}, "may-pass": {"true"}}, `{"pebbles":30,"level":"full","may-pass":true}`},
		{rules.Answers{"pebbles": {"31"}}, ""},
		{rules.Answers{"level": {"none"}}, ""},
		{rules.Answers{"may-pass": {"yes"}}, ""},
		{rules.Answers{"pepples": {"4"}}, ""},
	} {
		got, err := game.Options(test.answers)
		if string(got) != test.want || (err == nil) != (test.want != "") {
			t.Errorf("%v: %s (%v), want %q", test.answers, got, err, test.want)
		}
	}
}

func TestStart(t *testing.T) {
	for _, test := range []struct {
		setup rules.Setup
		want  string
	}{
		{rules.Setup{Seats: 2}, "yes"},
		{rules.Setup{Seats: 4, First: 3}, "yes"},
		{rules.Setup{Seats: 3, Options: json.RawMessage(`{"pebbles":4}`)}, "yes"},
		{rules.Setup{Seats: 4, Options: json.RawMessage(`{"level":"light"}`)}, "PB-SET"},
		{rules.Setup{Seats: 1}, "impossible"},
		{rules.Setup{Seats: 5}, "impossible"},
		{rules.Setup{Seats: 2, First: 2}, "impossible"},
		{rules.Setup{Seats: 2, First: rules.Table}, "impossible"},
		{rules.Setup{Seats: 2, Options: json.RawMessage(`{"pebbles":3}`)}, "impossible"},
		{rules.Setup{Seats: 2, Options: json.RawMessage(`{"pepples":4}`)}, "impossible"},
		{rules.Setup{Seats: 2, Options: json.RawMessage(`{} x`)}, "impossible"},
	} {
		_, _, err := game.Start(test.setup)
		if got := judged(err); got != test.want {
			t.Errorf("%+v: %s (%v), want %s", test.setup, got, err, test.want)
		}
	}
}

func TestLoad(t *testing.T) {
	whole := string(taking(t).JSON())
	for _, test := range []struct{ data, want string }{
		{whole, "yes"},
		{whole + " ", "impossible"},
		{whole + whole, "impossible"},
		{`{"Round":2,` + whole[1:], "impossible"},
		{`{"Colour":"red",` + whole[1:], "impossible"},
		{"", "impossible"},
		{"{}", "impossible"},
	} {
		_, err := game.Load([]byte(test.data))
		if got := judged(err); got != test.want {
			t.Errorf("%s: %s (%v), want %s", test.data, got, err, test.want)
		}
	}
}
