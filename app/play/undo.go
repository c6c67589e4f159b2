package play

import (
	"bytes"
	"encoding/json"
	"maps"

	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// showUndo names the moves that undo would take back and redo would bring back.
func (t *Table) showUndo() {
	a := t.app
	t.undoing.Label, t.undoing.Greyed = a.Text("app.undo"), true
	if e, ok := t.play.UndoEntry(); ok {
		t.undoing.Label, t.undoing.Greyed = a.Text("app.undo.what", "what", t.called(e)), false
	}
	t.undone.Label, t.undone.Hidden = t.undoing.Label, t.undoing.Greyed || !t.undoing.Compact
	t.redoing.Hide()
	if e, ok := t.play.RedoEntry(); ok {
		t.redoing.Label = a.Text("app.redo.what", "what", t.called(e))
		t.redoing.Show()
	}
}

// done is an offer as it is called afterwards, where a game has other words for it: a question that was answered asks
// no more.
func (t *Table) done(o rules.Offer) rules.Offer {
	if kind := o.Kind + ".done"; t.app.Texts.Has(t.Game() + ".offer." + string(kind)) {
		o.Kind = kind
	}
	return o
}

// called is what a move was called on its button. What the table did not see on a button is what it heard first.
func (t *Table) called(e tracker.Entry) string {
	if e.Move.Kind != rules.Correct {
		if before, ok := t.play.PositionAt(e.Parent); ok {
			for _, o := range before.View(rules.Table).Offers() {
				if madeBy(e.Move, o) {
					return parts.Capital(t.teller.Offer(t.done(o)))
				}
			}
		}
	}
	return t.said(e)
}

// madeBy says that a move is an offer with its blanks filled.
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

// said is an entry in one line: the first thing it told everybody.
func (t *Table) said(e tracker.Entry) string {
	for _, event := range tracker.Heard(e.Events, rules.Table) {
		return t.teller.Event(event)
	}
	return t.app.Text("table.move")
}
