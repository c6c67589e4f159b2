package rules_test

import (
	"encoding/json"
	"reflect"
	"testing"

	"docent/rules"
	"docent/rules/rulestest/pebbles"
)

func TestVariant(t *testing.T) {
	named := pebbles.Spec()
	named.Variant = func(s *pebbles.State) rules.Thing { return rules.Of("level", s.Level) }
	for _, test := range []struct {
		name string
		game rules.Game
		want rules.Thing
	}{
		{"a game without variants", game, ""},
		{"as the state says", rules.Define(named), "level:light"},
	} {
		t.Run(test.name, func(t *testing.T) {
			pos, _, err := test.game.Start(rules.Setup{Seats: 2, Options: json.RawMessage(`{"level":"light"}`)})
			if err != nil || pos.Variant() != test.want {
				t.Errorf("got %q (%v), want %q", pos.Variant(), err, test.want)
			}
		})
	}
}

func TestOptionAnswers(t *testing.T) {
	for _, test := range []struct {
		options string
		want    rules.Answers
	}{
		{"", rules.Answers{"pebbles": {"12"}, "level": {"full"}, "may-pass": {"false"}}},
		{`{"pebbles":30,"may-pass":true}`, rules.Answers{"pebbles": {"30"}, "level": {"full"}, "may-pass": {"true"}}},
		{`{"pebbles":31}`, nil},
		{`{"pepples":4}`, nil},
	} {
		got, err := game.OptionAnswers(json.RawMessage(test.options))
		if !reflect.DeepEqual(got, test.want) || (err == nil) != (test.want != nil) {
			t.Errorf("%s: %v (%v), want %v", test.options, got, err, test.want)
		}
	}
}
