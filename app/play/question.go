package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/play/ask"
	"docent/rules"
)

// question is asked by a page and belongs to it as a value: every build of the page shows it anew.
type question struct {
	shows  func() asking // makes what shows it
	stands func() bool   // it may still be asked after another entry; nil: it may not
	closed func()        // it was put away or answered; nil: nothing follows
	drafts []*ask.Draft  // what is answered so far
	scroll float32       // how far down it is read
	head   int           // the entry on which it was asked
}

// asking is how a question is shown.
type asking struct {
	title  string
	body   fyne.CanvasObject
	slots  []*kit.ActionButton // short answers, for the tray in place of the body; nil: the body is needed
	keys   fyne.CanvasObject   // under the body, in the way of nothing that scrolls; nil: none are apart
	aside  []fyne.CanvasObject // under the body
	lead   *kit.ActionButton   // beside undo; nil: the hint stands there
	hint   string
	plates []*kit.ActionButton // each of which plays
	form   *ask.Form           // nil: what is asked has no blanks
}

// lock lets the buttons of a question that has just appeared wait a moment: what stood there before was something else.
func (s asking) lock() {
	buttons := slices.Concat(s.slots, s.plates)
	for _, obj := range s.aside {
		if b, ok := obj.(*kit.ActionButton); ok {
			buttons = append(buttons, b)
		}
	}
	if s.lead != nil {
		buttons = append(buttons, s.lead)
	}
	if s.form != nil {
		buttons = append(buttons, s.form.Plates...)
	}
	for _, b := range buttons {
		b.Lock()
	}
}

// asker asks the questions of a table, one at a time.
type asker struct {
	table *Table
	now   *question // nil: nothing is asked
	shown asking    // by the last build
	built bool      // it is shown
	panel *panel
}

// open asks something, in place of what was asked.
func (a *asker) open(q *question) asking {
	a.away()
	a.now, q.head = q, a.table.play.Head()
	a.show()
	a.shown.lock()
	a.follows()
	return a.shown
}

// show makes anew what shows the question.
func (a *asker) show() {
	if a.shown, a.built = (asking{}), a.panel != nil; !a.built {
		return
	}
	a.table.app.Digits = nil
	if a.now != nil {
		a.shown = a.now.shows()
		if f := a.shown.form; f != nil {
			f.Astray, f.Sight = a.panel.astray, a.panel.scroll.Reveal
		}
	}
	a.panel.set(a.now, a.shown)
}

// away puts the question away, and reports whether there was one.
func (a *asker) away() bool {
	q := a.now
	if q == nil {
		return false
	}
	a.now = nil
	a.show()
	if q.closed != nil {
		q.closed()
	}
	return true
}

// putAway does so for a finger: the table shows what may be done again.
func (a *asker) putAway() {
	if a.away() {
		a.follows()
	}
}

// refresh drops a question that the table does not ask any more, and shows it where the table was built anew.
func (a *asker) refresh() {
	q := a.now
	if q != nil && q.head != a.table.play.Head() {
		if q.head = a.table.play.Head(); q.stands == nil || !q.stands() {
			a.away()
		}
	}
	if !a.built {
		a.show()
	}
}

// takesUp takes up the offer of a draft as it may be made now, and reports whether it may.
func (a *asker) takesUp(d *ask.Draft, offers []rules.Offer) bool {
	o, ok := same(offers, d.Offer)
	if ok {
		d.Offer = o
		a.built = false
	}
	return ok
}

// build makes the sheet of a new build.
func (a *asker) build() {
	a.panel = newPanel(a.table.app.Text("app.close"), a.putAway)
	a.built = false
}

// leave remembers how far the question is read: something covers the table, or it is built anew.
func (a *asker) leave() {
	if a.panel != nil {
		a.panel.keep()
	}
	a.table.app.Digits = nil
	a.built = false
}

// sheeted reports whether the question stands on its sheet.
func (a *asker) sheeted() bool { return a.now != nil && a.shown.body != nil && !a.short() }

// short reports whether the answers have room in the tray.
func (a *asker) short() bool {
	f := a.table.frames
	return a.now != nil && len(a.shown.slots) > 0 && f != nil && !f.told.empty() && !f.tray.empty() && len(a.shown.slots) <= f.columns*f.rows
}

// takes answers the question with a thing on the board, and reports whether it did.
func (a *asker) takes(thing rules.Thing) bool {
	return a.taken(func(f *ask.Form) bool { return f.Take(thing) })
}

// fill answers one of its blanks with a value.
func (a *asker) fill(field, value string) {
	a.taken(func(f *ask.Form) bool { return ask.Fill(f, field, value) })
}

// taken shows the question anew where its form took an answer, and reports whether it did.
func (a *asker) taken(take func(*ask.Form) bool) bool {
	f, q := a.shown.form, a.now
	if q == nil || f == nil || !take(f) {
		return false
	}
	if a.now == q {
		a.show()
		a.follows()
	}
	return true
}

// busy reports whether somebody answered something that a tap beside the question must not lose.
func (a *asker) busy() bool {
	return a.now != nil && slices.ContainsFunc(a.now.drafts, func(d *ask.Draft) bool { return d.Touched })
}

// Asking reports whether the table asks something that can be put away.
func (t *Table) Asking() bool { return t.asker.now != nil }

// PutAway puts what it asks away.
func (t *Table) PutAway() { t.asker.putAway() }

// follows shows in tray, base and line what is asked.
func (a *asker) follows() {
	t := a.table
	if t.root == nil {
		return
	}
	t.pads.show()
	t.line.showLast()
	t.base.show()
	t.layout.redraw()
	t.layout.again()
}
