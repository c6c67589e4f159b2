package play

import (
	"docent/app/kit"
	"docent/app/shell"
	"docent/tracker"
)

// cover begins the dials of a cover: those of the one before show nothing more.
func (c *countdown) cover() *kit.Countdown {
	c.under = nil
	return c.another()
}

// another returns one more dial for a cover, or for what is asked under it; nil where the game has no clock.
func (c *countdown) another() *kit.Countdown {
	if c.dial == nil || !c.read().On {
		return nil
	}
	dial := kit.NewCountdown(false, c.onTap)
	c.under = append(c.under, dial)
	c.show()
	return dial
}

// hold tells that somebody is entering a secret, or no longer: some clocks wait for that.
func (c *countdown) hold(on bool) {
	c.table.play.Hold(on)
	c.told = false
	c.show()
}

// sayWaits tells once that time is up, and that what is being entered still counts.
func (c *countdown) sayWaits(now tracker.Clock) {
	if t := c.table; now.Waits && !c.told {
		c.told = true
		t.app.Banner.Show(kit.Warn, t.app.Text("countdown.up"), t.app.Text("app.ok"), nil, nil)
	}
}

// uncovers brings the table back where time ran out on a cover under which nobody was entering anything, and reports
// whether it did: the answers that are missing are not asked any more.
func (c *countdown) uncovers(entries []tracker.Entry) bool {
	t := c.table
	p, ok := t.app.Top().(*passing)
	if !ok || p.table != t || !p.chain || len(entries) == 0 || t.play.Clock().Running || len(p.offers()) > 0 {
		return false
	}
	p.PutAway()
	t.app.Pop()
	if t.app.Top() == shell.Page(t) {
		t.happened(entries)
	}
	return true
}
