package play

import (
	"slices"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/tracker"
)

// leap is a step off the branch that was played on: undo leads back over it.
type leap struct{ from, to int }

// open shows the log; what was undone stands behind a button of its own.
func (b *logbook) open() {
	a, ends := b.table.app, b.branches()
	var actions []*kit.ActionButton
	if len(ends) > 0 {
		actions = append(actions, kit.NewActionButton("history", a.Plural("log.branches", len(ends)), nil))
	}
	s := b.list(a.Text("app.log"), b.lines, nil, actions...)
	if len(ends) > 0 {
		actions[0].OnTapped = func() { b.openBranches(s.Close) }
	}
}

// list opens lines of the log on a sheet, which goes with the sheets under it when the play goes on elsewhere.
func (b *logbook) list(title string, lines func() []told, under func(), actions ...*kit.ActionButton) *kit.Sheet {
	a := b.table.app
	l := newLogList(b.table, lines)
	s := a.Sheet(title, newTall(l.body()))
	for _, button := range actions {
		s.Actions = append(s.Actions, button)
	}
	s.Rolls = true
	l.close = func() {
		s.Close()
		if under != nil {
			under()
		}
	}
	a.Open(s)
	l.refresh()
	return s
}

// openBranches lists what was undone and played otherwise since.
func (b *logbook) openBranches(under func()) {
	a := b.table.app
	rows := arrange.Column(look.Gap, kit.NewWrapped(a.Text("log.branches.about"), kit.Caption))
	s := a.Sheet(a.Text("log.undone"), rows)
	for _, e := range b.branches() {
		rows.Add(kit.NewListRow("history", a.Text("log.branch", "what", b.said(e)), a.When(e.At), func() {
			b.openBranch(e, func() {
				s.Close()
				under()
			})
		}))
	}
	a.Open(s)
}

// openBranch shows the lines of a branch that was left, and a button that goes on from its end.
func (b *logbook) openBranch(end tracker.Entry, under func()) {
	a := b.table.app
	var s *kit.Sheet
	var actions []*kit.ActionButton
	if _, known := b.table.play.PositionAt(end.ID); known {
		actions = append(actions, b.going(end.ID, a.Text("log.go-on"), func() {
			s.Close()
			under()
		}))
	}
	lines := func() []told { return b.marked(linesOf(b.branch(end))) }
	s = b.list(a.Text("log.branch", "what", b.said(end)), lines, under, actions...)
}

// going returns the button that leads to an entry, and says how many moves it puts aside.
func (b *logbook) going(id int, label string, before func()) *kit.ActionButton {
	button := kit.NewActionButton("history", label, func() {
		before()
		b.jump(id)
	})
	if n := b.aside(id); n > 0 {
		button.Caption = b.table.app.Plural("log.aside", n)
	}
	return button
}

// openEntry offers the why of a line and the way back to where its move had just been made.
func (b *logbook) openEntry(line told, closeLog func()) {
	t, a := b.table, b.table.app
	var s *kit.Sheet
	body := arrange.Column(look.Pad, kit.NewWrapped(t.teller.Event(line.event), kit.Body),
		kit.NewWrapped(a.Text("log.by", "who", t.teller.Author(line.entry), "when", a.When(line.entry.At)), kit.Caption))
	s = a.Sheet(a.Text("log.entry"), body)
	if line.event.Rule != "" {
		body.Add(arrange.Flow(look.Gap, kit.NewBadge("", tracker.Plain(string(line.event.Rule)), look.Brass)))
		s.Actions = append(s.Actions, kit.NewActionButton("rules", a.Text("app.why"), func() { a.To.Rule(t.play.Header().Game, line.event.Rule) }))
	}
	if !line.lost && b.playing(line.entry.ID) {
		s.Actions = append(s.Actions, kit.NewActionButton("stop", a.Text("playback.wrong"), func() {
			s.Close()
			if closeLog != nil {
				closeLog()
			}
			t.projector.settle()
			t.projector.object(step{line.entry, line.event})
		}).Styled(kit.Dangerous))
	}
	if line.lost {
		body.Add(kit.NewWrapped(a.Text("log.lost.about"), kit.Caption))
	} else {
		s.Actions = append(s.Actions, b.going(line.entry.ID, a.Text("log.back"), func() {
			s.Close()
			if closeLog != nil {
				closeLog()
			}
		}))
	}
	a.Open(s)
}

// jump stands on an entry; what came after it is kept and can be reached again: by undo, where that was another branch.
func (b *logbook) jump(id int) {
	from, off := b.table.play.Head(), id != 0 && !b.playing(id)
	b.table.walk(func() error { return b.table.play.Jump(id) })
	if b.leap = (leap{}); off && b.table.play.Head() == id {
		b.leap = leap{from, id}
		b.table.base.show()
		b.table.layout.redraw()
	}
}

// leapt returns where undo leads back to from another branch, for as long as nothing is played there.
func (b *logbook) leapt() (from int, ok bool) {
	return b.leap.from, b.leap != leap{} && b.leap.to == b.table.play.Head()
}

// leapBack stands again where the table stood before it went on from another branch.
func (b *logbook) leapBack() {
	from := b.leap.from
	b.leap = leap{}
	b.table.walk(func() error { return b.table.play.Jump(from) })
}

// branches returns the ends of what was undone and played otherwise since.
func (b *logbook) branches() []tracker.Entry {
	var ends []tracker.Entry
	for _, id := range b.table.play.Tips() {
		if e, ok := b.table.play.Entry(id); ok && !b.playing(id) {
			ends = append(ends, e)
		}
	}
	return ends
}

// playing reports whether an entry lies before where the play stands.
func (b *logbook) playing(id int) bool {
	return slices.ContainsFunc(b.table.play.Line(), func(e tracker.Entry) bool { return e.ID == id })
}

// branch returns what was played on a branch since it was another one, up to its end.
func (b *logbook) branch(end tracker.Entry) []tracker.Entry {
	on := map[int]bool{0: true}
	for _, e := range b.table.play.Line() {
		on[e.ID] = true
	}
	var entries []tracker.Entry
	for e, ok := end, true; ok && !on[e.ID]; e, ok = b.table.play.Entry(e.Parent) {
		entries = append(entries, e)
	}
	slices.Reverse(entries)
	return entries
}

// aside counts the moves since an entry, or since the branch that it is on was left.
func (b *logbook) aside(id int) int {
	root := id
	if e, ok := b.table.play.Entry(id); ok && !b.playing(id) {
		root = b.branch(e)[0].Parent
	}
	n := 0
	for _, e := range slices.Backward(b.table.play.Line()) {
		if e.ID == root {
			break
		}
		if !e.Auto() {
			n++
		}
	}
	return n
}
