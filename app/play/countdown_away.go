package play

import (
	"time"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/tracker"
)

// askAway asks once what the time was in which nobody looked, when nothing else is asked: till that is answered the clock
// stands. Put away, a tap on the clock asks it again.
func (c *countdown) askAway(now tracker.Clock) {
	t := c.table
	if now.Away == c.asked {
		return
	}
	if c.away != nil && t.asker.now == c.away {
		if c.asked = now.Away; c.asked == 0 {
			t.asker.putAway()
			return
		}
		t.asker.show()
		t.asker.follows()
		return
	}
	if now.Away > 0 && (t.asker.now != nil || t.app.Top() != shell.Page(t)) {
		return
	}
	if c.asked = now.Away; c.asked > 0 {
		c.openAway()
	}
}

// openAway asks it over the dock.
func (c *countdown) openAway() {
	c.away = &question{stands: func() bool { return c.read().Away > 0 }, shows: c.awayAsking}
	c.table.asker.open(c.away)
}

// awayAsking shows how long it was, and what it can have been.
func (c *countdown) awayAsking() asking {
	t, a, now := c.table, c.table.app, c.read()
	key := "countdown.away"
	if look.LargeText() {
		key = "countdown.asked"
	}
	slots := t.chooser.leavable(c.answers(now))
	var plates []fyne.CanvasObject
	for _, b := range c.answers(now) {
		plates = append(plates, b)
	}
	return asking{
		title: a.Text(key, "time", clockText(int(now.Away.Seconds()))), hint: a.Text("question.pick"),
		slots: slots, body: arrange.PlatesOf(132, 3, plates...), plates: slots,
	}
}

// answers returns what the time away can have been.
func (c *countdown) answers(now tracker.Clock) []*kit.ActionButton {
	button := func(icon, key string, left time.Duration, counts bool) *kit.ActionButton {
		label := c.table.app.Text(key, "left", clockText(tracker.Seconds(left)))
		return kit.NewActionButton(icon, label, func() {
			c.table.asker.putAway()
			c.answer(counts)
		})
	}
	return []*kit.ActionButton{
		button("play", "countdown.on", now.Left, false),
		button("clock", "countdown.count", now.Counted, true),
	}
}

// answer lets the time away count, or not.
func (c *countdown) answer(counts bool) {
	entries, err := c.mine(func() ([]tracker.Entry, error) { return c.table.play.CountAway(counts) })
	c.table.app.Tell(err)
	c.took(entries)
	c.table.chooser.follow()
}
