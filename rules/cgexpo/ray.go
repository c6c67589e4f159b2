package cgexpo

import "docent/rules"

// Ray is a way of a podcaster, square by square up to where the rules stop him: at the edge of the board, or next to a thief
// who has not killed him.
type Ray struct {
	Way     Way
	Squares []Square // after one step, two and so on
}

// Rays lists the ways that a podcaster can be led from where he stands, first the one towards the closest thief; none where
// his square is not known.
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
	if squares := s.chase(p, list); len(squares) > 0 {
		list = append([]Ray{{Toward, squares}}, list...)
	}
	return list
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

// chase returns where a podcaster may end after each number of steps towards the closest thief, on none of the straight ways
// where he may choose.
func (s *State) chase(p Piece, straight []Ray) []Square {
	var on Plane
	for _, r := range straight {
		for _, q := range r.Squares {
			on.Add(q)
		}
	}
	a := s.approaches(s.chasing(p, mostSteps))
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

// chasing returns the task that leads a podcaster towards the closest thief, the first of several.
func (s *State) chasing(p Piece, steps int) Task {
	t := Task{Do: podMove, Piece: p, Way: Toward, Steps: int8(steps)}
	if list := s.prey(p); len(list) > 0 {
		t.Target = thiefOf(list[0])
	}
	return t
}

// Led returns the table as it is after a podcaster was led as a card prints it, and whether he can be led on: that nobody
// has stopped him (CG-POD-2). Where the players have to decide, it takes one of the ways.
func (s *State) Led(l Leg) (after *State, on bool) {
	c := *s
	after = &c
	from := c.spot(l.Who).Square
	if !s.Mapped() || from == 0 || l.Way == Stays || l.Way == ToPlace && l.To == 0 {
		return after, from != 0
	}
	c.Agenda = []Task{{Do: podMove, Piece: l.Who}}
	var log rules.Log
	switch {
	case l.Way != Toward:
		c.march(Task{Do: podMove, Piece: l.Who, Way: l.Way, Steps: l.Steps, To: l.To}, &log)
	default:
		a := c.approaches(c.chasing(l.Who, int(l.Steps)))
		if rest := a.ends.first(); rest != 0 {
			a.arrive(rest, &log)
		}
	}
	on = len(c.Agenda) > 0
	c.Agenda = s.Agenda
	return after, on
}

// WhyNotLed tells why no move of a card leads a podcaster to a square, but where it is named.
func (s *State) WhyNotLed(p Piece, to Square) *rules.Refusal {
	return &rules.Refusal{Rule: "CG-POD-1", Key: "no-way-there", About: []rules.Thing{pieceThing[p], squareThing(to)}, Fix: "play"}
}
