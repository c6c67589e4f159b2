package play

import (
	"slices"
	"time"

	"docent/rules"
	"docent/tracker"
)

// awaited tells which seats answer on phones of their own, and for how long they have been waited for. While it is shown it
// looks at the time.
type awaited struct {
	table *Table
	from  time.Time // when the table was opened
	said  string
	stop  func() // ends the looks; nil: there are none
}

// show begins to tell it, and returns it.
func (w *awaited) show() string {
	if t := w.table; w.stop == nil && t.app.Config.Begin == nil { // scenes stand still
		w.stop = EverySecond(w.tick)
	}
	w.said = w.tells()
	return w.said
}

// rest ends it.
func (w *awaited) rest() {
	if w.stop != nil {
		w.stop()
		w.stop = nil
	}
}

// tick tells it anew when another minute has passed. When the table was left it is the last.
func (w *awaited) tick() {
	t := w.table
	switch {
	case w.stop == nil: // it was under way when the looks ended
	case !t.app.Has(t):
		w.rest()
	case w.said != w.tells():
		t.pads.show()
		t.base.Refresh()
	}
}

// tells names those who are waited for, from the second minute on with how long.
func (w *awaited) tells() string {
	t, a := w.table, w.table.app
	var names []string
	for _, seat := range t.waiting {
		names = append(names, t.player(seat).Name)
	}
	said := a.Plural("table.phones", len(names), "who", a.List(names))
	if minutes := int(a.Now().Sub(w.since()) / time.Minute); minutes > 0 {
		return a.Text("table.phones.since", "said", said, "minutes", minutes)
	}
	return said
}

// since returns when the table was last moved, by anything but its clock; what lay aside since then is waited for since it is
// opened again.
func (w *awaited) since() time.Time {
	for _, e := range slices.Backward(w.table.play.Line()) {
		if e.Author != tracker.Timed && e.At.After(w.from) {
			return e.At
		}
	}
	return w.from
}

// owes tells that a seat owes an answer, and whether it comes from its phone.
func (w *awaited) owes(seat rules.Seat) string {
	if w.table.phoned(seat) {
		return w.table.app.Text("table.waiting.phone")
	}
	return w.table.app.Text("table.waiting")
}
