//go:build e2e

package e2e

import (
	"math"
	"strconv"
	"time"

	"docent/app"
)

// stroke is one way of the mouse with its button down.
type stroke struct {
	*docent
	x, y int // where it is
	step int // the upper edge of the key over which it was last
}

// stroke presses in the middle of a place.
func (d *docent) stroke(from app.Place) *stroke {
	d.Helper()
	d.taps++
	k := &stroke{d, from.X + from.W/2, from.Y + from.H/2, math.MaxInt}
	d.must(d.window.hold(k.x, k.y, d.sync))
	return k
}

// to goes on to a point, in one go: it rests on nothing on its way.
func (k *stroke) to(x, y int) {
	k.Helper()
	k.x, k.y = x, y
	k.must(k.window.move(x, y, k.sync))
}

// over goes on to the middle of a place.
func (k *stroke) over(at app.Place) {
	k.Helper()
	k.to(at.X+at.W/2, at.Y+at.H/2)
}

// rest stays where it is for as long as a finger that means who is under it; the program knows already that it came there.
func (k *stroke) rest() {
	k.Helper()
	const meant = 400 * time.Millisecond
	since := time.Now()
	await(k, saying("a finger to rest"), func() bool { return time.Since(since) > meant })
}

// up goes on to the nearest key of that name over the one before: up into its row, and then along it.
func (k *stroke) up(label string) {
	k.Helper()
	var key app.Target
	k.wait("a key "+strconv.Quote(label)+" over the one before", func(s app.Sight) bool {
		found := false
		for _, t := range s.Targets {
			if names(t, label) && !t.Greyed && t.Y+t.H <= k.step && (!found || t.Y > key.Y) {
				key, found = t, true
			}
		}
		return found
	})
	k.step = key.Y
	k.to(k.x, key.Y+key.H/2)
	k.over(key.Place)
}

// end lets go.
func (k *stroke) end() {
	k.Helper()
	k.must(k.window.letGo())
	k.sync()
}
