//go:build scenes

package crazymuseum_test

import (
	"slices"
	"strings"
	"testing"

	"docent/app/kit"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/rules"
)

// All through a turn the first slots are those of the game's places, whatever may be done; a greyed one tells its reason,
// and something may always be done.
func TestPlacesStay(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	places := h.App.KitOf("crazymuseum").Places
	seen, vacant := 0, 0
	crazymuseum.Random(h.App, 3, "hard", "full", func(m *crazymuseum.Stand) bool {
		if m.Play.Position().View(rules.Table).Now().Phase != "act" {
			return false
		}
		p := stage.Table(h.App, m.Play)
		defer h.App.Pop()
		slots := p.Slots()
		if len(slots) < len(places) {
			t.Fatalf("there are %d slots, want %d places", len(slots), len(places))
		}
		if !slices.ContainsFunc(append(slots, p.Lead()), func(b *kit.ActionButton) bool { return b != nil && !b.Greyed }) {
			t.Error("nothing may be done")
		}
		for i, b := range slots {
			if i < len(places) && !slices.ContainsFunc(places[i].Kinds, func(k rules.Kind) bool { return p.Artist().Icon(k) == b.Icon }) {
				t.Errorf("place %d holds %q", i, b.Label)
			}
			if !b.Greyed || b.Price > 0 {
				continue
			}
			vacant++
			b.Tapped(nil)
			if !p.Unfolded() || !h.Sees("Why?") {
				t.Errorf("%q is greyed and tells no reason", b.Label)
			}
		}
		seen++
		return t.Failed() || seen >= 40
	})
	if seen == 0 || vacant == 0 {
		t.Errorf("%d turns with %d vacant places were seen", seen, vacant)
	}
}

// Under the reason stands the way to the rule.
func TestAGreyedSlotLeadsToItsRule(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := stage.Table(h.App, crazymuseum.Random(h.App, 3, "hard", "full", func(m *crazymuseum.Stand) bool {
		return m.Offered("pass") && !m.Offered("examine") && m.Made["tile"] > 2
	}))
	at := slices.IndexFunc(p.Slots(), func(b *kit.ActionButton) bool { return b.Greyed })
	p.Slots()[at].Tapped(nil)
	h.Tap("Why?")
	if h.App.Top().Screen() == "table" && !h.App.Covered() {
		t.Error("the reason does not lead to its rule")
	}
}

// On guard duty night falls once a round: it stands beside Undo.
func TestNightFallsBesideUndo(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	m := crazymuseum.Random(h.App, 3, "hard", "night", func(m *crazymuseum.Stand) bool { return m.Offered("nightfall") && m.Made["tile"] > 2 })
	if p := stage.Table(h.App, m); p.Lead() == nil || p.Lead().Icon != p.Artist().Icon("nightfall") {
		t.Errorf("beside Undo stands %v", p.Lead())
	}
}

// Where one room may take a Rat card unseen, and it may be shown instead, the slot of that room tells what happens there.
func TestTheOnlyAnswerNamesItsQuestion(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := stage.Table(h.App, crazymuseum.Random(h.App, 3, "hard", "full", func(m *crazymuseum.Stand) bool {
		return m.Offered("place-rat") && slices.ContainsFunc(m.Play.Position().Offers(), func(o rules.Offer) bool {
			return o.Kind == "lay-rat" && len(o.Fields) == 1 && len(o.Fields[0].Options) == 1
		})
	}))
	at := slices.IndexFunc(p.Slots(), func(b *kit.ActionButton) bool { return strings.HasPrefix(b.Label, "Room") })
	if at < 0 || p.Slots()[at].Caption != "Lay it face down, unseen" {
		t.Errorf("the slots are %q", labels(p.Slots()))
	}
}

// labels lists what slots say.
func labels(slots []*kit.ActionButton) (said []string) {
	for _, b := range slots {
		said = append(said, b.Label+", "+b.Caption)
	}
	return said
}
