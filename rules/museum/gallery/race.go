package gallery

import (
	"cmp"
	"slices"
)

// A race goes in heats. In the first a racer may be at so many places for one
// total; where that is too few for all of them, the next are longer. All heats
// take no more than so many places, and more where the walk makes the greatest
// difference: where red cells have to hold a colour.
const (
	heat       = 1024
	heats      = 32_768
	heatsOnRed = 65_536
)

// laying is how many pieces are tried in the time that a place takes besides.
const laying = 3

// racer is a prover on one of the walks.
type racer struct {
	walk   int
	prover *prover
	places int // it was at for the last total
	work   int // that this was
	done   bool
}

// race chooses the walk of a branch: provers on all walks rule out one total
// after the other, and those that are behind drop out. Where none is done in
// time all begin again and have longer for it; they remember what they found.
// Of those that are left the one is taken that seems to need the least work.
func (s *solver) race(br *branch) {
	br.chosen = true
	var field []*racer
	for walk := range s.walks.len() {
		field = append(field, &racer{walk: walk, prover: s.prover(br, walk, &s.memory)})
	}
	left := heats
	if br.puzzle.claim != none {
		left = heatsOnRed
	}
	for limit := heat; len(field) > 1 && limit*len(field) <= left && br.upper > s.score && !s.stop(); {
		s.heat(br, field, limit)
		for _, r := range field {
			left -= r.places
		}
		best := least(field)
		if best == none {
			limit *= 2
			continue
		}
		br.upper = br.below(br.upper)
		s.report()
		field = slices.DeleteFunc(field, func(r *racer) bool { return !r.done || r.work > best+best/8 })
	}
	s.follow(br, quickest(field).walk)
}

// heat lets each racer try to rule out the bound of a branch, with no more
// places than half as many again as another took.
func (s *solver) heat(br *branch, field []*racer, limit int) {
	target, claims := br.upper, newClaims()
	s.together(func(int) {
		most := limit
		for i, r := range field {
			if claims.take(i) {
				s.run(br, r, target, most)
				if r.done {
					most = min(most, r.places+r.places/2+1)
				}
			}
		}
	})
}

func (s *solver) run(br *branch, r *racer, target, most int) {
	v, places, tried := r.prover, r.prover.nodes, r.prover.tried
	v.until = places + most
	v.pause = func() bool { return !s.met(target) && !s.stop() }
	r.done = v.search(target)
	r.places = v.nodes - places
	r.work = laying*r.places + v.tried - tried
	s.note(br, v.best, v.bestAt)
}

// least returns the least work of those that are done, or none.
func least(field []*racer) int {
	best := none
	for _, r := range field {
		if r.done && (best == none || r.work < best) {
			best = r.work
		}
	}
	return best
}

// quickest returns the racer that needs the least work if the rest of its last
// search is like the part of it that it did.
func quickest(field []*racer) *racer {
	return slices.MinFunc(field, func(a, b *racer) int {
		return cmp.Compare(float64(a.work)*b.prover.done, float64(b.work)*a.prover.done)
	})
}
