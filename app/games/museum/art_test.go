package museum

import (
	"slices"
	"strings"
	"testing"

	"docent/app/kit"
	"docent/rules"
)

// Every icon that the board and its buttons may show is there, and cards differ by more than their colour.
func TestIcons(t *testing.T) {
	var names []string
	for _, icons := range []map[rules.Kind]string{icons} {
		for _, icon := range icons {
			names = append(names, icon)
		}
	}
	for _, icon := range tokenIcons {
		names = append(names, icon)
	}
	for _, name := range names {
		if !kit.HasIcon(name) {
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
	parts := art.Parts(rules.Field{Of: "card", Options: options})
	if len(parts) != 3 || !slices.Equal(parts[0].Values, []string{"I", "M", "P"}) || len(parts[1].Values) != 6 || len(parts[2].Values) != 5 {
		t.Errorf("a card is made of %v", parts)
	}
	if art.Parts(rules.Field{Of: "card", Options: options[:12]}) != nil {
		t.Error("a few cards are taken apart")
	}
	if worth([]string{"Rt4", "2", "x"}) != 6 {
		t.Error("a named four and a bare two are not six")
	}
}
