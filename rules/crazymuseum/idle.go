package crazymuseum

// idle reports whether a task finds nothing to do, or its question no longer stands.
func (s *State) idle(t Task) bool {
	switch t.Do {
	case skips:
		return !s.Thieves[t.Seat].Skip
	case arrival:
		return !s.arrivalHolds(t)
	case entry:
		return !s.entryHolds(t)
	case walk:
		return s.guard(t.Guard) == nil || s.stepsLeft(t) <= 0
	case guardBegins, slips:
		return s.guard(t.Guard) == nil
	case askWatch:
		g := s.guard(t.Guard)
		return g == nil || !s.watchable(g.Room, t.Left == thievesOnly)
	case mummyEntry:
		return !s.mummyMeets(t)
	case hears:
		return !s.unanswered()
	}
	return s.idleMeeting(t) || s.idleFind(t)
}

// idleMeeting does what idle does for whom guard or mummy have met.
func (s *State) idleMeeting(t Task) bool {
	switch t.Do {
	case askHide:
		return !s.hideHolds(t)
	case askMask, askMeet:
		return !s.meetsMummy(t.Seat)
	case askLoss:
		return len(s.held(t.Seat)) < t.Left || t.Left == 0
	case askWorst:
		return len(s.held(t.Seat)) == 0
	case askClash:
		return s.guard(t.Guard) == nil || !s.mummyIn(s.guard(t.Guard).Room)
	}
	return false
}

// idleFind does what idle does for what is found, and for what it lets a thief do.
func (s *State) idleFind(t Task) bool {
	switch t.Do {
	case askCard:
		card := s.nthCard(t.Room, t.Kept)
		return card < 0 || s.Cards[card].Kind != 0
	case askDoor:
		return s.room(t.Room) == nil || !s.room(t.Room).Unsure.Has(t.Dir)
	case askPrint:
		return s.room(t.Room) == nil
	case askTile:
		return s.gone(t) || s.noTileFits(t)
	case askToken:
		return s.gone(t) || s.room(t.Room).Face == 0
	case askRelic:
		return s.gone(t) || s.relicIn(t.Room) < 0
	case askCall, askMap:
		return !s.Thieves[t.Seat].in()
	case askFake:
		return s.noTheft(t)
	}
	return s.idleTelling(t)
}

// noTileFits reports whether no tile is left for the cell of a task, or one lies there.
func (s *State) noTileFits(t Task) bool {
	return s.TilesLeft() <= 0 || s.Beside(t.Room, t.Dir) != nil
}

// noTheft reports whether a thief can no longer steal, or no card may be a Fake Relic.
func (s *State) noTheft(t Task) bool {
	return !s.Thieves[t.Seat].in() || len(s.faceDownBy(t.Room)) == 0 || s.canSteal(t.Seat) != nil
}

// idleTelling does what idle does for what a raised level asks.
func (s *State) idleTelling(t Task) bool {
	switch t.Do {
	case askContents:
		return len(s.Rooms) < 2
	case askRoom:
		return s.room(t.Room) == nil
	case askBoard:
		return s.Thieves[t.Seat].Out && !t.Met
	}
	return false
}

// gone reports whether the room of a task is no more, or no longer that of its thief.
func (s *State) gone(t Task) bool {
	return s.room(t.Room) == nil || t.Seat >= 0 && s.full() && s.Thieves[t.Seat].Room != t.Room
}
