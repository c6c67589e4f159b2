package rules_test

import (
	"testing"

	"docent/rules"
)

// The end comes before what waits, and that before whose turn it is.
func TestWhoMayChoose(t *testing.T) {
	turn := rules.Turn{
		Ended: &rules.Refusal{Key: "ended"}, Busy: &rules.Refusal{Key: "busy"},
		NotYours: rules.RefuseEach("R-1", "not-your-turn", rules.Numbered("seat", 1)),
	}
	for _, test := range []struct {
		ended   bool
		waiting int
		by      rules.Seat
		want    *rules.Refusal
	}{
		{true, 1, 0, turn.Ended},
		{false, 1, 0, turn.Busy},
		{false, 0, 0, turn.NotYours[1]},
		{false, 0, rules.Table, turn.NotYours[1]},
		{false, 0, 1, nil},
	} {
		if got := turn.Refuse(test.ended, test.waiting, 1, test.by); got != test.want {
			t.Errorf("ended %t, %d waiting, seat %d: refused by %v, want %v", test.ended, test.waiting, test.by, got, test.want)
		}
	}
}
