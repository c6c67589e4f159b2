package museum

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"docent/app/board"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/rulestest"
)

// Every icon that the board and its buttons may show is there, and cards differ by more than their colour.
func TestIcons(t *testing.T) {
	var names []string
	for _, icon := range icons {
		names = append(names, icon)
	}
	for _, icon := range tokenIcons {
		names = append(names, icon)
	}
	for _, name := range names {
		if !look.HasIcon(name) {
			t.Errorf("there is no icon %q", name)
		}
	}
	art := Kit.Art
	seen := map[string]string{}
	for civ := range len(civLetters) {
		for dom := range len(domainLetters) {
			value := civLetters[civ:civ+1] + domainLetters[dom:dom+1] + "3"
			picture := art.Picture(rules.Field{Of: "card"}, value)
			if picture == nil {
				t.Fatalf("no picture of %s", value)
			}
			shape := string(picture.Content())
			shape = shape[strings.Index(shape, "<g "):]
			if other := seen[shape]; other != "" {
				t.Errorf("%s and %s are drawn alike", value, other)
			}
			seen[shape] = value
		}
	}
	if art.Picture(rules.Field{Of: "card"}, "4") == nil || art.Picture(rules.Field{Of: "card"}, "x") != nil {
		t.Error("a card of which only the value is known has no picture, or nonsense has one")
	}
}

// What is bought adds up while it is chosen, and cards are taken apart where there are too many.
func TestBills(t *testing.T) {
	art := Art{}
	options := make([]rules.Option, 0, 90)
	for _, civ := range "IMP" {
		for _, dom := range domainLetters {
			for _, value := range "12345" {
				options = append(options, rules.Option{Value: string(civ) + string(dom) + string(value)})
			}
		}
	}
	parts := art.Parts(nil, rules.Field{Of: "card", Options: options})
	if len(parts) != 3 || !slices.Equal(parts[0].Values, []string{"I", "M", "P"}) || len(parts[1].Values) != 6 || len(parts[2].Values) != 5 {
		t.Errorf("a card is made of %v", parts)
	}
	if art.Parts(nil, rules.Field{Of: "card", Options: options[:12]}) != nil {
		t.Error("a few cards are taken apart")
	}
	for _, bare := range []string{"", "4"} {
		parts = art.Parts(nil, rules.Field{Of: "card", Options: append([]rules.Option{{Value: bare}}, options...)})
		if len(parts) != 4 || len(parts[0].Values) != 3 || !parts[3].Whole || !slices.Equal(parts[3].Values, []string{bare}) {
			t.Errorf("beside %q a card is made of %v", bare, parts)
		}
	}
	if worth([]string{"Rt4", "2", "x"}) != 6 {
		t.Error("a named four and a bare two are not six")
	}
}

// A payment costs what the cards in force make of it, and tells which do; what costs nothing for such a reason is no empty
// payment.
func TestBillsTellWhatChangesThem(t *testing.T) {
	options, err := museum.Game.Options(rules.Answers{"level": {"full"}})
	if err != nil {
		t.Fatal(err)
	}
	box := rules.Box{"headline:3": json.RawMessage(`{"what":"objects","by":-2}`)}
	pos := rulestest.Start(t, museum.Game, rules.Setup{Seats: 2, Options: options, Box: box})
	bill := func(v rules.View) board.Bill {
		b, ok := Art{}.Bill(v, rules.Offer{Kind: "exhibit"}, rules.Answers{"hand": {"Rt4", "Gt1"}, "payers": {"Ea2"}})
		if !ok {
			t.Fatal("nothing is paid")
		}
		return b
	}
	if b := bill(pos.View(rules.Table)); b.Price != 5 || b.Paid != 2 || len(b.Because) != 0 {
		t.Errorf("without a headline the bill is %+v", b)
	}
	s := rulestest.State[museum.State](t, pos)
	s.Terms = []museum.Term{{Of: "headline:3", Seat: rules.Table, Change: museum.Change{What: museum.ObjectPrice, By: -2, Whom: museum.All, Long: museum.Round}}}
	price, why := s.Price(0, read([]string{"Rt4", "Gt1"}), nil)
	if price != 2 || len(why) != 1 || why[0].By != -3 {
		t.Errorf("with a headline it is %d for %+v, want 2 for 3 less", price, why)
	}
	if e := why[0].Price(0); e.Key != "price-less" || e.Rule != "MU-NEWS-1" {
		t.Errorf("the reason is %+v", e)
	}
}
