package crazymuseum

import "docent/rules"

// mostObjects is how many normal objects a thief carries (CM-EXPL-4).
const mostObjects = 3

// here returns the number of the room in which a seat's thief stands.
func (s *State) here(by rules.Seat) int { return s.Thieves[by].Room }

// Examine turns up a face-down object token (CM-EXPL-1).
type Examine struct{}

// Check requires such a token in the room.
func (Examine) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	if here := s.here(by); s.room(here).Face <= 0 {
		return noFaceDown[here]
	}
	return s.can(by, examineCost)
}

// Apply pays and asks what it shows.
func (Examine) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.examine(by, log, "CM-EXPL-1", "examines", askToken)
}

// examine pays for turning something up and asks what it shows.
func (s *State) examine(by rules.Seat, log *rules.Log, rule rules.RuleID, key rules.Key, ask Step) {
	s.spends(by, examineCost)
	log.Tell(rule, by, key, costThings[examineCost], leftThing(&s.Thieves[by]))
	s.first(taskOf(ask, by).in(s.here(by)))
	s.settle(log)
}

// Study turns up a face-down relic (CM-EXPL-5).
type Study struct{}

// Check requires one in the room.
func (Study) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	here := s.here(by)
	switch i := s.relicIn(here); {
	case i < 0:
		return noRelic[here]
	case s.Relics[i].Up:
		return relicIsUp[here]
	}
	return s.can(by, examineCost)
}

// Apply pays and asks what it says.
func (Study) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.examine(by, log, "CM-EXPL-5", "studies", askRelic)
}

// PickUp takes a loose object or the ladder (CM-EXPL-2, CM-LAD-2).
type PickUp struct {
	Object Object `json:"object"`
}

// Check requires it loose in the room, and a place for it on the board.
func (p PickUp) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	here := s.here(by)
	switch {
	case !s.lies(p.Object, In(here)):
		return notLoose[here]
	case p.Object == Ladder && s.hasLadder(by):
		return oneLadder[by]
	case p.Object != Ladder:
		return s.overloaded(by)
	}
	return nil
}

// Apply takes it up.
func (p PickUp) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.act()
	s.moveToken(p.Object, In(s.here(by)), With(by))
	log.Tell(tokenRule(p.Object, "CM-EXPL-2"), by, "picks-up", objects[p.Object])
	s.settle(log)
}

// tokenRule returns the rule of picking up or dropping an object, or that of ladders.
func tokenRule(o Object, rule rules.RuleID) rules.RuleID {
	if o == Ladder {
		return "CM-LAD-2"
	}
	return rule
}

// overloaded refuses a fourth object.
func (s *State) overloaded(by rules.Seat) *rules.Refusal {
	if s.load(by) >= mostObjects {
		return fullBoard[by]
	}
	return nil
}

// lies reports whether a token showing the object is at a place.
func (s *State) lies(o Object, p Place) bool { return o != 0 && s.tokenAt(o, p) >= 0 }

// Drop lets go of an object or the ladder (CM-EXPL-3). It does not spoil a rest (CM-REST-2).
type Drop struct {
	Object Object `json:"object"`
}

// Check requires it on the thief's board.
func (d Drop) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	if !s.lies(d.Object, With(by)) {
		return notCarried[by]
	}
	return nil
}

// Apply lays it into the room.
func (d Drop) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.moveToken(d.Object, With(by), In(s.here(by)))
	log.Tell(tokenRule(d.Object, "CM-EXPL-3"), by, "drops", objects[d.Object], roomThings[s.here(by)])
	if d.Object != Ladder {
		s.dropsSeen(s.here(by), log)
	}
	s.settle(log)
}

var (
	noFaceDown = inRoom("CM-EXPL-1", "no-face-down")
	noRelic    = inRoom("CM-EXPL-5", "no-relic")
	relicIsUp  = inRoom("CM-EXPL-5", "relic-is-up")
	notLoose   = inRoom("CM-EXPL-2", "not-loose")
	fullBoard  = onBoard("CM-EXPL-4", "full-board")
	oneLadder  = onBoard("CM-LAD-2", "one-ladder")
	notCarried = onBoard("CM-EXPL-3", "not-carried")
)

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
