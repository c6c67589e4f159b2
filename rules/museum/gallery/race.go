package gallery

import "slices"

// heat is how many places a prover may be at for one total in a race.
const heat = 1024

// racer is a prover on one of the walks.
type racer struct {
	walk   int
	prover *prover
	nodes  int // it was at for the last total
	done   bool
}

// race chooses the walk of a branch: provers on all walks rule out one total
// after the other, the slower half drops out each time, until none is done in time.
func (s *solver) race(br *branch) {
	br.chosen = true
	var field []*racer
	for walk := range s.walks.len() {
		field = append(field, &racer{walk: walk, prover: s.prover(br, walk, s.memories[0])})
	}
	for len(field) > 1 && br.upper > s.score && !s.stop() {
		s.heat(br, field)
		slices.SortStableFunc(field, func(a, b *racer) int { return a.nodes - b.nodes })
		if !field[0].done {
			break
		}
		br.upper = br.below(br.upper)
		s.report()
		for len(field) > 1 && !field[len(field)-1].done {
			field = field[:len(field)-1]
		}
		field = field[:(len(field)+1)/2]
	}
	s.follow(br, field[0].walk)
}

// heat lets each racer try to rule out the bound of a branch.
func (s *solver) heat(br *branch, field []*racer) {
	target, claims := br.upper, newClaims()
	s.together(func(n int) {
		for i, r := range field {
			if claims.take(i) {
				r.prover.memory = s.memories[n]
				s.run(br, r, target)
			}
		}
	})
}

func (s *solver) run(br *branch, r *racer, target int) {
	v, before := r.prover, r.prover.nodes
	v.pause = func() bool { return v.nodes < before+heat && !s.met(target) && !s.stop() }
	r.done = v.search(target)
	r.nodes = v.nodes - before
	s.note(br, v.best, v.bestAt)
}
