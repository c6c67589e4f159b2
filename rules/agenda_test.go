package rules_test

import (
	"slices"
	"testing"

	"docent/rules"
)

type chore string

func (c chore) String() string { return string(c) }

// What waits may come in another order or be dropped, each as often as it waits.
func TestAgendasAreDroppedAndPutInOrder(t *testing.T) {
	a := rules.Agenda[chore]{"walk.1", "ask.0", "walk.1"}
	f := a.Field()
	if want := []rules.Option{{Value: "ask.0", Copies: 1}, {Value: "walk.1", Copies: 2}}; f.Max != 3 || !slices.Equal(f.Options, want) {
		t.Errorf("asked for up to %d of %v, want 3 of %v", f.Max, f.Options, want)
	}
	if err := a.SetValues([]string{"ask.0", "walk.1"}); err != nil || !slices.Equal(a.Values(), []string{"ask.0", "walk.1"}) {
		t.Errorf("set to %v: %v", a.Values(), err)
	}
	if a.SetValues([]string{"walk.1", "walk.1"}) == nil || a.SetValues([]string{"fly.1"}) == nil {
		t.Error("a task was made up")
	}
	if err := a.SetValues(nil); err != nil || a != nil {
		t.Errorf("an empty agenda is %#v, %v", a, err)
	}
}
