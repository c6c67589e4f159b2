package seats

import (
	"fmt"

	"docent/tracker"
)

// dial is the countdown of a play: what is left, and where it runs, until when.
type dial struct {
	Left  string
	Until int64
}

// dial returns what a page shows of the countdown; its script counts on from there.
func (t *telling) dial() *dial {
	c := t.host.play.Clock()
	if !c.On || c.Left == 0 {
		return nil
	}
	n := tracker.Seconds(c.Left)
	d := &dial{Left: fmt.Sprintf("%02d:%02d", n/60, n%60)}
	if c.Running {
		d.Until = ago(t.host.options.Now().Add(c.Left))
	}
	return d
}
