//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/test"

	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
)

// A thing that a tap chose among several is chosen in the question that the tap opens.
func TestTheTappedThingIsChosen(t *testing.T) {
	priced := museum.Wish{Name: "offers a personality", Holds: func(m *museum.Stand) bool { return recruits(m.Play.Position().Offers()) != "" }}
	scene := stage.Scene{Name: "picks", Open: func(a *shell.App, s *stage.Stage) { a.Push(play.NewTable(a, museum.Play(a, s, 3, "count", priced))) }}
	shown := stage.New().Show(test.NewTempApp(t), test.NewTempWindow(t, nil), scene, stage.Sizes()[0], "en", look.Look{Variant: look.Dark, Scale: 1})
	p := shown.Top().(*play.Table)
	place := recruits(p.Offers())
	p.Tap(rules.Of("portrait", place))
	if !p.Asking() {
		t.Fatal("nothing is asked")
	}
	if got := p.Draft().Answers["staff"]; !slices.Equal(got, []string{place}) {
		t.Errorf("chosen is %v, want the personality %s", got, place)
	}
}

// recruits returns the place of a personality that can be recruited; empty where there is none.
func recruits(offers []rules.Offer) string {
	for _, o := range offers {
		for _, f := range o.Fields {
			if o.Kind == "exhibit" && o.Refused == nil && f.Name == "staff" {
				return f.Options[0].Value
			}
		}
	}
	return ""
}

// Cards that have no room by their names in the line under the deed are counted there.
func TestPicksAreNamedOrCounted(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	for _, c := range []struct {
		picked []string
		want   string
	}{
		{[]string{"skeleton"}, "A skeleton"},
		{[]string{"skeleton", "junk"}, "A skeleton · A junk card"},
		{[]string{"clock-gold", "art-bronze"}, "2 picked"},
	} {
		o := drawing(p, rules.Several("cards", "card", 1, 4, "junk", "skeleton", "clock-gold", "art-bronze"))
		f := play.NewForm(p, o, nil, func(rules.Answers) {})
		f.Answers["cards"] = c.picked
		if got := f.Summary(); got != c.want {
			t.Errorf("%v is said as %q, want %q", c.picked, got, c.want)
		}
	}
}

// A number is said without what zero means, which helps to choose it and not to read another.
func TestNumbersAreSaidWithoutTheirZero(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	for number, want := range map[string]string{"3": "Room up for auction\u00a03", "0": ""} {
		f := play.NewForm(p, drawing(p, rules.Number("room", 0, 9)), nil, func(rules.Answers) {})
		f.Answers["room"] = []string{number}
		if got := f.Summary(); got != want {
			t.Errorf("%s is said as %q, want %q", number, got, want)
		}
	}
}
