package oldmuseum

import (
	"slices"

	"docent/rules"
)

// UseStore uses a Utility Store: it and the cards given go under the deck, as many are
// drawn (OM-STORE-1).
type UseStore struct {
	Give []Card `json:"give,omitempty"`
}

// mayUse returns the condition of a card of step 1 or step 5 (OM-TURN-6).
func (s *State) mayUse(by rules.Seat, card Card) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	switch x := &s.Scratch; {
	case !s.tracks():
		return notTracked
	case x.End && x.EndUsed, !x.End && (x.Used || x.Again):
		return oneCard[by]
	case !s.me().Hand.May(card):
		return notInHand[by]
	}
	return nil
}

// used remembers that the step's one card was used.
func (s *State) used() {
	if s.Scratch.End {
		s.Scratch.EndUsed = true
	} else {
		s.Scratch.Used = true
	}
}

// Fields asks for the other utilities to give.
func (UseStore) Fields(s *State, by rules.Seat) []rules.Field {
	rest := slices.Clone(s.me().Hand)
	rest.take(Store)
	f := rules.Field{Name: "give", Of: "card", Many: true, Options: rest.options(Utility, AnyCard)}
	f.Max = len(rest) - rest.number(Artifact)
	return []rules.Field{f}
}

// Check requires the Store and the other cards in hand, and no artifact.
func (u UseStore) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.asked(askStore, by) != nil {
		if r := s.mayUse(by, Store); r != nil {
			return r
		}
	}
	for _, c := range u.Give {
		if c.IsArtifact() {
			return noArtifacts
		}
	}
	if !s.me().Hand.takes(append([]Card{Store}, u.Give...)) {
		return notInHand[by]
	}
	return nil
}

var noArtifacts = &rules.Refusal{Rule: "OM-STORE-1", Key: "no-artifacts", Fix: "play"}

// Apply exchanges the cards; one found just now does not count for the step.
func (u UseStore) Apply(s *State, by rules.Seat, log *rules.Log) {
	if s.next().Do == askStore {
		s.done()
	} else {
		s.used()
	}
	hand := &s.me().Hand
	hand.take(Store)
	for _, c := range u.Give {
		hand.take(c)
	}
	n := len(u.Give) + 1
	s.Deck += n
	s.draw(n)
	log.Tell("OM-STORE-1", by, "uses-store", cardCount(n))
}

// Skip leaves alone what may be done and need not: a Store found, the Gun Gallery's swap,
// the look of Security Surveillance; or notes that a room is not special.
type Skip struct{}

// Check requires one of those questions.
func (Skip) Check(s *State, by rules.Seat) *rules.Refusal {
	switch t := s.next(); {
	case t.Seat != by:
		return notAsked
	case slices.Contains(declined[:], t.Do):
		return nil
	}
	return notAsked
}

var declined = [...]Step{askStore, askGun, askLook, askClaim, askExit, askSpecial}

// Apply strikes it off.
func (Skip) Apply(s *State, by rules.Seat, log *rules.Log) {
	if s.next().Do == askExit && s.Ended {
		log.Tell("OM-WIN-4", by, "stayed-inside")
	}
	s.done()
}

// Dig uses a Secret Tunnel: this turn's move follows its line (OM-TUN-1).
type Dig struct {
	Axis Axis `json:"axis"`
}

// Fields asks for the version of the card.
func (Dig) Fields(s *State, by rules.Seat) []rules.Field {
	f := rules.Field{Name: "axis", Of: "axis"}
	for _, a := range []Axis{NorthSouth, EastWest} {
		if s.tunnelLeads(a) {
			f.Options = append(f.Options, rules.Option{Value: a.String()})
		}
	}
	return []rules.Field{f}
}

// tunnelLeads reports whether some free room lies on that line.
func (s *State) tunnelLeads(axis Axis) bool {
	free := func(to Place) bool {
		_, taken := s.occupant(to)
		return !taken && s.InLine(s.me().At, to, axis)
	}
	if free(HallPlace) {
		return true
	}
	return slices.ContainsFunc(s.Rooms, func(r Room) bool { return free(r.At) })
}

// Check requires the start of the turn and a room to reach.
func (d Dig) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myMove(by); r != nil {
		return r
	}
	if r := s.mayUse(by, Tunnel); r != nil {
		return r
	}
	if d.Axis == NoAxis || d.Axis > EastWest || !s.tunnelLeads(d.Axis) {
		return deadEnd
	}
	return nil
}

var deadEnd = &rules.Refusal{Rule: "OM-TUN-1", Key: "dead-end", Fix: "plan"}

// Apply uses the card.
func (d Dig) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.used()
	s.Scratch.Tunnel = d.Axis
	s.use(Tunnel)
	log.Tell("OM-TUN-1", by, "digs", axisThing(d.Axis))
}
