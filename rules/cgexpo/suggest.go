package cgexpo

// suggest is a plausible end of a move: the CDs, the exit with them, the richest way, or
// else the square nearest to what the thief needs next.
func (s *State) suggest(r *Reach) Square {
	all := r.All()
	if r.cds != 0 && all.Has(r.cds) {
		return r.cds
	}
	var out Plane
	for y := range out {
		out[y] = all[y] & r.exit[y]
	}
	if q := out.first(); q != 0 {
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

// wants is where the thief needs to go.
func (s *State) wants(r *Reach) Plane {
	var goal Plane
	switch {
	case r.carry:
		return r.exit
	case r.own[Key] != 0 && !s.Thieves[r.seat].Opened.Has(Casino):
		goal.add(r.own[Key])
	case r.own[Studson] != 0:
		goal.add(r.own[Studson])
	default:
		goal.add(r.cds)
	}
	return goal
}

// closest is the first of the squares that is met on the ways from a goal; 0 where none is.
func (r *Reach) closest(goal Plane, squares *Plane) Square {
	way := r.board.through(r.openTo(0))
	for {
		var here Plane
		for y := range here {
			here[y] = goal[y] & squares[y]
		}
		if q := here.first(); q != 0 {
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
