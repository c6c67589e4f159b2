package cgexpo

import (
	"slices"
	"testing"

	"docent/app/board"
	"docent/rules"
	"docent/rules/cgexpo"
)

// Where the last podcaster was led next to the thief who comes next, the hits of that battle play the card, and are entered once it is
// fought.
func TestTheNextBattlePlaysTheCard(t *testing.T) {
	b, host, p := cardIn(t)
	s := *stateOf(t, p)
	s.Thieves = slices.Clone(s.Thieves)
	next := (s.Turn + 1) % 4
	s.Thieves[next].Square, _ = cgexpo.ParseSquare("L8")
	scene := sceneOf(p)
	b.show(readModel(&s, scene, 0), false)
	b.hits(t, "G5")
	b.hits(t, "I5")
	b.hits(t, "K7")
	if a := b.tray.card.onward.plain; a != (ahead{next, "battle"}) {
		t.Fatalf("next comes %+v", a)
	}
	b.Refresh()
	b.key(t, "3").OnTapped() // the upper row: without Carl
	b.held(t, host, p, "scott:n1 socal:n1 uk:s1", "false", "0")
	if o, _, due := b.Foreseen(); due {
		t.Fatalf("%s is played before it is due", o.Kind)
	}
	after := s
	after.Turns, after.Turn = s.Turns+1, next
	fight := rules.Offer{Kind: "battle", Seat: next, On: []rules.Thing{figureThing(cgexpo.UK)}, Fields: cgexpo.Sweep{}.Fields(&after, next)}
	b.show(readModel(&after, board.Scene{View: scene.View, Offers: []rules.Offer{fight}}, 0), false)
	if o, says, due := b.Foreseen(); !due || o.Kind != "battle" || says["hits"][0] != "3" {
		t.Errorf("played is %v with %v", o.Kind, says)
	}
	if _, _, due := b.Foreseen(); due {
		t.Error("the battle is played twice")
	}
}
