package play

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// step is one thing told of what a move brought with it.
type step struct {
	entry tracker.Entry
	event rules.Event
}

// playback shows what the referee did after a move, one step after the other: all of it is kept already, and the
// table stands on the end of it. Where the referee took several steps, each is shown on the position after it, and
// the actions come back at the end. Where it took one, only what is told goes on: the actions stay, any of them ends
// the playback.
type playback struct {
	table  *Table
	steps  []step
	at     int
	still  bool // all steps are told on the position at the end
	paused bool
	begun  bool
	shown  int  // the entry that the board shows; -1: none yet
	onward bool // the last turn went forward
	stood  int  // the steps up to it that somebody went on from
	asked  bool // for being shown again
	review bool // of the whole play, from its start
	moving *fyne.Animation
}

// StartTimer starts what goes on to the next step; tests let the time pass themselves.
var StartTimer = (*fyne.Animation).Start

// referees counts the referee's steps among entries that tell something: on the others nothing would be shown.
func referees(entries []tracker.Entry) int {
	n := 0
	for _, e := range entries {
		if e.Author == tracker.Referee && len(tracker.Heard(e.Events, rules.Table)) > 0 {
			n++
		}
	}
	return n
}

// watchable reports whether entries bring more than one line tells: several steps of the referee, or many things told.
func watchable(entries []tracker.Entry) bool {
	told := len(toldBy(entries))
	return told > 2 || told == 2 && referees(entries) > 1
}

// stepsOf lists what entries told the table, one by one.
func stepsOf(entries []tracker.Entry) []step {
	var steps []step
	for _, e := range entries {
		for _, event := range tracker.Heard(e.Events, rules.Table) {
			steps = append(steps, step{e, event})
		}
	}
	return steps
}

// now returns the step that is shown.
func (p *playback) now() step { return p.steps[p.at] }

// timed reports whether the steps go on by themselves; without motion the reader turns.
func (p *playback) timed() bool { return look.Motion() }

// begin lets the first step be read.
func (p *playback) begin() {
	if p.begun {
		return
	}
	p.begun = true
	p.paused = p.paused || !p.timed()
	p.table.bar.lock()
	p.hear()
	p.wait()
}

// wait goes on when this step can have been read, and the board has opened what it opens; under a sheet it stands still.
func (p *playback) wait() {
	p.stop()
	if p.paused {
		return
	}
	if p.orders() && p.stood <= p.at {
		p.stood = p.at + 1
		p.pause()
		return
	}
	said := p.table.teller.Event(p.now().event)
	timer := &fyne.Animation{Duration: parts.Reading(said) / time.Duration(pace(p.table.app))}
	timer.Tick = func(done float32) {
		_, unveils := p.table.projector.unveils()
		switch {
		case done < 1 || p.moving != timer:
		case unveils:
			p.stop()
		case p.table.app.Covered() || p.table.asker.now != nil:
			p.pause()
		default:
			p.next()
		}
	}
	p.moving = timer
	StartTimer(timer)
}

// orders reports whether the step has the table do something, which takes its time.
func (p *playback) orders() bool {
	t := p.table
	return !p.asked && slices.Contains(t.app.KitOf(t.play.Header().Game).Orders, p.now().event.Key)
}

// stop ends the wait for the next step.
func (p *playback) stop() {
	if p.moving != nil {
		p.moving.Stop()
		p.moving = nil
	}
}

// next shows the next step; after the last the playback is over.
func (p *playback) next() {
	if p.last() {
		p.finish()
		return
	}
	p.turn(1)
}

// last reports whether no step comes after this one.
func (p *playback) last() bool { return p.at == len(p.steps)-1 }

// finish ends the playback and goes on with what is asked then.
func (p *playback) finish() {
	p.end()
	if !p.still && !p.asked {
		p.table.chooser.follow()
	}
}

// onNext and onBack turn by hand: from then on the reader does, until Play is pressed.
func (p *playback) onNext() {
	p.paused = true
	p.next()
}

// onBack turns to the step before; from then on the reader turns.
func (p *playback) onBack() {
	p.paused = true
	if p.at > 0 {
		p.turn(-1)
	}
}

// onSlide goes to the step that the slider stands on.
func (p *playback) onSlide(at int) {
	if by := at - 1 - p.at; by != 0 && at >= 1 && at <= len(p.steps) {
		p.paused = true
		p.turn(by)
	}
}

// turn shows a step further on, or back, and waits for the one after it.
func (p *playback) turn(by int) {
	p.stop()
	p.at, p.onward = p.at+by, by == 1
	if p.onward {
		p.hear()
	}
	p.show()
	p.wait()
}

// hear has the step be heard.
func (p *playback) hear() { p.table.app.Hear(p.table.play.Header().Game, []rules.Event{p.now().event}) }

// show shows the step: as a whole where it has a position of its own.
func (p *playback) show() {
	t := p.table
	if !p.still {
		t.Refresh()
		return
	}
	t.line.point(p.now().event)
	t.bar.set(p)
	t.layout.redraw()
}

// pause lets the step stand until Play is pressed.
func (p *playback) pause() {
	p.stop()
	p.paused = true
	if t := p.table; t.board != nil {
		t.board.Skip()
	}
	p.table.bar.set(p)
}

// onPause pauses, or goes on: from the last step, on which the reader stood, to what is asked now.
func (p *playback) onPause() {
	switch {
	case !p.paused:
		p.pause()
		return
	case p.last():
		p.finish()
		return
	}
	p.paused = false
	p.table.bar.set(p)
	p.wait()
}

// end shows where the play stands; its actions wait a moment.
func (p *playback) end() {
	t := p.table
	p.stop()
	t.projector.going = nil
	if t.board != nil {
		t.board.Skip()
	}
	if !p.still && !p.asked && t.play.Position().Over() {
		t.app.Replace(t.app.To.Ended(t.play))
		return
	}
	t.fresh = false
	t.Refresh()
	if !p.still {
		t.pads.lock()
	}
}

// present shows the board of the step, where it does not yet.
func (p *playback) present(shown board.Board, view rules.View) {
	entry := p.now().entry
	if p.shown == entry.ID {
		return
	}
	p.shown = entry.ID
	shown.Present(board.Scene{View: view, Told: tracker.Heard(entry.Events, rules.Table), Moving: p.onward})
}

// view returns the shared screen's view of the step.
func (p *playback) view() rules.View {
	position, _ := p.table.play.PositionAt(p.now().entry.ID)
	return position.View(rules.Table)
}

// pace returns how many times as fast the steps go.
func pace(a *shell.App) int {
	if a.Setting(shell.SettingPace) == "2" {
		return 2
	}
	return 1
}

// onPace changes it, for this step too.
func (p *playback) onPace() {
	a := p.table.app
	next := "2"
	if pace(a) == 2 {
		next = ""
	}
	a.SetSetting(shell.SettingPace, next)
	p.table.bar.set(p)
	p.wait()
}

// Typed takes the space bar as Pause.
func (p *playback) Typed(r rune) bool {
	if _, unveils := p.table.projector.unveils(); r != ' ' || !p.timed() || unveils {
		return false
	}
	p.onPause()
	return true
}
