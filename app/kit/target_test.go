package kit_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/arrange"
)

func TestTargetsIn(t *testing.T) {
	test.NewTempApp(t)
	hidden := kit.NewActionButton("", "z", nil)
	hidden.Hide()
	options := []kit.Option{{Value: "1", Label: "a"}, {Value: "2", Label: "b"}}
	for name, c := range map[string]struct {
		obj  fyne.CanvasObject
		want []string
	}{
		"a button":        {kit.NewActionButton("", "a", nil), []string{"a"}},
		"a hidden one":    {hidden, nil},
		"words":           {kit.NewText("a", kit.Body), nil},
		"a column":        {arrange.Column(0, kit.NewActionButton("", "a", nil), hidden, kit.NewActionButton("", "b", nil)), []string{"a", "b"}},
		"what scrolls":    {arrange.NewScroll(arrange.Stack(kit.NewActionButton("", "a", nil))), []string{"a"}},
		"plates":          {arrange.PlatesOf(50, 3, kit.NewActionButton("", "a", nil), kit.NewActionButton("", "b", nil)), []string{"a", "b"}},
		"a card":          {kit.NewCard(kit.NewActionButton("", "a", nil)), []string{"a"}},
		"a choice":        {kit.NewChoice(options, nil), []string{"a", "b"}},
		"a toggle":        {kit.NewToggle("a", "", true, nil), []string{"a"}},
		"a stepper":       {kit.NewStepper("a", 1, 0, 2, "less", "more", nil), []string{"less a", "more a"}},
		"a row of a list": {kit.NewListRow("", "a", "", func() {}), []string{"a"}},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, one := range kit.TargetsIn(c.obj) {
				got = append(got, one.AccessibilityLabel())
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}
