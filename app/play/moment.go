package play

import (
	"slices"

	"docent/rules"
)

// moment is the play as the shared screen shows it, and what may be done now.
type moment struct {
	view    rules.View
	offers  []rules.Offer
	actions []action
	waiting []rules.Seat // those that owe a secret answer
	phones  []rules.Seat // those that answer on phones of their own
}

// phoned reports whether a seat answers on a phone of its own.
func (m moment) phoned(seat rules.Seat) bool { return slices.Contains(m.phones, seat) }

// handed lists the seats that the device is handed to: they owe an answer and have no phone.
func (m moment) handed() []rules.Seat {
	return slices.DeleteFunc(slices.Clone(m.waiting), m.phoned)
}

// owes reports whether the table waits for a secret answer of a seat.
func (m moment) owes(seat rules.Seat) bool { return slices.Contains(m.waiting, seat) }

// waits reports whether nothing but the secret answers is to be done.
func (m moment) waits() bool {
	return len(m.waiting) > 0 && !slices.ContainsFunc(m.actions, func(a action) bool { return !a.secret() && !a.refused() })
}

// alone reports whether an action is the one thing that can be done.
func (m moment) alone(a action) bool {
	open := 0
	for _, other := range m.actions {
		if !other.refused() {
			open++
		}
	}
	return open == 1 && !a.refused()
}

// shared reports whether several seats may do the same now: their names tell them apart.
func (m moment) shared(kind rules.Kind) bool {
	seat := rules.Table
	for _, a := range m.actions {
		if a.kind == kind && seat >= 0 && a.seat != seat {
			return true
		}
		if a.kind == kind {
			seat = a.seat
		}
	}
	return false
}

// pending returns the referee's next step; false where the play does not stand amid them.
func (m moment) pending() (rules.Offer, bool) {
	for _, o := range m.offers {
		if o.Asks == rules.Auto && o.Refused == nil {
			return o, true
		}
	}
	return rules.Offer{}, false
}
