package trasteros

import "docent/rules"

// Protect puts hand cards face down under a free gold cube, as a new pile (TL-PRO-1).
type Protect struct {
	Cards []Card `json:"cards,omitempty"` // which, where the hand is known
	Count int    `json:"count,omitzero"`  // how many, where it is not
}

// Fields asks which cards, or how many; none is suggested, for foreign ones are deducted in the end (TL-SCO-1).
func (p Protect) Fields(s *State, by rules.Seat) []rules.Field {
	if by < 0 || !s.counts() {
		return nil
	}
	hand := &s.Players[by].Hand
	if !s.knowsHand(by) {
		count := rules.Number("count", 1, hand.Count)
		count.Open = true
		return []rules.Field{count}
	}
	return []rules.Field{{Name: "cards", Of: "card", Min: 1, Max: hand.Count, Many: true, Open: true, Options: hand.Known.options()}}
}

// Check requires a card in hand and a free gold cube.
func (p Protect) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if s.Players[by].Cubes.Gold < 1 {
		return noFreeGold[by]
	}
	hand := &s.Players[by].Hand
	fits := true
	switch {
	case !s.counts():
		fits = p.Count == 0 && len(p.Cards) == 0
	case s.knowsHand(by):
		cards, ok := counted(p.Cards)
		have := hand.Known
		fits = ok && len(p.Cards) > 0 && p.Count == 0 && have.minus(&cards)
	default:
		fits = len(p.Cards) == 0 && p.Count >= 1 && p.Count <= hand.Count
	}
	if !fits {
		return s.byHand(by, nothingToProtect[by], noneToProtect[by])
	}
	return nil
}

var (
	noFreeGold       = bySeat("TL-PRO-1", "no-free-gold")
	nothingToProtect = bySeat("TL-PRO-1", "nothing-to-protect")
	noneToProtect    = byCards("TL-PRO-1", "nothing-to-protect")
	noPile           = bySeat("TL-PRO-3", "no-pile")
)

// Apply locks the gold cube on the new pile.
func (p Protect) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	me := &s.Players[by]
	me.Cubes.Gold--
	var pile Heap
	if len(p.Cards) > 0 {
		cards, _ := counted(p.Cards)
		pile = me.Hand.takeKnown(&cards)
	} else {
		pile = me.Hand.takeAny(p.Count)
	}
	me.Piles = append(me.Piles, pile)
	log.Tell("TL-PRO-1", by, "protects", s.cards(pile.Count))
	s.finish(log)
}

// Unprotect takes a pile back to hand and frees its gold cube (TL-PRO-3).
type Unprotect struct {
	Pile int `json:"pile"` // from 1
}

// Check requires one of one's own piles.
func (u Unprotect) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.myTurn(by); r != nil {
		return r
	}
	if u.Pile < 1 || u.Pile > len(s.Players[by].Piles) {
		return noPile[by]
	}
	return nil
}

// Apply frees the cube.
func (u Unprotect) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.Forced = 0
	me := &s.Players[by]
	pile := me.Piles[u.Pile-1]
	me.Piles = append(me.Piles[:u.Pile-1], me.Piles[u.Pile:]...)
	if len(me.Piles) == 0 {
		me.Piles = nil
	}
	s.receives(by, pile)
	me.Cubes.Gold++
	log.Tell("TL-PRO-3", by, "unprotects", s.cards(pile.Count))
	s.finish(log)
}
