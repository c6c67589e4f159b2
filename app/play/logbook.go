package play

import (
	"bytes"
	"encoding/json"
	"maps"

	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// logbook names what was done, and opens the log and the ways back into it.
type logbook struct {
	table *Table
	leap  leap
}

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
	return b.marked(lines)
}

// marked marks the lines that cannot be played any more.
func (b *logbook) marked(lines []told) []told {
	lost := map[int]bool{}
	for _, e := range b.table.play.Lost() {
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
