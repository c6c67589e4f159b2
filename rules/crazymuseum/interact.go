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
