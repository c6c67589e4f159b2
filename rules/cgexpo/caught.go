package cgexpo

import (
	"slices"

	"docent/rules"
)

// caughtByPodcaster ends the encounters of the turn. A carrier drops the CDs on the square
// that he leaves (CG-FR-4); the turn goes on with the roll (CG-CAU-2).
func (s *State) caughtByPodcaster(seat rules.Seat, log *rules.Log) {
	after := Task{Do: askRoll}
	if s.House.CaughtEndsTurn {
		after.Do = endTurn
	}
	s.only(after)
	from := s.Thieves[seat].Spot
	carried := s.carrier() == seat
	s.goOut(seat, log)
	if carried {
		log.Tell("CG-FR-4", seat, "dropped")
		s.drop(&from)
		if from.Square != 0 {
			s.dropAt(from.Square, log)
		}
		s.endFrantic("CG-FR-4", log)
	}
	s.pay(seat, log)
	switch {
	case s.Ended || s.Excluded(seat):
	case s.House.CaughtEndsTurn:
		log.Tell("CG-Q3", seat, "turn-lost")
	default:
		log.Tell("CG-CAU-2", seat, "goes-on")
	}
}

// drop lets the CDs lie somewhere in the zone of a spot.
func (s *State) drop(from *Spot) {
	s.CDs = CDSpot{Loot: Loot{At: OnBoard, Spot: Spot{Zone: s.zoneAt(from)}}, Seat: rules.Table}
}

// dropAt lays the CDs on a square that was just left, or beside it.
func (s *State) dropAt(q Square, log *rules.Log) {
	full := s.full()
	if s.Prints.Board.Zone(q) != Exit && !full.Has(q) {
		s.lay(CDs, q, "CG-FR-4", log)
		return
	}
	s.first(Task{Do: askPut, Piece: CDs, From: q})
}

// goOut sends a thief outside (CG-CAU-1).
func (s *State) goOut(seat rules.Seat, log *rules.Log) {
	s.leaveAll(seat)
	s.goHome(thiefOf(seat))
	log.Tell("CG-CAU-1", seat, "ejected")
}

// leaveAll takes a thief away from the podcasters he was said to stand beside.
func (s *State) leaveAll(seat rules.Seat) {
	for i := range s.Podcasters {
		s.Podcasters[i].Beside &^= 1 << seat
	}
}

// pay takes the zapper and, in difficult mode, a life of who was caught (CG-CAU-1).
func (s *State) pay(seat rules.Seat, log *rules.Log) {
	t := &s.Thieves[seat]
	if t.has(Zapper) {
		log.Tell("CG-CAU-1", seat, "zapper-back")
		s.sendHome(itemOf(seat, Zapper), "CG-CAU-1", log)
	}
	if s.Difficulty != Difficult {
		return
	}
	t.Lives = max(0, t.Lives-1)
	log.Tell("CG-CAU-1", seat, "life-lost", lifeCount(t.Lives))
	if t.Lives == 0 {
		log.Tell("CG-CAU-1", seat, "excluded")
		s.exclude(seat)
		if s.Ended {
			log.Tell("CG-CAU-3", rules.Table, "nobody-won")
		}
	}
}

// exclude takes a thief without lives out of the game, with all that is his but what Carl
// holds. The last one ends it (CG-CAU-3).
func (s *State) exclude(seat rules.Seat) {
	s.goHome(thiefOf(seat))
	for kind := range s.Thieves[seat].Items {
		if l := &s.Thieves[seat].Items[kind]; l.At != InPan {
			*l = Loot{At: Gone}
		}
	}
	if s.carrier() == seat {
		s.CDs = CDSpot{Seat: rules.Table}
		s.layHome(CDs)
	}
	if seat == s.Turn {
		s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.Do != askPut })
		s.Agenda = append(s.Agenda, Task{Do: endTurn})
	}
	for i := range s.Thieves {
		if !s.Excluded(rules.Seat(i)) {
			return
		}
	}
	s.Ended, s.Winner, s.Agenda = true, rules.Table, nil
}

// readmit brings an excluded thief back, with his items on their starts.
func (s *State) readmit(seat rules.Seat) {
	for kind := range s.Thieves[seat].Items {
		if l := &s.Thieves[seat].Items[kind]; l.At == Gone {
			*l = Loot{}
			s.layHome(itemOf(seat, Item(kind)))
		}
	}
}
