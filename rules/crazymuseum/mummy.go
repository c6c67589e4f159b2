package crazymuseum

import (
	"docent/rules"
	"docent/rules/grid"
)

// mummyIn reports whether the mummy stands in a room.
func (s *State) mummyIn(room int) bool { return s.Mummy.State != Absent && s.Mummy.Room == room }

// meetsMummy reports whether a thief shares a room with the awake mummy and this contact is
// not settled yet (CM-MUMMY-7, CM-Q60).
func (s *State) meetsMummy(seat rules.Seat) bool {
	t := &s.Thieves[seat]
	return s.Mummy.State == Awake && t.in() && t.Room == s.Mummy.Room && !t.Met
}

// wake settles room 4 discovered or the mummy's token turned up (CM-MUMMY-1, CM-MUMMY-2).
func (s *State) wake(seat rules.Seat, room int, token bool, log *rules.Log) {
	m := &s.Mummy
	switch {
	case !s.Difficulty.Mummy():
		log.Tell("CM-DIFF-1", rules.Table, "no-mummy", roomThings[room])
		return
	case m.State == Absent:
		*m = Mummy{State: Dormant, Room: room, Awakener: seat, Pending: true}
		log.Tell("CM-MUMMY-1", seat, "mummy-wakes", roomThings[room])
	case m.Automatic && token:
		s.forsake(log)
		m.Room = room
		log.Tell("CM-SOLO-3", seat, "mummy-comes", roomThings[room])
	default:
		log.Tell("CM-MUMMY-2", rules.Table, "mummy-about", roomThings[m.Room])
		return
	}
	s.first(task(mummyEntry))
}

// forsake ends every contact in the room that the mummy leaves.
func (s *State) forsake(log *rules.Log) {
	for i := range s.Thieves {
		if s.Thieves[i].Room == s.Mummy.Room {
			s.Thieves[i].part(log)
		}
	}
}

// beginMummy begins the mummy's turn (CM-MUMMY-4); effects of everything after the guards end.
func (s *State) beginMummy(log *rules.Log) {
	s.done()
	s.Phase, s.Walking = Tomb, 0
	for g := len(s.Guards) + 1; g <= mostGuards; g++ {
		s.expire(ofGuard(g), log)
	}
	s.expire(mummySlot, log)
	m := &s.Mummy
	switch {
	case m.State == Absent:
	case m.Ended:
		log.Tell("CM-CLASH-4", rules.Table, "mummy-shaken")
	case m.State == Dormant:
		log.Tell("CM-MUMMY-3", rules.Table, "mummy-rests", roomThings[m.Room])
	default:
		s.first(task(mummyWalks))
		if m.Pending {
			m.Pending = false
			stays := task(mummyEntry)
			stays.Met = true
			s.first(stays)
		}
	}
}

// walkMummy takes the mummy's one step (CM-MUMMY-4, CM-MUMMY-6).
func (s *State) walkMummy(log *rules.Log) {
	m := &s.Mummy
	if m.State != Awake || m.Ended {
		s.done()
		return
	}
	if s.askDoubtAt(m.Room) {
		return
	}
	if s.mustAsk(s.Prints.Mummy, m.Room, m.Heading) {
		s.first(task(askOrder))
		return
	}
	s.done()
	d := s.ahead(m.Room, m.Heading, s.mummyOrder())
	if d == grid.None {
		log.Tell("CM-MUMMY-6", rules.Table, "mummy-boxed-in", roomThings[m.Room])
		return
	}
	key := rules.Key("mummy-walks")
	if d != straight(m.Heading) {
		key = "mummy-turns"
	}
	s.forsake(log)
	m.Room, m.Heading = s.Beside(m.Room, d).Number, d
	log.Tell("CM-MUMMY-4", rules.Table, key, roomThings[m.Room], dirThings[d])
	s.first(task(mummyEntry))
}

// mummyMeets reports whether the mummy meets a guard or a thief where it is now.
func (s *State) mummyMeets(t Task) bool {
	if s.Mummy.State == Absent {
		return false
	}
	return !t.Met && s.guardsIn(s.Mummy.Room) > 0 || s.nextMet() >= 0
}

// nextMet returns the next thief that the mummy meets; Table where there is none.
func (s *State) nextMet() rules.Seat {
	for i := range s.Thieves {
		if seat := rules.Seat((int(s.speaker()) + i) % s.seats()); s.meetsMummy(seat) {
			return seat
		}
	}
	return rules.Table
}

// enterMummy resolves whom the mummy meets: a guard, else each thief (CM-MUMMY-7, CM-Q66).
func (s *State) enterMummy(t Task, log *rules.Log) {
	if g := s.guardIn(s.Mummy.Room); g > 0 && !t.Met {
		s.done()
		s.clash(g, t.Left, log)
		return
	}
	s.meet(s.nextMet(), log)
}

// meet settles a thief before the mummy: a mask helps, nothing else (CM-MUMMY-7).
func (s *State) meet(seat rules.Seat, log *rules.Log) {
	switch {
	case !s.full():
		s.first(taskOf(askMeet, seat))
	case s.askBoardAgain(seat):
	case s.Thieves[seat].Hand > 0:
		s.first(taskOf(askMask, seat))
	default:
		s.embrace(seat, log)
	}
}

// embrace settles the mummy's catch (CM-MUMMY-8).
func (s *State) embrace(seat rules.Seat, log *rules.Log) {
	t := &s.Thieves[seat]
	t.Met = true
	log.Tell("CM-MUMMY-8", seat, "embraced", roomThings[t.Room])
	s.loseLife(seat, log)
	t.Rest = 0
	if t.Lives == 0 {
		s.eliminate(seat, log)
		return
	}
	if s.House.MummyEndsTurn {
		s.endTurn(seat)
	}
	s.takeWorst(seat, log)
}

// takeWorst takes the most valuable relic, after asking for what nobody told (CM-Q61).
func (s *State) takeWorst(seat rules.Seat, log *rules.Log) {
	held := s.held(seat)
	if len(held) == 0 {
		return
	}
	best := s.dearest(seat)
	if len(best) == 1 && (len(held) == 1 || !s.untold(held)) {
		s.discardRelic(seat, best[0], log)
		return
	}
	s.first(taskOf(askWorst, seat))
	for _, i := range held {
		if s.Relics[i].Value == 0 {
			s.first(task(askValue).left(i))
		}
	}
}

// dearest lists the relics of a thief that none of its others outdoes.
func (s *State) dearest(seat rules.Seat) []int {
	var best []int
	for _, i := range s.held(seat) {
		switch {
		case len(best) == 0 || s.Relics[i].Value > s.Relics[best[0]].Value:
			best = append(best[:0], i)
		case s.Relics[i].Value == s.Relics[best[0]].Value:
			best = append(best, i)
		}
	}
	return best
}

func (s *State) untold(relics []int) bool {
	for _, i := range relics {
		if s.Relics[i].Value == 0 {
			return true
		}
	}
	return false
}

func (s *State) discardRelic(seat rules.Seat, relic int, log *rules.Log) {
	s.Relics[relic].Place = Gone
	log.Tell("CM-MUMMY-8", seat, "relic-lost", rules.Of("worth", s.Relics[relic].Value))
}

// LoseWorst chooses which of equally valuable relics the mummy takes (CM-Q61).
type LoseWorst struct {
	Relic int `json:"relic"` // 1 for the first of them
}

// Fields asks which one.
func (l LoseWorst) Fields(s *State, by rules.Seat) []rules.Field {
	f := rules.Field{Name: "relic", Of: "sack"}
	if by >= 0 {
		for i := range s.dearest(by) {
			f.Options = append(f.Options, rules.Option{Value: numerals[i+1]})
		}
	}
	return []rules.Field{f}
}

// Check requires one of the most valuable.
func (l LoseWorst) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askWorst, by); r != nil {
		return r
	}
	if l.Relic < 1 || l.Relic > len(s.dearest(by)) {
		return notThoseRelics
	}
	return nil
}

// Apply takes it out of the game.
func (l LoseWorst) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.discardRelic(by, s.dearest(by)[l.Relic-1], log)
	s.settle(log)
}

// Embrace answers the mummy without a mask.
type Embrace struct{}

// Check requires a thief whom the mummy meets.
func (Embrace) Check(s *State, by rules.Seat) *rules.Refusal { return s.asked(askMask, by) }

// Apply has it embraced.
func (Embrace) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.embrace(by, log)
	s.settle(log)
}
