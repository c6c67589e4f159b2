package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
	"docent/tracker"
)

// told is one line of the log: what an entry told, or the entry itself where it told
// nothing to everybody.
type told struct {
	entry tracker.Entry
	event rules.Event
	place int  // of the event in its entry
	first bool // the first line of its entry
	lost  bool // it cannot be played any more
}

// linesOf returns the lines of entries, the latest first.
func linesOf(entries []tracker.Entry) []told {
	var lines []told
	for _, e := range slices.Backward(entries) {
		heard := tracker.Heard(e.Events, rules.Table)
		for i := len(heard) - 1; i >= 0; i-- {
			lines = append(lines, told{entry: e, event: heard[i], place: i, first: i == 0})
		}
	}
	return lines
}

// logList is everything that happened, the latest on top.
type logList struct {
	table *Table
	from  func() []told // what happened
	lines []told
	list  *widget.List
	empty *kit.Text // stands there until something has happened
	close func()    // of the sheet it lies on
	probe *logRow
	width float32
	room  float32            // the height beside the actions of the moment, where no line is cut; 0 on a sheet, which scrolls
	known map[[2]int]float32 // heights at that width and in that room, by entry and place
}

func newLogList(t *Table, from func() []told) *logList {
	l := &logList{table: t, from: from}
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

// refresh shows what has happened by now; beside the line that tells the last of it, what was before that.
func (l *logList) refresh() {
	l.lines = l.from()
	if len(l.lines) == 0 {
		l.empty.Show()
	} else {
		l.empty.Hide()
	}
	if l.close == nil {
		l.lines = l.table.line.before(l.lines)
	}
	width := l.list.Size().Width
	if width > 0 {
		for i := range min(len(l.lines), 30) {
			l.list.SetItemHeight(i, l.height(l.lines[i], width))
		}
		l.list.ScrollToTop()
	}
	if l.room > 0 {
		l.list.Resize(fyne.NewSize(width, l.whole(width)))
	}
	l.list.Refresh()
}

// body returns the list, or the words that stand there while it is empty.
func (l *logList) body() fyne.CanvasObject {
	return &fyne.Container{Layout: logLayout{l}, Objects: []fyne.CanvasObject{l.list, arrange.Column(0, l.empty)}}
}

// logLayout lets the list end with a whole line.
type logLayout struct{ log *logList }

// MinSize lets the table, or the sheet, give the list its place.
func (logLayout) MinSize(objs []fyne.CanvasObject) fyne.Size {
	return objs[0].MinSize().Max(objs[1].MinSize())
}

// Layout gives a sheet's list all the place, and one beside the actions of the moment the height of its latest lines.
func (y logLayout) Layout(objs []fyne.CanvasObject, size fyne.Size) {
	l, room := y.log, size.Height
	if l.close != nil {
		room = 0
	}
	if l.room != room {
		l.room, l.known = room, map[[2]int]float32{}
	}
	objs[1].Resize(size)
	if room > 0 {
		size.Height = l.whole(size.Width)
	}
	l.list.Resize(size)
}

// whole returns the height of as many of the latest lines as the room beside the actions of the moment shows whole.
func (l *logList) whole(width float32) float32 {
	var end, next float32
	for _, line := range l.lines {
		next += l.height(line, width)
		if next > l.room {
			return end
		}
		end = next
		next += theme.Padding()
	}
	return l.room
}

// height returns that of a line in a width, worked out once.
func (l *logList) height(line told, width float32) float32 {
	if l.probe == nil || width != l.width {
		l.probe, l.width, l.known = newLogRow(l), width, map[[2]int]float32{}
	}
	key := [2]int{line.entry.ID, line.place}
	if h, ok := l.known[key]; ok {
		return h
	}
	l.probe.set(line)
	l.known[key] = l.probe.line.HeightFor(width - barRoom)
	return l.known[key]
}

// shorten leaves out of a line what is higher than the room beside the actions of the moment: a tap tells all of it.
func (l *logList) shorten(line *kit.LogLine) {
	before := line.Lines
	for _, line.Lines = range []int{0, 4, 3, 2, 1} {
		if l.room == 0 || line.HeightFor(l.width-barRoom) <= l.room {
			break
		}
	}
	if line.Lines != before {
		line.Refresh()
	}
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
	r.line = kit.NewLogLine("", "", "", "", func() { r.log.table.logbook.openEntry(r.told, r.log.close) })
	r.ExtendBaseWidget(r)
	return r
}

// set shows a line of the log.
func (r *logRow) set(line told) {
	t := r.log.table
	r.told = line
	r.line.Set(t.ink(line.event.Seat), t.teller.Event(line.event), t.logbook.under(line))
	r.log.shorten(r.line)
}

// MinSize returns a line's.
func (r *logRow) MinSize() fyne.Size { return fyne.NewSize(look.Touch, look.Touch) }

// CreateRenderer draws the line.
func (r *logRow) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(arrange.Inset(0, barRoom, 0, 0, r.line))
}
