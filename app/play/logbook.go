package play

import (
	"bytes"
	"encoding/json"
	"maps"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// logbook names what was done, and opens the log and the ways back into it.
type logbook struct{ table *Table }

// called returns what a move is called afterwards, in few words. Without a button that is the first thing the table heard.
func (b *logbook) called(e tracker.Entry) string {
	if e.Move.Kind == rules.Correct {
		return parts.Capital(b.table.app.Text("log.correction"))
	}
	if before, ok := b.table.play.PositionAt(e.Parent); ok {
		for _, o := range before.View(rules.Table).Offers() {
			if madeBy(e.Move, o) {
				return parts.Capital(b.table.teller.Offer(b.done(o)))
			}
		}
	}
	return b.said(e)
}

// done returns an offer as it is called afterwards, where a game has other words for it: shorter ones, and a question that
// was answered asks no more.
func (b *logbook) done(o rules.Offer) rules.Offer {
	if kind := o.Kind + ".done"; b.table.app.Texts.Has(b.table.Game() + ".offer." + string(kind)) {
		o.Kind = kind
	}
	return o
}

// madeBy reports whether a move is an offer with its blanks filled.
func madeBy(m rules.Move, o rules.Offer) bool {
	if o.Kind != m.Kind || o.Seat != m.Seat {
		return false
	}
	example, err := o.Move(nil)
	if err != nil {
		return false
	}
	var want, got map[string]json.RawMessage
	if json.Unmarshal(example.Data, &want) != nil || json.Unmarshal(m.Data, &got) != nil {
		return false
	}
	for _, f := range o.Fields {
		delete(want, f.Name)
		delete(got, f.Name)
	}
	return maps.EqualFunc(want, got, func(a, b json.RawMessage) bool { return bytes.Equal(a, b) })
}

// said returns an entry in one line: the first thing it told everybody.
func (b *logbook) said(e tracker.Entry) string {
	for _, event := range tracker.Heard(e.Events, rules.Table) {
		return b.table.teller.Event(event)
	}
	return b.table.app.Text("table.move")
}

// lines returns all that happened, the latest first. What cannot be played any more was told all the same.
func (b *logbook) lines() []told {
	play := b.table.play
	lines := linesOf(b.table.projector.past())
	if !b.table.projector.away() {
		lines = append(linesOf(play.Rest()), lines...)
	}
	lost := map[int]bool{}
	for _, e := range play.Lost() {
		lost[e.ID] = true
	}
	for i := range lines {
		lines[i].lost = lost[lines[i].entry.ID]
	}
	return lines
}

// under returns the small print of a line: its rule, or that it was a correction or cannot be played any more.
func (b *logbook) under(line told) string {
	if line.lost {
		return b.table.app.Text("log.lost")
	}
	if line.entry.Move.Kind == rules.Correct {
		return b.table.app.Text("log.correction")
	}
	return tracker.Plain(string(line.event.Rule))
}

// open shows the log and the branches that were left.
func (b *logbook) open() {
	a := b.table.app
	var s *kit.Sheet
	l := newLogList(b.table)
	l.close = func() { s.Close() }
	body := kit.Column(kit.Pad, newTall(l.body()))
	for _, e := range b.branches() {
		body.Add(kit.NewListRow("history", a.Text("log.branch", "what", b.said(e)), a.When(e.At), func() {
			s.Close()
			b.jump(e.ID)
		}))
	}
	s = a.Sheet(a.Text("app.log"), body)
	a.Open(s)
	l.refresh()
}

// openEntry offers the why of a line and the way back to where its move had just been made.
func (b *logbook) openEntry(line told, closeLog func()) {
	t, a := b.table, b.table.app
	var s *kit.Sheet
	body := kit.Column(kit.Pad, kit.NewWrapped(t.teller.Event(line.event), kit.Body),
		kit.NewWrapped(a.Text("log.by", "who", t.teller.Author(line.entry), "when", a.When(line.entry.At)), kit.Caption))
	var actions []fyne.CanvasObject
	if line.event.Rule != "" {
		body.Add(kit.Flow(kit.Gap, kit.NewBadge("", tracker.Plain(string(line.event.Rule)), kit.Brass)))
		actions = append(actions, kit.NewActionButton("rules", a.Text("app.why"), func() { a.To.Rule(t.play.Header().Game, line.event.Rule) }))
	}
	if line.lost {
		body.Add(kit.NewWrapped(a.Text("log.lost.about"), kit.Caption))
	} else {
		actions = append(actions, kit.NewActionButton("history", a.Text("log.back"), func() {
			s.Close()
			if closeLog != nil {
				closeLog()
			}
			b.jump(line.entry.ID)
		}))
	}
	s = a.Sheet(a.Text("log.entry"), body, actions...)
	a.Open(s)
}

// jump stands on an entry; what came after it is kept and can be reached again.
func (b *logbook) jump(id int) { b.table.walk(func() error { return b.table.play.Jump(id) }) }

// branches returns the ends of what was undone and played otherwise since.
func (b *logbook) branches() []tracker.Entry {
	play := b.table.play
	on := map[int]bool{}
	for _, e := range play.Line() {
		on[e.ID] = true
	}
	var ends []tracker.Entry
	for _, id := range play.Tips() {
		if e, ok := play.Entry(id); ok && !on[id] {
			ends = append(ends, e)
		}
	}
	return ends
}
