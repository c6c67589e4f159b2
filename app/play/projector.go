package play

import (
	"slices"

	"docent/app/board"
	"docent/rules"
	"docent/tracker"
)

// projector shows on the table what has been: the referee's steps after a move, or the whole play.
type projector struct {
	table *Table
	going *playback  // nil: the table shows where the play stands
	wrong *objection // to one of its steps; nil: none

	unveiling bool       // the board opens something while everybody looks
	before    rules.View // it does
}

// watch returns the playback of what a move brought; nil where a line tells it.
func (j *projector) watch(entries []tracker.Entry) *playback {
	if !watchable(entries) {
		return nil
	}
	p := &playback{table: j.table, shown: -1, onward: true, still: referees(entries) < 2}
	p.steps = stepsOf(entries)
	return p
}

// happened takes up the playback of what a move brought, where it goes on by itself or shows other positions.
func (j *projector) happened(entries []tracker.Entry) {
	j.clear()
	if p := j.watch(entries); p != nil && (!p.still || p.timed()) {
		j.going = p
	}
}

// again plays back what the last move brought.
func (j *projector) again() {
	j.settle()
	if p := j.watch(lastMove(j.table.play.Line())); p != nil {
		p.asked = true
		j.going = p
		j.table.Refresh()
	}
}

// review goes through the whole play, at the reader's pace or by the slider. It begins with what an entry told, or the next
// one that told anything; 0 is the start.
func (j *projector) review(from int) {
	j.settle()
	p := &playback{table: j.table, shown: -1, onward: true, asked: true, review: true, paused: true}
	line := j.table.play.Line()
	before := max(0, slices.IndexFunc(line, func(e tracker.Entry) bool { return e.ID == from }))
	p.steps = stepsOf(line)
	if len(p.steps) > 0 {
		p.at = min(len(stepsOf(line[:before])), len(p.steps)-1)
		j.going = p
		j.table.Refresh()
	}
}

// reviews reports whether somebody goes through the play.
func (j *projector) reviews() bool { return j.going != nil && j.going.review }

// closeReview leads back to where the play was opened to be gone through: to its moment, its result or the table.
func (j *projector) closeReview() {
	t := j.table
	switch {
	case t.from != 0:
		t.app.Pop()
	case t.play.Position().Over():
		j.drop()
		t.app.Replace(t.app.To.Ended(t.play))
	default:
		j.settle()
	}
}

// away reports whether the board shows another position than the one the play stands on.
func (j *projector) away() bool { return j.going != nil && !j.going.still }

// touched takes a tap on the board, and reports whether it does nothing else: it turned to the next step where the board
// shows what has been. Where the board stands on the end already, the playback is over.
func (j *projector) touched() bool {
	if !j.away() {
		j.settle()
		return false
	}
	if _, unveils := j.unveils(); !unveils && !j.table.bar.next.Locked() {
		j.going.onNext()
	}
	return true
}

// settle ends a playback at once.
func (j *projector) settle() {
	if j.wrong != nil {
		j.wrong.withdraw()
	}
	if j.going != nil {
		j.going.end()
	}
}

// clear forgets the playback and what was wrong with it.
func (j *projector) clear() {
	j.wrong = nil
	j.drop()
}

// drop forgets the playback without showing anything.
func (j *projector) drop() {
	if j.going != nil {
		j.going.stop()
		j.going = nil
	}
}

// leave ends what moves: steps that are told on the present position, or else their pace.
func (j *projector) leave() {
	if p := j.going; p != nil && p.still {
		j.drop()
	} else if p != nil && p.begun {
		p.pause()
	}
}

// past returns what had happened up to what the board shows, but for what it is still opening.
func (j *projector) past() []tracker.Entry {
	line := j.table.play.Line()
	if j.going == nil || j.going.still && !j.unveiling {
		return line
	}
	at := slices.IndexFunc(line, func(e tracker.Entry) bool { return e.ID == j.going.now().entry.ID })
	if at >= 0 && !j.unveiling {
		at++
	}
	if at < 0 {
		return line
	}
	return line[:at]
}

// shown returns the view that rail and seats show: while the board opens something, that of before it.
func (j *projector) shown() rules.View {
	if j.unveiling {
		return j.before
	}
	return j.table.view
}

// due reports whether rail and seats show that a seat owes a secret answer.
func (j *projector) due(seat rules.Seat) bool { return j.table.owes(seat) && !j.unveiling }

// veiled returns the shared screen's view of before what the board is opening.
func (j *projector) veiled() rules.View {
	past := j.past()
	for j.going == nil && len(past) > 0 && past[len(past)-1].Auto() {
		past = past[:len(past)-1]
	}
	if len(past) == 0 {
		return j.table.view
	}
	position, _ := j.table.play.PositionAt(past[len(past)-1].ID)
	return position.View(rules.Table)
}

// unveils returns how the board opens something while everybody looks; false where it does not.
func (j *projector) unveils() (board.Dock, bool) {
	if one, ok := j.table.board.(board.Unveiling); ok {
		return one.Unveils()
	}
	return board.Dock{}, false
}

// unveiled takes up whether the board opens something, and reports whether it has just ended. Meanwhile the board takes taps
// itself, also those that would lead a playback on.
func (j *projector) unveiled() bool {
	before := j.unveiling
	_, j.unveiling = j.unveils()
	if j.unveiling {
		j.before = j.veiled()
	}
	j.table.veil.Hidden = j.unveiling || !j.away()
	return before && !j.unveiling
}

// goOn lets a playback go on that was read while the board was still opening something, and asks what follows.
func (j *projector) goOn() {
	if t := j.table; t.log != nil {
		t.log.refresh()
	}
	if p := j.going; p != nil && p.begun && p.moving == nil {
		p.wait()
	}
	j.table.chooser.follow()
}

// proceed lets the referee go on from a step: along the branch where its next ones are kept, else anew.
func (j *projector) proceed(next rules.Offer) {
	t := j.table
	if e, ok := t.play.RedoEntry(); !ok || !e.Auto() {
		t.enact(next, nil)
		return
	}
	before := len(t.play.Line())
	if err := t.heard.mine(t.play.Redo); err != nil {
		t.tell(err)
		return
	}
	t.happened(t.play.Line()[before:])
}
