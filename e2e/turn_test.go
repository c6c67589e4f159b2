//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/rules/trasteros"
)

// The sizes between which a whole play is turned: a tablet, and a phone that stands or lies on its side.
const (
	tablet = "1180x820"
	lying  = "844x390"
)

// turnTo gives the window another size, as turning the device does, and waits until everything stands in it.
func (d *docent) turnTo(size string) app.Sight {
	d.Helper()
	var wide, high int
	if _, err := fmt.Sscanf(size, "%dx%d", &wide, &high); err != nil {
		d.Fatal(err)
	}
	if size == d.size {
		return d.wait("everything to be still", func(app.Sight) bool { return true })
	}
	before, _ := d.see()
	d.must(d.device.turn(wide, high))
	d.size = size
	return d.wait("the window to be "+size, func(s app.Sight) bool {
		return s.Frame > before.Frame && !slices.ContainsFunc(s.Targets, func(t app.Target) bool {
			return !t.Cut && (t.X+t.W > wide || t.Y+t.H > high)
		})
	})
}

// TestTurnedInASecretBid turns the device on a cover and in the middle of a bid: what was entered is still there, and nobody
// sees more than before.
func TestTurnedInASecretBid(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	d := open(t, program(t, "DOCENT_BINARY"), data, phone)
	begin(d, "cubes")
	layOut(d)
	d.call(1)
	d.handTo("Ann")
	for _, size := range []string{lying, phone} {
		d.covers(d.turnTo(size), "Ann")
	}
	d.secret("Ann", bid{1, 0, 0, 0})
	d.shoot("turned-bid-1-upright")
	one := d.numbers()
	if len(one) != len(kinds) || strings.Join(one, "") != "1000" {
		t.Fatalf("the bid reads %q, want one gold cube", one)
	}
	d.turnTo(lying)
	d.shoot("turned-bid-2-lying")
	if now := d.numbers(); !slices.Equal(now, one) {
		t.Errorf("turned, the bid reads %q, before %q", now, one)
	}
	d.tap(d.more("glass", "cubes"))
	d.turnTo(phone)
	if now := strings.Join(d.numbers(), ""); now != "1001" {
		t.Errorf("turned back, the bid reads %q, want gold and glass", now)
	}
	d.key("Escape")
	d.covers(d.wait("the cover", func(s app.Sight) bool { return !s.Overlay }), "Ann")
	d.secret("Ann", bid{1, 0, 0, 1})
	d.turnTo(lying)
	d.play(d.deed(rules.Offer{Kind: "bid"}))
	d.covers(d.turnTo(phone), "Ben")
	d.bids(map[string]bid{"Ben": {}, "Cleo": {}}, "")
	d.on("table")
	d.close()
	shown := stateOf[trasteros.State](t, stored(t, data)).Auction.Revealed
	if want := (trasteros.Four{Gold: 1, Glass: 1}); len(shown) == 0 || shown[0].Cubes != want {
		t.Errorf("the table was shown %+v, want what Ann entered: %+v", shown, want)
	}
}

// covers looks that nothing but the cover of somebody is seen.
func (d *docent) covers(s app.Sight, name string) {
	d.Helper()
	if _, ready := find(s, d.text("cover.ready", "seat", name)); !ready || s.Overlay {
		d.Errorf("the cover of %s is not shown", name)
	}
	for _, kind := range kinds {
		if reads(s, d.teller().Field(rules.Field{Name: kind, Of: "cubes", Max: 1})) {
			d.Errorf("on the cover of %s %s can be read", name, kind)
		}
	}
}

// numbers returns what the steppers of a form show.
func (d *docent) numbers() (all []string) {
	d.Helper()
	s := d.wait("the form", func(s app.Sight) bool { return s.Overlay })
	for _, text := range s.Texts {
		if len(text.Text) == 1 && strings.ContainsAny(text.Text, "0123456789") {
			all = append(all, text.Text)
		}
	}
	return all
}

// TestTurnedInAPayment turns the device in the middle of what a museum exhibits and pays: every mark stays, and the book has
// the move that is played.
func TestTurnedInAPayment(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	c := openMuseum(t, data, phone, "count")
	continents := []rules.Thing{"continent:america", "continent:europe", "continent:africa", "continent:asia"}
	for n := range 2 {
		if slices.ContainsFunc(c.book.offers(""), func(o rules.Offer) bool { return o.Kind == "headline" }) {
			c.do(does("headline"))
		}
		c.do(ply{kind: "take", about: continents[n%4]})
		c.do(ply{kind: "take", about: continents[(n+1)%4]})
		if n == 0 {
			c.do(does("end-turn"))
			c.refills(n)
		}
	}
	p := ply{kind: "exhibit", says: c.payment()}
	o := c.book.offered(p)
	c.tap(c.action(o.Kind, o.About...))
	c.wait("the payment", func(s app.Sight) bool { return s.Overlay })
	sizes := []string{lying, phone, lying}
	for i, f := range o.Fields {
		for _, value := range p.says[f.Name] {
			c.touchOption(o, i, value)
		}
		if i < len(sizes) {
			c.turnTo(sizes[i])
			c.shoot("turned-payment-" + sizes[i])
		}
	}
	c.tap(c.deed(o))
	c.book.do(p)
	c.stands("the payment")
	c.close()
	c.noErrors()
	if kept := stored(t, data); kept.Head() != c.book.Head() {
		t.Errorf("kept %d entries, the book has %d", kept.Head(), c.book.Head())
	}
}
