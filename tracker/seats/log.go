package seats

import (
	"slices"
	"strconv"

	"docent/rules"
	"docent/tracker"
)

// logs are the newest lines of what happened, in their order, and what came before. What is told elsewhere on the page is
// not among them.
type logs struct {
	Recent, Earlier []logLine
	After           bool // the newest are told elsewhere
}

type logLine struct {
	ID, Ink, Said, Rule string
	Mine                bool
}

const (
	mostRecent  = 8
	mostEarlier = 40
)

// log tells what happened, and what of it is told first: what came of the last secret answer that all waited for, where
// it asks the seat something else.
func (t *telling) log(asks bool) (news []logLine, l logs) {
	lines := t.lines()
	last := min(len(lines), t.lastMove())
	if asks && t.unveiled() {
		return lines[:last], logs{Earlier: lines[last:], After: true}
	}
	recent := min(len(lines), max(last, mostRecent)) // all that the last move brought stands together
	return nil, logs{Recent: lines[:recent], Earlier: lines[recent:]}
}

// lines returns the newest lines of what happened.
func (t *telling) lines() []logLine {
	var lines []logLine
	for _, e := range slices.Backward(t.view.ask.Line) {
		told := tracker.Heard(e.Events, t.view.seat)
		for i, event := range slices.Backward(told) {
			line := logLine{ID: strconv.Itoa(e.ID) + "." + strconv.Itoa(i), Said: capital(t.teller.Event(event)), Rule: string(event.Rule)}
			if event.Seat >= 0 {
				line.Ink = t.host.ink(t.view.ask.View, event.Seat)
			}
			line.Mine = event.Only
			lines = append(lines, line)
		}
		if len(lines) >= mostEarlier {
			break
		}
	}
	return lines
}

// unveiled reports whether the last move was the last secret answer that all waited for.
func (t *telling) unveiled() bool {
	for _, e := range slices.Backward(t.view.ask.Line) {
		if e.Auto() {
			continue
		}
		before, ok := t.host.play.PositionAt(e.Parent)
		if !ok {
			return false
		}
		seats, secretly := awaited(before.View(rules.Table).Offers())
		return secretly && len(seats) == 1
	}
	return false
}

// lastMove counts the lines since somebody moved.
func (t *telling) lastMove() int {
	n := 0
	for _, e := range slices.Backward(t.view.ask.Line) {
		n += len(tracker.Heard(e.Events, t.view.seat))
		if !e.Auto() {
			break
		}
	}
	return n
}
