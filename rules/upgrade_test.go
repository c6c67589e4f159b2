package rules_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/rulestest/pebbles"
)

var (
	firstPebbles  = rules.Define(pebbles.Spec())
	secondPebbles = rules.Define(pebbles.Second())
)

// A whole round of the first edition plays in the second: a state with a field more, a
// kind that has another name and another spelling, and one that is retired.
func TestMovesOfAnotherEdition(t *testing.T) {
	setup := rules.Setup{Seats: 2, Options: json.RawMessage(`{"pebbles":12,"level":"full","may-pass":true}`)}
	old, _, err := firstPebbles.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	past := secondPebbles.Past(1)
	now, _, err := past.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	round := []rules.Move{
		move(0, "fist", `{"fingers":3}`), move(1, "fist", `{"fingers":1}`), move(rules.Table, "next", `{}`), move(0, "roll", `{"pips":4}`),
	}
	for _, m := range slices.Concat(round, []rules.Move{move(0, "take", `{"pebbles":2,"tile":["red"]}`)}, round, []rules.Move{move(0, "pass", `{}`)}) {
		if old, _, err = old.Play(m); err != nil {
			t.Fatal(err)
		}
		upgraded, err := past.Move(m)
		if err != nil {
			t.Fatal(err)
		}
		if now, _, err = now.Play(upgraded); err != nil {
			t.Fatalf("%s as %s %s: %v", m.Kind, upgraded.Kind, upgraded.Data, err)
		}
	}
	if got, want := now.Scores()[0].Total, old.Scores()[0].Total; got != want {
		t.Errorf("scored %d, want %d", got, want)
	}
	loaded, err := past.Load(old.JSON())
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(loaded.JSON()), strings.TrimSuffix(string(old.JSON()), "}")+`,"extra":0}`; got != want {
		t.Errorf("loaded as\n%s\nwant\n%s", got, want)
	}
}

func TestPastIsLenientPresentIsStrict(t *testing.T) {
	position, _, err := secondPebbles.Start(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	whole := string(position.JSON())
	for name, test := range map[string]struct {
		data          string
		present, past bool
	}{
		"as it is":         {whole, true, true},
		"a field missing":  {strings.Replace(whole, `,"extra":0`, "", 1), false, true},
		"a field unknown":  {strings.Replace(whole, `"extra":0`, `"extra":0,"more":1`, 1), false, true},
		"a field spelt":    {strings.Replace(whole, `"extra":0`, `"extra":"none"`, 1), false, false},
		"no sound one":     {strings.Replace(whole, `"Total":12`, `"Total":-1`, 1), false, false},
		"nothing":          {"", false, false},
		"something behind": {whole + "{}", false, false},
	} {
		if _, err := secondPebbles.Past(2).Load([]byte(test.data)); (err == nil) != test.present {
			t.Errorf("%s, own edition: %v", name, err)
		}
		for _, edition := range []int{1, 3} {
			if _, err := secondPebbles.Past(edition).Load([]byte(test.data)); (err == nil) != test.past {
				t.Errorf("%s, edition %d: %v", name, edition, err)
			}
		}
	}
	for data, fails := range map[string]bool{`{"count":1}`: false, `{}`: false, `{"count":1,"hand":"left"}`: true, `{"count":"1"}`: true, `[]`: true} {
		m, err := secondPebbles.Past(3).Move(move(0, "grab", data))
		if (err != nil) != fails || !fails && !strings.HasPrefix(string(m.Data), `{"count":`) {
			t.Errorf("move %s gave %s (%v)", data, m.Data, err)
		}
	}
	if _, err := secondPebbles.Past(1).Move(move(0, "take", `[]`)); err == nil {
		t.Error("a move that its upgrade cannot read was read")
	}
	if m, err := secondPebbles.Past(2).Move(move(0, "grab", `{}`)); err != nil || string(m.Data) != `{}` {
		t.Errorf("a move of the own edition became %s (%v)", m.Data, err)
	}
}

// A set-up of another edition may know options and pieces that are gone, and lack others.
func TestSetupOfAnotherEdition(t *testing.T) {
	setup := rules.Setup{
		Seats: 2, Options: json.RawMessage(`{"pebbles":7,"weather":"rain"}`),
		Box: rules.Box{"tile:red": json.RawMessage(`{"worn":true}`), "card:9": json.RawMessage(`{"worn":true}`)},
	}
	if _, _, err := secondPebbles.Past(2).Start(setup); err == nil {
		t.Error("the own edition began with what it does not know")
	}
	position, _, err := secondPebbles.Past(1).Start(setup)
	if err != nil || !strings.Contains(string(position.JSON()), `"Total":7`) {
		t.Fatalf("began with %v", err)
	}
	for _, options := range []string{`{"pebbles":700}`, `[]`, `{`} {
		setup.Options = json.RawMessage(options)
		if _, _, err := secondPebbles.Past(1).Start(setup); err == nil {
			t.Errorf("began with %s", options)
		}
	}
}

// Upgrades follow each other, each told what the one before made.
func TestUpgradesInTheirOrder(t *testing.T) {
	var seen []string
	step := func(from int, fails error) rules.Upgrade {
		name := string(rune('0' + from))
		return rules.Upgrade{
			From:  from,
			Kinds: map[rules.Kind]rules.Kind{rules.Kind("fist" + name): rules.Kind("fist" + string(rune('1'+from)))},
			Move:  func(m rules.Move) (rules.Move, error) { seen = append(seen, string(m.Kind)); return m, fails },
			State: func(raw json.RawMessage) (json.RawMessage, error) { return raw, fails },
			Setup: func(s rules.Setup) (rules.Setup, error) { return s, fails },
		}
	}
	spec := pebbles.Spec()
	spec.Edition = 5
	spec.Upgrades = []rules.Upgrade{step(1, nil), step(2, nil), step(4, nil)}
	spec.Upgrades[1].Kinds = map[rules.Kind]rules.Kind{"fist2": "fist4"}
	spec.Upgrades[2].Kinds = map[rules.Kind]rules.Kind{"fist4": "fist"}
	game := rules.Define(spec)
	for edition, want := range map[int]string{1: "fist2 fist4 fist", 2: "fist4 fist", 3: "fist", 4: "fist", 5: ""} {
		seen = nil
		old := map[int]rules.Kind{1: "fist1", 2: "fist2", 3: "fist4", 4: "fist4", 5: "fist"}[edition]
		m, err := game.Past(edition).Move(move(0, old, `{"fingers":1}`))
		if err != nil || m.Kind != "fist" || strings.Join(seen, " ") != want {
			t.Errorf("edition %d: %s by way of %v, want %s (%v)", edition, m.Kind, seen, want, err)
		}
		if game.Past(edition).Edition() != edition {
			t.Errorf("edition %d is called %d", edition, game.Past(edition).Edition())
		}
	}
	broken := errors.New("cannot be")
	spec.Upgrades = []rules.Upgrade{step(4, broken)}
	spec.Upgrades[0].Kinds = nil
	past := rules.Define(spec).Past(1)
	position, _, err := firstPebbles.Start(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	_, err1 := past.Move(move(0, "fist", `{"fingers":1}`))
	_, err2 := past.Load(position.JSON())
	_, _, err3 := past.Start(rules.Setup{Seats: 2})
	for _, err := range []error{err1, err2, err3} {
		if !errors.Is(err, broken) {
			t.Errorf("an upgrade that fails gave %v", err)
		}
	}
}

func TestDefineRefusesWrongUpgrades(t *testing.T) {
	type spec = rules.Spec[pebbles.SecondState]
	for name, test := range map[string]struct {
		spoil func(*spec)
		want  string
	}{
		"nothing":         {func(*spec) {}, ""},
		"doubled":         {func(s *spec) { s.Upgrades = append(s.Upgrades, s.Upgrades[0]) }, "from edition 1 is doubled"},
		"from nowhere":    {func(s *spec) { s.Upgrades[0].From = 0 }, "from edition 0 is doubled"},
		"to nowhere":      {func(s *spec) { s.Upgrades[0].From = 2 }, "leads nowhere"},
		"to no kind":      {func(s *spec) { s.Upgrades[0].Kinds = map[rules.Kind]rules.Kind{"take": "gone"} }, `unknown kind "gone"`},
		"retired in use":  {func(s *spec) { s.Retired["grab"] = s.Retired["pass"] }, `retired kind "grab"`},
		"retired unnamed": {func(s *spec) { s.Retired[""] = s.Retired["pass"] }, `retired kind ""`},
	} {
		s := pebbles.Second()
		test.spoil(&s)
		got := panics(func() { rules.Define(s) })
		if (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: panic %q, want %q", name, got, test.want)
		}
	}
	if kinds := secondPebbles.Kinds(); slices.Contains(kinds, "pass") {
		t.Errorf("a retired kind is among %v", kinds)
	}
}

func TestShape(t *testing.T) {
	shape := secondPebbles.Shape()
	for _, line := range []string{
		"state object", "state.(State).Players[] object omitempty", "state.(State).Players[].Tiles[3] int omitzero", "state.extra int",
		"move grab.count int", "move grab.tile[] string omitempty", "move pass object", "options.(House).may-pass bool omitzero", "print tile.marks[] string omitempty",
	} {
		if !slices.Contains(shape, line) {
			t.Errorf("no line %q in\n%s", line, strings.Join(shape, "\n"))
		}
	}
	if slices.Contains(firstPebbles.Shape(), "state.extra int") {
		t.Error("the first edition has the second's shape")
	}
}
