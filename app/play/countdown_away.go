package play

import (
	"time"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/tracker"
)

// showAsk asks what the time was in which nobody looked.
func (c *countdown) showAsk(now tracker.Clock) {
	if now.Away == c.asked {
		return
	}
	c.asked = now.Away
	c.ask.Objects = nil
	c.ask.Hidden = now.Away == 0
	a, away := c.table.app, clockText(int(now.Away.Seconds()))
	switch {
	case now.Away == 0:
	case kit.LargeText():
		c.ask.Add(kit.NewActionButton(kit.IconWarning, a.Text("countdown.asked", "time", away), c.openAsk))
	default:
		c.ask.Add(kit.NewBanner(kit.Warn, a.Text("countdown.away", "time", away), nil))
		c.ask.Add(kit.FlowFill(kit.Gap, c.answers(now, func() {})...))
	}
	c.table.root.Refresh()
	c.table.layout.again()
}

// answers returns what the time away can have been.
func (c *countdown) answers(now tracker.Clock, closed func()) []fyne.CanvasObject {
	button := func(icon, key string, left time.Duration, counts bool) *kit.ActionButton {
		label := c.table.app.Text(key, "left", clockText(tracker.Seconds(left)))
		return kit.NewActionButton(icon, label, func() {
			closed()
			c.answer(counts)
		})
	}
	return []fyne.CanvasObject{
		button("play", "countdown.on", now.Left, false),
		button("clock", "countdown.count", now.Counted, true),
	}
}

// openAsk asks on a sheet, where the head has no room.
func (c *countdown) openAsk() {
	a, now := c.table.app, c.read()
	var s *kit.Sheet
	about := a.Text("countdown.away", "time", clockText(int(now.Away.Seconds())))
	body := kit.Column(kit.Pad, kit.NewWrapped(about, kit.Body), kit.FlowFill(kit.Gap, c.answers(now, func() { s.Close() })...))
	s = a.Sheet(a.Text("countdown.asked", "time", clockText(int(now.Away.Seconds()))), body)
	a.Open(s)
}

// answer lets the time away count, or not.
func (c *countdown) answer(counts bool) {
	entries, err := c.table.play.CountAway(counts)
	c.table.app.Tell(err)
	c.took(entries)
}
