package cgexpo

import "docent/rules"

// Ray is a way of a podcaster, square by square up to where the rules stop him: at the edge of the board, or next to a thief
// who has not killed him.
type Ray struct {
	Way     Way
	Squares []Square // after one step, two and so on
}

// Rays lists the ways that a podcaster can be led from where he stands, first those towards the closest thief, one for each where
// several are as close; none where his square is not known.
func (s *State) Rays(p Piece) []Ray {
	if !s.Mapped() || s.spot(p).Square == 0 {
		return nil
	}
	var list []Ray
	for way := North; way <= NorthWest; way++ {
		if squares := s.straight(p, way); len(squares) > 0 {
			list = append(list, Ray{way, squares})
		}
	}
	var chases []Ray
	for _, seat := range s.prey(p) {
		if squares := s.chase(p, seat, list); len(squares) > 0 {
			chases = append(chases, Ray{Toward, squares})
		}
	}
	return append(chases, list...)
}

// straight returns the squares that a podcaster enters on a straight way.
func (s *State) straight(p Piece, way Way) []Square {
	var list []Square
	for at, stopped := s.spot(p).Square, false; !stopped && len(list) < mostSteps; {
		next, ok := s.stepOf(at, way, 0)
		if !ok {
			break
		}
		list = append(list, next)
		at, stopped = next, s.meets(p, next) != rules.Table
	}
	return list
}

// chase returns where a podcaster may end after each number of steps towards a thief, on none of the straight ways where he may
// choose.
func (s *State) chase(p Piece, seat rules.Seat, straight []Ray) []Square {
	var on Plane
	for _, r := range straight {
		for _, q := range r.Squares {
			on.Add(q)
		}
	}
	a := s.approaches(chasing(p, seat, mostSteps))
	rank := func(q Square) int {
		switch {
		case !a.free.Has(q):
			return 0
		case on.Has(q):
			return 1
		}
		return 2
	}
	var list []Square
	for n, at := 1, a.from; n < len(a.layers); n++ {
		open, next := a.layers[n].Squares(), at.toward(a.to)
		for _, q := range a.ends.Squares() {
			if King(a.from, q) == n {
				open = append(open, q)
			}
		}
		if len(open) == 0 { // somebody stops him on every way
			break
		}
		for _, q := range open {
			if rank(q) > rank(next) {
				next = q
			}
		}
		list, at = append(list, next), next
	}
	return list
}

// chasing returns the task that leads a podcaster towards a thief.
func chasing(p Piece, seat rules.Seat, steps int) Task {
	return Task{Do: podMove, Piece: p, Way: Toward, Steps: int8(steps), Target: thiefOf(seat)}
}

// Led returns the table as it is after a podcaster was led as a card prints it, and whether he can be led on: that nobody
// has stopped him (CG-POD-2). Where the players have to decide he ends on a square, if he may, else it takes one of the ways.
func (s *State) Led(l Leg, to Square) (after *State, on bool) {
	c := *s
	after = &c
	from := c.spot(l.Who).Square
	if !s.Mapped() || from == 0 || l.Way == Stays || l.Way == ToPlace && l.To == 0 {
		return after, from != 0
	}
	c.Agenda = []Task{{Do: podMove, Piece: l.Who}}
	var log rules.Log
	if l.Way != Toward {
		c.march(Task{Do: podMove, Piece: l.Who, Way: l.Way, Steps: l.Steps, To: l.To}, &log)
	} else if a, rest := c.chasedTo(chasing(l.Who, rules.Table, int(l.Steps)), to); rest != 0 {
		a.arrive(rest, &log)
	}
	on = len(c.Agenda) > 0
	c.Agenda = s.Agenda
	return after, on
}

// chasedTo returns where a podcaster ends who goes towards one of the closest thieves: on a square if a way ends there, else on the
// first that is found; 0 for none.
func (s *State) chasedTo(t Task, to Square) (a *approach, rest Square) {
	for _, seat := range s.prey(t.Piece) {
		t.Target = thiefOf(seat)
		b := s.approaches(t)
		if b.ends.Has(to) {
			return b, to
		}
		if rest == 0 {
			a, rest = b, b.ends.first()
		}
	}
	return a, rest
}

// Chased returns whom the podcaster about whom it is asked goes after if he ends on a square: Table where no way ends there.
func (s *State) Chased(to Square) rules.Seat {
	t := s.next()
	if t.Do != askChase {
		return rules.Table
	}
	for _, seat := range s.prey(t.Piece) {
		t.Target = thiefOf(seat)
		if to != 0 && s.approaches(t).ends.Has(to) {
			return seat
		}
	}
	return rules.Table
}

// WhyNotLed tells why no move of a card leads a podcaster to a square, but where it is named.
func (s *State) WhyNotLed(p Piece, to Square) *rules.Refusal {
	return &rules.Refusal{Rule: "CG-POD-1", Key: "no-way-there", About: []rules.Thing{pieceThing[p], squareThing(to)}, Fix: "play"}
}
