package crazymuseum

import (
	"slices"
	"strconv"

	"docent/rules"
	"docent/rules/grid"
)

// roomVia returns the number of a room, or none.
func roomVia(get func() int, set func(int)) *rules.Via {
	return rules.WordVia(func() string { return roomWord(get()) }, func(word string) {
		if word == "" {
			set(0)
			return
		}
		n, err := strconv.Atoi(word)
		rules.Must(err)
		set(n)
	})
}

func roomWord(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// tidy ends what a correction has made untrue: hiding without a guard, contact without
// the mummy, tasks and whistles of guards who are gone.
func (s *State) tidy() {
	for i := range s.Thieves {
		t := &s.Thieves[i]
		if !t.in() || s.guardsIn(t.Room) == 0 {
			t.Hidden = Seen
		}
		if !t.in() || !s.mummyIn(t.Room) {
			t.Met, t.Mask = false, false
		}
	}
	for i := range s.Cards {
		c := &s.Cards[i]
		if c.Answer > len(s.Guards) {
			c.Answer = 0
		}
		if c.Until > guardSlot && c.Until < mummySlot && int(c.Until-guardSlot) > len(s.Guards) {
			c.Until = mummySlot
		}
	}
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool { return t.Guard > len(s.Guards) })
	s.Walking = min(s.Walking, len(s.Guards))
	s.unclash()
}

// unclash turns a clash that a correction takes back into the entry that led to it: whoever and whatever else is in the
// room is met. The mummy came in its own turn, later in a chain, or by itself in a solo game; else the guard did.
func (s *State) unclash() {
	for i := range s.Agenda {
		t := &s.Agenda[i]
		if t.Do != askClash || s.mummyIn(s.guard(t.Guard).Room) {
			continue
		}
		switch {
		case s.Phase == Tomb, s.Phase == Dawn && s.Round > 1, t.Left > 0:
			*t = task(mummyEntry).left(t.Left)
		case s.Phase == Night:
			*t = guardTask(entry, t.Guard).towards(s.guard(t.Guard).Heading)
		default:
			*t = guardTask(entry, t.Guard)
		}
	}
}

// phaseVia goes to the beginning of another part of the round, or to the end of the game.
func (s *State) phaseVia() *rules.Via {
	return rules.WordVia(func() string { return s.Phase.String() }, func(word string) {
		var to Phase
		rules.Must(to.UnmarshalText([]byte(word)))
		if to != s.Phase {
			s.goTo(to)
		}
	})
}

func (s *State) goTo(to Phase) {
	if to == Over {
		s.finishGame(ByAgreement, &rules.Log{})
		return
	}
	if s.Phase == Over {
		s.Reason, s.Last = NotOver, 0
		for i := range s.Thieves {
			s.Thieves[i].Counts = Tally{}
		}
	}
	s.Phase, s.Agenda, s.Scratch, s.Walking = to, nil, Scratch{}, 0
	s.forget()
	switch to {
	case Players:
		s.beginAgain()
	case Night:
		s.then(task(nightFalls))
	case Tomb:
		s.then(task(mummyBegins), task(dawn))
	case Dawn:
		s.then(task(dawn))
	case Over:
	}
}

// beginAgain starts the turn of the seat at turn, where turns are tracked.
func (s *State) beginAgain() {
	if s.full() {
		s.then(taskOf(turnBegins, s.Turn))
	}
}

// turnVia gives another seat the turn: it begins, unless something is under way.
func (s *State) turnVia() *rules.Via {
	return rules.NumberVia(func() int { return int(s.Turn) }, func(n int) {
		s.Turn, s.Scratch = rules.Seat(n), Scratch{}
		if len(s.Agenda) == 0 && s.Phase == Players {
			s.beginAgain()
		}
	})
}

// levelVia changes what is tracked (CM-Q100): questions of the other level are dropped.
func (s *State) levelVia() *rules.Via {
	return rules.WordVia(func() string { return string(s.Level) }, func(word string) {
		before := s.Level
		s.Level = Level(word)
		switch {
		case s.Level == before:
		case s.Level == ScoreOnly:
			s.Phase, s.Agenda, s.Scratch = Over, nil, Scratch{}
			s.askCounts()
		case s.Phase == Over && before == ScoreOnly:
			s.goTo(Players)
			s.askUntracked(before)
		case s.Phase == Over:
			s.Agenda = nil
			s.askCounts()
		default:
			s.changeLevel(before)
		}
	})
}

func (s *State) changeLevel(before Level) {
	s.Scratch = Scratch{}
	s.forget()
	s.Agenda = slices.DeleteFunc(s.Agenda, func(t Task) bool {
		switch t.Do {
		case nightFalls, guardBegins, walk, entry, mummyBegins, mummyEntry, mummyWalks, dawn, noMore, hears,
			askPrint, askClash, askOrder, askDoor:
			return false
		}
		return true
	})
	if s.full() {
		s.catchUp()
		for i := range s.Thieves {
			s.Thieves[i].Untold = false
		}
	}
	if s.Phase == Players {
		s.Turn = s.First
		s.beginAgain()
	}
	s.askUntracked(before)
}

// individualVia switches between a shared alert level and one for each guard (CM-Q98).
func (s *State) individualVia() *rules.Via {
	return rules.FlagVia(func() bool { return s.House.AlertIndividual }, func(on bool) {
		s.House.AlertIndividual = on
		for i := range s.Guards {
			s.Guards[i].Alert = 0
			if on {
				s.Guards[i].Alert = s.Alert
			}
		}
	})
}

// alertVia sets the alert level, or the highest of the guards'.
func (s *State) alertVia() *rules.Via {
	return rules.NumberVia(func() int { return s.Alert }, func(n int) {
		s.setAlert(n)
		if !s.House.AlertIndividual {
			return
		}
		reached := false
		for i := range s.Guards {
			s.Guards[i].Alert = min(s.Guards[i].Alert, n)
			reached = reached || s.Guards[i].Alert == n
		}
		if !reached && len(s.Guards) > 0 {
			s.Guards[0].Alert = n
		}
	})
}

// guardAlertVia sets one guard's own level.
func (s *State) guardAlertVia(g *Guard) *rules.Via {
	return rules.NumberVia(func() int { return g.Alert }, func(n int) {
		g.Alert = n
		s.setAlert(s.highestAlert())
	})
}

func (s *State) highestAlert() int {
	high := 0
	for i := range s.Guards {
		high = max(high, s.Guards[i].Alert)
	}
	return high
}

// setAlert starts the countdown at 5 and cancels it below (CM-Q99).
func (s *State) setAlert(n int) {
	s.Alert = n
	switch {
	case n < topAlert:
		s.Countdown = Countdown{}
	case s.Countdown.Started == 0:
		s.Countdown.Started = s.Round
	}
}

// guardsVia sets how many guards there are: new ones stand in the initial room.
func (s *State) guardsVia() *rules.Via {
	return rules.NumberVia(func() int { return len(s.Guards) }, func(n int) {
		for len(s.Guards) < n {
			s.place(s.initialRoom(), grid.None)
		}
		s.Guards = s.Guards[:n]
		switch {
		case n == 0:
			s.Guards = nil
			s.setAlert(0)
		case s.House.AlertIndividual:
			s.setAlert(s.highestAlert())
		}
		s.tidy()
	})
}

// stepsVia returns how many steps a guard still walks in this turn; 0 where he does not walk.
func (s *State) stepsVia(n int) *rules.Via {
	at := func() int { return slices.IndexFunc(s.Agenda, func(t Task) bool { return t.isOf(walk, n) }) }
	return rules.NumberVia(func() int {
		if i := at(); i >= 0 {
			return max(0, s.stepsLeft(s.Agenda[i]))
		}
		return 0
	}, func(left int) {
		if i := at(); i >= 0 {
			s.Agenda[i].Left, s.Agenda[i].Kept = left, s.level(n)-left
		}
	})
}

// wakeVia sets the mummy's state: it comes to the last room, or goes.
func (s *State) wakeVia() *rules.Via {
	return rules.WordVia(func() string { return s.Mummy.State.String() }, func(word string) {
		rules.Must(s.Mummy.State.UnmarshalText([]byte(word)))
		switch {
		case s.Mummy.State == Absent:
			s.Mummy = Mummy{Awakener: rules.Table}
		case s.Mummy.Room == 0:
			s.Mummy.Room = s.lastRoom()
		}
		s.tidy()
	})
}

// mummyRoomVia moves the mummy; without a room it is absent.
func (s *State) mummyRoomVia() *rules.Via {
	return roomVia(func() int { return s.Mummy.Room }, func(n int) {
		switch {
		case n == 0:
			s.Mummy = Mummy{Awakener: rules.Table}
		case s.Mummy.State == Absent:
			s.Mummy.State = Awake
		}
		s.Mummy.Room = n
		s.tidy()
	})
}

// thiefRoomVia moves a thief; without a room it is outside, and its turn is over.
func (s *State) thiefRoomVia(seat rules.Seat) *rules.Via {
	return roomVia(func() int { return s.Thieves[seat].Room }, func(n int) {
		t := &s.Thieves[seat]
		t.moveTo(n)
		s.cancel(seat)
		s.leavesGame(seat)
	})
}

// livesVia sets the lives: without any a thief is out of the game, with one again it
// waits outside.
func (s *State) livesVia(seat rules.Seat) *rules.Via {
	return rules.NumberVia(func() int { return s.Thieves[seat].Lives }, func(n int) {
		t := &s.Thieves[seat]
		t.Lives = n
		if t.Out != (n == 0) {
			t.Out = n == 0
			t.moveTo(0)
			s.cancel(seat)
		}
		s.leavesGame(seat)
	})
}

// leavesGame ends the turn of a thief that is no longer in the museum, and the game
// when nobody is left (CM-END-4).
func (s *State) leavesGame(seat rules.Seat) {
	if s.Thieves[seat].in() {
		return
	}
	s.endTurn(seat)
	alive := func(t Thief) bool { return t.Lives > 0 }
	if s.Phase != Over && !slices.ContainsFunc(s.Thieves, alive) {
		s.finishGame(AllCaught, &rules.Log{})
	}
}

// totalVia sets how many tokens a thief has; no more than that can rest.
func (t *Thief) totalVia() *rules.Via {
	return rules.NumberVia(func() int { return t.Total }, func(n int) { t.Total, t.Rest = n, min(t.Rest, n) })
}

// guardRoomVia moves a guard: who hid from him there no longer does. Where he was coming in, he comes into that room: what
// he met in the other one neither stops him nor hides anybody here.
func (s *State) guardRoomVia(n int) *rules.Via {
	return roomVia(func() int { return s.guard(n).Room }, func(room int) {
		s.guard(n).Room = room
		for i := range s.Agenda {
			if t := &s.Agenda[i]; t.isOf(entry, n) && s.full() {
				t.Met, t.Kept = false, 0
			}
		}
		s.tidy()
	})
}
