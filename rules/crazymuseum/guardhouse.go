package crazymuseum

import "docent/rules"

// Recover takes a confiscated object back in the guardhouse (CM-GH-3).
type Recover struct {
	Object Object `json:"object"`
}

// Fields asks which object of the stock.
func (Recover) Fields(s *State, _ rules.Seat) []rules.Field { return s.whichObject(Stock) }

// whichObject asks for a normal object at a place, each kind once.
func (s *State) whichObject(p Place) []rules.Field {
	f := rules.Field{Name: "object", Of: "object"}
	for o := Ladder + 1; int(o) < len(objectNames); o++ {
		if s.lies(o, p) {
			f.Options = append(f.Options, rules.Option{Value: objectNames[o]})
		}
	}
	return []rules.Field{f}
}

// anyObject returns the first of them; 0 where there is none.
func (s *State) anyObject(p Place) Object {
	for i := range s.Tokens {
		if t := &s.Tokens[i]; t.Place == p && t.Object > Ladder {
			return t.Object
		}
	}
	return 0
}

// recoverCost returns the price of each recovery: none with a Master Key (CM-VC-3).
func (s *State) recoverCost() int {
	if s.Scratch.Key > 0 {
		return 0
	}
	return 1
}

// Check requires the guardhouse, the object in its stock, a free place and the price.
func (r Recover) Check(s *State, by rules.Seat) *rules.Refusal {
	if refused := s.inGuardhouse(by); refused != nil {
		return refused
	}
	if r.Object <= Ladder || !s.lies(r.Object, Stock) {
		return notInStock
	}
	if refused := s.overloaded(by); refused != nil {
		return refused
	}
	return s.can(by, s.recoverCost())
}

// Apply pays and takes it.
func (r Recover) Apply(s *State, by rules.Seat, log *rules.Log) {
	cost := s.recoverCost()
	s.spends(by, cost)
	s.moveToken(r.Object, Stock, With(by))
	log.Tell("CM-GH-3", by, "recovers", objects[r.Object], costThings[cost], leftThing(&s.Thieves[by]))
	s.settle(log)
}

func (s *State) inGuardhouse(by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	if here := s.here(by); s.room(here).Special != Guardhouse {
		return notGuardhouse[here]
	}
	return nil
}

// RecoverRelic takes a relic back in the guardhouse, where the house rule sends them
// there (CM-Q42).
type RecoverRelic struct {
	Worth int `json:"worth"` // its value, 0 where not told
}

// Fields asks which, by its value.
func (RecoverRelic) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "worth", Of: "worth"}
	for n := 0; n <= mostValue; n++ {
		if s.confiscated(n) >= 0 {
			f.Options = append(f.Options, numberOption(n))
		}
	}
	return []rules.Field{f}
}

// confiscated returns the place in Relics of one of that value in the stock; -1 if there is none.
func (s *State) confiscated(worth int) int {
	for i := range s.Relics {
		if s.Relics[i].Place == Stock && s.Relics[i].Value == worth {
			return i
		}
	}
	return -1
}

// Check requires the guardhouse, such a relic and the price.
func (r RecoverRelic) Check(s *State, by rules.Seat) *rules.Refusal {
	if refused := s.inGuardhouse(by); refused != nil {
		return refused
	}
	if s.confiscated(r.Worth) < 0 {
		return noRelicInStock
	}
	return s.can(by, s.recoverCost())
}

// Apply pays and takes it.
func (r RecoverRelic) Apply(s *State, by rules.Seat, log *rules.Log) {
	cost := s.recoverCost()
	s.spends(by, cost)
	s.Relics[s.confiscated(r.Worth)].Place = With(by)
	log.Tell("CM-Q42", by, "recovers-relic", worthThing(r.Worth), costThings[cost], leftThing(&s.Thieves[by]))
	s.settle(log)
}

// Rob takes an object from a thief in the same room (CM-ROB-1).
type Rob struct {
	Victim rules.Seat `json:"victim"`
	Object Object     `json:"object"`
}

// Fields asks which of the victim's objects.
func (r Rob) Fields(s *State, _ rules.Seat) []rules.Field { return s.whichObject(With(r.Victim)) }

// Check requires a loaded victim in the room, a free place and the price.
func (r Rob) Check(s *State, by rules.Seat) *rules.Refusal {
	if refused := s.acts(by); refused != nil {
		return refused
	}
	switch {
	case r.Victim < 0 || int(r.Victim) >= s.seats() || r.Victim == by || s.here(r.Victim) != s.here(by):
		return notHere
	case r.Object == Ladder:
		return ladderIsSafe[r.Victim]
	case !s.lies(r.Object, With(r.Victim)):
		return nothingToRob[r.Victim]
	}
	if refused := s.overloaded(by); refused != nil {
		return refused
	}
	return s.can(by, robCost)
}

// Apply pays and takes it.
func (r Rob) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.spends(by, robCost)
	s.moveToken(r.Object, With(r.Victim), With(by))
	log.Tell("CM-ROB-1", by, "robs", seatThings[r.Victim], objects[r.Object], costThings[robCost], leftThing(&s.Thieves[by]))
	s.settle(log)
}

var (
	notGuardhouse  = inRoom("CM-GH-3", "not-guardhouse")
	notInStock     = &rules.Refusal{Rule: "CM-GH-3", Key: "not-in-stock", Fix: "play"}
	noRelicInStock = &rules.Refusal{Rule: "CM-Q42", Key: "no-relic-in-stock", Fix: "play"}
	notHere        = &rules.Refusal{Rule: "CM-ROB-1", Key: "not-here", Fix: "play"}
	ladderIsSafe   = onBoard("CM-ROB-2", "ladder-is-safe")
	nothingToRob   = onBoard("CM-ROB-1", "nothing-to-rob")
)
