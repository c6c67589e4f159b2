package app

import (
	"time"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// telling is the line of what happened last. What a move brought with it is told one
// thing after the other, each long enough to be read; a tap opens the reason of the one
// that stands there, any move goes on at once.
type telling struct {
	table  *tablePage
	line   *kit.LogLine
	queue  []rules.Event
	shown  rules.Event
	moving *fyne.Animation
}

// reading is how long one told thing stands before the next.
const reading = 900 * time.Millisecond

func newTelling(t *tablePage) *telling {
	l := &telling{table: t}
	l.line = kit.NewLogLine("", "", "", t.app.text("app.why"), l.onWhy)
	l.line.Plate, l.line.Lines = true, 2
	return l
}

func (l *telling) onWhy() {
	if l.shown.Rule != "" {
		l.table.app.openRule(l.table.play.Header().Game, l.shown.Rule)
	}
}

// tell shows events one by one; without motion, the last at once.
func (l *telling) tell(events []rules.Event) {
	l.stop()
	if len(events) == 0 {
		l.line.Hide()
		return
	}
	l.line.Show()
	if !kit.Motion() {
		l.show(events[len(events)-1])
		return
	}
	l.queue = events
	l.next()
}

func (l *telling) next() {
	l.show(l.queue[0])
	l.queue = l.queue[1:]
	if len(l.queue) == 0 {
		l.moving = nil
		return
	}
	l.moving = &fyne.Animation{Duration: reading, Tick: func(done float32) {
		if done == 1 && len(l.queue) > 0 {
			l.next()
		}
	}}
	l.moving.Start()
}

func (l *telling) show(e rules.Event) {
	l.shown = e
	l.line.Why = ""
	if e.Rule != "" {
		l.line.Why = l.table.app.text("app.why")
	}
	l.line.Set(l.table.ink(e.Seat), l.table.teller.Event(e), "")
}

// skip goes to the end of what is being told.
func (l *telling) skip() {
	l.stop()
	if n := len(l.queue); n > 0 {
		l.show(l.queue[n-1])
		l.queue = nil
	}
}

func (l *telling) stop() {
	if l.moving != nil {
		l.moving.Stop()
		l.moving = nil
	}
}

// showLast tells what the last move brought; without one, how the table stands.
func (t *tablePage) showLast() {
	if t.fresh {
		t.line.tell(t.told)
		return
	}
	t.line.queue = nil
	line := t.play.Line()
	for i := len(line) - 1; i >= 0; i-- {
		for j := len(line[i].Events) - 1; j >= 0; j-- {
			if e := line[i].Events[j]; !e.Only {
				t.line.stop()
				t.line.line.Show()
				t.line.show(e)
				return
			}
		}
	}
	t.line.tell(nil)
}
