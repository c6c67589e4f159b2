package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// thievesOnly in a task's Left: a clash put the guard there, and by house rule only thieves
// matter then (CM-Q65).
const thievesOnly = 1

// entryHolds reports whether a guard's entry has something left to resolve.
func (s *State) entryHolds(t Task) bool {
	g := s.guard(t.Guard)
	if g == nil {
		return false
	}
	if s.mummyIn(g.Room) || s.whistleIn(g.Room) >= 0 {
		return true
	}
	if !s.full() {
		return !t.Met && s.watchable(g.Room, t.Left == thievesOnly)
	}
	if t.Left != thievesOnly && (s.nextTrap(t) >= 0 || s.room(g.Room).Untold) {
		return true
	}
	if t.Met && !s.House.PrioritySequential {
		return s.nextFound(g.Room) >= 0
	}
	return s.nextFound(g.Room) >= 0 || t.Left != thievesOnly && s.findable(g.Room)
}

// enter resolves the next thing in the room that a guard has entered: the mummy, power-ups,
// then thieves and abandoned objects (CM-GUARD-7, CM-GUARD-8).
func (s *State) enter(t Task, log *rules.Log) {
	room := s.guard(t.Guard).Room
	if s.mummyIn(room) {
		s.done()
		s.clash(t.Guard, 0, log)
		return
	}
	if i := s.whistleIn(room); i >= 0 {
		s.giveBack(i)
		log.Tell("CM-RC-3", rules.Table, "whistle-back", roomThings[room])
		return
	}
	if !s.full() {
		s.Agenda[0].Met = true
		s.first(guardTask(askWatch, t.Guard).left(t.Left))
		return
	}
	if t.Left != thievesOnly {
		if s.askRoomAgain(room) {
			return
		}
		if card := s.nextTrap(t); card >= 0 {
			s.trap(t.Guard, card, log)
			return
		}
	}
	if t.Met && !s.House.PrioritySequential {
		s.distracted(room, log)
		return
	}
	if seat := s.nextFound(room); seat >= 0 {
		s.found(seat, t.Guard, log)
		return
	}
	s.done()
	s.confiscate(t.Guard, log)
}

// nextFound returns the next thief in a room whom nothing hides; Table where there is none.
func (s *State) nextFound(room int) rules.Seat {
	for i := range s.Thieves {
		seat := rules.Seat((int(s.speaker()) + i) % s.seats())
		if t := &s.Thieves[seat]; t.in() && t.Room == room && t.Hidden == Seen {
			return seat
		}
	}
	return rules.Table
}

// whistleIn finds a whistle in a room; -1 if there is none.
func (s *State) whistleIn(room int) int {
	for i := range s.Cards {
		if s.Cards[i].Kind == Whistle && s.Cards[i].Room == room {
			return i
		}
	}
	return -1
}

// nextTrap finds the next card that a guard's entry turns up or sets off, -1 if none,
// and passes over those that do nothing.
func (s *State) nextTrap(t Task) int {
	room := s.guard(t.Guard).Room
	for kept := t.Kept; ; kept++ {
		card := s.nthCard(room, kept)
		if card < 0 {
			return -1
		}
		c := &s.Cards[card]
		if !c.Up || c.Kind != Slippery || t.Dir != grid.None && !t.Met {
			return card
		}
	}
}

// trap applies a card to the guard who has just entered its room.
func (s *State) trap(guard, card int, log *rules.Log) {
	c := &s.Cards[card]
	s.Agenda[0].Kept = s.before(card)
	if c.Kind == 0 {
		t := task(askCard).in(c.Room)
		t.Kept = s.Agenda[0].Kept
		s.first(t)
		return
	}
	if !c.Up {
		c.Up = true
		s.tellShown(c, rules.Table, log)
	}
	if c.lasts() && c.Until == 0 {
		c.Until = s.slot()
	}
	switch c.Kind {
	case Smoke:
		if !s.smokeBefore(card) { // a second bomb takes no second turn (CM-Q23)
			log.Tell("CM-VC-7", rules.Table, "guard-in-smoke", guardThings[guard], roomThings[c.Room], s.guardLosing(guard))
		}
		s.Agenda[0].Kept++
		s.Agenda[0].Met = true
		s.hideAll(c.Room, "CM-VC-7", log)
		s.guardLoses(guard)
	case Fake:
		log.Tell("CM-VC-8", rules.Table, "guard-finds-fake", guardThings[guard], roomThings[c.Room], s.guardLosing(guard))
		s.giveBack(card)
		s.Agenda[0].Met = true
		s.raise(guard, "CM-ALERT-3", log)
		s.guardLoses(guard)
	case Banana:
		s.giveBack(card)
		s.Agenda[0].Met = true
		s.guardSlips(guard, log)
	case Slippery:
		s.guardSlides(guard, card, log)
	default:
		log.Tell(vendingRule(c.Kind), rules.Table, "guard-ignores", guardThings[guard], cardThings[c.Kind])
		s.giveBack(card)
	}
}

// before counts the cards that lie in a card's room before it.
func (s *State) before(card int) int {
	n := 0
	for i := range card {
		if s.Cards[i].Room == s.Cards[card].Room {
			n++
		}
	}
	return n
}

// smokeBefore reports whether a card lies behind an active Smoke Bomb of its room.
func (s *State) smokeBefore(card int) bool {
	c := &s.Cards[card]
	return slices.ContainsFunc(s.Cards[:card], func(o Card) bool { return o.Room == c.Room && o.Kind == Smoke && o.Up })
}

// guardSlides takes a walking guard on into the next room, or against a wall; the card
// goes back (CM-RC-2, CM-Q73). Who was put there does not slide (CM-Q95).
func (s *State) guardSlides(guard, card int, log *rules.Log) {
	t, g := s.Agenda[0], s.guard(guard)
	if t.Dir == grid.None || t.Met {
		s.Agenda[0].Kept++
		return
	}
	if s.askDoubtBeyond(g.Room, g.Heading) {
		return
	}
	from := g.Room
	s.giveBack(card)
	if !s.passable(from, g.Heading) {
		log.Tell("CM-RC-2", rules.Table, "guard-hits-wall", guardThings[guard], roomThings[from], s.guardLosing(guard))
		s.Agenda[0].Met = true
		s.guardLoses(guard)
		return
	}
	g.Room = s.Beside(from, g.Heading).Number
	log.Tell("CM-RC-2", rules.Table, "guard-slides", guardThings[guard], roomThings[g.Room], dirThings[g.Heading])
	s.unhide(from, log)
	s.Agenda[0] = guardTask(entry, guard).towards(g.Heading)
}

// distracted hides everybody in a room while the guard whom a trap stopped stays (CM-Q68).
func (s *State) distracted(room int, log *rules.Log) {
	s.hideAll(room, "CM-GUARD-8", log)
}

// hideAll hides every thief in a room for free.
func (s *State) hideAll(room int, rule rules.RuleID, log *rules.Log) {
	for seat := s.nextFound(room); seat >= 0; seat = s.nextFound(room) {
		s.hideFree(seat, rule, log)
	}
}

// hideFree hides a thief who pays nothing.
func (s *State) hideFree(seat rules.Seat, rule rules.RuleID, log *rules.Log) {
	s.Thieves[seat].Hidden = Free
	s.tellHidden(seat, rule, "hides-free", log)
}

// findable reports whether something lies in a room that a guard takes (CM-GUARD-10, CM-Q15).
func (s *State) findable(room int) bool {
	for i := range s.Tokens {
		if s.suspicious(&s.Tokens[i], room) {
			return true
		}
	}
	return false
}

func (s *State) suspicious(t *Token, room int) bool {
	return t.Place == In(room) && t.Object != Ladder && (t.Dropped || !s.House.GuardFindsDropped)
}

// confiscate sends the abandoned objects of a guard's room to the guardhouse; together
// they raise the alert once (CM-GUARD-10, CM-ALERT-2, CM-GH-1).
func (s *State) confiscate(guard int, log *rules.Log) {
	room := s.guard(guard).Room
	n := 0
	for i := range s.Tokens {
		if t := &s.Tokens[i]; s.suspicious(t, room) {
			t.Place, t.Dropped = Stock, false
			n++
		}
	}
	if n == 0 {
		return
	}
	log.Tell("CM-GUARD-10", rules.Table, "guard-confiscates", guardThings[guard], rules.Of("objects", n), roomThings[room])
	s.raise(guard, "CM-ALERT-2", log)
}

// smoky reports whether a Smoke Bomb is active in a room.
func (s *State) smoky(room int) bool {
	for i := range s.Cards {
		if c := &s.Cards[i]; c.Room == room && c.Kind == Smoke && c.Up {
			return true
		}
	}
	return false
}
