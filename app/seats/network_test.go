//go:build scenes && !js

package seats_test

import (
	"net/netip"
	"testing"

	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
	phone "docent/app/seats"
	"docent/tracker/seats"
)

// roaming is a host whose networks come and go.
type roaming struct {
	phone.Host
	at *[]seats.Address
}

func (r roaming) Addresses() []seats.Address { return *r.at }

// on returns the addresses of networks.
func on(ips ...string) (list []seats.Address) {
	for _, ip := range ips {
		list = append(list, seats.Address{IP: netip.MustParseAddr(ip), URL: "http://" + ip + "/j/BCDF", Short: ip})
	}
	return list
}

const (
	gone  = "This device has no network. Join Wi-Fi, or switch on its hotspot: no internet is needed."
	moved = "The network has changed: phones have to scan the new code."
)

// The network is looked at for as long as seats are on offer: with the sheet closed too, the table is told that phones
// need a new code, until somebody has looked at it.
func TestTableIsToldOfNetworks(t *testing.T) {
	const home, guests = "192.168.1.7", "10.0.0.9"
	type step struct {
		at   []seats.Address
		tell string // what the table is told then
	}
	for name, test := range map[string]struct {
		phones int
		steps  []step
	}{
		"another network":      {1, []step{{on(guests), moved}, {on(guests), moved}}},
		"none, then another":   {1, []step{{nil, gone}, {on(guests), moved}}},
		"none, then the same":  {1, []step{{nil, gone}, {on(home), ""}}},
		"one more":             {1, []step{{on(home, guests), ""}, {on(guests, home), ""}, {on(guests), moved}}},
		"nobody came by phone": {0, []step{{on(guests), ""}, {nil, ""}}},
		"nothing changes":      {1, []step{{on(home), ""}}},
	} {
		t.Run(name, func(t *testing.T) {
			at := on(home)
			host := staged(t, func(h *seats.Host) phone.Host { return roaming{h, &at} })
			table, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
			a := table.App()
			h := &hand.Hand{T: t, App: a, Window: w}
			a.To.Seats(table.Played())
			h.Tap("Close")
			for seat := range test.phones {
				scanned(t, host(), seat)
			}
			a.Banner.Close()
			told := ""
			for i, step := range test.steps {
				at, told = step.at, step.tell
				phone.Look()
				for _, text := range []string{gone, moved} {
					if reads := a.Banner.Shown() && hand.Reads(h.Root(), text); reads != (text == step.tell) {
						t.Errorf("step %d: told %q: %v", i+1, text, reads)
					}
				}
			}
			if told == "" {
				return
			}
			a.Banner.Close() // as a move does
			phone.Look()
			h.Tap("Look")
			if !hand.Reads(h.Root(), told) || !hand.Reads(h.Root(), at[0].Short) {
				t.Error("the sheet does not show the new way in")
			}
			h.Tap("Close")
			phone.Look()
			if a.Banner.Shown() {
				t.Error("what somebody has looked at is told again")
			}
			at = on("172.16.0.3")
			phone.Look()
			a.To.Seats(table.Played())
			if h.Tap("Close"); a.Banner.Shown() {
				t.Error("what somebody has looked at from the menu stays told")
			}
		})
	}
}

// Nobody looks at the network any more once the offer has ended.
func TestNetworkIsLeftAlone(t *testing.T) {
	a, play, h, _ := offered(t)
	a.To.Seats(play)
	if phone.Look == nil {
		t.Fatal("nobody looks at the network")
	}
	h.Tap("Disconnect all phones")
	if phone.Look != nil {
		t.Error("somebody still looks at the network")
	}
}
