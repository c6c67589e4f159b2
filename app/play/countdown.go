package play

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/cue"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// The most seconds left from which a countdown shows that little is left, and that it ends.
const (
	littleLeft = 600
	lastLeft   = 60
)

// heardLeft are the last seconds of which each is heard.
const heardLeft = 10

// countdown is the clock in the head of a table whose game has one. It looks at the time
// once a second for as long as the table is open, also under another page: then only a
// warning shows.
type countdown struct {
	table *Table
	read  func() tracker.Clock // the play's
	dial  *kit.Countdown       // nil before the first build
	under []*kit.Countdown     // on a cover, and on what is asked under it
	told  bool                 // that it waits for who is entering a secret
	away  *question            // about the time away; nil: it was never asked
	asked time.Duration        // the time away that was asked about; 0: none
	head  int                  // the entry on which the table was last shown
	heard int                  // the second that was heard last
	stop  func()               // ends the ticks; nil: there are none
}

// EverySecond calls do on the main goroutine until it is stopped.
var EverySecond = func(do func()) (stop func()) {
	ticker, done := time.NewTicker(time.Second), make(chan struct{})
	go func() {
		for {
			select {
			case <-ticker.C:
				fyne.Do(do)
			case <-done:
				return
			}
		}
	}()
	return func() {
		ticker.Stop()
		close(done)
	}
}

func newCountdown(t *Table) *countdown { return &countdown{table: t, read: t.play.Clock} }

// timing reports whether an offer is the clock's: it stands on the dial and in the menu.
func (c *countdown) timing(o rules.Offer) bool {
	return o.Asks == rules.Clock || c.turns(o) && c.read().On
}

// turns reports whether an offer stops the clock or lets it go on.
func (c *countdown) turns(o rules.Offer) bool {
	told := c.table.play.Position().Countdown()
	return o.Kind == told.Pause || o.Kind == told.Resume
}

// build returns the dial, or nil where the game has none.
func (c *countdown) build() *kit.Countdown {
	c.dial = nil
	if c.read().On {
		c.dial = kit.NewCountdown(false, c.onTap)
		c.dial.Strip, c.dial.Whole = true, c.whole()
	}
	return c.dial
}

// whole returns the seconds that the clock had at the start, or has now where that is more.
func (c *countdown) whole() int {
	most := tracker.Seconds(c.read().Left)
	if line := c.table.play.Line(); len(line) > 0 {
		if start, ok := c.table.play.PositionAt(line[0].ID); ok {
			most = max(most, start.Countdown().Left)
		}
	}
	return most
}

// refresh shows the clock with the table as it stands.
func (c *countdown) refresh() {
	c.head = c.table.play.Head()
	c.show()
}

// show shows the time, and ticks where time passes.
func (c *countdown) show() {
	if c.dial == nil {
		return
	}
	now := c.read()
	seconds := tracker.Seconds(now.Left)
	little, last := littleLeft, lastLeft
	if len(now.Marks) > 0 { // a clock of a minute is no alarm from its start
		little, last = min(little, now.Marks[0]), min(last, now.Marks[0])
	}
	tone := kit.Notice
	switch {
	case seconds <= last:
		tone = kit.Alarm
	case seconds <= little:
		tone = kit.Warn
	}
	state := c.state(now)
	label := c.table.app.Text("countdown.label", "left", clockText(seconds), "state", state)
	c.dial.Whole = max(c.dial.Whole, seconds)
	for _, dial := range slices.Concat(c.under, []*kit.Countdown{c.dial}) {
		dial.Set(seconds, tone, !now.Running && seconds > 0, state, label)
	}
	c.askAway(now)
	c.sayWaits(now)
	c.tickWhile(now.Running || now.Away > 0)
}

// state returns in words whether the clock runs.
func (c *countdown) state(now tracker.Clock) string {
	key := "countdown.paused"
	switch {
	case now.Left == 0:
		key = "countdown.over"
	case now.Waits:
		key = "countdown.waits"
	case now.Running:
		key = "countdown.left"
	case now.Away > 0:
		key = "countdown.stands"
	}
	return c.table.app.Text(key)
}

// tickWhile starts the ticks, or ends them. Scenes stand still.
func (c *countdown) tickWhile(on bool) {
	switch {
	case on && c.stop == nil && c.table.app.Config.Begin == nil:
		c.stop = EverySecond(c.tick)
	case !on && c.stop != nil:
		c.stop()
		c.stop = nil
	}
}

// tick lets the game know of the time and shows it. When the table was closed it is the last.
func (c *countdown) tick() {
	t := c.table
	if c.stop == nil { // it was under way when the ticks ended
		return
	}
	if !t.app.Has(t) {
		c.tickWhile(false)
		c.keep()
		return
	}
	entries, err := c.mine(t.play.Tick)
	t.app.Tell(err)
	c.took(entries)
	c.hear()
}

// mine takes a step of the clock, of which the table knows.
func (c *countdown) mine(step func() ([]tracker.Entry, error)) (entries []tracker.Entry, err error) {
	err = c.table.heard.mine(func() error {
		entries, err = step()
		return err
	})
	return entries, err
}

// hear has each of the last seconds be heard, once.
func (c *countdown) hear() {
	now := c.read()
	left := tracker.Seconds(now.Left)
	if now.Running && left != c.heard && 0 < left && left <= heardLeft {
		c.table.app.Cue(cue.Tick)
	}
	c.heard = left
}

// took shows what the clock brought: a warning, or that the game goes on otherwise.
func (c *countdown) took(entries []tracker.Entry) {
	t := c.table
	told := toldBy(entries)
	over := t.play.Position().Over()
	top := t.app.Top() == shell.Page(t)
	switch {
	case top && len(entries) > 0 && (over || len(entries) > 1 || t.play.Clock().Left == 0):
		t.happened(entries)
		return
	case top && c.head != t.play.Head() && over: // a move that came too late
		t.happened(nil)
		return
	case c.uncovers(entries):
		return
	case len(told) > 0:
		t.app.Hear(t.play.Header().Game, told)
		t.app.Banner.Show(kit.Warn, t.teller.Event(told[len(told)-1]), t.app.Text("app.ok"), nil, nil)
		if top && t.log != nil {
			t.log.refresh()
		}
	}
	c.show()
}

// keep makes the time durable before the app is put aside.
func (c *countdown) keep() {
	entries, err := c.mine(c.table.play.Keep)
	c.table.app.Tell(err)
	if c.stop != nil {
		c.took(entries)
	}
}

// onTap stops the clock, or lets it go on; while it stands for the time away, that is asked again.
func (c *countdown) onTap() {
	if t := c.table; c.read().Away > 0 && t.app.Top() == shell.Page(t) {
		c.openAway()
		return
	}
	for _, o := range c.offers() {
		if c.turns(o) {
			c.do(o, nil)
			return
		}
	}
}

// offers returns the clock's own at this moment, also while the board shows what has been.
func (c *countdown) offers() []rules.Offer {
	all := c.table.play.Position().View(rules.Table).Offers()
	return slices.DeleteFunc(all, func(o rules.Offer) bool { return !c.timing(o) })
}

// do plays what concerns the clock alone: a playback goes on.
func (c *countdown) do(o rules.Offer, answers rules.Answers) {
	t := c.table
	switch {
	case o.Refused != nil:
		t.chooser.explain(o)
	case t.projector.going == nil && t.app.Top() == shell.Page(t):
		t.enact(o, answers)
	default:
		_, err := answer(t, o, answers)
		if err != nil {
			t.tell(err)
		}
		c.show()
	}
}

// rows returns the clock's lines of the table's menu.
func (c *countdown) rows(closed func()) (rows []fyne.CanvasObject) {
	if c.dial == nil {
		return nil
	}
	t := c.table
	row := func(icon, label string, do func()) {
		rows = append(rows, kit.NewListRow(icon, label, "", func() { closed(); do() }))
	}
	for _, o := range c.offers() {
		if o.Asks != rules.Clock && o.Refused == nil {
			row(t.sign(o), parts.Capital(t.teller.Offer(o)), func() { c.do(o, nil) })
		}
	}
	if _, ok := c.setter(0); ok {
		row("clock", t.app.Text("countdown.type"), c.openType)
	}
	return rows
}

// clockText returns a time in minutes and seconds, long ones with hours.
func clockText(seconds int) string {
	if seconds >= 100*60 {
		return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// WatchLife keeps the time when the app is put aside, and looks at the clock as soon as it
// is back, before back is called: a phone lets nothing run meanwhile.
func WatchLife(a *shell.App, back func()) {
	life := a.Fyne.Lifecycle()
	life.SetOnExitedForeground(func() { eachRunning(a, (*countdown).keep) })
	life.SetOnEnteredForeground(func() {
		eachRunning(a, (*countdown).tick)
		back()
	})
}

// KeepTime keeps what every running clock says, when the window is gone for good. The driver's own
// call at its end does not serve: it may drop what it has queued.
func KeepTime(a *shell.App) {
	eachRunning(a, func(c *countdown) {
		if _, err := c.mine(c.table.play.Keep); err != nil {
			fyne.LogError("the countdown was not kept", err)
		}
	})
}

// eachRunning does something with every clock that runs on a page.
func eachRunning(a *shell.App, do func(*countdown)) {
	for _, p := range a.Pages {
		if t, ok := p.(*Table); ok && t.clock.stop != nil {
			do(t.clock)
		}
	}
}

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
	minutes, rest := seconds/60, seconds%60
	t.asker.open(&question{stands: func() bool { return true }, shows: func() asking {
		stepper := func(key string, value *int, most int) *kit.Stepper {
			return kit.NewStepper(a.Text(key), *value, 0, most, a.Text("question.less"), a.Text("question.more"), func(n int) { *value = n })
		}
		body := arrange.Column(look.Pad, stepper("countdown.minutes", &minutes, most), stepper("countdown.seconds", &rest, 59))
		return asking{title: a.Text("countdown.type"), body: body, lead: kit.NewPrimary("check", a.Text("countdown.set"), func() {
			t.asker.putAway()
			c.set(minutes*60 + rest)
		})}
	}})
}

// set sets the clock to what another watch says.
func (c *countdown) set(wanted int) {
	t := c.table
	o, ok := c.setter(wanted)
	if !ok {
		t.app.Notify(t.app.Text("countdown.most"))
		return
	}
	t.projector.settle()
	t.enact(o, rules.Answers{rules.LeftField: {strconv.Itoa(wanted)}})
}
