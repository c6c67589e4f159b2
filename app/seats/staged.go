//go:build scenes && !js

package seats

import (
	"docent/tracker"
	"docent/tracker/seats"
)

// Look looks at the network, as the clock does otherwise; it is set while the seats of a stage are on offer.
var Look func()

// Stage has another host offer seats, where nobody looks at the network by the clock, and returns what puts both back.
func Stage(host func(*tracker.Play, seats.Options) (Host, error)) (back func()) {
	opened, looked := open, everyLook
	open, everyLook = host, func(look func()) func() {
		Look = look
		return func() { Look = nil }
	}
	return func() { open, everyLook = opened, looked }
}
