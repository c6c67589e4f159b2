package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play/ask"
	"docent/rules"
	"docent/tracker"
)

// telling holds what happened last. The two things that a move may bring are told one after the other, each long enough
// to be read; the button beside the line goes on to the next, and round again, at the reader's own pace. What brings
// more is played back (projector.go), and the button does that again. A tap on the line opens the log, "Why?" its reason;
// what is shortened there is told whole before that. Any move goes on at once.
type telling struct {
	table  *Table
	line   *kit.LogLine
	why    *kit.ActionButton
	turner *kit.ActionButton // to the next thing told, where there are several
	steps  bool              // the turner goes on with a playback that leaves the actions
	box    *toldBox
	told   []rules.Event
	asking bool         // the line shows the question of the board
	rule   rules.RuleID // the reason for that
	at     int
	again  bool // the turner plays back
	moving *fyne.Animation
}

func newTelling(t *Table) *telling {
	l := &telling{table: t}
	l.line = kit.NewLogLine("", "", "", "", l.open)
	l.line.Held = true
	l.why = kit.NewQuiet("", t.app.Text("app.why"), l.onWhy)
	l.why.Held = true
	l.turner = kit.NewActionButton("", "", l.turn)
	l.turner.Held = true
	l.box = newToldBox(l)
	return l
}

// onWhy opens the rule of what is told.
func (l *telling) onWhy() {
	rule := l.rule
	if l.at < len(l.told) {
		rule = l.told[l.at].Rule
	}
	if rule != "" {
		l.table.app.To.Rule(l.table.play.Header().Game, rule)
	}
}

// open opens the log; before it the whole of what the line shortens.
func (l *telling) open() {
	t := l.table
	if l.line.Whole() {
		t.logbook.open()
		return
	}
	var s *kit.Sheet
	s = l.openWhole(l.line.Said, kit.NewActionButton("log", t.app.Text("app.log"), func() {
		s.Close()
		t.logbook.open()
	}))
}

// openWhole shows the whole of what is cut where it stands.
func (l *telling) openWhole(said string, actions ...fyne.CanvasObject) *kit.Sheet {
	a := l.table.app
	s := a.Sheet(a.Text("table.told.whole"), kit.NewWrapped(said, kit.Body), actions...)
	a.Open(s)
	return s
}

// point shows one event: the playback knows the others.
func (l *telling) point(e rules.Event) {
	l.again = false
	l.rest([]rules.Event{e})
}

// tell shows events one by one; without motion, the last at once.
func (l *telling) tell(events []rules.Event) {
	l.rest(events)
	if len(events) > 1 && !l.again && look.Motion() {
		l.show(0)
		l.wait()
	}
}

// rest shows the last of some events.
func (l *telling) rest(events []rules.Event) {
	l.stop()
	l.told = events
	if len(events) > 0 {
		l.show(len(events) - 1)
	} else {
		l.say("", "")
	}
}

// say shows words that nobody told: what to do. Without any it shows what is asked. There is nothing to turn to.
func (l *telling) say(said string, ink fyne.ThemeColorName) {
	l.again, l.steps = false, false
	if said == "" {
		said = l.wanted()
	}
	l.asking, l.rule, l.why.Hidden = false, "", true
	l.line.Set(ink, said, "")
	l.box.Refresh()
}

// wait goes on to the next thing told when this one can have been read.
func (l *telling) wait() {
	l.stop()
	if l.at == len(l.told)-1 {
		return
	}
	l.moving = &fyne.Animation{Duration: parts.Reading(l.line.Said), Tick: func(done float32) {
		if done == 1 && l.at < len(l.told)-1 {
			l.show(l.at + 1)
			l.wait()
		}
	}}
	l.moving.Start()
}

// turn shows the next thing told, after the last the first again; from then on the reader turns. What is long is
// played back.
func (l *telling) turn() {
	l.stop()
	if p := l.table.projector.going; l.steps && p != nil {
		p.onNext()
		return
	}
	if l.again {
		l.table.projector.again()
		return
	}
	if len(l.told) > 0 {
		l.show((l.at + 1) % len(l.told))
	}
}

// show shows one of the things told.
func (l *telling) show(at int) {
	l.at, l.asking = at, false
	e, a := l.told[at], l.table.app
	l.why.Hidden = e.Rule == ""
	l.line.Set(l.table.ink(e.Seat), l.table.teller.Event(e), "")
	p := l.table.projector.going
	l.steps = p != nil && p.still
	l.turner.Icon, l.turner.Label, l.turner.Compact = "", a.Text("table.told", "n", at+1, "of", len(l.told)), false
	switch {
	case l.steps:
		l.turner.Icon, l.turner.Label, l.turner.Compact = "step-on", a.Text("playback.next"), true
	case l.again:
		l.turner.Icon, l.turner.Label, l.turner.Compact = "again", a.Text("playback.again"), true
	}
	l.turner.Refresh()
	l.box.Refresh()
}

// before returns the lines of the log without the latest where this line tells that in the same column. A playback leads
// through the log: it stays whole.
func (l *telling) before(lines []told) []told {
	t := l.table
	if l.asking || t.projector.going != nil || t.frames == nil || t.frames.division != wideTable || len(l.told) == 0 || len(lines) == 0 {
		return lines
	}
	if last := l.told[len(l.told)-1]; t.teller.Event(lines[0].event) == t.teller.Event(last) {
		return lines[1:]
	}
	return lines
}

// skip goes to the end of what is being told.
func (l *telling) skip() {
	if l.moving != nil {
		l.rest(l.told)
	}
}

// stop ends the wait for the next thing told.
func (l *telling) stop() {
	if l.moving != nil {
		l.moving.Stop()
		l.moving = nil
	}
}

// toldBox sets the line of what happened, beside it the button to the next where there are several, and the way to the
// reason.
type toldBox struct {
	widget.BaseWidget
	telling *telling
}

func newToldBox(l *telling) *toldBox {
	b := &toldBox{telling: l}
	b.ExtendBaseWidget(b)
	return b
}

// MinSize lets the table give the line its place.
func (b *toldBox) MinSize() fyne.Size { return fyne.NewSize(look.Touch, look.Touch) }

// turns reports whether there is something to turn to.
func (l *telling) turns() bool {
	_, unveils := l.table.projector.unveils() // what it opens is not told before it is seen
	return !unveils && (len(l.told) > 1 || l.again || l.steps)
}

// The narrowest line that has a button to turn beside it, and the most of the width that the word of the reason takes.
const (
	leastLine = 110
	whyMost   = 0.2
)

// CreateRenderer draws the line and its buttons.
func (b *toldBox) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(b, func(size fyne.Size) []fyne.CanvasObject {
		l := b.telling
		objs, right := []fyne.CanvasObject{l.line}, size.Width
		if !l.why.Hidden {
			l.why.Icon, l.why.Compact = "", false
			wide := max(look.Touch, l.why.WidthWanted()-look.Gap)
			if wide > size.Width*whyMost {
				l.why.Icon, l.why.Compact = "question", true
				wide = max(look.Touch, l.why.MinSize().Width)
			}
			right -= wide
			arrange.Place(l.why, right, 0, wide, size.Height)
			objs = append(objs, l.why)
		}
		turns := l.turns() && right-look.Touch-look.Gap >= max(leastLine, size.Width*0.45)
		if l.turner.Hidden = !turns; turns {
			wide := max(look.Touch, min(l.turner.WidthWanted()-look.Gap, 72))
			right -= wide
			high := min(size.Height, max(touchHigh, l.turner.MinSize().Height))
			arrange.Place(l.turner, right, (size.Height-high)/2, wide, high)
			right -= 4
			objs = append(objs, l.turner)
		}
		arrange.Place(l.line, 0, 0, right, size.Height)
		return objs
	})
}

// showLast tells what the last move brought; without one, how the table stands.
func (l *telling) showLast() {
	t := l.table
	if dock, unveils := t.projector.unveils(); unveils {
		l.rest(nil)
		l.say(dock.Said, "")
		return
	}
	if p := t.projector.going; p != nil {
		l.point(p.now().event)
		return
	}
	if t.asker.short() {
		l.again, l.steps = false, false
		l.rest(nil)
		l.say(t.asker.shown.title, t.ink(t.view.Now().Seat))
		return
	}
	if l.steps = false; t.corrections.loosened() {
		l.again = false
		l.rest(nil)
		l.say(t.app.Text("correct.drag.how"), "")
		return
	}
	if l.ask() {
		return
	}
	last := lastMove(t.play.Line())
	l.again = watchable(last)
	if t.fresh {
		l.tell(t.told)
	} else {
		l.rest(toldBy(last))
	}
	if len(l.told) == 0 || l.line.Said == "" {
		l.say("", t.ink(t.view.Now().Seat))
	}
}

// wanted returns what is asked now, in words: a question with short answers, else what is to be done.
func (l *telling) wanted() string {
	t := l.table
	if f := t.asker.shown.form; f != nil {
		return ask.Question(f)
	}
	for _, a := range t.actions {
		if t.chooser.answers(a) != nil {
			return parts.Capital(t.teller.Offer(a.offers[0]))
		}
	}
	return t.teller.Now(t.view.Now())
}

// ask shows what the board asks by itself, and reports whether it asks anything in words.
func (l *telling) ask() bool {
	dock, _ := l.table.asked()
	if dock.Said == "" {
		return false
	}
	l.again = false
	l.rest(nil)
	l.say(dock.Said, l.table.ink(l.table.view.Now().Seat))
	l.asking, l.rule, l.why.Hidden = true, dock.Rule, dock.Rule == ""
	return true
}

// askAgain shows what the board asks now; once it asks nothing more in words, what was told last.
func (l *telling) askAgain() {
	if asking := l.asking; !l.ask() && asking {
		l.showLast()
	}
}

// lastMove returns the last move that somebody made and of which everybody heard, and the steps that followed it.
func lastMove(line []tracker.Entry) []tracker.Entry {
	for i, e := range slices.Backward(line) {
		if !e.Auto() && len(toldBy(line[i:])) > 0 {
			return line[i:]
		}
	}
	return line
}
