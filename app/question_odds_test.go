package app

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/rules"
)

func copies(n ...int) []rules.Option {
	var all []rules.Option
	for i, c := range n {
		all = append(all, rules.Option{Value: fmt.Sprint(i), Copies: c})
	}
	return all
}

func TestOdds(t *testing.T) {
	p, _ := opened(t, phoneSize(), cubesLevel)
	for _, c := range []struct {
		name    string
		asks    rules.Asks
		options []rules.Option
		many    bool
		under   string
		even    bool
	}{
		{"as many as are left", rules.Chance, copies(3, 8, 1), false, "3 of 12 · 25%", false},
		{"all alike are told at once", rules.Chance, copies(2, 2), false, "", true},
		{"not where one is unknown", rules.Chance, copies(3, 0), false, "", false},
		{"not where a player decides", rules.Choice, copies(3, 9), false, "", false},
		{"not where copies bound how many", rules.Chance, copies(3, 9), true, "", false},
		{"nothing is certain by rounding", rules.Chance, copies(299, 1), false, "299 of 300 · >\u00a099%", false},
		{"nor impossible", rules.Chance, copies(1, 1999), false, "1 of 2,000 · <\u00a01%", false},
		{"a single answer needs none", rules.Chance, copies(3), false, "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := &form{table: p, offer: rules.Offer{Asks: c.asks}}
			o := f.oddsOf(rules.Field{Options: c.options, Many: c.many})
			if got := o.under(c.options[0]); got != c.under {
				t.Errorf("under the first stands %q, want %q", got, c.under)
			}
			if even := o.all > 0 && o.even; even != c.even {
				t.Errorf("all alike: %v, want %v", even, c.even)
			}
		})
	}
}

// asked is a sheet that asks for a card, as a real offer would.
func asked(a *App, s *Stage, fields ...rules.Field) {
	p := s.table(a, cubesLevel)
	o := p.offers[slices.IndexFunc(p.offers, func(o rules.Offer) bool { return o.Kind == "protect" })]
	o.Asks, o.Fields = rules.Chance, fields
	f := newForm(p, o, nil, func(rules.Answers) {})
	a.open(a.sheet("?", f.body(), f.actions()...))
}

func TestOddsFitInEverySheet(t *testing.T) {
	words := []rules.Option{{Value: "glass", Copies: 3}, {Value: "bronze", Copies: 8}, {Value: "silver", Copies: 1}}
	drawn := []rules.Option{{Value: "car-glass", Copies: 12}, {Value: "car-silver", Copies: 1}, {Value: "art-glass", Copies: 2}}
	for _, metal := range []string{"glass", "bronze", "silver", "gold"} {
		drawn = append(drawn, rules.Option{Value: "clock-" + metal, Copies: 5})
	}
	for name, c := range map[string]struct {
		fields []rules.Field
		want   map[string]string
	}{
		"buttons": {[]rules.Field{{Name: "count", Options: words, Open: true}}, map[string]string{"en": "3 of 12 · 25%", "fr": "3 sur 12 · 25\u00a0%"}},
		"cubes":   {[]rules.Field{{Name: "count", Of: "cube", Options: words, Open: true}}, nil},
		"cards":   {[]rules.Field{{Name: "count", Of: "card", Options: drawn, Open: true}}, nil},
		"alike":   {[]rules.Field{{Name: "count", Options: copies(1, 1, 1, 1), Open: true}}, map[string]string{"en": "Each 1 of 4 · 25%"}},
		"chips": {[]rules.Field{
			{Name: "count", Options: words, Open: true}, {Name: "other", Options: copies(1, 1, 1), Open: true},
		}, map[string]string{"es": "Cada una 1 de 3 · 33\u00a0%"}},
	} {
		t.Run(name, func(t *testing.T) {
			for i, size := range Sizes() {
				for j, percent := range []int{80, 100, 160, 200} {
					language := Languages()[(i+j)%len(Languages())]
					a := test.NewTempApp(t)
					w := test.NewTempWindow(t, nil)
					look := kit.Look{Variant: kit.Dark, Scale: float32(percent) / 100}
					NewStage().Show(a, w, Scene{"", func(a *App, s *Stage) { asked(a, s, c.fields...) }}, size, language, look)
					for _, problem := range problems(w, size.Size) {
						t.Errorf("%s-%s-%d: %v", size.Name, language, percent, problem)
					}
					top := w.Canvas().Overlays().Top()
					if want := c.want[language]; want != "" && !endsIn(top, want) {
						t.Errorf("%s-%s-%d does not say %q", size.Name, language, percent, want)
					}
				}
			}
		})
	}
}

// endsIn says that a text or a button ends in these words.
func endsIn(root fyne.CanvasObject, words string) bool {
	return reads(root, words) || kittest.Find(root, "Glass, "+words) != nil || slices.ContainsFunc(test.LaidOutObjects(root), func(obj fyne.CanvasObject) bool {
		b, ok := obj.(*kit.ActionButton)
		return ok && b.Caption == words
	})
}
