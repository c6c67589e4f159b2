package trasteros

import "docent/rules"

// askStarter asks who began a game that was played without Docent, where nothing else parts two players (TL-TIE-1).
func (s *State) askStarter() {
	if s.Level == ScoreOnly && over(s) && s.fullyTied() {
		s.then(Task{starter, rules.Table})
	}
}

// fullyTied reports whether only the turn order parts two seats.
func (s *State) fullyTied() bool {
	list := s.scores()
	for i := range list[1:] {
		a, b := list[i], list[i+1]
		if a.Total == b.Total && s.parted(a.Seat, b.Seat) == len(tieBreaks)-1 {
			return true
		}
	}
	return false
}

// parted returns the first step of the tie-break that two seats differ in.
func (s *State) parted(a, b rules.Seat) int {
	one, other := s.Result(a), s.Result(b)
	for n, c := range tieBreaks {
		if c.value(s, a, one) != c.value(s, b, other) {
			return n
		}
	}
	return len(tieBreaks)
}

// Starter names who had the first turn of a game that was played without Docent.
type Starter struct {
	Starter rules.Seat `json:"starter"`
}

// Fields asks for one of the seats; the set-up may have drawn anybody.
func (Starter) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Pick("starter", "seat", rules.Seats(s.seats())...)
	f.Open = true
	return []rules.Field{f}
}

// Check requires the question open and a seat.
func (x Starter) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(starter, by); r != nil {
		return r
	}
	if x.Starter < 0 || int(x.Starter) >= s.seats() {
		return notAsked
	}
	return nil
}

// Apply puts the seats into their real order and hands the winner card over.
func (x Starter) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.First = x.Starter
	log.Tell("TL-TIE-1", x.Starter, "starter")
	s.done()
	s.crown(log)
}
