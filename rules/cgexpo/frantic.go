package cgexpo

import "docent/rules"

// takeCDs starts Frantic Mode and a new turn of the same thief (CG-TURN-2, CG-FR-1).
func (s *State) takeCDs(seat rules.Seat, log *rules.Log) {
	s.CDs = CDSpot{Loot: Loot{At: InPack}, Seat: seat}
	log.Tell("CG-MOV-5", seat, "cds-taken")
	log.Tell("CG-TURN-2", seat, "turn-stops")
	log.Tell("CG-FR-1", seat, "frantic")
	s.begin(log)
}

// endFrantic tells that it is over, when nobody has the CDs any more (CG-Q12).
func (s *State) endFrantic(rule rules.RuleID, log *rules.Log) {
	log.Tell(rule, rules.Table, "frantic-over")
	if s.House.ITGReturns {
		s.sendHome(ITG, "CG-Q12", log)
	}
}

// ITGDistance returns how many steps Intellivision-The-Great needs to the frantic thief, and
// false where that is not known or nobody flees.
func (s *State) ITGDistance() (int, bool) {
	seat, on := s.Frantic()
	if !on || s.ITG.Square == 0 || !s.located(seat) {
		return 0, false
	}
	return King(s.ITG.Square, s.Thieves[seat].Square), true
}

// Catches reports whether a white die of so many pips bridges a distance (CG-FR-3, CG-Q8).
func (s *State) Catches(pips, distance int) bool {
	return pips == distance || pips > distance && !s.House.ITGExact
}

// White is the white die.
type White struct {
	Pips int `json:"pips"`
}

// Fields asks for it.
func (White) Fields(*State, rules.Seat) []rules.Field { return whiteFields }

var whiteFields = []rules.Field{rules.Number("pips", 1, dieFaces)}

// Check requires the die to be due.
func (w White) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askWhite, by); r != nil {
		return r
	}
	if s.idle(s.next()) {
		return notAsked
	}
	if !between(w.Pips, 1, dieFaces) {
		return notADie
	}
	return nil
}

// Apply moves Intellivision-The-Great, or asks whether he is there.
func (w White) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.Scratch.Pips = w.Pips
	log.Tell("CG-FR-3", by, "itg-rolls", pipCount(w.Pips))
	far, known := s.ITGDistance()
	switch {
	case !known:
		s.first(Task{Do: askCaught})
	case s.Catches(w.Pips, far):
		s.caughtByITG(by, log)
	default:
		s.approach(Task{Piece: ITG, Way: Toward, Steps: int8(w.Pips)}, log)
	}
	s.settle(log)
}

// caughtByITG ends the escape. The CDs lie between the thief and the casino (CG-FR-5).
func (s *State) caughtByITG(seat rules.Seat, log *rules.Log) {
	from := s.Thieves[seat].Spot
	s.only(Task{Do: endTurn})
	log.Tell("CG-FR-5", seat, "itg-catches")
	s.goOut(seat, log)
	s.ITG = Spot{Square: from.Square, Zone: from.Zone}
	s.drop(&from)
	if from.Square != 0 {
		s.first(Task{Do: askPut, Piece: CDs, From: from.Square})
	} else {
		s.first(Task{Do: askDrop})
	}
	s.endFrantic("CG-FR-5", log)
	s.pay(seat, log)
}

// Caught records that Intellivision-The-Great reached the frantic thief.
type Caught struct{}

// Check requires the question open.
func (Caught) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askCaught, by); r != nil {
		return r
	}
	if s.idle(s.next()) {
		return notAsked
	}
	return nil
}

// Apply catches.
func (Caught) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.caughtByITG(by, log)
	s.settle(log)
}

// Clear records that Intellivision-The-Great did not reach the frantic thief.
type Clear struct{}

// Check requires the question open.
func (Clear) Check(s *State, by rules.Seat) *rules.Refusal { return Caught{}.Check(s, by) }

// Apply lets the escape go on.
func (Clear) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	if s.ITG.Square == 0 && s.ITG.Zone != s.ZoneOf(by) { // on the way to the thief, nobody knows where
		s.ITG = Spot{}
	}
	log.Tell("CG-FR-3", by, "itg-misses")
	s.settle(log)
}

// Drop tells the zone where the CDs lie after a capture (CG-Q9).
type Drop struct {
	Zone Zone `json:"zone"`
}

// Fields asks for the zone.
func (Drop) Fields(*State, rules.Seat) []rules.Field { return dropFields }

var dropFields = []rules.Field{rules.Pick("zone", "zone", "floor", "vip", "casino", "museum")}

// Check requires a zone inside.
func (d Drop) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askDrop, by); r != nil {
		return r
	}
	if s.idle(s.next()) || !between(int(d.Zone), int(Floor), int(Museum)) {
		return notAsked
	}
	return nil
}

// Apply notes it.
func (d Drop) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	s.CDs.Spot = Spot{Zone: d.Zone}
	log.Tell("CG-Q9", rules.Table, "cds-lie", zoneThing[d.Zone])
	s.settle(log)
}
