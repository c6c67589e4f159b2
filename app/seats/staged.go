//go:build scenes && !js

package seats

import (
	"docent/tracker"
	"docent/tracker/seats"
)

// Stage has another host offer seats, where nobody looks at the network by the clock, and returns what puts both back.
func Stage(host func(*tracker.Play, seats.Options) (Host, error)) (back func()) {
	opened, looked := open, everyLook
	open, everyLook = host, func(func()) func() { return func() {} }
	return func() { open, everyLook = opened, looked }
}
