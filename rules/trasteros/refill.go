package trasteros

import "docent/rules"

// refillDue reports whether at the end of this turn rooms are filled or the discard pile
// moves: the round was completed (TL-REF-1), or there were too few cards for any room
// before and now there are enough (TL-Q24).
func (s *State) refillDue() bool {
	if s.SealedRooms() > 0 {
		return false
	}
	if s.RoundOpen {
		return true
	}
	return s.counts() && (s.Discard.Count+s.Public() >= roomSize || s.Public() == 0 && s.Discard.Count > 0)
}

// refill completes the round if one was open, fills as many rooms as get six cards and
// hands the marker on.
func (s *State) refill(log *rules.Log) {
	if s.RoundOpen {
		s.Rounds++
		s.RoundOpen, s.Fresh = false, true
		log.Tell("TL-REF-1", rules.Table, "round-complete", rules.Of("round", s.Rounds))
	}
	if !s.counts() {
		log.Tell("TL-REF-1", rules.Table, "refill-uncounted")
		s.then(Task{fillRooms, rules.Table})
		return
	}
	total := s.Discard.Count + s.Public()
	if total < roomSize {
		s.Discard = Heap{}
		s.fill(0)
		log.Tell("TL-REF-2", rules.Table, "too-few-cards", s.cards(total))
		s.passMarker(log)
		return
	}
	s.Discard = Heap{}
	k := min(len(s.Rooms), total/roomSize)
	s.fill(k)
	log.Tell("TL-REF-1", rules.Table, "refill", s.cards(total), rules.Of("rooms", k), s.cards(s.Public()))
	if k < len(s.Rooms) {
		log.Tell("TL-REF-2", rules.Table, "rooms-unfilled", rules.Of("rooms", len(s.Rooms)-k))
	}
	s.passMarker(log)
}

// fill seals the first k rooms with six cards each and leaves the others unfilled.
func (s *State) fill(k int) {
	for i := range s.Rooms {
		s.Rooms[i] = Room{State: Unfilled}
		if i < k {
			s.Rooms[i].State = Sealed
			if s.counts() {
				s.Rooms[i].Cards.Count = roomSize
			}
		}
	}
	s.RoundOpen, s.Mixed, s.Loose = k > 0, true, 0
}

// Fill enters how many rooms the table could fill, where cards are not counted.
type Fill struct {
	Rooms int `json:"rooms"`
}

// Fields asks for the number of rooms.
func (f Fill) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Number("rooms", 0, len(s.Rooms))}
}

// Check requires a round just completed, or rooms that stayed empty for want of cards
// (TL-Q24).
func (f Fill) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.asked(fillRooms, by) != nil && !s.mayFillLate(by) {
		return notAsked
	}
	if f.Rooms < 0 || f.Rooms > len(s.Rooms) {
		return notAsked
	}
	return nil
}

// Apply seals that many rooms and hands the turn marker on.
func (f Fill) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.fill(f.Rooms)
	log.Tell("TL-REF-1", rules.Table, "filled", rules.Of("rooms", f.Rooms))
	if f.Rooms < len(s.Rooms) {
		log.Tell("TL-REF-2", rules.Table, "rooms-unfilled", rules.Of("rooms", len(s.Rooms)-f.Rooms))
	}
	if s.next().Do == fillRooms {
		s.passMarker(log)
	}
}

// mayFillLate reports whether no room is sealed and no round open, and whether only the table
// can know whether there are cards enough again.
func (s *State) mayFillLate(by rules.Seat) bool {
	return by == rules.Table && !s.counts() && !s.Ended && len(s.Agenda) == 0 && s.SealedRooms() == 0 && !s.RoundOpen
}
