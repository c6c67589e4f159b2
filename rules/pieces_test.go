package rules_test

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"docent/rules"
	"docent/rules/rulestest/pebbles"
)

func TestPiecesAreForms(t *testing.T) {
	forms := game.Pieces()
	if len(forms) != 1 || forms[0].Noun != "tile" || !slices.Equal(forms[0].IDs, []string{"red", "green", "blue"}) {
		t.Fatalf("pieces %+v", forms)
	}
	for i, want := range []struct {
		name             string
		flag, number     bool
		text, least, end int
		value            []string
	}{
		{"worn", true, false, 0, 0, 0, []string{"false"}},
		{"size", false, false, 0, 0, 0, []string{""}},
		{"marks", false, false, 0, 0, 4, []string{}},
		{"grams", false, true, 0, 0, 20, []string{"0"}},
		{"name", false, false, 12, 0, 0, []string{""}},
	} {
		f := forms[0].Fields[i]
		if f.Name != want.name || f.IsFlag() != want.flag || f.IsNumber() != want.number || f.Text != want.text ||
			f.Min != want.least || f.Max != want.end || !slices.Equal(f.Default, want.value) || f.House {
			t.Errorf("field %+v, want %+v", f, want)
		}
	}
}

func TestPrints(t *testing.T) {
	for name, test := range map[string]struct {
		thing   rules.Thing
		answers rules.Answers
		want    string // the JSON, "" for nothing, else what the error says
	}{
		"nothing":             {"tile:red", nil, ""},
		"the default":         {"tile:red", rules.Answers{"worn": {"false"}, "grams": {"0"}, "name": {""}}, ""},
		"all":                 {"tile:red", rules.Answers{"worn": {"true"}, "size": {"small"}, "marks": {"W", "N"}, "grams": {"20"}, "name": {"Ann's <9>"}}, `{"worn":true,"size":"small","marks":["N","W"],"grams":20,"name":"Ann's \u003c9\u003e"}`},
		"letters, not bytes":  {"tile:red", rules.Answers{"name": {"éééééééééééé"}}, `{"name":"éééééééééééé"}`},
		"a side twice":        {"tile:red", rules.Answers{"marks": {"N", "N"}}, `only 1 of "N"`},
		"no side":             {"tile:red", rules.Answers{"marks": {"up"}}, `marks cannot be "up"`},
		"heavy":               {"tile:red", rules.Answers{"grams": {"21"}}, "tile:red: grams must be 0 to 20"},
		"long":                {"tile:red", rules.Answers{"name": {"more than twelve"}}, "takes at most 12 characters, got 16"},
		"two lines":           {"tile:red", rules.Answers{"name": {"a\nb"}}, "is not one line"},
		"separated lines":     {"tile:red", rules.Answers{"name": {"a\u2028b"}}, "is not one line"},
		"a control character": {"tile:red", rules.Answers{"name": {"a\x00"}}, "is not one line"},
		"no text":             {"tile:red", rules.Answers{"name": {"\xff"}}, "is not one line"},
		"a space before":      {"tile:red", rules.Answers{"name": {" a"}}, "begins or ends with a space"},
		"two answers":         {"tile:red", rules.Answers{"name": {"a", "b"}}, "takes one line"},
		"no field":            {"tile:red", rules.Answers{"weight": {"1"}}, "1 answers fit no setting"},
		"no piece":            {"tile:black", nil, `"tile:black" is no piece`},
		"no noun":             {"stone:red", nil, `"stone:red" is no piece`},
	} {
		raw, err := game.Print(test.thing, test.answers)
		if err != nil {
			if !strings.Contains(err.Error(), test.want) || test.want == "" {
				t.Errorf("%s: %v, want %q", name, err, test.want)
			}
			continue
		}
		if string(raw) != test.want {
			t.Errorf("%s: %s, want %s", name, raw, test.want)
			continue
		}
		checkReadsBack(t, test.thing, raw)
	}
}

// checkReadsBack demands that a print becomes the same print again, and a sound box.
func checkReadsBack(t *testing.T, thing rules.Thing, raw json.RawMessage) {
	t.Helper()
	answers, err := game.PrintAnswers(thing, raw)
	again, err2 := game.Print(thing, answers)
	if err != nil || err2 != nil || string(again) != string(raw) {
		t.Errorf("%s became %v and %s (%v, %v)", raw, answers, again, err, err2)
	}
	box := rules.Box{thing: raw}
	if raw == nil {
		delete(box, thing)
	}
	if err := game.CheckBox(box); err != nil {
		t.Error(err)
	}
	said, ok := rules.PrintOf[pebbles.Print](box, thing)
	if ok != (raw != nil) || ok && string(rules.PrintJSON(said)) != string(raw) {
		t.Errorf("%s was read as %+v, %v", raw, said, ok)
	}
}

func TestCheckBoxNamesThePieceAndTheWayOut(t *testing.T) {
	for name, test := range map[string]struct {
		thing rules.Thing
		raw   string
		want  string
	}{
		"a piece of no game": {"tile:black", `{"worn":true}`, `"tile:black" is no piece of this game: remove it`},
		"a noun":             {"tile", `{"worn":true}`, "is no piece"},
		"nothing":            {"tile:red", ``, "tile:red: EOF: enter it again or remove it"},
		"damaged":            {"tile:red", `{"worn":`, "unexpected EOF"},
		"null":               {"tile:red", `null`, "not canonical"},
		"unknown":            {"tile:red", `{"weight":1}`, "unknown field"},
		"trailing":           {"tile:red", `{"worn":true} 1`, "something follows"},
		"spaces":             {"tile:red", `{"worn": true}`, "not canonical"},
		"spelt otherwise":    {"tile:red", `{"Worn":true}`, "not canonical"},
		"order of fields":    {"tile:red", `{"grams":1,"worn":true}`, "not canonical"},
		"order of a list":    {"tile:red", `{"marks":["W","N"]}`, "not in its order"},
		"out of range":       {"tile:red", `{"grams":21}`, "grams must be 0 to 20, got 21"},
		"says nothing":       {"tile:red", `{}`, "it says nothing"},
		"sound":              {"tile:red", `{"marks":["N","W"]}`, ""},
	} {
		box := rules.Box{"tile:green": []byte(`{"worn":true}`), test.thing: []byte(test.raw)}
		err := game.CheckBox(box)
		var of *rules.PieceError
		if (err == nil) != (test.want == "") || err != nil && (!strings.Contains(err.Error(), test.want) || !errors.As(err, &of) || of.Thing != test.thing) {
			t.Errorf("%s: %v, want %q", name, err, test.want)
		}
		if _, _, started := game.Start(rules.Setup{Seats: 2, Box: box}); (started == nil) != (err == nil) {
			t.Errorf("%s: a play started with %v", name, started)
		}
		if got := game.Doubts(box); err != nil && got != nil {
			t.Errorf("%s: doubts %v of what cannot be", name, got)
		}
	}
}

func TestDoubtsAndFacts(t *testing.T) {
	box := rules.Box{"tile:red": []byte(`{"name":"A"}`), "tile:blue": []byte(`{"name":"A"}`)}
	if doubts := game.Doubts(box); len(doubts) != 1 || doubts[0].Key != "same-name" {
		t.Errorf("doubts %+v", doubts)
	}
	facts := start(t, rules.Setup{Seats: 2}).Facts()
	if want := []rules.Thing{"tile:red"}; !slices.Equal(slices.Collect(maps.Keys(facts)), want) {
		t.Errorf("facts %s", facts)
	}
}

func TestDefineRefusesPiecesThatAreNoForms(t *testing.T) {
	one := []string{"1"}
	for name, test := range map[string]struct {
		pieces []rules.Pieces
		want   string
	}{
		"none":          {nil, ""},
		"nameless":      {[]rules.Pieces{{IDs: one, Print: pebbles.Print{}}}, "empty or doubled"},
		"no ids":        {[]rules.Pieces{{Noun: "a", Print: pebbles.Print{}}}, "empty or doubled"},
		"empty id":      {[]rules.Pieces{{Noun: "a", IDs: []string{""}, Print: pebbles.Print{}}}, "empty or doubled"},
		"doubled id":    {[]rules.Pieces{{Noun: "a", IDs: []string{"1", "1"}, Print: pebbles.Print{}}}, "empty or doubled"},
		"doubled":       {[]rules.Pieces{{Noun: "a", IDs: one, Print: pebbles.Print{}}, {Noun: "a", IDs: one, Print: pebbles.Print{}}}, "empty or doubled"},
		"no print":      {[]rules.Pieces{{Noun: "a", IDs: one}}, "must be a struct"},
		"default range": {[]rules.Pieces{{Noun: "a", IDs: one, Print: pebbles.Print{Grams: 21}}}, "default of grams"},
		"lost default": {[]rules.Pieces{{Noun: "a", IDs: one, Print: struct {
			A string `json:"a" text:"9"`
			B string `json:"-" text:"9"`
		}{B: "x"}}}, "default of - does not survive"},
		"doubled name": {[]rules.Pieces{{Noun: "a", IDs: one, Print: struct {
			pebbles.Print
			Worn bool `json:"worn"`
		}{}}}, "default of worn is doubled"},
		"null or []": {[]rules.Pieces{{Noun: "a", IDs: one, Print: struct {
			A []string `json:"a" pick:"N,E"`
		}{}}}, "needs `omitempty`"},
		"slice of numbers": {[]rules.Pieces{{Noun: "a", IDs: one, Print: struct {
			A []int `json:"a,omitempty" pick:"1,2"`
		}{}}}, "a slice is of words"},
		"endless text": {[]rules.Pieces{{Noun: "a", IDs: one, Print: struct {
			A string `json:"a" text:"all"`
		}{}}}, "a string of some characters"},
		"unknown rule": {[]rules.Pieces{{Noun: "a", IDs: one, Print: struct {
			A bool `json:"a,omitzero" rule:"PB-Q9"`
		}{}}}, "unknown rule"},
	} {
		s := pebbles.Spec()
		s.Pieces = test.pieces
		got := panics(func() { rules.Define(s) })
		if (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: panic %q, want %q", name, got, test.want)
		}
	}
}

func TestOptionsKeepListsInOrder(t *testing.T) {
	s := pebbles.Spec()
	s.Options = struct {
		pebbles.Options
		Sides []string `json:"sides,omitempty" pick:"N,E,S,W" of:"side"`
		Motto string   `json:"motto" text:"20"`
	}{pebbles.Options{Pebbles: 12, Level: "full"}, []string{"S"}, "win"}
	g := rules.Define(s)
	for _, test := range []struct {
		answers rules.Answers
		want    string
	}{
		{nil, `{"pebbles":12,"level":"full","sides":["S"],"motto":"win"}`},
		{rules.Answers{"sides": {"W", "E"}}, `{"pebbles":12,"level":"full","sides":["E","W"],"motto":"win"}`},
		{rules.Answers{"sides": {}, "motto": {""}}, `{"pebbles":12,"level":"full","motto":""}`},
		{rules.Answers{"sides": {"E", "E"}}, ""},
	} {
		got, err := g.Options(test.answers)
		if string(got) != test.want || (err == nil) != (test.want != "") {
			t.Errorf("%v: %s (%v), want %q", test.answers, got, err, test.want)
		}
	}
}
