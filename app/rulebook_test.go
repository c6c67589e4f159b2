//go:build scenes

package app_test

import (
	"slices"
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
		"argent": false, "cubes argent": false, "pavé": false, "galite": true, "ali": false, "?": false,
	}
	for wanted, want := range tests {
		if got := rulebook.Finds(rule, terms, wanted, "fr"); got != want {
			t.Errorf("%q found %v, want %v", wanted, got, want)
		}
	}
}

// A text shows the words that were found in it: those looked for, also inside others, and a term only where all of it stands.
func TestSearchMarksWhatItFinds(t *testing.T) {
	terms := []assets.Term{{ID: "again", Name: "nueva puja", Also: []string{"empate"}}}
	for text, want := range map[string][]string{
		"Todos los cubos van a la reserva.":             nil,
		"Una pila nueva, boca abajo.":                   nil,
		"Comparar las pujas":                            nil,
		"Empate: nueva puja.":                           {"Empate", "nueva", "puja"},
		"Gana quien tenga más oro en un desempate.":     {"desempate"},
		"Si queda empatada, las nuevas pujas la sellan": {"empatada", "nuevas", "pujas"},
	} {
		if got := rulebook.Marked(text, terms, "empate", "es"); !slices.Equal(got, want) {
			t.Errorf("%q marks %q, want %q", text, got, want)
		}
		if got := rulebook.Finds(assets.RuleText{ID: "TL-1", Body: text}, terms, "empate", "es"); got != (want != nil) {
			t.Errorf("%q is found: %v", text, got)
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
