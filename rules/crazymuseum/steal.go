package crazymuseum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// Steal takes the relic of the room (CM-STEAL-1). Where a Fake Relic may lie face down,
// the table is asked first (CM-Q72).
type Steal struct{}

// Check requires a relic face up, the objects it needs, no Fake Relic in sight, and the price.
func (Steal) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	return s.canSteal(by)
}

// Apply takes it, shows a Fake Relic known to lie there, or asks for one.
func (Steal) Apply(s *State, by rules.Seat, log *rules.Log) {
	here := s.here(by)
	switch fake := s.hiddenFake(here); {
	case fake >= 0:
		s.showFake(fake, by, log)
	case len(s.faceDownBy(here)) > 0:
		log.Tell("CM-Q72", by, "reaches", roomThings[here])
		s.first(taskOf(askFake, by).in(here))
	default:
		s.steal(by, log)
	}
	s.settle(log)
}

// canSteal returns what stands between a thief and the relic of its room.
func (s *State) canSteal(by rules.Seat) *rules.Refusal {
	here := s.here(by)
	i := s.relicIn(here)
	switch {
	case i < 0:
		return nothingToSteal[here]
	case !s.Relics[i].Up:
		return relicIsDown[here]
	}
	if lacks := s.missing(by, s.Relics[i].Needs); lacks != 0 {
		return objectMissing(by, lacks)
	}
	if s.fakeIn(here) >= 0 {
		return fakeFirst[here]
	}
	return s.can(by, stealCost)
}

// missing returns the objects a relic needs that the thief neither carries nor finds
// loose in its room (CM-RELIC-2).
func (s *State) missing(by rules.Seat, needs Needs) Needs {
	var have Needs
	for i := range s.Tokens {
		if p := s.Tokens[i].Place; p == With(by) || p == In(s.here(by)) {
			have |= NeedsOf(s.Tokens[i].Object)
		}
	}
	return needs &^ (have | NeedsOf(Ladder))
}

// objectMissing makes a refusal that lists all the objects a thief lacks.
func objectMissing(by rules.Seat, lacks Needs) *rules.Refusal {
	list := make([]rules.Thing, 0, 4)
	for _, o := range lacks.Objects() {
		list = append(list, objects[o])
	}
	return &rules.Refusal{Rule: "CM-RELIC-2", Key: "object-missing", About: []rules.Thing{seatThings[by], rules.All(list...)}, Fix: seatThings[by]}
}

// steal pays and takes the relic.
func (s *State) steal(by rules.Seat, log *rules.Log) {
	r := &s.Relics[s.relicIn(s.here(by))]
	s.spends(by, stealCost)
	if s.House.ObjectsConsumed {
		s.consume(by, r.Needs, log)
	}
	r.Place = With(by)
	log.Tell("CM-STEAL-1", by, "steals", worthThing(r.Value), costThings[stealCost], leftThing(&s.Thieves[by]))
}

// consume uses the linked objects up, loose ones first (CM-Q16).
func (s *State) consume(by rules.Seat, needs Needs, log *rules.Log) {
	for o := Ladder + 1; int(o) < len(objectNames); o++ {
		if needs.Has(o) && (s.moveToken(o, In(s.here(by)), Gone) || s.moveToken(o, With(by), Gone)) {
			log.Tell("CM-Q16", by, "used-up", objects[o])
		}
	}
}

// hiddenFake returns the place in Cards of a face-down card known to be the Fake Relic; -1
// if there is none.
func (s *State) hiddenFake(room int) int {
	return slices.IndexFunc(s.Cards, func(c Card) bool { return c.Room == room && !c.Up && c.Kind == Fake })
}

// mayBeFake reports whether a face-down card has a kind that nobody told.
func (c *Card) mayBeFake() bool { return c.Deck == Vending && !c.Up && c.Kind == 0 }

// faceDownBy lists who laid the vending cards of a room that may be the Fake Relic.
func (s *State) faceDownBy(room int) []rules.Seat {
	var list []rules.Seat
	for i := range s.Cards {
		if c := &s.Cards[i]; c.Room == room && c.mayBeFake() && !slices.Contains(list, c.By) {
			list = append(list, c.By)
		}
	}
	return list
}

func (s *State) showFake(card int, by rules.Seat, log *rules.Log) {
	c := &s.Cards[card]
	c.Kind, c.Up = Fake, true
	log.Tell("CM-VC-8", by, "shows-fake", roomThings[c.Room], costThings[identifyCost])
}

// NoFake records that nobody shows a Fake Relic: the theft goes on.
type NoFake struct{}

// Check requires the question open and the theft still possible.
func (NoFake) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askFake, by); r != nil {
		return r
	}
	return s.canSteal(by)
}

// Apply takes the relic.
func (NoFake) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.steal(by, log)
	s.settle(log)
}

// ShowFake records that a face-down card is the Fake Relic: it has to be paid first, and
// the theft has cost nothing yet (CM-STEAL-2).
type ShowFake struct {
	By rules.Seat `json:"by"` // who laid it
}

// Fields asks whose card it is.
func (ShowFake) Fields(s *State, _ rules.Seat) []rules.Field {
	f := rules.Field{Name: "by", Of: "seat"}
	for _, seat := range s.faceDownBy(s.next().Room) {
		f.Options = append(f.Options, rules.Option{Value: strconv.Itoa(int(seat))})
	}
	return []rules.Field{f}
}

// Check requires the question open and a card of that seat.
func (f ShowFake) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askFake, by); r != nil {
		return r
	}
	if !slices.Contains(s.faceDownBy(s.next().Room), f.By) {
		return noSuchCard
	}
	return nil
}

// Apply turns it up.
func (f ShowFake) Apply(s *State, by rules.Seat, log *rules.Log) {
	room := s.next().Room
	s.done()
	s.showFake(slices.IndexFunc(s.Cards, func(c Card) bool { return c.Room == room && c.mayBeFake() && c.By == f.By }), by, log)
	s.settle(log)
}

// Identify pays for the Fake Relic of the room, which goes back to the deck (CM-STEAL-2).
type Identify struct{}

// Check requires one face up, and a real relic to steal.
func (Identify) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.acts(by); r != nil {
		return r
	}
	here := s.here(by)
	switch {
	case s.fakeIn(here) < 0:
		return noFake[here]
	case s.relicIn(here) < 0:
		return nothingToSteal[here]
	}
	return s.can(by, identifyCost)
}

// Apply pays and returns the card.
func (Identify) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.spends(by, identifyCost)
	s.giveBack(s.fakeIn(s.here(by)))
	log.Tell("CM-STEAL-2", by, "identifies", costThings[identifyCost], leftThing(&s.Thieves[by]))
	tellBack(Fake, log)
	s.settle(log)
}

var (
	nothingToSteal = inRoom("CM-STEAL-1", "nothing-to-steal")
	relicIsDown    = inRoom("CM-STEAL-1", "relic-is-down")
	fakeFirst      = inRoom("CM-STEAL-2", "fake-first")
	noFake         = inRoom("CM-VC-8", "no-fake")
	noSuchCard     = &rules.Refusal{Rule: "CM-VC-8", Key: "no-such-card", Fix: "play"}
)
