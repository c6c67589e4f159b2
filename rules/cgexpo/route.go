package cgexpo

import (
	"slices"

	"docent/rules"
)

// Can reports whether the move may end there.
func (r *Reach) Can(to Square) bool {
	for i := range r.Ends {
		if r.Ends[i].At.Has(to) {
			return true
		}
	}
	return false
}

// All returns every square where the move may end.
func (r *Reach) All() Plane {
	var all Plane
	for i := range r.Ends {
		for y := range r.board.height {
			all[y] |= r.Ends[i].At[y]
		}
	}
	return all
}

// Best returns the richest haul on the way to a square, and false where no way leads there.
func (r *Reach) Best(to Square) (Haul, bool) {
	best, found := Haul(0), false
	for i := range r.Ends {
		if r.Ends[i].At.Has(to) && (!found || r.Ends[i].Haul.rank() > best.rank()) {
			best, found = r.Ends[i].Haul, true
		}
	}
	return best, found
}

// Along returns the haul of the ways to a square that suits squares passed on the way there best: it brings the items that lie on them
// and opens the doors of their rooms, and no others. It reports false where no haul suits best, or several do.
func (s *State) Along(r *Reach, to Square, passed *Plane) (best Haul, one bool) {
	least := -1
	for i := range r.Ends {
		e := &r.Ends[i]
		if !e.At.Has(to) {
			continue
		}
		switch n := s.amiss(r.seat, e.Haul, passed); {
		case least < 0 || n < least:
			best, least, one = e.Haul, n, true
		case n == least:
			one = false
		}
	}
	return best, one
}

// amiss counts what a haul brings that was not passed, and what was passed that it does not bring.
func (s *State) amiss(seat rules.Seat, h Haul, passed *Plane) (n int) {
	for kind := range Item(kindsOfItem) {
		if passed.Has(s.SquareOf(itemOf(seat, kind))) != h.Items().Has(kind) {
			n++
		}
	}
	var entered [Museum + 1]bool
	for _, q := range passed.Squares() {
		entered[s.Prints.Board.Zone(q)] = true
	}
	for z := VIP; z <= Museum; z++ {
		if !s.Thieves[seat].Opened.Has(z) && entered[z] != h.Doors().Has(z) {
			n++
		}
	}
	return n
}

// Allows reports whether a way to the square brings exactly that haul.
func (r *Reach) Allows(to Square, h Haul) bool {
	for i := range r.Ends {
		if r.Ends[i].Haul == h && r.Ends[i].At.Has(to) {
			return true
		}
	}
	return false
}

// Locked returns every square behind a door that does not open for the thief.
func (r *Reach) Locked() Plane {
	var behind Plane
	for i := range r.layers[:r.starts[r.Pips]] {
		f := &r.layers[i]
		for num := 1; num <= 3; num++ {
			if _, ok := r.opens(f.Haul, num); !ok && r.meet(&f.At, &r.board.leaving[num]) {
				r.board.door[num].spread(r.board.height, &f.At, &behind)
			}
		}
	}
	return behind
}

// Taken returns every square where the last pip would lead, were nobody and nothing there.
func (r *Reach) Taken() Plane {
	var all Plane
	for _, f := range r.layer(r.Pips) {
		blocked := r.blocked(f.Haul)
		for y := range r.board.height {
			all[y] |= f.At[y] & blocked[y]
		}
	}
	return all
}

// Route returns a way to an end of the move, from the first square entered; nil where there is
// none, or no step to be made.
func (r *Reach) Route(to Square, h Haul) []Square {
	for n := 1; n <= r.Pips; n++ {
		if way := r.back(n, to, h); way != nil {
			return way
		}
	}
	return nil
}

// back returns a way of n steps to a square.
func (r *Reach) back(n int, to Square, h Haul) []Square {
	way := []Square{to}
	for ; n > 0; n-- {
		q, haul, ok := r.previous(n, to, h)
		if !ok {
			return nil
		}
		if n > 1 {
			way = append(way, q)
		}
		to, h = q, haul
	}
	slices.Reverse(way)
	return way
}

// previous finds from where the n-th step came to a square with that haul.
func (r *Reach) previous(n int, to Square, h Haul) (Square, Haul, bool) {
	for _, f := range r.layer(n - 1) {
		for _, w := range []Way{North, East, South, West} {
			x, y := to.X()+steps[w][0], to.Y()+steps[w][1]
			if x < 0 || y < 0 || x >= mostSide || y >= mostSide || !f.At.Has(SquareAt(x, y)) {
				continue
			}
			from := SquareAt(x, y)
			door, ok := r.board.doorBetween(from, to)
			if !ok {
				continue
			}
			if got, ok := r.opens(f.Haul, door); ok && (r.entering(got, to) == h || got == h) {
				return from, f.Haul, true
			}
		}
	}
	return 0, 0, false
}

// entering returns the haul after a square was entered.
func (r *Reach) entering(h Haul, q Square) Haul {
	for kind, own := range r.own {
		if own == q && q != 0 {
			h = h.withItem(Item(kind))
		}
	}
	return h
}

// Sure reports whether the richest way to a square brings all that any other way there brings.
func (r *Reach) Sure(to Square) bool {
	best, found := r.Best(to)
	for i := range r.Ends {
		if h := r.Ends[i].Haul; r.Ends[i].At.Has(to) && h|best != best {
			return false
		}
	}
	return found
}
