//go:build scenes

package app_test

import (
	"testing"

	"docent/app/parts"
	"docent/app/rulebook"
	"docent/app/scenes/hand"
	"docent/assets"
)

func TestSearchIgnoresAccentsAndCase(t *testing.T) {
	rule := assets.RuleText{ID: "TL-BID-3", Title: "Égalité d’enchères", Body: "Le plus de cubes d’or."}
	terms := []assets.Term{{ID: "cube", Name: "cube", Also: []string{"pavé doré"}}}
	tests := map[string]bool{
		"": true, "egalite": true, "ÉGALITÉ": true, "égalités": true, "d'or": true, "tl-bid-3": true, "enchère": true,
		"cubes encheres": true, "le cube": true, "ench": true, "pavé doré": true, "pavés dorés d’or": true,
		"argent": false, "cubes argent": false, "pavé": false, "galite": false, "?": false,
	}
	for wanted, want := range tests {
		if got := rulebook.Finds(rule, terms, wanted, "fr"); got != want {
			t.Errorf("%q found %v, want %v", wanted, got, want)
		}
	}
}

// A regional language is searched by the stems of its base.
func TestSearchKnowsStemsOfRegions(t *testing.T) {
	rule := assets.RuleText{ID: "CM-SETUP-3", Title: "Los tres mazos", Body: "Barajen por separado las cartas."}
	for wanted, want := range map[string]bool{"barajar mazo": true, "carta": true, "reliquia": false} {
		if got := rulebook.Finds(rule, nil, wanted, "es-419"); got != want {
			t.Errorf("%q found %v, want %v", wanted, got, want)
		}
	}
}

func TestRulebookSearch(t *testing.T) {
	h := hand.New(t, nil, hand.Broad)
	h.Tap("Rules")
	p := h.App.Top().(*rulebook.Page)
	p.OnSearch("TL-BID-3")
	if p.Chosen() != "TL-BID-3" {
		t.Errorf("beside the list stands %s, want the rule that was found", p.Chosen())
	}
	p.OnSearch("no such words")
	p.OnSearch("")
	if p.Chosen() != "TL-BID-3" {
		t.Errorf("beside the list stands %s, want the rule that stood there", p.Chosen())
	}
}

func TestEveryRuleOpens(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	for id := range parts.Rulings(h.App, "trasteros") {
		sheet := rulebook.RuleText(h.App, "trasteros", parts.Rulings(h.App, "trasteros")[id], true)
		if sheet.MinSize().Height == 0 {
			t.Errorf("%s shows nothing", id)
		}
	}
	if missing := hand.Lacking(h.App.Texts); len(missing) > 0 {
		t.Errorf("texts are missing: %v", missing)
	}
}
