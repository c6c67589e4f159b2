package kittest

import (
	"time"

	"docent/app/kit"
)

// Clock puts a clock in place of the kit's, and returns what puts the one of before back:
//
//	t.Cleanup(kittest.Clock(hand.Later()))
func Clock(now func() time.Time) (back func()) {
	before := kit.Now
	kit.Now = now
	return func() { kit.Now = before }
}
