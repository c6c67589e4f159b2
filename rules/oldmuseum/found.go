package oldmuseum

import (
	"slices"

	"docent/rules"
)

// pickUp picks up the card of the room chosen: the Hall's is the top of the deck
// (OM-HALL-1).
func (s *State) pickUp(log *rules.Log) {
	known := AnyCard
	if to := s.Scratch.To; to == HallPlace {
		if s.Deck == 0 {
			s.flip(log)
			return
		}
		known = s.Hall.Top
	} else {
		r := s.room(to)
		if !r.Card {
			log.Tell("OM-TURN-2", s.Turn, "no-card", placeThing(to))
			s.flip(log)
			return
		}
		s.sure(to)
		known = r.What
	}
	if known.Known() {
		s.turnUp(known, log)
		return
	}
	s.then(s.Turn, askCard)
}

// Find tells what the card picked up is (OM-TURN-2): an artifact, a locked room, a trap, a
// Utility Store to be used at once, or another utility.
type Find struct {
	Card Card `json:"card"`
}

// Check requires that question, and no artifact on the deck.
func (f Find) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askCard, by); r != nil {
		return r
	}
	switch {
	case slices.Contains(s.finds(), f.Card.String()):
		return nil
	case f.Card == Artifact && s.Scratch.To == HallPlace:
		return noArtifactOnDeck
	}
	return notAsked
}

// finds lists what a card picked up may be: where backs are alike, an artifact is told by
// nobody (OM-Q1).
func (s *State) finds() []string {
	switch {
	case s.Prints.SameBacks:
		return findsSameBacks
	case s.Scratch.To == HallPlace:
		return findsAtHall
	}
	return findsInRoom
}

// The answers keep their places: what cannot be there stands last.
var (
	findsInRoom    = []string{"utility", "locked", "trap", "store", "artifact"}
	findsAtHall    = []string{"utility", "locked", "trap", "store"}
	findsSameBacks = []string{"any", "locked", "trap", "store"}
)

// Fields asks for the card.
func (Find) Fields(s *State, _ rules.Seat) []rules.Field {
	return []rules.Field{rules.Pick("card", "card", s.finds()...)}
}

var noArtifactOnDeck = &rules.Refusal{Rule: "OM-Q23", Key: "no-artifact-on-deck", Fix: "play"}

// Apply goes on with the card.
func (f Find) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.turnUp(f.Card, log)
}

// turnUp lets the card picked up act: only a locked room stops the player (OM-TURN-2-LOCK).
func (s *State) turnUp(card Card, log *rules.Log) {
	x := &s.Scratch
	x.Found = card
	if card != LockedRoom || x.Tunnel != NoAxis || x.To == s.me().BreakIn {
		s.flip(log)
		return
	}
	log.Tell("OM-LOCK-1", s.Turn, "locked", placeThing(x.To))
	if r := s.room(x.To); r != nil {
		r.Locked = true
	} else {
		s.Hall.Locked = true
	}
	if x.Tape && !s.me().Hand.takes([]Card{Key, Access}) || !s.me().Hand.May(Key) {
		s.fail(s.House.LockStep5, log)
		return
	}
	s.soon(s.Turn, askLock)
}

// Unlock uses a Key on a locked room (OM-KEY-1).
type Unlock struct{}

// Check requires that question and a Key.
func (Unlock) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askLock, by); r != nil {
		return r
	}
	if !s.me().Hand.May(Key) {
		return notInHand[by]
	}
	return nil
}

// Apply goes on; the Key is paid on entering.
func (Unlock) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.Scratch.Key = true
	s.flip(log)
}

// PutBack lays the card back instead of paying for the way in (OM-Q27).
type PutBack struct{}

// Check requires a way in that costs a card.
func (PutBack) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askLock, by); r == nil {
		return nil
	}
	if r := s.asked(askTape, by); r != nil {
		return r
	}
	if s.BeforeTape() {
		return notAsked
	}
	return nil
}

// Apply ends the attempt.
func (PutBack) Apply(s *State, by rules.Seat, log *rules.Log) {
	lock := s.next().Do == askLock
	s.done()
	s.fail(lock && s.House.LockStep5, log)
}

// flip turns a dark room over and looks at its doorway (OM-DARK-1, OM-DARK-5, OM-DARK-6).
func (s *State) flip(log *rules.Log) {
	x := &s.Scratch
	if !s.hidden(x.To) || x.Tunnel != NoAxis {
		s.soon(s.Turn, enters)
		return
	}
	d, ok := s.way()
	switch {
	case !ok:
		s.soon(s.Turn, enters)
	case *d.there == Unknown:
		s.soon(s.Turn, askFlip)
	default:
		s.doorway(*d.there, log)
	}
}

// Flip tells the doorway of a dark room (OM-DARK-2).
type Flip struct {
	Side Side `json:"side"`
}

// Fields asks for the side.
func (Flip) Fields(s *State, by rules.Seat) []rules.Field {
	return []rules.Field{rules.Pick("side", "side", sideNames[Open:]...)}
}

// Check requires that question.
func (f Flip) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askFlip, by); r != nil {
		return r
	}
	if _, ok := s.way(); !ok {
		return notBeside
	}
	return nil
}

// Apply remembers the side and goes on or not.
func (f Flip) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	d, _ := s.way()
	*d.there = f.Side
	s.doorway(f.Side, log)
}

// doorway judges the way into a dark room: a break-in passes tape, not walls (OM-BRK-2).
func (s *State) doorway(side Side, log *rules.Log) {
	x := &s.Scratch
	breaking := x.To == s.me().BreakIn
	switch {
	case side == Wall && !(breaking && s.House.BreakWalls):
		log.Tell("OM-DARK-2", s.Turn, "dark-wall", placeThing(x.To))
		s.fail(false, log)
	case side != Tape || breaking || x.Tape:
		s.soon(s.Turn, enters)
	case !s.mayPayTape():
		log.Tell("OM-DARK-2", s.Turn, "dark-tape", placeThing(x.To))
		s.fail(false, log)
	default:
		s.soon(s.Turn, askTape)
	}
}

// mayPayTape reports whether a Room Access is in hand besides a Key that is owed, or was just
// found behind a dark doorway.
func (s *State) mayPayTape() bool {
	x, hand := &s.Scratch, s.me().Hand
	switch {
	case s.BeforeTape():
		return hand.May(Access)
	case x.Found.may(Access):
		return true
	}
	if x.Key {
		return hand.takes([]Card{Key, Access})
	}
	return hand.May(Access)
}

// PayTape pays a Room Access for a taped doorway (OM-ACC-1).
type PayTape struct{}

// Check requires that question and the card.
func (PayTape) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askTape, by); r != nil {
		return r
	}
	if !s.mayPayTape() {
		return notInHand[by]
	}
	return nil
}

// Apply goes on; the Room Access is paid on entering.
func (PayTape) Apply(s *State, by rules.Seat, log *rules.Log) {
	before := s.BeforeTape()
	s.done()
	s.Scratch.Tape = true
	if before {
		s.pickUp(log)
		return
	}
	s.soon(by, enters)
}

// fail puts everything back: the turn is over, but for a card of its end where the house
// says so (OM-Q3).
func (s *State) fail(stepFive bool, log *rules.Log) {
	x := &s.Scratch
	if r := s.room(x.To); r == nil {
		s.Hall.Top = x.Found.afterLook(s.Hall.Top)
	} else if r.Card {
		r.What = x.Found.afterLook(r.What)
	}
	log.Tell(x.failure(), s.Turn, "put-back", placeThing(x.To))
	x.To, x.Found, x.Key, x.Tape = 0, AnyCard, false, false
	if stepFive {
		x.End = true
		return
	}
	s.then(s.Turn, closesTurn)
}

// failure returns the rule that bars the way in: a lock, the doorway behind one, or the doorway.
func (x *Scratch) failure() rules.RuleID {
	switch {
	case x.Found != LockedRoom:
		return "OM-DARK-2"
	case x.Key:
		return "OM-DARK-5"
	}
	return "OM-TURN-2-LOCK"
}

// afterLook returns what is known of a card that was put back: that it was a lock, or no more
// than before and its back.
func (c Card) afterLook(before Card) Card {
	switch {
	case c == LockedRoom:
		return c
	case before.Known():
		return before
	}
	return c.class()
}
