package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/shell"
	"docent/tracker"
)

// heard keeps a table in step with what is played away from it, on players' phones.
type heard struct {
	table *Table
	head  int  // the entry that the table knows of
	own   bool // the table moves itself
	stop  func()
}

// listen begins to follow the play, for as long as the table is open.
func (h *heard) listen() {
	if h.stop == nil {
		h.head = h.table.play.Head()
		h.stop = h.table.play.Watch(func() { fyne.Do(h.changed) })
	}
}

// mine does something to the play that the table knows of.
func (h *heard) mine(do func() error) error {
	before := h.own
	h.own = true
	defer func() {
		h.own = before
		h.head = h.table.play.Head()
	}()
	return do()
}

// changed takes up what was played elsewhere: it is told as what the table plays itself.
func (h *heard) changed() {
	t := h.table
	if !t.app.Has(t) {
		h.stop()
		return
	}
	head, known := t.play.Head(), h.head
	if h.own || head == known {
		return
	}
	h.head = head
	if t.projector.wrong != nil {
		t.projector.wrong = nil
		t.asker.away()
	}
	line := t.play.Line()
	from := slices.IndexFunc(line, func(e tracker.Entry) bool { return e.ID == known }) + 1
	if known != 0 && from == 0 {
		if t.app.Top() == shell.Page(t) {
			t.walk(func() error { return nil })
		}
		return
	}
	h.take(line[from:])
}

// take shows what was played elsewhere on the table, or on the cover over it. The end is shown whatever covers the table.
func (h *heard) take(entries []tracker.Entry) {
	t := h.table
	cover, covered := t.app.Top().(*passing)
	switch {
	case covered && cover.table == t:
		cover.heard(entries)
	case t.app.Top() == shell.Page(t):
		t.happened(entries)
	case t.play.Position().Over():
		for t.app.Top() != shell.Page(t) {
			t.app.Pop()
		}
		t.happened(entries)
	default:
		t.told, t.fresh, t.opened = toldBy(entries), true, opened{}
		t.projector.happened(entries)
	}
}

// heard takes up what a phone played while a cover is shown: what the seat owes may have been answered, or revealed.
func (p *passing) heard(entries []tracker.Entry) {
	t := p.table
	if revealed(entries) || t.play.Position().Over() {
		p.PutAway()
		p.app.Pop()
		t.happened(entries)
		return
	}
	t.happened(entries)
	if len(p.offers()) > 0 {
		return
	}
	p.PutAway()
	if next, ok := p.next(); ok {
		p.seat, p.kind = next, ""
		p.app.Rebuild()
		return
	}
	p.app.Pop()
}
