package play

import (
	"slices"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// telling holds what happened last. The two things that a move may bring are told one after the other, each long enough
// to be read; the button beside the line goes on to the next, and round again, at the reader's own pace. What brings
// more is played back (projector.go), and the button does that again. A tap on the line opens its reason, any move goes
// on at once.
type telling struct {
	table  *Table
	line   *kit.LogLine
	turner *kit.ActionButton // to the next thing told, where there are several
	box    *toldBox
	told   []rules.Event
	at     int
	again  bool // the turner plays back
	moving *fyne.Animation
}

// reading returns how long a told thing stands before the next: longer for more to read.
func reading(said string) time.Duration {
	return 700*time.Millisecond + time.Duration(utf8.RuneCountInString(said))*30*time.Millisecond
}

func newTelling(t *Table) *telling {
	l := &telling{table: t}
	l.line = kit.NewLogLine("", "", "", t.app.Text("app.why"), l.onWhy)
	l.line.Plate, l.line.Lines = true, 3
	l.turner = kit.NewActionButton("", "", l.turn)
	l.box = newToldBox(l)
	return l
}

// onWhy opens the rule of what is told.
func (l *telling) onWhy() {
	if l.at < len(l.told) && l.told[l.at].Rule != "" {
		l.table.app.To.Rule(l.table.play.Header().Game, l.told[l.at].Rule)
	}
}

// point shows one event: the playback knows the others.
func (l *telling) point(e rules.Event) {
	l.again = false
	l.line.Lines = 5
	l.rest([]rules.Event{e})
}

// tell shows events one by one; without motion, the last at once.
func (l *telling) tell(events []rules.Event) {
	l.rest(events)
	if len(events) > 1 && !l.again && kit.Motion() {
		l.show(0)
		l.wait()
	}
}

// rest shows the last of some events.
func (l *telling) rest(events []rules.Event) {
	l.stop()
	l.told = events
	l.fit()
	if len(events) > 0 {
		l.show(len(events) - 1)
	}
}

// fit gives the room of the line to a board that somebody is at work on, where texts are large.
func (l *telling) fit() {
	if len(l.told) == 0 || kit.Scale() > 1.3 && l.table.absorbed() {
		l.box.Hide()
	} else {
		l.box.Show()
	}
}

// wait goes on to the next thing told when this one can have been read.
func (l *telling) wait() {
	l.stop()
	if l.at == len(l.told)-1 {
		return
	}
	l.moving = &fyne.Animation{Duration: reading(l.line.Said), Tick: func(done float32) {
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
	l.at = at
	e, a := l.told[at], l.table.app
	l.line.Why = ""
	if e.Rule != "" {
		l.line.Why = a.Text("app.why")
	}
	l.line.Set(l.table.ink(e.Seat), l.table.teller.Event(e), "")
	l.turner.Icon, l.turner.Label, l.turner.Compact = "", a.Text("table.told", "n", at+1, "of", len(l.told)), false
	if l.again {
		l.turner.Icon, l.turner.Label, l.turner.Compact = "again", a.Text("playback.again"), !l.table.class.Wide()
	}
	l.turner.Refresh()
	l.box.Refresh()
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

// toldBox sets the line of what happened, and beside it the button to the next where there are several and the words
// of the line stay whole; else the log tells them.
type toldBox struct {
	widget.BaseWidget
	telling *telling
}

func newToldBox(l *telling) *toldBox {
	b := &toldBox{telling: l}
	b.ExtendBaseWidget(b)
	return b
}

// beside returns the width that the button takes away from the line.
func (b *toldBox) beside(width float32) float32 {
	l := b.telling
	side := l.turner.WidthWanted() + kit.Gap
	if cramped := kit.Scale() > 1.3 && !l.table.class.Wide(); len(l.told) < 2 || cramped && !l.again || l.line.MinSize().Width+side > width {
		return 0
	}
	return side
}

// HeightFor is the line's.
func (b *toldBox) HeightFor(width float32) float32 {
	side := b.beside(width)
	height := b.telling.line.HeightFor(width - side)
	if side > 0 {
		height = max(height, b.telling.turner.HeightFor(side-kit.Gap))
	}
	return height
}

// MinSize lets the table give the line its place.
func (b *toldBox) MinSize() fyne.Size { return fyne.NewSize(kit.Touch, kit.Touch) }

// CreateRenderer draws the line and the button.
func (b *toldBox) CreateRenderer() fyne.WidgetRenderer {
	l := b.telling
	return widget.NewSimpleRenderer(&fyne.Container{Layout: (*toldLayout)(b), Objects: []fyne.CanvasObject{l.line, l.turner}})
}

type toldLayout toldBox

func (t *toldLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l := t.telling
	side := (*toldBox)(t).beside(size.Width)
	kit.Place(l.line, 0, 0, size.Width-side, size.Height)
	if side == 0 {
		l.turner.Hide()
		return
	}
	kit.Place(l.turner, size.Width-side+kit.Gap, 0, side-kit.Gap, size.Height)
	l.turner.Show()
}

func (t *toldLayout) MinSize([]fyne.CanvasObject) fyne.Size { return (*toldBox)(t).MinSize() }

// showLast tells what the last move brought; without one, how the table stands.
func (l *telling) showLast() {
	t := l.table
	if p := t.projector.going; p != nil {
		l.point(p.now().event)
		return
	}
	if t.corrections.loosened() {
		l.rest(nil)
		return
	}
	last := lastMove(t.play.Line())
	if l.line.Lines = 3; t.crowded() {
		l.line.Lines = 4
	}
	l.again = watchable(last)
	if t.fresh {
		l.tell(t.told)
		return
	}
	l.rest(toldBy(last))
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
