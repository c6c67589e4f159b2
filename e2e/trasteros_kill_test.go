//go:build e2e

package e2e

import (
	"testing"

	"docent/rules"
)

// TestTrasterosKilledInMidAuction takes the battery out while bids are made and goes on with what was kept.
func TestTrasterosKilledInMidAuction(t *testing.T) {
	t.Parallel()
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	d := open(t, binary, data, "1180x820")
	begin(d, "cubes")
	layOut(d)
	d.call(1)
	d.bids(map[string]bid{"Ann": {0, 0, 1, 0}, "Ben": {0, 0, 0, 2}}, "")
	kept, _ := d.see()
	d.kill()

	again := open(t, binary, data, "1180x820")
	again.players = d.players
	s := again.opensAt(kept)
	if _, owes := find(s, again.text("cover.pass", "seat", "Cleo")); !owes {
		t.Error("Cleo is not asked for her bid")
	}
	for _, name := range []string{"Ann", "Ben"} {
		if _, asked := find(s, again.text("cover.pass", "seat", name)); asked {
			t.Errorf("%s is asked again", name)
		}
	}
	again.shoot("14-resumed")
	again.bids(map[string]bid{"Cleo": {0, 0, 0, 1}}, "")
	again.on("table")
	again.toTheEnd()
	again.read(again.teller().Event(rules.Event{Key: "wins-room", Seat: 0, About: []rules.Thing{rules.Of("room", 1)}}))
}
