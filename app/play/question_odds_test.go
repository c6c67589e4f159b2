//go:build scenes

package play_test

import (
	"fmt"
	"slices"
	"testing"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
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
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
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
			o := play.OddsOf(p.App(), c.asks, rules.Field{Options: c.options, Many: c.many})
			if got := o.Under(c.options[0]); got != c.under {
				t.Errorf("under the first stands %q, want %q", got, c.under)
			}
			if even := o.All() > 0 && o.Even(); even != c.even {
				t.Errorf("all alike: %v, want %v", even, c.even)
			}
		})
	}
}

// drawing returns an offer of a card that a draw decides.
func drawing(p *play.Table, fields ...rules.Field) rules.Offer {
	o := p.Offers()[slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "protect" })]
	o.Asks, o.Fields, o.Refused = rules.Chance, fields, nil
	return o
}

var metals = []rules.Option{{Value: "glass", Copies: 3}, {Value: "bronze", Copies: 8}, {Value: "silver", Copies: 1}}

func TestOddsInEveryForm(t *testing.T) {
	cards := []rules.Option{{Value: "car-glass", Copies: 12}, {Value: "car-silver", Copies: 1}, {Value: "art-glass", Copies: 2}}
	for _, metal := range []string{"glass", "bronze", "silver", "gold"} {
		cards = append(cards, rules.Option{Value: "clock-" + metal, Copies: 5})
	}
	for name, c := range map[string]struct {
		fields []rules.Field
		want   []string
	}{
		"buttons": {[]rules.Field{{Name: "count", Options: metals, Open: true}}, []string{"Glass, 3 of 12 · 25%", "Silver, 1 of 12 · 8%"}},
		"cubes":   {[]rules.Field{{Name: "count", Of: "cube", Options: metals, Open: true}}, []string{"A bronze cube, 8 of 12 · 67%"}},
		"cards":   {[]rules.Field{{Name: "count", Of: "card", Options: cards, Open: true}}, []string{"12 of 35 · 34%", "5 of 35 · 14%"}},
		"alike":   {[]rules.Field{{Name: "count", Options: copies(1, 1, 1, 1), Open: true}}, []string{"Each: 1 of 4 · 25%"}},
		"chips": {[]rules.Field{
			{Name: "count", Options: metals, Open: true}, {Name: "other", Options: copies(1, 1, 1), Open: true},
		}, []string{"Bronze, 8 of 12 · 67%", "Each: 1 of 3 · 33%"}},
	} {
		t.Run(name, func(t *testing.T) {
			ask := func(p *play.Table) {
				f := play.NewForm(p, drawing(p, c.fields...), nil, func(rules.Answers) {})
				p.App().Open(p.App().Sheet("?", f.Body(), f.Aside()...))
			}
			hand.Fits(t, stage.Scene{Name: "", Open: func(a *shell.App, s *stage.Stage) { ask(trasteros.Table(a, s, trasteros.CubesLevel)) }})
			p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
			ask(p)
			for _, want := range c.want {
				if top := w.Canvas().Overlays().Top(); !hand.Reads(top, want) && kittest.Find(top, want) == nil {
					t.Errorf("nothing says %q", want)
				}
			}
		})
	}
}

func TestOddsOnTheTable(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	o := drawing(p, rules.Field{Name: "count", Options: metals})
	p.ShowQuick(o, play.Quick(o))
	if !slices.ContainsFunc(p.Buttons(), func(b *kit.ActionButton) bool { return b.Label == "Bronze" && b.Caption == "8 of 12 · 67%" }) {
		t.Error("the buttons do not say the odds")
	}
}
