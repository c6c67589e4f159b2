package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// Route is where a guard, or the mummy, will walk in the coming night if nothing that
// the table can see changes.
type Route struct {
	Guard int        // from 1; 0 is the mummy
	Rooms []int      // numbers, the first is where it stands
	Dirs  []grid.Dir // the steps between them
	Ends  End
	seen  []int // rooms in which a guard looks round: no trap keeps him from it
}

// End names what ends a route.
type End uint8

// The ends of a route.
const (
	Walked  End = iota // the last step is done
	Skipped            // it loses the turn
	Meets              // it runs into the mummy
	Smoked             // it walks into smoke
	Decoyed            // it finds a Fake Relic that lies face up
	BoxedIn            // no way leads on
	Slipped            // it slips against a wall
	Sleeps             // the mummy rests this round
)

// Routes lists the planned routes of all guards, in their order, and of the mummy: what
// the table could work out itself (CM-GUARD-5, CM-MUMMY-6, CM-RC-3). What a guard takes
// away on his route no later one finds, and what he finds alarms them (CM-GUARD-2).
func (s *State) Routes() []Route {
	list := make([]Route, 0, len(s.Guards)+1)
	ahead := copyOf(s)
	for g := range s.Guards {
		list = append(list, ahead.guardRoute(g+1))
	}
	if s.Mummy.State != Absent {
		list = append(list, s.mummyRoute())
	}
	return list
}

// guardRoute walks a guard over a map on which only the guards before him have moved, and
// leaves it as he would.
func (s *State) guardRoute(guard int) Route {
	g := s.guard(guard)
	r := Route{Guard: guard, Rooms: []int{g.Room}}
	if g.Skip && s.stepsToCome(guard) > 0 {
		r.Ends = Skipped
		return r
	}
	steps := s.stepsToCome(guard)
	for gone := 0; gone < steps; gone++ {
		d := s.planned(guard)
		if d == grid.None {
			r.Ends = BoxedIn
			break
		}
		if r.Ends = s.plan(&r, g, d); r.Ends != Walked {
			break
		}
		if s.House.AlertExtendsTurn {
			steps = s.stepsToCome(guard)
		}
	}
	return r
}

// stepsToCome returns how far a guard still walks in the coming night or, in the middle of one,
// in the rest of it.
func (s *State) stepsToCome(guard int) int {
	switch {
	case s.Phase == Players || s.Phase == Night && guard > s.Walking && !s.guard(guard).Ended:
		return s.level(guard)
	case s.Phase == Night && guard == s.Walking:
		for _, t := range s.Agenda {
			if t.isOf(walk, guard) {
				return s.stepsLeft(t)
			}
		}
	}
	return 0
}

// planned returns the direction of a guard's next step.
func (s *State) planned(guard int) grid.Dir {
	g := s.guard(guard)
	if goal := s.whistleFor(guard); goal > 0 {
		if d := s.toward(g.Room, goal, g.Heading, s.guardOrder()); d != grid.None {
			return d
		}
	}
	return s.ahead(g.Room, g.Heading, s.guardOrder())
}

// plan takes one step of a route, and slides on where the floor is known to be slippery.
func (s *State) plan(r *Route, g *Guard, d grid.Dir) End {
	for range s.Rooms {
		g.Heading, g.Room = d, s.Beside(g.Room, d).Number
		r.Rooms, r.Dirs = append(r.Rooms, g.Room), append(r.Dirs, d)
		if s.mummyIn(g.Room) {
			return Meets
		}
		for i := s.whistleIn(g.Room); i >= 0; i = s.whistleIn(g.Room) {
			s.giveBack(i)
		}
		ends, slides := s.planTraps(r.Guard, g)
		if slides {
			continue
		}
		if ends == Walked || s.House.PrioritySequential {
			if ends != Smoked {
				r.seen = append(r.seen, g.Room)
			}
			s.planFinds(r.Guard, g.Room)
		}
		return ends
	}
	return Walked
}

// planTraps sets off the cards lying face up in the room that a guard enters, the oldest
// first, and takes away what goes back to its deck (CM-GUARD-8). The first that stops him
// says how his route ends.
func (s *State) planTraps(guard int, g *Guard) (ends End, slides bool) {
	for i := 0; s.full() && i < len(s.Cards); {
		c := s.Cards[i]
		if c.Room != g.Room || !c.Up || s.lapses(&c, guard) || c.Kind == Slippery && ends != Walked {
			i++
			continue
		}
		switch c.Kind {
		case Smoke:
			ends = first(ends, Smoked)
			i++
		case Fake:
			ends = first(ends, Decoyed)
			s.giveBack(i)
			s.planAlarm(guard)
		case Slippery:
			s.giveBack(i)
			if s.passable(g.Room, g.Heading) {
				return Walked, true
			}
			ends = Slipped
		default:
			i++
		}
	}
	return ends, false
}

// first returns what ends a route: nothing later changes it.
func first(ends, then End) End {
	if ends != Walked {
		return ends
	}
	return then
}

// planFinds takes the abandoned objects of a room that a guard enters undisturbed.
func (s *State) planFinds(guard, room int) {
	if !s.full() || !s.findable(room) {
		return
	}
	for i := range s.Tokens {
		if t := &s.Tokens[i]; s.suspicious(t, room) {
			t.Place, t.Dropped = Stock, false
		}
	}
	s.planAlarm(guard)
}

// planAlarm raises the alert for the steps still to be planned.
func (s *State) planAlarm(guard int) { s.raise(guard, "CM-ALERT-3", &rules.Log{}) }

// lapses reports whether a card's effect ends before a guard's turn of this round (CM-Q70).
func (s *State) lapses(c *Card, guard int) bool {
	switch {
	case c.Until == 0 || c.Until == mummySlot:
		return false
	case c.Until > guardSlot:
		n := int(c.Until - guardSlot)
		return n > s.Walking && n <= guard
	}
	after := func(seat rules.Seat) int { return (int(seat-s.First) + s.seats()) % s.seats() }
	return s.Phase == Players && after(rules.Seat(c.Until-1)) > after(s.Turn)
}

func (s *State) mummyRoute() Route {
	m := &s.Mummy
	r := Route{Rooms: []int{m.Room}}
	switch {
	case m.State == Dormant:
		r.Ends = Sleeps
		return r
	case m.Ended || s.Phase == Dawn || s.Phase == Tomb && !s.waits(mummyWalks):
		return r // it has walked this round
	}
	d := s.ahead(m.Room, m.Heading, s.mummyOrder())
	if d == grid.None {
		r.Ends = BoxedIn
		return r
	}
	r.Rooms, r.Dirs = append(r.Rooms, s.Beside(m.Room, d).Number), append(r.Dirs, d)
	return r
}

// waits reports whether a step of nobody is still to come.
func (s *State) waits(step Step) bool {
	return slices.ContainsFunc(s.Agenda, func(t Task) bool { return t.Do == step })
}

// Danger lists the thieves whom a guard or the mummy will meet in the coming night if
// they stay where they are and nothing changes.
func (s *State) Danger() []rules.Seat { return s.DangerOn(s.Routes()) }

// DangerOn returns what Danger does, on routes that were planned before.
func (s *State) DangerOn(routes []Route) []rules.Seat {
	var list []rules.Seat
	for i := range s.Thieves {
		if guard, mummy := s.ThreatsOn(routes, rules.Seat(i)); guard || mummy {
			list = append(list, rules.Seat(i))
		}
	}
	return list
}

// ThreatsOn reports whether on such routes a guard, and whether the mummy, will meet a thief.
func (s *State) ThreatsOn(routes []Route, seat rules.Seat) (guard, mummy bool) {
	t := &s.Thieves[seat]
	return t.in() && s.guardThreatens(t, routes), t.in() && s.mummyThreatens(t, routes)
}

func (s *State) mummyThreatens(t *Thief, routes []Route) bool {
	if s.Mummy.State == Awake && s.Mummy.Pending && s.Mummy.Room == t.Room && !t.Met {
		return true
	}
	for _, r := range routes {
		if r.Guard == 0 && len(r.Rooms) > 1 && r.Rooms[1] == t.Room {
			return true
		}
	}
	return false
}

// guardThreatens reports whether a guard will enter a thief's room and see it: nothing stops
// him there, and it does not hide from another who stays.
func (s *State) guardThreatens(t *Thief, routes []Route) bool {
	enters := false
	for _, r := range routes {
		if r.Guard == 0 {
			continue
		}
		if len(r.Rooms) == 1 && r.Rooms[0] == t.Room && t.Hidden != Seen {
			return false
		}
		enters = enters || slices.Contains(r.seen, t.Room)
	}
	return enters
}
