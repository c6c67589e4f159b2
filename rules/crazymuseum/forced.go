package crazymuseum

import "docent/rules"

// forced reports whether a correction left one answer to a question: a thief without the
// tokens and without a card cannot hide (CM-HIDE-2), nor can one without a card wear a mask
// (CM-MUMMY-7), and an empty deck has nothing for the rat (CM-Q102).
func (s *State) forced(t Task) bool {
	if s.idle(t) {
		return false
	}
	switch t.Do {
	case askHide:
		return s.helpless(t.Seat)
	case askMask:
		return s.Thieves[t.Seat].Hand == 0
	case askRat:
		return s.ratSleeps() != nil
	}
	return false
}

// helpless reports whether a thief has neither the tokens to hide nor a card.
func (s *State) helpless(seat rules.Seat) bool {
	t := &s.Thieves[seat]
	return t.Action() < hidePrice && t.Hand == 0
}

// answer gives the one answer that is left to a question.
func (s *State) answer(t Task, log *rules.Log) {
	switch t.Do {
	case askHide:
		Surrender{}.Apply(s, t.Seat, log)
	case askMask:
		Embrace{}.Apply(s, t.Seat, log)
	case askRat:
		NoRat{}.Apply(s, t.Seat, log)
	}
}
