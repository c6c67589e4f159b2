package crazymuseum

import (
	"slices"
	"testing"

	"docent/app/board"
	"docent/rules"
)

// Who has no token left to act with is offered rest before all else, once it may be taken.
func TestRestLeadsWhereNoTokenIsLeft(t *testing.T) {
	s := wholeMuseum()
	rest := rules.Offer{Kind: "rest"}
	for _, left := range []int{0, 1} {
		thief := &s.Thieves[s.Turn]
		thief.Rest = thief.Total - left
		b := New(&keeper{})
		b.show(readModel(s, board.Scene{}, 0), false)
		if got, want := b.Leads(rest), left == 0; got != want {
			t.Errorf("with %d tokens rest leads: %v, want %v", left, got, want)
		}
		if b.Leads(rules.Offer{Kind: "pass"}) || b.Leads(rules.Offer{Kind: "rest", Refused: &rules.Refusal{}}) {
			t.Error("something else leads")
		}
	}
}

// What some rooms alone offer shares a place of the tray: the duct, the machine, and what the guardhouse gives back.
func TestWhatARoomOffersHasAPlace(t *testing.T) {
	for _, kind := range []rules.Kind{"vent", "buy", "recover", "recover-relic"} {
		if !slices.ContainsFunc(Kit.Places, func(p board.Place) bool { return p.Rule == "CM-VENT-1" && slices.Contains(p.Kinds, kind) }) {
			t.Errorf("%s has no place", kind)
		}
	}
}
