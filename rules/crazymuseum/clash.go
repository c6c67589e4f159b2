package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// mostDraws is how many clash cards one chain takes (CM-Q94).
const mostDraws = 5

// clash settles a guard and the mummy in one room: nothing else happens there, a clash card
// is drawn (CM-CLASH-1, CM-CLASH-2). drawn counts the cards of this chain.
func (s *State) clash(guard, drawn int, log *rules.Log) {
	who, where := guardThings[guard], roomThings[s.guard(guard).Room]
	ends := len(s.Rooms) < 2 || drawn >= mostDraws
	if drawn > 0 && !ends {
		log.Tell("CM-CLASH-8", rules.Table, "clash-again", who, where, rules.Of("number", drawn+1))
	} else {
		log.Tell("CM-CLASH-1", rules.Table, "clash", who, where)
	}
	if ends {
		log.Tell("CM-CLASH-8", rules.Table, "share-room", who, where)
		return
	}
	s.first(guardTask(askClash, guard).left(drawn))
}

// DrawClash is a clash card that the box knows.
type DrawClash struct {
	Card int `json:"card"`
}

// Fields asks which of those not on the discard pile.
func (d DrawClash) Fields(s *State, _ rules.Seat) []rules.Field {
	var left []int
	for _, known := range s.Prints.Clashes {
		if !slices.Contains(s.Clashes, known.ID) {
			left = append(left, known.ID)
		}
	}
	return []rules.Field{oneOf("card", "clash", left, len(s.Prints.Clashes) >= s.Prints.Counts.Clash)}
}

// Check requires a card that the box knows and that is not on the discard pile.
func (d DrawClash) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.askedClash(by); r != nil {
		return r
	}
	if s.clashCard(d.Card) == nil {
		return noSuchClash
	}
	if slices.Contains(s.Clashes, d.Card) {
		return discardedClash
	}
	return nil
}

func (s *State) askedClash(by rules.Seat) *rules.Refusal {
	if s.next().Do != askClash || by != rules.Table {
		return notAsked
	}
	return nil
}

var discardedClash = &rules.Refusal{Rule: "CM-Q67", Key: "discarded-clash", Fix: "box"}

var noSuchClash = &rules.Refusal{Rule: "CM-CLASH-1", Key: "no-such-clash", Fix: "box"}

// clashCard returns a known clash card, or nil.
func (s *State) clashCard(id int) *ClashCard {
	return rules.Find(s.Prints.Clashes, func(x *ClashCard) bool { return x.ID == id && id > 0 })
}

// Apply follows it.
func (d DrawClash) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.follow(*s.clashCard(d.Card), log)
	s.settle(log)
}

// EnterClash is a clash card that the table reads out (CM-BOX-4).
type EnterClash struct {
	GuardRoom int      `json:"guardRoom"`
	GuardDir  grid.Dir `json:"guardDir"`
	MummyRoom int      `json:"mummyRoom"`
	MummyDir  grid.Dir `json:"mummyDir"`
}

// Fields asks for two rooms and two arrows.
func (e EnterClash) Fields(s *State, _ rules.Seat) []rules.Field {
	numbers := numerals[1 : max(s.Prints.Counts.Tiles, s.highest())+1]
	room := func(name string) rules.Field {
		f := rules.Pick(name, "number", numbers...)
		f.Open = true
		return f
	}
	arrow := func(name string) rules.Field {
		f := rules.Pick(name, "dir", "N", "E", "S", "W")
		f.Open = true
		return f
	}
	return []rules.Field{room("guardRoom"), arrow("guardDir"), room("mummyRoom"), arrow("mummyDir")}
}

// Check requires rooms that the box has, and arrows.
func (e EnterClash) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.askedClash(by); r != nil {
		return r
	}
	most := max(s.Prints.Counts.Tiles, s.highest())
	if e.GuardRoom < 1 || e.GuardRoom > most || e.MummyRoom < 1 || e.MummyRoom > most {
		return noSuchDestination
	}
	if e.GuardDir == grid.None || e.MummyDir == grid.None {
		return noArrow
	}
	return nil
}

var (
	noSuchDestination = &rules.Refusal{Rule: "CM-CLASH-3", Key: "no-such-destination", Fix: "box"}
	noArrow           = &rules.Refusal{Rule: "CM-CLASH-3", Key: "no-arrow", Fix: "box"}
)

// Apply follows it, and remembers the card.
func (e EnterClash) Apply(s *State, _ rules.Seat, log *rules.Log) {
	s.follow(s.learnClash(e), log)
	s.settle(log)
}

// learnClash gives a card that was read out its place among the box's; the same once more
// has none, for the pile was shuffled without Docent, or two cards look alike.
func (s *State) learnClash(e EnterClash) ClashCard {
	c := ClashCard{0, e.GuardRoom, e.GuardDir, e.MummyRoom, e.MummyDir}
	for _, known := range s.Prints.Clashes {
		c.ID = known.ID
		if c == known {
			if slices.Contains(s.Clashes, c.ID) {
				c.ID = 0
			}
			return c
		}
	}
	c.ID = 0
	for id := 1; id <= s.Prints.Counts.Clash; id++ {
		if s.clashCard(id) == nil {
			c.ID = id
			s.Prints.Clashes = append(slices.Clone(s.Prints.Clashes), c)
			break
		}
	}
	return c
}

// follow places both figures by a clash card; the guard's arrival is resolved, then the
// mummy's (CM-CLASH-3 to CM-CLASH-8).
func (s *State) follow(card ClashCard, log *rules.Log) {
	t := s.next()
	s.done()
	s.discardClash(card.ID)
	guard, mummy, ok := s.destinations(card, t)
	g, m := s.guard(t.Guard), &s.Mummy
	from := g.Room
	s.forsake(log)
	g.Heading, m.Heading, m.Aimed = card.GuardDir, card.MummyDir, true
	if m.State == Awake {
		m.Pending = false
	}
	s.endTurns(t.Guard)
	g.Room = 0 // lifted first: who hid from him no longer does, wherever he comes down
	s.unhide(from, log)
	g.Room, m.Room = guard, mummy
	s.tellGuardFlees(t, card, from, guard, log)
	s.tellMummyFlees(t, card, from, mummy, log)
	s.relocated(t.Guard)
	if !ok {
		log.Tell("CM-CLASH-8", rules.Table, "share-room", guardThings[t.Guard], roomThings[guard])
		s.first(task(hears))
		return
	}
	arrives := guardTask(entry, t.Guard)
	if s.House.ClashThievesOnly {
		arrives.Left = thievesOnly
	}
	s.first(arrives, task(mummyEntry).left(t.Left+1), task(hears))
}

// discardClash lays the card on the discard pile; the last one is shuffled in again (CM-Q67).
func (s *State) discardClash(id int) {
	s.Clashes = append(s.Clashes, id)
	if len(s.Clashes) >= s.Prints.Counts.Clash {
		s.Clashes = nil
	}
}

// destinations returns the rooms a card sends guard and mummy to (CM-CLASH-5, CM-Q64). After
// the fifth card of a chain the mummy goes where no guard is (CM-Q94); ok is false where
// the two must share a room.
func (s *State) destinations(card ClashCard, t Task) (guard, mummy int, ok bool) {
	guard, mummy = s.available(card.GuardRoom), s.available(card.MummyRoom)
	if t.Left+1 < mostDraws {
		if mummy == guard {
			mummy = s.available(mummy + 1)
		}
		return guard, mummy, true
	}
	for range s.Rooms {
		if mummy != guard && s.othersIn(mummy, t.Guard) == 0 {
			return guard, mummy, true
		}
		mummy = s.available(mummy + 1)
	}
	return guard, guard, false
}

// othersIn counts the guards in a room but for one.
func (s *State) othersIn(room, guard int) int {
	n := s.guardsIn(room)
	if s.guard(guard).Room == room {
		n--
	}
	return n
}

// available returns the discovered room of that number, else the next higher one, else the lowest.
func (s *State) available(number int) int {
	best, lowest := 0, s.Rooms[0].Number
	for i := range s.Rooms {
		n := s.Rooms[i].Number
		lowest = min(lowest, n)
		if n >= number && (best == 0 || n < best) {
			best = n
		}
	}
	if best == 0 {
		return lowest
	}
	return best
}

// endTurns ends the turns of this round of both, outside the players' phase (CM-CLASH-4,
// CM-Q63).
func (s *State) endTurns(guard int) {
	if s.Phase != Night && s.Phase != Tomb {
		return
	}
	if s.Phase == Night && s.Walking == guard || !s.House.ClashMoverOnly {
		s.guard(guard).Ended = true
		s.stop(guard)
	}
	if s.Phase == Tomb || !s.House.ClashMoverOnly {
		s.Mummy.Ended = true
	}
}

// landing returns the rule that decided where a figure flees to: the number on its card, or
// what leads round one that it cannot have.
func (s *State) landing(printed, room, drawn int) rules.RuleID {
	switch {
	case printed == room:
		return "CM-CLASH-3"
	case s.room(printed) == nil:
		return "CM-CLASH-5"
	case drawn+1 < mostDraws:
		return "CM-Q64"
	}
	return "CM-Q94"
}

// tellGuardFlees tells where a guard comes down, and why there.
func (s *State) tellGuardFlees(t Task, card ClashCard, from, to int, log *rules.Log) {
	rule := s.landing(card.GuardRoom, to, t.Left)
	who, dir, printed := guardThings[t.Guard], dirThings[card.GuardDir], rules.Of("number", card.GuardRoom)
	switch {
	case from == to:
		log.Tell(rule, rules.Table, "guard-returns", who, roomThings[to], dir, printed)
	case rule == "CM-CLASH-5":
		log.Tell(rule, rules.Table, "guard-flees-on", who, roomThings[to], roomThings[from], dir, printed)
	default:
		log.Tell(rule, rules.Table, "guard-flees", who, roomThings[to], roomThings[from], dir)
	}
}

// tellMummyFlees tells where the mummy comes down, and why there.
func (s *State) tellMummyFlees(t Task, card ClashCard, from, to int, log *rules.Log) {
	rule := s.landing(card.MummyRoom, to, t.Left)
	dir, printed := dirThings[card.MummyDir], rules.Of("number", card.MummyRoom)
	switch {
	case from == to:
		log.Tell(rule, rules.Table, "mummy-returns", roomThings[to], dir, printed)
	case rule == "CM-CLASH-5":
		log.Tell(rule, rules.Table, "mummy-flees-on", roomThings[to], roomThings[from], dir, printed)
	case rule == "CM-Q64":
		log.Tell(rule, rules.Table, "mummy-flees-past", roomThings[to], roomThings[from], dir, printed, guardThings[t.Guard])
	case rule == "CM-Q94":
		log.Tell(rule, rules.Table, "mummy-flees-clear", roomThings[to], roomThings[from], dir)
	default:
		log.Tell(rule, rules.Table, "mummy-flees", roomThings[to], roomThings[from], dir)
	}
}
