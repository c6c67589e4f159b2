package rules

// Turn refuses what only the seat at turn may choose, and only while nothing waits for an
// answer.
type Turn struct {
	Ended, Busy *Refusal
	NotYours    Refusals // about the seat at turn
}

// Refuse returns why that seat may not choose now, or nil; waiting is how many tasks are on
// the agenda.
func (t *Turn) Refuse(ended bool, waiting int, turn, by Seat) *Refusal {
	switch {
	case ended:
		return t.Ended
	case waiting > 0:
		return t.Busy
	case by != turn:
		return t.NotYours[turn]
	}
	return nil
}
