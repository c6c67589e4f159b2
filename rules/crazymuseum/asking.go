package crazymuseum

import (
	"slices"
	"strconv"

	"docent/rules"
	"docent/rules/grid"
)

// offerAnswers proposes the answers to what is asked.
func (s *State) offerAnswers(t Task, m *rules.Menu[State]) {
	switch t.Do {
	case askTile, askPrint, askDoor, askOrder:
		s.offerMuseum(t, m)
	case askToken, askRelic, askCard, askValue:
		s.offerReveal(t, m)
	case askHide, askMask, askLoss, askWorst:
		s.offerEscape(t, m)
	case askRat, askCall, askMap, askFake:
		s.offerCalls(t, m)
	case askClash:
		if id := s.knownClash(); id > 0 {
			m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Chance, Rule: "CM-CLASH-1"}, DrawClash{id})
		}
		here := s.initialRoom()
		m.Add(rules.Offer{Seat: rules.Table, Asks: rules.Chance, Rule: "CM-CLASH-3"}, EnterClash{here, grid.North, here, grid.North})
	case askWatch:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-GUARD-8", About: s.guardIsIn(t.Guard)}, Watch{Card: noTrap})
		if s.Phase != Players && s.unasked() {
			m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-GUARD-8"}, Quiet{})
		}
	case askMeet:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-MUMMY-7", About: onSeat[t.Seat], On: onSeat[t.Seat]}, Meet{Embraced: true})
	case askFloor, askStage, askPost, askContents, askRoom, askBoard:
		s.offerUntracked(t, m)
	case askCount:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-SCORE-1", About: onSeat[t.Seat], On: onSeat[t.Seat]}, s.countOf(t.Seat))
	}
}

// guardIsIn names a guard and his room.
func (s *State) guardIsIn(n int) []rules.Thing {
	g := s.guard(n)
	if g == nil {
		return nil
	}
	return []rules.Thing{guardThings[n], roomThings[g.Room]}
}

// offerMuseum proposes what is printed on tiles and Help tokens.
func (s *State) offerMuseum(t Task, m *rules.Menu[State]) {
	switch t.Do {
	case askTile:
		var on []rules.Thing
		if r := s.room(t.Room); r != nil {
			on = onCell(r.Cell.Next(t.Dir))
		}
		m.Add(rules.Offer{Seat: t.Seat, Asks: rules.Chance, Rule: "CM-MAP-1", On: on}, PlaceTile{s.freeNumber()})
	case askPrint:
		special := Ordinary
		if r := s.room(t.Room); r != nil {
			special = r.Special
		}
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-MAP-2", About: onRoom[t.Room], On: onRoom[t.Room]}, PrintTile{grid.Sides[:], Plain, special})
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-MAP-2", About: onRoom[t.Room]}, SkipPrint{})
	case askDoor:
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-MOVE-7", About: aboutDoor[t.Room][t.Dir], On: onRoom[t.Room]}, Door{"yes"})
	case askOrder:
		if t.Guard > 0 {
			m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-GUARD-5", About: []rules.Thing{guardThings[t.Guard]}}, SetOrder{s.guardOrder()})
		} else {
			m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-MUMMY-6"}, SetOrder{s.mummyOrder()})
		}
	}
}

// freeNumber returns the lowest number that no room on the table has.
func (s *State) freeNumber() int {
	for n := 1; n < mostNumber; n++ {
		if s.index(n) < 0 {
			return n
		}
	}
	return mostNumber
}

// offerReveal proposes what tokens and cards show that are turned up.
func (s *State) offerReveal(t Task, m *rules.Menu[State]) {
	switch t.Do {
	case askToken:
		m.Add(rules.Offer{Seat: t.Seat, Asks: rules.Chance, Rule: "CM-EXPL-1", On: onRoom[t.Room]}, TurnUp{s.someToken()})
	case askRelic:
		if id := s.unseen(); id > 0 {
			m.Add(rules.Offer{Seat: t.Seat, Asks: rules.Chance, Rule: "CM-EXPL-5", On: onRoom[t.Room]}, Recognise{id})
		}
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-EXPL-5", On: onRoom[t.Room]}, Reveal{Needs: []Linked{0}})
	case askCard:
		kind := Chocolate
		if i := s.nthCard(t.Room, t.Kept); i >= 0 && s.Cards[i].Deck == Rat {
			kind = Banana
		}
		m.Add(rules.Offer{Seat: t.Seat, Rule: "CM-VEND-4", On: onRoom[t.Room]}, ShowCard{kind})
	case askValue:
		m.Add(rules.Offer{Seat: rules.Table, Rule: "CM-Q61", About: s.heldRelic(t.Left)}, Value{1})
	}
}

// someToken returns a word that an object token may show.
func (s *State) someToken() string {
	if !s.tokensKnown() {
		return objectNames[Ladder+1]
	}
	for _, word := range objectNames[1:] {
		if s.tokensLeft(word) > 0 {
			return word
		}
	}
	if !s.Found.Mummy && s.tokensLeft(mummyToken) > 0 {
		return mummyToken
	}
	return guardToken
}

// heldRelic names a relic that somebody has: whose it is, which of the thief's, and what
// it needs.
func (s *State) heldRelic(relic int) []rules.Thing {
	if relic < 0 || relic >= len(s.Relics) || s.Relics[relic].Place.Seat() < 0 {
		return nil
	}
	seat := s.Relics[relic].Place.Seat()
	return []rules.Thing{seatThings[seat], rules.Of("sack", 1+slices.Index(s.held(seat), relic)), needsThing(s.Relics[relic].Needs)}
}

// offerEscape proposes how a thief escapes from guard or mummy, and what it loses.
func (s *State) offerEscape(t Task, m *rules.Menu[State]) {
	by := t.Seat
	switch t.Do {
	case askHide:
		m.Add(rules.Offer{Seat: by, Rule: "CM-HIDE-1", About: aboutCost[hidePrice]}, Hide{})
		m.Add(rules.Offer{Seat: by, Rule: "CM-VC-5", On: onCard[Mask]}, WearMask{})
		m.Add(rules.Offer{Seat: by, Rule: "CM-VC-7", On: onCard[Smoke]}, Detonate{})
		m.Add(rules.Offer{Seat: by, Rule: "CM-HIDE-2"}, Surrender{})
	case askMask:
		m.Add(rules.Offer{Seat: by, Rule: "CM-VC-5", On: onCard[Mask]}, WearMask{})
		m.Add(rules.Offer{Seat: by, Rule: "CM-MUMMY-7"}, Embrace{})
	case askLoss:
		m.Add(rules.Offer{Seat: by, Asks: rules.Chance, Rule: "CM-CATCH-2", About: onSeat[by]}, Lose{s.someWorths(by, t.Left)})
	case askWorst:
		m.Add(rules.Offer{Seat: by, Rule: "CM-Q61"}, LoseWorst{1})
	}
}

// someWorths returns the values of a thief's first relics.
func (s *State) someWorths(by rules.Seat, n int) []int {
	var worths []int
	for _, i := range s.held(by) {
		if len(worths) < n {
			worths = append(worths, s.Relics[i].Value)
		}
	}
	return worths
}

// offerCalls proposes what to do with the rat, a map, or a theft under way.
func (s *State) offerCalls(t Task, m *rules.Menu[State]) {
	by := t.Seat
	switch t.Do {
	case askRat, askCall:
		if room := s.emptyRoom(); room > 0 {
			m.Add(rules.Offer{Seat: by, Rule: "CM-RAT-3"}, LayRat{room})
		}
		m.Add(rules.Offer{Seat: by, Rule: "CM-RAT-1"}, PlaceRat{s.someRatCard(), s.Rooms[0].Number})
		if s.ratMayBeOut() {
			m.Add(rules.Offer{Seat: by, Rule: "CM-Q102"}, NoRat{})
		}
	case askMap:
		m.Add(rules.Offer{Seat: by, Rule: "CM-VC-4"}, Travel{s.elsewhere(by)})
	case askFake:
		m.Add(rules.Offer{Seat: by, Rule: "CM-STEAL-1"}, NoFake{})
		if laid := s.faceDownBy(t.Room); len(laid) > 0 {
			m.Add(rules.Offer{Seat: by, Rule: "CM-VC-8"}, ShowFake{laid[0]})
		}
	}
	if t.Do != askRat {
		m.Add(rules.Offer{Seat: by, Rule: declineRule(t.Do)}, Decline{})
	}
}

func declineRule(do Step) rules.RuleID {
	switch do {
	case askMap:
		return "CM-VC-4"
	case askCall:
		return "CM-VC-6"
	}
	return "CM-STEAL-1"
}

func (s *State) someRatCard() CardKind {
	for _, k := range ratCards {
		if s.mayBring(k) {
			return k
		}
	}
	return Banana
}

// elsewhere returns a room other than the thief's; 0 where there is none.
func (s *State) elsewhere(by rules.Seat) int {
	for i := range s.Rooms {
		if n := s.Rooms[i].Number; n != s.here(by) {
			return n
		}
	}
	return 0
}

// knownClash returns a clash card of the box that is not on the discard pile; 0 if there is none.
func (s *State) knownClash() int {
	f := DrawClash{}.Fields(s, rules.Table)[0]
	if len(f.Options) == 0 {
		return 0
	}
	id, _ := strconv.Atoi(f.Options[0].Value)
	return id
}

// forced reports whether a correction left one answer to a question: a thief without the
// tokens and without a card cannot hide (CM-HIDE-2), nor can one without a card wear a mask
// (CM-MUMMY-7), and an empty deck has nothing for the rat (CM-Q102).
func (s *State) forced(t Task) bool {
	if s.idle(t) {
		return false
	}
	switch t.Do {
	case askHide:
		return s.helpless(t.Seat)
	case askMask:
		return s.Thieves[t.Seat].Hand == 0
	case askRat:
		return s.ratSleeps() != nil
	}
	return false
}

// helpless reports whether a thief has neither the tokens to hide nor a card.
func (s *State) helpless(seat rules.Seat) bool {
	t := &s.Thieves[seat]
	return t.Action() < hidePrice && t.Hand == 0
}

// answer gives the one answer that is left to a question.
func (s *State) answer(t Task, log *rules.Log) {
	switch t.Do {
	case askHide:
		Surrender{}.Apply(s, t.Seat, log)
	case askMask:
		Embrace{}.Apply(s, t.Seat, log)
	case askRat:
		NoRat{}.Apply(s, t.Seat, log)
	}
}
