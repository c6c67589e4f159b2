package crazymuseum

import "docent/rules"

// Fall is a thief that a guard or the mummy caught in its own turn, where turns are not
// tracked.
type Fall struct {
	Thief rules.Seat `json:"thief"`
	By    string     `json:"catcher"`
}

// Fields asks whom, and by whom.
func (f Fall) Fields(s *State, _ rules.Seat) []rules.Field {
	thief := rules.Field{Name: "thief", Of: "seat", Open: true}
	for i := range s.Thieves {
		if s.Thieves[i].in() {
			thief.Options = append(thief.Options, rules.Option{Value: numerals[i]})
		}
	}
	catcher := rules.Field{Name: "catcher", Of: "face", Open: true}
	if len(s.Guards) > 0 {
		catcher.Options = append(catcher.Options, rules.Option{Value: guardToken})
	}
	if s.Mummy.State == Awake {
		catcher.Options = append(catcher.Options, rules.Option{Value: mummyToken})
	}
	return []rules.Field{thief, catcher}
}

// Check requires level night, a thief in the museum, and somebody there to catch it.
func (f Fall) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.watched(by); r != nil {
		return r
	}
	switch {
	case by != rules.Table || f.Thief < 0 || int(f.Thief) >= s.seats() || !s.Thieves[f.Thief].in():
		return notThere
	case f.By == guardToken && len(s.Guards) > 0, f.By == mummyToken && s.Mummy.State == Awake:
		return nil
	}
	return nobodyCatches
}

var nobodyCatches = &rules.Refusal{Rule: "CM-CATCH-1", Key: "nobody-catches", Fix: "play"}

// Apply settles the catch (CM-CATCH-1, CM-MUMMY-8); of several guards the one in the thief's room.
func (f Fall) Apply(s *State, _ rules.Seat, log *rules.Log) {
	if f.By == mummyToken {
		if t := &s.Thieves[f.Thief]; t.Room != s.Mummy.Room { // it went there and nobody said so
			s.leaveFor(f.Thief, s.Mummy.Room, log)
			t.Room = s.Mummy.Room
		}
		s.embrace(f.Thief, log)
	} else {
		s.caughtBy(f.Thief, max(1, s.guardIn(s.Thieves[f.Thief].Room)), log)
	}
	s.settle(log)
}

// offerFall proposes to tell of a catch, once somebody walks the museum.
func (s *State) offerFall(m *rules.Menu[State]) {
	by := guardToken
	if len(s.Guards) == 0 {
		by = mummyToken
	}
	for i := range s.Thieves {
		if s.Thieves[i].in() && (len(s.Guards) > 0 || s.Mummy.State == Awake) {
			m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-CATCH-1"}, Fall{rules.Seat(i), by})
			return
		}
	}
}
