package ask

import (
	"slices"
	"testing"

	"docent/rules"
)

func TestPicker(t *testing.T) {
	field := rules.Several("cards", "card", 2, 2, "a-x", "b-x")
	field.Options[0].Copies = 2
	for _, c := range []struct {
		name string
		have []string
		tap  int
		want []string
	}{
		{"adds", nil, 0, []string{"a-x"}},
		{"adds a second copy", []string{"a-x"}, 0, []string{"a-x", "a-x"}},
		{"takes all away when no more can be", []string{"a-x", "a-x"}, 0, nil},
		{"takes one of unknown number away", []string{"b-x"}, 1, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := &Draft{Answers: rules.Answers{"cards": c.have}}
			if got := f.more(field, field.Options[c.tap]); !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}
