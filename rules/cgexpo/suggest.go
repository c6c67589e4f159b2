package cgexpo

import "math/bits"

// suggest returns a plausible end of a move: the CDs, the exit with them, the richest way, or
// else the square nearest to what the thief needs next.
func (s *State) suggest(r *Reach) Square {
	all := r.All()
	if r.cds != 0 && all.Has(r.cds) {
		return r.cds
	}
	if q := r.firstOf(&all, &r.exit); q != 0 {
		return q
	}
	best := 0
	for i := range r.Ends {
		if !r.Ends[i].At.empty() && r.Ends[i].Haul.rank() > r.Ends[best].Haul.rank() {
			best = i
		}
	}
	if len(r.Ends) > 0 && r.Ends[best].Haul != 0 {
		return r.Ends[best].At.first()
	}
	if q := r.closest(s.wants(r), &all); q != 0 {
		return q
	}
	return all.first()
}

// wants returns where the thief needs to go.
func (s *State) wants(r *Reach) Plane {
	var goal Plane
	switch {
	case r.carry:
		return r.exit
	case r.own[Key] != 0 && !s.Thieves[r.seat].Opened.Has(Casino):
		goal.Add(r.own[Key])
	case r.own[Studson] != 0:
		goal.Add(r.own[Studson])
	default:
		goal.Add(r.cds)
	}
	return goal
}

// closest returns the first of the squares that is met on the ways from a goal; 0 where none is.
func (r *Reach) closest(goal Plane, squares *Plane) Square {
	way := r.board.through(r.openTo(0))
	for {
		if q := r.firstOf(&goal, squares); q != 0 {
			return q
		}
		more := goal
		way.before(r.board.height, &goal, &more)
		if more == goal {
			return 0
		}
		goal = more
	}
}

// firstOf returns the first square that two sets share; 0 where there is none.
func (r *Reach) firstOf(a, b *Plane) Square {
	for y := range r.board.height {
		if row := a[y] & b[y]; row != 0 {
			return SquareAt(bits.TrailingZeros32(row), y)
		}
	}
	return 0
}
