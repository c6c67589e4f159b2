package crazymuseum

import "docent/rules"

// relicIn returns the relic lying in a room, as its place in Relics; -1 if there is none.
func (s *State) relicIn(room int) int {
	for i := range s.Relics {
		if s.Relics[i].Place == In(room) {
			return i
		}
	}
	return -1
}

// fakeIn returns the Fake Relic lying face up in a room, as its place in Cards; -1 if none.
func (s *State) fakeIn(room int) int {
	for i := range s.Cards {
		if c := &s.Cards[i]; c.Room == room && c.Kind == Fake && c.Up {
			return i
		}
	}
	return -1
}

// hasLadder reports whether a thief carries a ladder.
func (s *State) hasLadder(seat rules.Seat) bool { return s.tokenAt(Ladder, With(seat)) >= 0 }

// tokenAt finds an object at a place, as its place in Tokens; -1 if it is not there.
func (s *State) tokenAt(o Object, p Place) int {
	for i := range s.Tokens {
		if s.Tokens[i].Object == o && s.Tokens[i].Place == p {
			return i
		}
	}
	return -1
}

// moveToken takes an object from one place to another; false where it is not there.
func (s *State) moveToken(o Object, from, to Place) bool {
	i := s.tokenAt(o, from)
	if i < 0 {
		return false
	}
	s.Tokens[i].Place = to
	s.Tokens[i].Dropped = from.Seat() >= 0 && to.Room() > 0
	return true
}
