package play

import (
	"strconv"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// setter returns how the clock is set to so many seconds: by what the game asks of it, or by a
// correction.
func (c *countdown) setter(seconds int) (rules.Offer, bool) {
	for _, o := range append(c.offers(), c.table.play.Position().View(rules.Table).Corrections()...) {
		for _, f := range o.Fields {
			if f.Name == rules.LeftField && o.Refused == nil && f.Min <= seconds && seconds <= f.Max &&
				(o.Asks == rules.Clock || o.Asks == rules.Correction) {
				return o, true
			}
		}
	}
	return rules.Offer{}, false
}

// openType asks for what another watch says.
func (c *countdown) openType() {
	t, a := c.table, c.table.app
	seconds := tracker.Seconds(c.read().Left)
	most := seconds/60 + 60
	stepper := func(key string, value, most int) *kit.Stepper {
		return kit.NewStepper(a.Text(key), value, 0, most, a.Text("question.less"), a.Text("question.more"), nil)
	}
	minutes, rest := stepper("countdown.minutes", seconds/60, most), stepper("countdown.seconds", seconds%60, 59)
	var s *kit.Sheet
	confirm := kit.NewPrimary("check", a.Text("app.confirm"), func() {
		s.Close()
		wanted := minutes.Value*60 + rest.Value
		o, ok := c.setter(wanted)
		if !ok {
			a.Notify(a.Text("countdown.most"))
			return
		}
		t.projector.settle()
		t.enact(o, rules.Answers{rules.LeftField: {strconv.Itoa(wanted)}})
	})
	s = a.Sheet(a.Text("countdown.type"), kit.Column(kit.Pad, minutes, rest), confirm)
	a.Open(s)
}
