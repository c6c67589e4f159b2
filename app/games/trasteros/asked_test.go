package trasteros

import (
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/rules/trasteros"
)

// The number of skeletons is asked with the cards among which they are.
func TestSkeletonsAreAskedAmongSixCards(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "How many skeletons are among the 6 cards?",
		"fr": "Combien de squelettes parmi les 6 cartes\u00a0?",
		"es": "¿Cuántos esqueletos hay entre las 6 cartas?",
	} {
		if got := assets.TextsIn(lang).Text("trasteros.field.skeletons", nil); got != want {
			t.Errorf("%s: asked %q, want %q", lang, got, want)
		}
	}
}

// Who won a room names its cards, as most tables do, or tells of their skeletons in words; where none can be there, nobody is
// asked for them.
func TestSkeletonsAreAskedForWhereTheyCanBe(t *testing.T) {
	for _, mixed := range []bool{false, true} {
		start := beginAt(t, string(trasteros.Full))
		if mixed {
			for _, o := range start.View(rules.Table).Corrections() {
				if o.On[0] == "play" {
					start, _ = play(t, start, o, rules.Answers{"mixed": {"true"}})
				}
			}
		}
		p, _ := wonBy1(t, start)
		find, b := offer(t, p, "find", 1), &Board{}
		if asked := len(find.Fields) > 0; asked != mixed {
			t.Errorf("a skeleton can be there: %t; asked for: %t", mixed, asked)
		}
		if mixed && !find.Fields[0].Open {
			t.Error("that there is none is suggested where the cards are to be named")
		}
		if skull := (Art{}).Sign(find) == ""; skull != mixed {
			t.Errorf("a skeleton can be there: %t; the answer bears a skull: %t", mixed, skull)
		}
		if b.Leads(find) || !b.Leads(offer(t, p, "look", 1)) {
			t.Error("naming the cards does not lead")
		}
	}
	texts := assets.TextsIn("es")
	for n, want := range map[string]string{"0": "Ningún esqueleto", "1": "Un esqueleto", "2": "Dos esqueletos"} {
		if got := texts.Text("trasteros.skeletons."+n, nil); got != want {
			t.Errorf("%s is told as %q, want %q", n, got, want)
		}
	}
}

// No card is chosen to be protected before somebody taps it, and the fewest are counted: foreign ones are deducted in the end.
func TestNoCardIsProtectedUnasked(t *testing.T) {
	p, _ := wonBy1(t, beginAt(t, string(trasteros.Full)))
	p, _ = play(t, p, offer(t, p, "look", 1), rules.Answers{"cards": {"junk", "junk", "car-gold", "art-glass", "art-glass"}})
	full := offer(t, p, "protect", 1)
	p, _ = afterBids(t, silver, more, nil)
	for _, o := range []rules.Offer{full, offer(t, p, "protect", 1)} {
		if f := o.Fields[0]; !f.Open || f.Min != 1 {
			t.Errorf("%s: from %d on, open %t, want from 1 on and open", f.Name, f.Min, f.Open)
		}
	}
}

// Where cards are named, who passes over the draws is told that they stay without names.
func TestUnnamedDrawsAreTold(t *testing.T) {
	for level, want := range map[trasteros.Level]string{trasteros.Full: "Sin anotar, sin esqueleto", trasteros.Cubes: "Nadie saca esqueleto"} {
		p, _ := play(t, beginAt(t, string(level)), offer(t, beginAt(t, string(level)), "public", -2), nil)
		about := offer(t, p, "draw-all", rules.Table).About
		if got := assets.TextsIn("es").Text("trasteros."+strings.Replace(string(about[0]), ":", ".", 1), nil); got != want {
			t.Errorf("%s: %q, want %q", level, got, want)
		}
	}
}

// Who has an empty hand is told what it lacks, not to choose of it.
func TestAnEmptyHandIsNotChosenFrom(t *testing.T) {
	p := beginAt(t, string(trasteros.Full))
	asked := 0
	for _, o := range p.Offers() {
		if o.Refused == nil || o.Kind != "cash" && o.Kind != "protect" {
			continue
		}
		asked++
		for language, word := range map[string]string{"en": "hoose", "es": "lige", "fr": "hoisissez"} {
			if said := assets.TextsIn(language).Text("trasteros.refusal."+string(o.Refused.Key), map[string]any{"seat": "Ann"}); strings.Contains(said, word) {
				t.Errorf("%s: %q", o.Kind, said)
			}
		}
	}
	if asked != 2 {
		t.Errorf("%d actions with cards are refused, want 2", asked)
	}
}
