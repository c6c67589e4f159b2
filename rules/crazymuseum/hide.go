package crazymuseum

import "docent/rules"

// hidePrice is the number of tokens that hiding costs (CM-HIDE-1).
const hidePrice = 2

// found settles a thief whom a guard sees, 0 where it walked in on one: it chooses how to
// escape; who has neither tokens nor cards is caught (CM-HIDE-1, CM-HIDE-2).
func (s *State) found(seat rules.Seat, guard int, log *rules.Log) {
	if s.askBoardAgain(seat) {
		return
	}
	if s.helpless(seat) {
		s.caughtBy(seat, guard, log)
		return
	}
	q := taskOf(askHide, seat)
	q.Guard = guard
	s.first(q)
}

// hideHolds reports whether a thief is still seen by the guard of a question.
func (s *State) hideHolds(t Task) bool {
	thief := &s.Thieves[t.Seat]
	if !thief.in() || thief.Hidden != Seen {
		return false
	}
	if g := s.guard(t.Guard); g != nil {
		return g.Room == thief.Room
	}
	return s.guardsIn(thief.Room) > 0
}

// Hide pays two tokens (CM-HIDE-1).
type Hide struct{}

// Check requires a thief who is seen and can pay.
func (Hide) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askHide, by); r != nil {
		return r
	}
	return s.short(by, hidePrice)
}

// Apply hides it.
func (Hide) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.pay(by, hidePrice)
	s.Thieves[by].Hidden = Paid
	s.tellHidden(by, "CM-HIDE-1", "hides", log, costThings[hidePrice])
	s.settle(log)
}

// tellHidden tells that a thief hides; in its own turn that ends it (CM-HIDE-3).
func (s *State) tellHidden(seat rules.Seat, rule rules.RuleID, key rules.Key, log *rules.Log, about ...rules.Thing) {
	if s.ownTurn(seat) {
		rule, key = "CM-HIDE-3", key+"-over"
	}
	log.Tell(rule, seat, key, about...)
	s.endTurn(seat)
}

// WearMask answers a guard or the mummy with a Tribal Mask (CM-VC-5, CM-HIDE-6).
type WearMask struct{}

// Check requires a card in hand.
func (WearMask) Check(s *State, by rules.Seat) *rules.Refusal {
	if t := s.next(); t.Do != askHide && t.Do != askMask || t.Seat != by {
		return notAsked
	}
	return s.needsCard(by)
}

// Apply puts the mask on: it stays with the thief while guard or mummy do.
func (WearMask) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	thief := &s.Thieves[by]
	thief.Hand--
	if t.Do == askMask {
		thief.Mask, thief.Met = true, true
		log.Tell("CM-MUMMY-7", by, "masked-mummy")
	} else {
		thief.Hidden = Masked
		s.tellHidden(by, "CM-HIDE-6", "masked", log)
	}
	s.settle(log)
}

// Detonate answers a guard with a Smoke Bomb: everybody in the room is hidden, and a
// guard who came in loses his turn (CM-HIDE-6, CM-Q70).
type Detonate struct{}

// Check requires a card in hand.
func (Detonate) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askHide, by); r != nil {
		return r
	}
	return s.needsCard(by)
}

// Apply lays the active card into the room.
func (Detonate) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	thief := &s.Thieves[by]
	thief.Hand--
	room := thief.Room
	s.lay(Card{Room: room, Deck: Vending, Kind: Smoke, Up: true, By: by, Until: s.slot()})
	log.Tell("CM-HIDE-6", by, "detonates", roomThings[room])
	s.hideAll(room, "CM-VC-7", log)
	if t.Guard > 0 {
		s.dropEntry(t.Guard)
		log.Tell("CM-VC-7", rules.Table, "guard-in-smoke", guardThings[t.Guard], roomThings[room], s.guardLosing(t.Guard))
		s.guardLoses(t.Guard)
	}
	s.settle(log)
}

// dropEntry ends what a guard does in the room he entered.
func (s *State) dropEntry(guard int) {
	for i := range s.Agenda {
		if s.Agenda[i].isOf(entry, guard) {
			s.Agenda = append(s.Agenda[:i], s.Agenda[i+1:]...)
			return
		}
	}
}

// Surrender does not hide (CM-HIDE-2).
type Surrender struct{}

// Check requires a thief who is seen.
func (Surrender) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(askHide, by) }

// Apply has it caught.
func (Surrender) Apply(s *State, by rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	s.caughtBy(by, t.Guard, log)
	s.settle(log)
}

// needsCard requires a vending card in hand: which one only the table sees.
func (s *State) needsCard(by rules.Seat) *rules.Refusal {
	if s.Thieves[by].Hand == 0 {
		return noCard[by]
	}
	return nil
}

var noCard = onBoard("CM-VEND-3", "no-card")

// short refuses what a thief cannot pay in full (CM-ACT-2).
func (s *State) short(seat rules.Seat, n int) *rules.Refusal {
	if s.Thieves[seat].Action() >= n {
		return nil
	}
	return tooDear[seat][min(n, len(tooDear[seat])-1)]
}

var tooDear = func() (all [mostSeats][8]*rules.Refusal) {
	for seat := range all {
		for n := range all[seat] {
			thing := seatThings[seat]
			all[seat][n] = &rules.Refusal{Rule: "CM-ACT-2", Key: "too-dear", About: []rules.Thing{thing, costThings[n]}, Fix: thing}
		}
	}
	return all
}()

// pay moves tokens from the action area to the rest area (CM-ACT-1).
func (s *State) pay(seat rules.Seat, n int) { s.Thieves[seat].Rest += n }

// confined refuses what a thief may not do while it hides from a guard (CM-HIDE-5).
func (s *State) confined(seat rules.Seat) *rules.Refusal {
	if t := &s.Thieves[seat]; t.Hidden != Seen && s.guardsIn(t.Room) > 0 {
		return hiding[seat]
	}
	return nil
}

var hiding = onBoard("CM-HIDE-5", "hiding")
