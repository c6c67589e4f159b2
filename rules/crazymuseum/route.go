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
}

// End says what ends a route.
type End uint8

// The ends of a route.
const (
	Walked  End = iota // the last step is done
	Skipped            // it loses the turn
	Meets              // it runs into the mummy
	Smoked             // it walks into smoke
	Decoyed            // it finds a Fake Relic that lies face up
	BoxedIn            // no way leads on
	Sleeps             // the mummy rests this round
)

// Routes lists the planned routes of all guards, in their order, and of the mummy: what
// the table could work out itself (CM-GUARD-5, CM-MUMMY-6, CM-RC-3).
func (s *State) Routes() []Route {
	list := make([]Route, 0, len(s.Guards)+1)
	for g := range s.Guards {
		list = append(list, s.guardRoute(g+1))
	}
	if s.Mummy.State != Absent {
		list = append(list, s.mummyRoute())
	}
	return list
}

// guardRoute walks a guard over a map on which nobody else moves.
func (s *State) guardRoute(guard int) Route {
	g := *s.guard(guard)
	r := Route{Guard: guard, Rooms: []int{g.Room}}
	if g.Skip && s.stepsToCome(guard) > 0 {
		r.Ends = Skipped
		return r
	}
	var taken [8]bool // whistles that this guard has reached
	for range s.stepsToCome(guard) {
		d := s.planned(guard, &g, &taken)
		if d == grid.None {
			r.Ends = BoxedIn
			return r
		}
		if r.Ends = s.plan(&r, &g, d); r.Ends != Walked {
			return r
		}
	}
	return r
}

// stepsToCome is how far a guard still walks in the coming night or, in the middle of one,
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

// planned is the direction of a guard's next step.
func (s *State) planned(guard int, g *Guard, taken *[8]bool) grid.Dir {
	goal, near, n := 0, far, 0
	for i := range s.Cards {
		c := &s.Cards[i]
		if c.Kind != Whistle || c.Answer != guard || n >= len(taken) {
			continue
		}
		if c.Room == g.Room {
			taken[n] = true
		}
		if !taken[n] {
			var buffer [mostNumber]int
			if dist := s.distances(c.Room, buffer[:len(s.Rooms)])[s.index(g.Room)]; dist < near {
				goal, near = c.Room, dist
			}
		}
		n++
	}
	if goal > 0 {
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
		card := s.shownTrap(g.Room, r.Guard)
		switch {
		case card == Smoke:
			return Smoked
		case card == Fake:
			return Decoyed
		case card != Slippery:
			return Walked
		case !s.passable(g.Room, d):
			return BoxedIn
		}
	}
	return Walked
}

// shownTrap is the first card lying face up in a room that does something to a guard,
// and that will still lie there when his turn comes.
func (s *State) shownTrap(room, guard int) CardKind {
	if !s.full() {
		return 0
	}
	for i := range s.Cards {
		c := &s.Cards[i]
		if c.Room == room && c.Up && (c.Kind == Smoke || c.Kind == Fake || c.Kind == Slippery) && !s.lapses(c, guard) {
			return c.Kind
		}
	}
	return 0
}

// lapses says that a card's effect ends before a guard's turn of this round (CM-Q70).
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

// waits says that a step of nobody is still to come.
func (s *State) waits(step Step) bool {
	return slices.ContainsFunc(s.Agenda, func(t Task) bool { return t.Do == step })
}

// Danger lists the thieves whom a guard or the mummy will meet in the coming night if
// they stay where they are and nothing changes.
func (s *State) Danger() []rules.Seat { return s.DangerOn(s.Routes()) }

// DangerOn is Danger on routes that were planned before.
func (s *State) DangerOn(routes []Route) []rules.Seat {
	var list []rules.Seat
	for i := range s.Thieves {
		t := &s.Thieves[i]
		if t.in() && (s.mummyThreatens(t, routes) || s.guardThreatens(t, routes)) {
			list = append(list, rules.Seat(i))
		}
	}
	return list
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

// guardThreatens says that a guard will enter a thief's room and see it: nothing stops
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
		for i, room := range r.Rooms {
			last := i == len(r.Rooms)-1
			if i > 0 && room == t.Room && !(last && (r.Ends == Meets || r.Ends == Smoked || r.Ends == Decoyed)) {
				enters = true
			}
		}
	}
	return enters
}
