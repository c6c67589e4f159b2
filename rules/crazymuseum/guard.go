package crazymuseum

import (
	"docent/rules"
	"docent/rules/grid"
)

// guard returns a guard by its number, from 1; nil if there is none.
func (s *State) guard(n int) *Guard {
	if n < 1 || n > len(s.Guards) {
		return nil
	}
	return &s.Guards[n-1]
}

// guardsIn counts the guards in a room.
func (s *State) guardsIn(room int) int {
	n := 0
	for i := range s.Guards {
		if s.Guards[i].Room == room {
			n++
		}
	}
	return n
}

// thievesIn lists the thieves in a room, in the order in which they decide (CM-CATCH-6).
func (s *State) thievesIn(room int) []rules.Seat {
	var list []rules.Seat
	for i := range s.Thieves {
		seat := rules.Seat((int(s.speaker()) + i) % s.seats())
		if s.Thieves[seat].in() && s.Thieves[seat].Room == room {
			list = append(list, seat)
		}
	}
	return list
}

// unhide ends hiding in a room that the last guard has left (CM-HIDE-4).
func (s *State) unhide(room int, log *rules.Log) {
	if s.guardsIn(room) > 0 {
		return
	}
	for i := range s.Thieves {
		if s.Thieves[i].Room == room {
			s.Thieves[i].uncover(log)
		}
	}
}

// level returns a guard's alert level: the shared one, or with alert-individual his own.
func (s *State) level(guard int) int {
	if s.House.AlertIndividual {
		return s.guard(guard).Alert
	}
	return s.Alert
}

// tokenFound settles a guard's token turned up: a guard appears, or one comes (CM-GUARD-1,
// CM-GUARD-9, CM-DIFF-2 to CM-DIFF-4).
func (s *State) tokenFound(seat rules.Seat, room int) {
	s.Found.Guards++
	s.first(taskOf(appears, seat).in(room))
}

// appear places a new guard, as many as the difficulty has; else the nearest comes.
func (s *State) appear(t Task, log *rules.Log) {
	if s.askDoubt() {
		return
	}
	s.done()
	if len(s.Guards) >= s.Difficulty.Guards() {
		s.summon(t.Room, log)
		return
	}
	heading := s.toward(t.Room, s.initialRoom(), grid.None, s.guardOrder())
	first := s.Alert == 0
	g := s.place(t.Room, heading)
	rule := rules.RuleID("CM-GUARD-1")
	if g > 1 {
		rule = "CM-DIFF-3"
		if s.Difficulty == Curse {
			rule = "CM-DIFF-4"
		}
	}
	log.Tell(rule, t.Seat, "guard-appears", guardThings[g], roomThings[t.Room], dirThings[heading])
	s.firstAlert(first, log)
	s.first(guardTask(entry, g), task(hears))
}

// place puts one more guard on the map.
func (s *State) place(room int, heading grid.Dir) int {
	s.Guards = append(s.Guards, Guard{Room: room, Heading: heading})
	if s.House.AlertIndividual {
		s.Guards[len(s.Guards)-1].Alert = 1
	}
	s.Alert = max(s.Alert, 1)
	return len(s.Guards)
}

// summon moves the nearest guard into a room at once; he keeps his heading (CM-DIFF-5,
// CM-Q45, CM-Q46).
func (s *State) summon(room int, log *rules.Log) {
	g := s.nearest(room)
	if g == 0 {
		return
	}
	rule := rules.RuleID("CM-DIFF-2")
	switch s.Difficulty {
	case Hard:
		rule = "CM-DIFF-3"
	case Curse:
		rule = "CM-DIFF-4"
	case Easy, Normal:
	}
	log.Tell(rule, rules.Table, "guard-comes", guardThings[g], roomThings[room])
	from := s.guard(g).Room
	s.guard(g).Room = room
	s.unhide(from, log)
	s.relocated(g)
	s.first(guardTask(entry, g), task(hears))
}

// nearest returns the guard with the shortest way to a room, the lowest number of equals.
func (s *State) nearest(room int) int {
	var buffer [mostNumber]int
	dist := s.distances(room, buffer[:len(s.Rooms)])
	best, near := 0, far+1
	for i := range s.Guards {
		if at := s.index(s.Guards[i].Room); at >= 0 && dist[at] < near {
			best, near = i+1, dist[at]
		}
	}
	return best
}

// beginGuard starts a guard's turn: as many steps as his alert level says now (CM-GUARD-3).
func (s *State) beginGuard(t Task, log *rules.Log) {
	s.done()
	g := s.guard(t.Guard)
	s.Walking = t.Guard
	s.expire(ofGuard(t.Guard), log)
	switch {
	case g.Skip:
		g.Skip = false
		log.Tell("CM-ROUND-2", rules.Table, "guard-skips", guardThings[t.Guard])
		return
	case g.Ended:
		log.Tell("CM-CLASH-4", rules.Table, "guard-shaken", guardThings[t.Guard])
		return
	}
	n := s.level(t.Guard)
	log.Tell("CM-GUARD-3", rules.Table, "guard-sets-out", guardThings[t.Guard], alertThings[n])
	s.first(task(hears), guardTask(walk, t.Guard).left(n))
}

// stepsLeft returns how far a guard still walks; with alert-extends-turn his level is read again.
func (s *State) stepsLeft(t Task) int {
	if s.House.AlertExtendsTurn {
		return s.level(t.Guard) - t.Kept
	}
	return t.Left
}

// walkOn takes one step (CM-GUARD-5, CM-GUARD-6).
func (s *State) walkOn(t Task, log *rules.Log) {
	g := s.guard(t.Guard)
	goal := s.whistleFor(t.Guard)
	if goal == 0 && s.askDoubtAt(g.Room) || goal > 0 && s.askDoubt() {
		return
	}
	d := grid.None
	if goal > 0 {
		d = s.toward(g.Room, goal, g.Heading, s.guardOrder())
	}
	led := d != grid.None
	if !led {
		if s.mustAsk(s.Prints.Guard, g.Room, g.Heading) {
			s.first(guardTask(askOrder, t.Guard))
			return
		}
		d = s.ahead(g.Room, g.Heading, s.guardOrder())
	}
	if d == grid.None {
		s.done()
		log.Tell("CM-GUARD-5", rules.Table, "guard-boxed-in", guardThings[t.Guard], roomThings[g.Room])
		return
	}
	s.Agenda[0].Left = max(0, t.Left-1)
	s.Agenda[0].Kept++
	s.step(t.Guard, d, led, log)
}

// mustAsk reports whether a Help token decides a turn now, and nobody told what it prints.
func (s *State) mustAsk(told Order, room int, heading grid.Dir) bool {
	h := straight(heading)
	if told != 0 || s.passable(room, h) {
		return false
	}
	ways := 0
	for _, d := range [2]grid.Dir{h.Right(), h.Left()} {
		if s.passable(room, d) {
			ways++
		}
	}
	return ways == 2 || s.House.LiteralOrder && ways == 1 && s.passable(room, h.Back())
}

// step moves a guard into the neighbouring room.
func (s *State) step(guard int, d grid.Dir, led bool, log *rules.Log) {
	g := s.guard(guard)
	from, to := g.Room, s.Beside(g.Room, d).Number
	if !log.Silent() {
		rule, key := rules.RuleID("CM-GUARD-5"), rules.Key("guard-walks")
		switch {
		case led:
			rule, key = "CM-RC-3", "guard-follows-whistle"
		case d != straight(g.Heading):
			key = "guard-turns"
		}
		log.Tell(rule, rules.Table, key, guardThings[guard], roomThings[to], dirThings[d])
	}
	g.Heading, g.Room = d, to
	s.unhide(from, log)
	s.first(guardTask(entry, guard).towards(d))
}

// guardLoses costs a guard his turn: the one he is in, or the next (CM-Q84).
func (s *State) guardLoses(guard int) {
	switch s.guardLosing(guard) {
	case losesThis:
		s.stop(guard)
	case losesNext:
		s.guard(guard).Skip = true
	}
}

// guardLosing returns which turn that is, if any: none where a clash of this night has ended
// the guard's, whether he had walked or not; at dawn and in a thief's turn the next (CM-Q65).
func (s *State) guardLosing(guard int) rules.Thing {
	switch g := s.guard(guard); {
	case s.Phase == Night && s.Walking == guard && !g.Ended:
		return losesThis
	case g.Ended && (s.Phase == Night || s.Phase == Tomb):
		return losesNone
	}
	return losesNext
}

// askDoubtBeyond asks for a side that a step in one direction may need.
func (s *State) askDoubtBeyond(number int, d grid.Dir) bool {
	switch b := s.Beside(number, d); {
	case b == nil:
		return false
	case s.undecided(number, d):
		s.first(task(askDoor).in(number).towards(d))
	case s.undecided(b.Number, d.Back()):
		s.first(task(askDoor).in(b.Number).towards(d.Back()))
	default:
		return false
	}
	return true
}

// guardSlips settles a guard on a banana peel: he carries nothing (CM-RC-1).
func (s *State) guardSlips(guard int, log *rules.Log) {
	log.Tell("CM-RC-1", rules.Table, "guard-slips", guardThings[guard], roomThings[s.guard(guard).Room], s.guardLosing(guard))
	s.guardLoses(guard)
}

// unanswered reports whether a whistle lies that no guard answers, and there are guards.
func (s *State) unanswered() bool {
	if len(s.Guards) == 0 {
		return false
	}
	for i := range s.Cards {
		if s.Cards[i].Kind == Whistle && s.Cards[i].Answer == 0 {
			return true
		}
	}
	return false
}

// whistles has a whistle heard that was just placed.
func (s *State) whistles() { s.first(task(hears)) }

// hear gives each whistle the guard who answers it: the nearest (CM-RC-3, CM-Q69).
func (s *State) hear(log *rules.Log) {
	if s.askDoubt() {
		return
	}
	s.done()
	for i := 0; i < len(s.Cards); i++ {
		c := &s.Cards[i]
		if c.Kind != Whistle || c.Answer != 0 {
			continue
		}
		if s.guardsIn(c.Room) > 0 {
			log.Tell("CM-RC-3", rules.Table, "whistle-back", roomThings[c.Room])
			s.giveBack(i)
			i--
			continue
		}
		c.Answer = s.nearest(c.Room)
		log.Tell("CM-RC-3", rules.Table, "guard-answers", guardThings[c.Answer], roomThings[c.Room])
	}
}

// relocated lets whistles be answered anew whose guard was taken elsewhere.
func (s *State) relocated(guard int) {
	for i := range s.Cards {
		if s.Cards[i].Kind == Whistle && s.Cards[i].Answer == guard {
			s.Cards[i].Answer = 0
		}
	}
}

// whistleFor returns the room of the closest whistle that a guard answers, the oldest of
// equals; 0 if there is none.
func (s *State) whistleFor(guard int) int {
	best, near := 0, far
	for i := range s.Cards {
		c := &s.Cards[i]
		if c.Kind != Whistle || c.Answer != guard {
			continue
		}
		var buffer [mostNumber]int
		dist := s.distances(c.Room, buffer[:len(s.Rooms)])
		if at := s.index(s.guard(guard).Room); at >= 0 && dist[at] < near {
			best, near = c.Room, dist[at]
		}
	}
	return best
}

// SetOrder holds what a Help token prints.
type SetOrder struct {
	Order Order `json:"order"`
}

// Fields asks for the priority.
func (o SetOrder) Fields(*State, rules.Seat) []rules.Field {
	return []rules.Field{rules.Pick("order", "order", orderNames[1:]...)}
}

// Check requires the question open.
func (o SetOrder) Check(s *State, by rules.Seat) *rules.Refusal {
	if s.next().Do != askOrder || by != rules.Table || o.Order == 0 {
		return notAsked
	}
	return nil
}

// Apply remembers it for the box.
func (o SetOrder) Apply(s *State, _ rules.Seat, log *rules.Log) {
	t := s.next()
	s.done()
	if t.Guard > 0 {
		s.Prints.Guard = o.Order
		log.Tell("CM-GUARD-5", rules.Table, "guard-order", rules.Of("order", o.Order))
	} else {
		s.Prints.Mummy = o.Order
		log.Tell("CM-MUMMY-6", rules.Table, "mummy-order", rules.Of("order", o.Order))
	}
	s.settle(log)
}
