package oldmuseum

import (
	"slices"

	"docent/rules"
)

// Clock is the demolition clock (OM-TIME-1), or in a race the timer of the turn. Its seconds
// change by moves alone.
type Clock struct {
	Left    int  `json:"left,omitzero"` // seconds when it was last told
	Running bool `json:"running,omitzero"`
	Turn    int  `json:"turn,omitzero"`  // seconds that a turn should take; 0: as long as it likes
	Began   int  `json:"began,omitzero"` // seconds left to the demolition when the turn began
}

const (
	minute      = 60
	mostMinutes = 240
	mostTurn    = 10 * minute
)

// warnings are the seconds left at which the table is warned.
var warnings = []int{10 * minute, 5 * minute, minute}

// warnLate is how many seconds late a warning still tells the mark that was passed, and not what is left.
const warnLate = 2

// turnEnds is the end of a turn's time.
var turnEnds = []int{0}

// clocked reports whether a clock runs at the table.
func (s *State) clocked() bool { return s.Timed || s.Clock.Turn > 0 }

// windTimer starts the timer of a turn. It only tells when the time is up: nothing follows.
func (s *State) windTimer() {
	switch c := &s.Clock; {
	case c.Turn == 0:
	case s.Timed:
		c.Began = c.Left
	default:
		c.Left = c.Turn
	}
}

// turnMark returns the seconds left at which the turn has lasted its time, or -1.
func (s *State) turnMark() int {
	switch c := &s.Clock; {
	case c.Turn == 0:
		return -1
	case s.Timed:
		return c.Began - c.Turn
	}
	return 0
}

// countdown returns the clock as the tracker runs it.
func countdown(s *State) rules.Countdown {
	if !s.clocked() {
		return rules.Countdown{}
	}
	c := rules.Countdown{Left: s.Clock.Left, Running: s.Clock.Running && !s.Ended, Pause: "pause", Resume: "resume"}
	switch mark := s.turnMark(); {
	case !s.Timed:
		c.Marks = turnEnds
	case mark <= 0:
		c.Marks = warnings
	default:
		c.Marks = slices.Sorted(slices.Values(append([]int{mark}, warnings...)))
		slices.Reverse(c.Marks)
	}
	return c
}

// Time tells how many seconds are left.
type Time struct {
	Left int `json:"left"`
}

// Fields asks for the seconds: time does not run backwards.
func (Time) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Number(rules.LeftField, 0, s.Clock.Left)}
}

// Check requires a clock that runs.
func (t Time) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case s.Ended:
		return ended
	case !s.clocked():
		return notTimed
	case !s.Clock.Running || by != rules.Table || t.Left < 0 || t.Left > s.Clock.Left:
		return clockStands
	}
	return nil
}

var clockStands = &rules.Refusal{Rule: "OM-TIME-1", Key: "clock-stands", Fix: "clock"}

// Apply sets the clock and warns the table; against the clock zero freezes the game (OM-WIN-4).
func (t Time) Apply(s *State, _ rules.Seat, log *rules.Log) {
	before := s.Clock.Left
	s.Clock.Left = t.Left
	if mark := s.turnMark(); before > mark && t.Left <= mark {
		log.Tell("OM-TIME-1", s.Turn, "turn-time-up", timeThing(s.Clock.Turn))
	}
	if !s.Timed {
		return
	}
	for i := len(warnings) - 1; i >= 0; i-- {
		if w := warnings[i]; before > w && t.Left <= w && t.Left > 0 {
			if w-t.Left > warnLate { // the clock was set, or nobody looked
				w = t.Left
			}
			log.Tell("OM-TIME-1", rules.Table, "warning", timeThing(w))
			break
		}
	}
	if t.Left == 0 {
		s.demolish(log)
	}
}

// demolish freezes the game: exits confirmed before count. With the house rule that the
// Hall is safe, a player there tells what it carries (OM-Q20); where rooms are not tracked,
// everybody inside is asked.
func (s *State) demolish(log *rules.Log) {
	if s.leaving() {
		s.leave(s.Turn, log)
	}
	s.Agenda, s.Scratch, s.Ended, s.Clock.Running = nil, Scratch{}, true, false
	log.Tell("OM-WIN-4", rules.Table, "demolition")
	if !s.House.HallIsSafe {
		return
	}
	for _, seat := range s.inside() {
		if p := &s.Players[seat]; !s.tracks() || p.At == HallPlace && p.Moved {
			s.then(seat, askExit)
		}
	}
}

// Pause stops the clock; all agree (OM-TIME-1).
type Pause struct{}

// Check requires a clock that runs.
func (Pause) Check(s *State, _ rules.Seat) *rules.Refusal {
	if r := s.hasClock(); r != nil || s.Clock.Running {
		return r
	}
	return clockStands
}

// Apply stops it.
func (Pause) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.Clock.Running = false
	log.Tell("OM-TIME-1", rules.Table, "clock-paused", timeThing(s.Clock.Left))
}

// Resume starts the clock, or lets it go on.
type Resume struct{}

// Check requires a clock that stands.
func (Resume) Check(s *State, _ rules.Seat) *rules.Refusal {
	if r := s.hasClock(); r != nil || !s.Clock.Running && s.Clock.Left > 0 {
		return r
	}
	return clockRuns
}

// hasClock requires a play against time that is not over.
func (s *State) hasClock() *rules.Refusal {
	switch {
	case !s.clocked():
		return notTimed
	case s.Ended:
		return ended
	}
	return nil
}

var clockRuns = &rules.Refusal{Rule: "OM-TIME-1", Key: "clock-runs", Fix: "clock"}

// Apply starts it.
func (Resume) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.Clock.Running = true
	log.Tell("OM-TIME-1", rules.Table, "clock-runs", timeThing(s.Clock.Left))
}
