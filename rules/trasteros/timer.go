package trasteros

import "docent/rules"

// Clock is the timer of a bid (TL-BID-2b). Its seconds change by moves alone.
type Clock struct {
	Left    int  `json:"left,omitzero"` // seconds when it was last told; 0 where none runs
	Running bool `json:"running,omitzero"`
}

const (
	mostSeconds = 600
	lastSeconds = 10 // left, at which the table is warned
)

// timed reports whether bids are awaited against the timer.
func (s *State) timed() bool { return s.next().Do == bids && s.Clock.Left > 0 && !s.Ended }

// countdown returns the timer as the tracker runs it.
func countdown(s *State) rules.Countdown {
	if !s.timed() {
		return rules.Countdown{}
	}
	return rules.Countdown{Left: s.Clock.Left, Running: s.Clock.Running, Marks: []int{lastSeconds}, Waits: true, Pause: "pause", Resume: "resume"}
}

// startTimer gives every bid its full time, where the table set one.
func (s *State) startTimer(log *rules.Log) {
	if s.Timer == 0 {
		return
	}
	s.Clock = Clock{Left: s.Timer, Running: true}
	log.Tell("TL-BID-2b", rules.Table, "timer-runs", rules.Of("time", s.Timer))
}

// offerTimer proposes to tell the time, to pause and to go on.
func (s *State) offerTimer(m *rules.Menu[State]) {
	switch {
	case !s.timed():
	case s.Clock.Running:
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Clock, Rule: "TL-BID-2b"}, Time{s.Clock.Left})
		m.Add(rules.Offer{Seat: rules.Table, Rule: "TL-BID-2b", Aside: true}, Pause{})
	default:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "TL-BID-2b"}, Resume{})
	}
}

// Time tells how many seconds are left.
type Time struct {
	Left int `json:"left"`
}

// Fields asks for the seconds: time does not run backwards.
func (Time) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Number(rules.LeftField, 0, s.Clock.Left)}
}

// Check requires a timer that runs.
func (t Time) Check(s *State, by rules.Seat) *rules.Refusal {
	switch {
	case !s.timed():
		return noTimer
	case !s.Clock.Running || by != rules.Table || t.Left < 0 || t.Left > s.Clock.Left:
		return timerStands
	}
	return nil
}

// Apply sets the timer and warns the table; at zero every missing bid is an empty fist.
func (t Time) Apply(s *State, _ rules.Seat, log *rules.Log) {
	before := s.Clock.Left
	s.Clock.Left = t.Left
	if t.Left > 0 {
		if before > lastSeconds && t.Left <= lastSeconds {
			log.Tell("TL-BID-2b", rules.Table, "timer-ends", rules.Of("time", t.Left))
		}
		return
	}
	for i := range s.Auction.Bids {
		if b := &s.Auction.Bids[i]; b.Owed && !b.In {
			*b = Bid{Owed: true, In: true}
			log.Tell("TL-BID-2b", rules.Seat(i), "too-late")
		}
	}
	s.allIn()
}

// allIn has the bids shown: the timer stands.
func (s *State) allIn() {
	s.Clock = Clock{}
	s.then(Task{reveal, rules.Table})
}

// Pause stops the timer.
type Pause struct{}

// Check requires a timer that runs.
func (Pause) Check(s *State, _ rules.Seat) *rules.Refusal {
	switch {
	case !s.timed():
		return noTimer
	case !s.Clock.Running:
		return timerStands
	}
	return nil
}

// Apply stops it.
func (Pause) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.Clock.Running = false
	log.Tell("TL-BID-2b", rules.Table, "timer-paused", rules.Of("time", s.Clock.Left))
}

// Resume lets the timer go on.
type Resume struct{}

// Check requires a timer that stands.
func (Resume) Check(s *State, _ rules.Seat) *rules.Refusal {
	switch {
	case !s.timed():
		return noTimer
	case s.Clock.Running:
		return timerGoes
	}
	return nil
}

// Apply starts it again.
func (Resume) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.Clock.Running = true
	log.Tell("TL-BID-2b", rules.Table, "timer-goes-on", rules.Of("time", s.Clock.Left))
}

var (
	noTimer     = &rules.Refusal{Rule: "TL-BID-2b", Key: "no-timer", Fix: "auction"}
	timerStands = &rules.Refusal{Rule: "TL-BID-2b", Key: "timer-stands", Fix: "auction"}
	timerGoes   = &rules.Refusal{Rule: "TL-BID-2b", Key: "timer-goes", Fix: "auction"}
)
