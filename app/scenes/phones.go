//go:build scenes && !js

package scenes

import (
	"net/netip"
	"time"

	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	phone "docent/app/seats"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/seats"
)

// quietHost offers seats to nobody: it shows made-up phones at made-up addresses.
type quietHost struct {
	play   *tracker.Play
	phones []seats.Phone
	at     []seats.Address
}

// Play returns the play on offer.
func (h quietHost) Play() *tracker.Play { return h.play }

// Code returns letters.
func (quietHost) Code() string { return "KXRB" }

// Addresses lists the made-up ones.
func (h quietHost) Addresses() []seats.Address { return h.at }

// Phones lists the made-up ones.
func (h quietHost) Phones() []seats.Phone { return h.phones }

// LetIn does nothing.
func (quietHost) LetIn(int) {}

// TurnAway does nothing.
func (quietHost) TurnAway(int) {}

// PutOut does nothing.
func (quietHost) PutOut(rules.Seat) {}

// AllowTable does nothing.
func (quietHost) AllowTable(bool) {}

// Listen does nothing.
func (quietHost) Listen() error { return nil }

// Close does nothing.
func (quietHost) Close() error { return nil }

// address returns a made-up one.
func address(ip string) seats.Address {
	host := ip + ":8017"
	return seats.Address{IP: netip.MustParseAddr(ip), URL: "http://" + host + "/j/KXRB", Short: host}
}

// phones returns the scenes of players' own phones.
func phones() []stage.Scene {
	show := func(a *shell.App, s *stage.Stage, at []seats.Address, sat func(now time.Time) []seats.Phone) {
		table := trasteros.Table(a, s, trasteros.CubesLevel, trasteros.Bidding(1)...)
		back := phone.Stage(func(play *tracker.Play, _ seats.Options) (phone.Host, error) {
			return quietHost{play, sat(a.Now()), at}, nil
		})
		defer back()
		a.To.Seats(table.Played())
	}
	nobody := func(time.Time) []seats.Phone { return nil }
	some := func(now time.Time) []seats.Phone {
		return []seats.Phone{
			{ID: 1, Seat: 0, Online: true, Seen: now},
			{ID: 2, Seat: 2, Seen: now.Add(-12 * time.Minute)},
			{ID: 3, Seat: rules.Table, Online: true, Seen: now},
			{ID: 4, Seat: rules.Table, Wants: 2, Asks: true, Online: true, Seen: now},
		}
	}
	home := []seats.Address{address("192.168.178.23")}
	return []stage.Scene{
		{Name: "phones", Open: func(a *shell.App, s *stage.Stage) { show(a, s, home, nobody) }},
		{Name: "phones-some", Open: func(a *shell.App, s *stage.Stage) { show(a, s, append(home, address("10.0.0.7")), some) }},
		{Name: "phones-nowhere", Open: func(a *shell.App, s *stage.Stage) { show(a, s, nil, nobody) }},
	}
}
