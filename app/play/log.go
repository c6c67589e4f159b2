package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// told is one line of the log: what an entry told, or the entry itself where it told
// nothing to everybody.
type told struct {
	entry tracker.Entry
	event rules.Event
	first bool // the first line of its entry
}

// linesOf are the lines of entries, the latest first.
func linesOf(entries []tracker.Entry) []told {
	var lines []told
	for _, e := range slices.Backward(entries) {
		heard := tracker.Heard(e.Events, rules.Table)
		for i := len(heard) - 1; i >= 0; i-- {
			lines = append(lines, told{e, heard[i], i == 0})
		}
	}
	return lines
}

// logList is everything that happened, the latest on top.
type logList struct {
	table *Table
	lines []told
	list  *widget.List
	empty *kit.Text // stands there until something has happened
	close func()    // of the sheet it lies on
	probe *logRow
	width float32
	known map[string]float32 // heights at that width
}

func newLogList(t *Table) *logList {
	l := &logList{table: t}
	l.list = widget.NewList(
		func() int { return len(l.lines) },
		func() fyne.CanvasObject { return newLogRow(l) },
		func(id widget.ListItemID, obj fyne.CanvasObject) {
			row := obj.(*logRow)
			row.set(l.lines[id])
			l.list.SetItemHeight(id, l.height(l.lines[id], l.list.Size().Width))
		},
	)
	l.list.HideSeparators = true
	l.empty = kit.NewWrapped(t.app.Text("log.empty"), kit.Caption)
	l.refresh()
	return l
}

func (l *logList) refresh() {
	l.lines = linesOf(l.table.past())
	if len(l.lines) == 0 {
		l.empty.Show()
	} else {
		l.empty.Hide()
	}
	width := l.list.Size().Width
	if width > 0 {
		for i := range min(len(l.lines), 30) {
			l.list.SetItemHeight(i, l.height(l.lines[i], width))
		}
		l.list.ScrollToTop()
	}
	l.list.Refresh()
}

// body is the list, or the words that stand there while it is empty.
func (l *logList) body() fyne.CanvasObject { return kit.Stack(l.list, kit.Column(0, l.empty)) }

// height is that of a line in a width, worked out once.
func (l *logList) height(line told, width float32) float32 {
	if l.probe == nil || width != l.width {
		l.probe, l.width, l.known = newLogRow(l), width, map[string]float32{}
	}
	key := l.table.teller.Event(line.event)
	if h, ok := l.known[key]; ok {
		return h
	}
	l.probe.set(line)
	l.known[key] = l.probe.line.HeightFor(width - barRoom)
	return l.known[key]
}

// barRoom keeps the words of a line clear of the bar that scrolls the list.
const barRoom = 10

// logRow is one line; a tap opens what can be done with it.
type logRow struct {
	widget.BaseWidget
	log  *logList
	told told
	line *kit.LogLine
}

func newLogRow(l *logList) *logRow {
	r := &logRow{log: l}
	r.line = kit.NewLogLine("", "", "", "", func() { r.log.table.openEntry(r.told, r.log.close) })
	r.ExtendBaseWidget(r)
	return r
}

func (r *logRow) set(line told) {
	t := r.log.table
	r.told = line
	r.line.Set(t.ink(line.event.Seat), t.teller.Event(line.event), t.under(line))
}

// MinSize is a line's.
func (r *logRow) MinSize() fyne.Size { return fyne.NewSize(kit.Touch, kit.Touch) }

// CreateRenderer draws the line.
func (r *logRow) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(kit.Inset(0, barRoom, 0, 0, r.line))
}

// under is the small print of a line: its rule, or that it was a correction.
func (t *Table) under(line told) string {
	if line.entry.Move.Kind == rules.Correct {
		return t.app.Text("log.correction")
	}
	return string(line.event.Rule)
}

// openEntry offers the why of a line and the way back to where its move had just been made.
func (t *Table) openEntry(line told, closeLog func()) {
	a := t.app
	var s *kit.Sheet
	body := kit.Column(kit.Pad, kit.NewWrapped(t.teller.Event(line.event), kit.Body),
		kit.NewWrapped(a.Text("log.by", "who", t.teller.Author(line.entry), "when", a.When(line.entry.At)), kit.Caption))
	var actions []fyne.CanvasObject
	if line.event.Rule != "" {
		body.Add(kit.Flow(kit.Gap, kit.NewBadge("", string(line.event.Rule), kit.Brass)))
		actions = append(actions, kit.NewActionButton("rules", a.Text("app.why"), func() { a.To.Rule(t.play.Header().Game, line.event.Rule) }))
	}
	actions = append(actions, kit.NewActionButton("history", a.Text("log.back"), func() {
		s.Close()
		if closeLog != nil {
			closeLog()
		}
		t.jump(line.entry.ID)
	}))
	s = a.Sheet(a.Text("log.entry"), body, actions...)
	a.Open(s)
}

// jump stands on an entry; what came after it is kept and can be reached again.
func (t *Table) jump(id int) { t.walk(func() error { return t.play.Jump(id) }) }

// openLog shows the log and the branches that were left.
func (t *Table) openLog() {
	a := t.app
	var s *kit.Sheet
	l := newLogList(t)
	l.close = func() { s.Close() }
	body := kit.Column(kit.Pad, newTall(l.body()))
	for _, e := range t.branches() {
		body.Add(kit.NewListRow("history", a.Text("log.branch", "what", t.said(e)), a.When(e.At), func() {
			s.Close()
			t.jump(e.ID)
		}))
	}
	s = a.Sheet(a.Text("app.log"), body)
	a.Open(s)
	l.refresh()
}

// branches are the ends of what was undone and played otherwise since.
func (t *Table) branches() []tracker.Entry {
	on := map[int]bool{}
	for _, e := range t.play.Line() {
		on[e.ID] = true
	}
	var ends []tracker.Entry
	for _, id := range t.play.Tips() {
		if e, ok := t.play.Entry(id); ok && !on[id] {
			ends = append(ends, e)
		}
	}
	return ends
}
