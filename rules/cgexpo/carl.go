package cgexpo

import "docent/rules"

// besideThief returns the squares next to the active thief where Carl may stand.
func (s *State) besideThief() Plane {
	at := s.Thieves[s.Turn].Square
	if !s.Mapped() || at == 0 || s.ZoneOf(s.Turn) == Exit {
		return Plane{}
	}
	full := s.full()
	full.remove(s.Carl.Square)
	p := s.ring(at, 1, Nowhere, &full)
	if s.House.OrthoAdjacent {
		for y := range p {
			if y != at.Y() {
				p[y] &= 1 << at.X()
			}
		}
	}
	return p
}

// stand puts Carl on the square that he comes to; without any he stays (CG-CARL-1).
func (s *State) stand(to Square, log *rules.Log) {
	zone := s.ZoneOf(s.Turn)
	switch {
	case to != 0:
		s.Carl = Spot{Square: to}
		log.Tell("CG-CARL-1", s.Turn, "carl-comes", squareThing(to))
	case zone == Exit || s.Mapped() && s.located(s.Turn):
		log.Tell("CG-CARL-1", s.Turn, "carl-stays")
	default:
		s.Carl = Spot{Zone: zone}
		log.Tell("CG-CARL-1", s.Turn, "carl-here")
	}
}

// Janitor is the square where Carl comes to stand, as the active player wants.
type Janitor struct {
	To Square `json:"to"`
}

// Fields asks for a free square next to the thief.
func (j Janitor) Fields(s *State, by rules.Seat) []rules.Field { return j.FieldsIn(s, by, nil) }

// FieldsIn returns the same as Fields, in memory that is lent.
func (Janitor) FieldsIn(s *State, _ rules.Seat, memory *rules.Blanks) []rules.Field {
	beside := s.besideThief()
	return squareField(memory, 1, &beside)
}

// Check requires one of those.
func (j Janitor) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askCarl, by); r != nil {
		return r
	}
	if beside := s.besideThief(); beside.count() <= 1 || !beside.Has(j.To) {
		return notBesideThief(j.To)
	}
	return nil
}

func notBesideThief(to Square) *rules.Refusal {
	return &rules.Refusal{Rule: "CG-CARL-1", Key: "not-beside-thief", About: aboutSquare(to), Fix: "play"}
}

// WhyNotCarl returns why Carl does not come to a square with the card that is due; nil where he may. Who is there then is not looked at:
// podcasters move before.
func (s *State) WhyNotCarl(to Square) *rules.Refusal {
	if at := s.Thieves[s.Turn].Square; to == 0 || at == 0 || !s.adjacent(to, at) {
		return notBesideThief(to)
	}
	return nil
}

// Apply puts him there.
func (j Janitor) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.done()
	s.stand(j.To, log)
	s.settle(log)
}

// Prize returns what Carl would take from a thief: 0 where there is nothing (CG-CARL-4).
func (s *State) Prize(seat rules.Seat) Piece {
	if s.carrier() == seat {
		return CDs
	}
	for kind := range s.Thieves[seat].Items {
		if s.Thieves[seat].has(Item(kind)) {
			return itemOf(seat, Item(kind))
		}
	}
	return 0
}

// againstCarl returns what hits do in the battle of a thief with Carl (CG-CARL-2, CG-CARL-3).
func (s *State) againstCarl(seat rules.Seat, hits int) Outcome {
	armed := s.Thieves[seat].has(Zapper)
	o := Outcome{Hits: hits, Rule: "CG-CARL-2"}
	switch {
	case armed && hits >= 2:
		o.Result, o.Rule = "shot", "CG-CARL-3"
		return o
	case armed:
		o.Rule = "CG-CARL-3"
	case hits == mostHits:
		o.Result = "nothing"
		return o
	}
	if o.Loses = s.Prize(seat); o.Loses == 0 {
		o.Result, o.Rule = "nothing-to-steal", "CG-CARL-4"
	} else {
		o.Result = "steals"
	}
	return o
}

// Sweep is the battle with Carl.
type Sweep struct {
	Hits int `json:"hits"`
}

// Fields asks for the hits.
func (Sweep) Fields(s *State, _ rules.Seat) []rules.Field { return s.hitsField() }

// Check requires the battle to be due.
func (w Sweep) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askSweep, by); r != nil {
		return r
	}
	return s.thrown(w.Hits)
}

// Apply steals, is shot or does nothing. Carl stays where he is and ejects nobody
// (CG-CARL-7).
func (w Sweep) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	o := s.againstCarl(by, w.Hits)
	log.Tell(o.Rule, by, "sweep", hitCount(w.Hits))
	switch o.Result {
	case "steals":
		s.steal(by, o.Loses, log)
	case "shot":
		s.shoot(by, log)
	case "nothing":
		log.Tell("CG-CARL-2", by, "carl-escaped")
	default:
		log.Tell("CG-CARL-4", by, "nothing-to-steal")
	}
	s.settle(log)
}

// steal puts something into the dustpan; what lay there goes home first (CG-CARL-5).
func (s *State) steal(seat rules.Seat, p Piece, log *rules.Log) {
	old := s.Dustpan()
	log.Tell("CG-CARL-4", seat, "stolen", pieceThing[p])
	*s.loot(p) = Loot{At: InPan}
	if p == CDs {
		s.CDs.Seat = rules.Table
		log.Tell("CG-Q10", seat, "cds-swept")
		s.endFrantic("CG-Q10", log)
	}
	if old != 0 {
		log.Tell("CG-CARL-5", rules.Table, "pan-emptied", pieceThing[old])
		s.release(old, "CG-CARL-5", log)
	}
}

// release lets what lay in the dustpan go home; what was an excluded thief's is out of the
// game (CG-Q16).
func (s *State) release(p Piece, rule rules.RuleID, log *rules.Log) {
	if seat, _, ok := p.item(); ok && s.Excluded(seat) {
		*s.loot(p) = Loot{At: Gone}
		log.Tell("CG-Q16", rules.Table, "item-out", pieceThing[p])
		return
	}
	s.sendHome(p, rule, log)
}

// shoot makes Carl drop what he holds (CG-CARL-6).
func (s *State) shoot(seat rules.Seat, log *rules.Log) {
	log.Tell("CG-CARL-3", seat, "carl-shot")
	switch p := s.Dustpan(); {
	case p == 0:
		log.Tell("CG-CARL-6", seat, "pan-empty")
	case s.ownInPan():
		s.first(Task{Do: askKeep})
	default:
		log.Tell("CG-CARL-6", rules.Table, "pan-dropped", pieceThing[p])
		s.release(p, "CG-CARL-6", log)
	}
}

// ownInPan reports whether Carl holds an item of the active thief.
func (s *State) ownInPan() bool {
	seat, _, ok := s.Dustpan().item()
	return ok && seat == s.Turn
}

// Keep takes the own item that Carl dropped.
type Keep struct{}

// Check requires one.
func (Keep) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askKeep, by); r != nil {
		return r
	}
	if !s.ownInPan() {
		return notAsked
	}
	return nil
}

// Apply puts it into the backpack.
func (Keep) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := s.Dustpan()
	s.done()
	*s.loot(p) = Loot{At: InPack}
	log.Tell("CG-CARL-6", by, "taken-back", pieceThing[p])
	s.settle(log)
}

// GiveBack lets the own item go home instead.
type GiveBack struct{}

// Check requires one.
func (GiveBack) Check(s *State, by rules.Seat) *rules.Refusal { return Keep{}.Check(s, by) }

// Apply sends it home.
func (GiveBack) Apply(s *State, by rules.Seat, log *rules.Log) {
	p := s.Dustpan()
	s.done()
	log.Tell("CG-CARL-6", by, "pan-dropped", pieceThing[p])
	s.release(p, "CG-CARL-6", log)
	s.settle(log)
}
