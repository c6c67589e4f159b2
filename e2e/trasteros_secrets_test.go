//go:build e2e

package e2e

import (
	"strings"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/rules/trasteros"
)

// TestTrasterosSecretHand plays a room at the level that names every card, and looks that nothing of a hand shows to the table.
func TestTrasterosSecretHand(t *testing.T) {
	t.Parallel()
	d := open(t, program(t, "DOCENT_BINARY"), t.TempDir(), "1180x820")
	begin(d, "full")
	layOut(d)
	d.shoot("full-1-collections")
	d.tap(d.action("out"))
	d.tap(d.thing(rules.Of("collection", "instrument")))
	d.play(d.deed(rules.Offer{Kind: "out"}))
	for i, collection := range []string{"clock", "car", "antique"} {
		d.takeDevice(people[i], "collector")
		d.shoot("full-2-collector")
		d.play(d.thing(rules.Of("collector", collection)))
	}
	d.on("table")

	d.call(1)
	d.shoot("full-3-first-card")
	d.turnUp("clock-gold")
	d.bids(map[string]bid{"Ann": {0, 1, 0, 0}, "Ben": {}, "Cleo": {}}, "")
	d.takeDevice("Ann", "look")
	hand := []string{"clock-silver", "clock-bronze", "car-glass", "art-glass", "junk"}
	for _, card := range hand {
		d.tap(d.thing(rules.Of("card", card)))
	}
	d.shoot("full-4-cards")
	d.play(d.deed(rules.Offer{Kind: "look"}))

	s := d.on("table")
	d.shoot("full-5-table")
	for _, card := range hand {
		name := d.thing(rules.Of("card", card))
		for _, text := range s.Texts {
			if strings.Contains(text.Text, name) {
				t.Errorf("the table reads %q", text.Text)
			}
		}
	}
}

// takeDevice brings up what a seat answers in secret: by its button on the table, or as the next to answer.
func (d *docent) takeDevice(name string, kind rules.Kind) {
	d.Helper()
	ready, button := d.text("cover.ready", "seat", name), d.offer(kind)
	d.toTheEnd()
	s := d.wait("the cover of "+name+" or the button "+button, func(s app.Sight) bool {
		_, covered := find(s, ready)
		_, offered := find(s, button)
		return covered || offered
	})
	if _, offered := find(s, button); offered {
		d.tap(button)
	}
	d.tap(ready)
}

// turnUp names the card that lies on top of a room: the table is asked at once.
func (d *docent) turnUp(card string) {
	d.Helper()
	d.play(d.card(named(d, card)))
}

func named(d *docent, name string) (c trasteros.Card) {
	d.Helper()
	if err := c.UnmarshalText([]byte(name)); err != nil {
		d.Fatal(err)
	}
	return c
}
