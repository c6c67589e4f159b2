package museum

import (
	"testing"

	"fyne.io/fyne/v2"

	"docent/rules"
)

// What a player tells besides the museum is a key under it, with a tick once it was told; the question of the moment has a
// button of its own, too.
func TestDuties(t *testing.T) {
	s := counted()
	s.Players[2].Count.Pooled = true
	offers := []rules.Offer{
		{Kind: "pool", Seat: 1},
		{Kind: "patron-points", Seat: 1, Aside: true},
		{Kind: "patron", Seat: 0, Aside: true},
		{Kind: "patron-points", Seat: 0, Aside: true},
	}
	b, host := boardIn(t, fyne.NewSize(366, 560), s, offers)
	press(t, b, "pool:1")
	press(t, b, "patronage:1")
	press(t, b, "patronage:0")
	for i, want := range []rules.Kind{"pool", "patron-points"} {
		if len(host.Deeds) != 2 || host.Deeds[i].Kind != want {
			t.Fatalf("played %v", host.Deeds)
		}
	}
	if told := b.look.halls[2].duties; len(told) != 2 || told[0].name != "pool" || told[0].open {
		t.Errorf("of the third player %+v is asked", told)
	}
	press(t, b, "pool:2")
	if len(host.Corrected) != 1 || host.Corrected[0] != "seat:2" || b.hall.isOpen() {
		t.Errorf("what was told is corrected on %v, and a museum is large: %v", host.Corrected, b.hall.isOpen())
	}
	press(t, b, "patronage:2")
	if len(host.Corrected) != 2 || host.Corrected[1] != "patronage:2" {
		t.Errorf("a patron is corrected on %v", host.Corrected)
	}
	if b.Plays(offers[0]) || !b.Plays(offers[1]) {
		t.Error("the question of the moment has no button, or a later one has")
	}
}
