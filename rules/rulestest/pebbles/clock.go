package pebbles

import "docent/rules"

// Timed returns the game with a countdown of so many seconds, which begins paused. Who runs
// out of time ends the game.
func Timed(seconds int) rules.Spec[State] {
	spec := Spec()
	spec.Book = append(spec.Book, rules.Rule{ID: "PB-TIME", Section: "7"})
	spec.Actions["time"], spec.Actions["pause"], spec.Actions["resume"] = Time{}, Pause{}, Resume{}
	begin := spec.Start
	spec.Start = func(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
		s, refused := begin(setup, log)
		s.Left = seconds
		return s, refused
	}
	spec.Offers = func(s *State, m *rules.Menu[State]) {
		offers(s, m)
		if s.Phase == Over || s.Left == 0 {
			return
		}
		if s.Runs {
			m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Clock, Rule: "PB-TIME"}, Time{Left: s.Left})
			m.Add(rules.Offer{Seat: rules.Table, Rule: "PB-TIME"}, Pause{})
			return
		}
		m.Add(rules.Offer{Seat: rules.Table, Rule: "PB-TIME"}, Resume{})
	}
	spec.Fixes = func(s *State, f *rules.Fixes) {
		fixes(s, f)
		f.On("table:clock").Set(&s.Left, rules.Number(rules.LeftField, 0, 6000)).Set(&s.Runs, rules.Flag("runs"))
	}
	spec.Countdown = func(s *State) rules.Countdown {
		return rules.Countdown{
			Left: s.Left, Running: s.Runs && s.Left > 0 && s.Phase != Over, Marks: marks, Pause: "pause", Resume: "resume",
		}
	}
	return spec
}

var marks = []int{600, 300, 60, 0}

// Time is how many seconds are left.
type Time struct {
	Left int `json:"left"`
}

// Check requires a clock that runs.
func (Time) Check(s *State, by rules.Seat) *rules.Refusal {
	if by != rules.Table || !s.Runs || s.Left == 0 || s.Phase == Over {
		return no("PB-TIME", "stands")
	}
	return nil
}

// Fields returns no more than is left.
func (Time) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Number(rules.LeftField, 0, s.Left)}
}

// Apply warns at the marks; the last one ends the game.
func (a Time) Apply(s *State, by rules.Seat, log *rules.Log) {
	for _, mark := range marks {
		if a.Left <= mark && mark < s.Left {
			log.Tell("PB-TIME", by, "mark", rules.Of("seconds", mark))
		}
	}
	if s.Left = a.Left; s.Left == 0 {
		s.Tasks, s.Phase = nil, Over
	}
}

// Pause stops the clock.
type Pause struct{}

// Check requires a clock that runs.
func (Pause) Check(s *State, by rules.Seat) *rules.Refusal { return Time{}.Check(s, by) }

// Apply stops it.
func (Pause) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Runs = false
	log.Tell("PB-TIME", by, "paused")
}

// Resume starts the clock.
type Resume struct{}

// Check requires a clock that stands.
func (Resume) Check(s *State, by rules.Seat) *rules.Refusal {
	if by != rules.Table || s.Runs || s.Left == 0 || s.Phase == Over {
		return no("PB-TIME", "runs")
	}
	return nil
}

// Apply starts it.
func (Resume) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Runs = true
	log.Tell("PB-TIME", by, "resumed")
}
