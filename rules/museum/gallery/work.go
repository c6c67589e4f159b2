package gallery

import (
	"slices"
	"sync"
)

// together lets every worker do its part at once.
func (s *solver) together(do func(n int)) {
	if s.options.Workers == 1 {
		do(0)
		return
	}
	var all sync.WaitGroup
	for n := range s.options.Workers {
		all.Go(func() { do(n) })
	}
	all.Wait()
}

// warm anneals until the bound is met or it does not help for some time.
func (s *solver) warm() {
	s.together(func(n int) {
		idle := 0
		for left := warmSwaps; left > 0 && idle < restlessness && !s.stop(); {
			for _, br := range s.worthwhile() {
				swaps, better := s.anneal(br, br.workers[n].annealer)
				left -= swaps
				idle++
				if better {
					idle = 0
				}
			}
			if len(s.worthwhile()) == 0 {
				return
			}
		}
	})
}

// worthwhile are the branches that may hold something better, best bound first.
func (s *solver) worthwhile() []*branch {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var list []*branch
	for _, br := range s.branches {
		if br.upper > s.score {
			list = append(list, br)
		}
	}
	slices.SortStableFunc(list, func(a, b *branch) int { return b.upper - a.upper })
	return list
}

// anneal does one round for a branch.
func (s *solver) anneal(br *branch, a *annealer) (swaps int, better bool) {
	before := a.best
	swaps = a.round(br.upper, s.stop)
	if a.best == before {
		return swaps, false
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	was := s.score
	if a.best > s.score {
		s.found(br.puzzle, a.bestAt)
	}
	return swaps, s.score > was
}

// patient is how many places the prover may be at for a branch while its bound
// comes down one total at a time.
const patient = 20_000

// prove lowers the bounds of the branches, highest first, until none is above
// the score: at first one total at a time, and where that takes long all at once.
func (s *solver) prove() {
	for !s.stop() {
		br := s.hopeful()
		if br == nil {
			s.report()
			return
		}
		if !br.chosen {
			s.race(br)
			continue
		}
		target := br.upper
		if br.workers[0].prover.nodes > patient {
			target = br.above(s.score)
		}
		if s.exhausted(br, target) {
			br.upper = br.below(target)
		}
		s.report()
	}
}

// Swaps for each place that the prover is at: many to begin with, some later.
const (
	eagerNodes  = 40_000
	eagerSwaps  = 8
	steadySwaps = 1
)

// exhausted tells that a branch has no arrangement as good as a target. It ends
// early when one turns up or the search is over.
func (s *solver) exhausted(br *branch, target int) bool {
	claims := newClaims()
	done := make([]bool, s.options.Workers)
	s.together(func(n int) {
		w := br.workers[n]
		if s.options.Workers > 1 {
			w.prover.tasks = claims.take
		}
		w.prover.pause = func() bool {
			if w.swaps < min(w.prover.nodes, eagerNodes)*eagerSwaps+w.prover.nodes*steadySwaps {
				swaps, _ := s.anneal(br, w.annealer)
				w.swaps += swaps
			}
			return !s.met(target) && !s.stop()
		}
		done[n] = w.prover.search(target)
		s.mutex.Lock()
		defer s.mutex.Unlock()
		if w.prover.best > s.score {
			s.found(br.puzzle, w.prover.bestAt)
		}
	})
	return !slices.Contains(done, false)
}

// met tells whether the score is as good as a target.
func (s *solver) met(target int) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.score >= target
}

// claims are the tasks that workers share out among themselves.
type claims struct {
	mutex sync.Mutex
	taken map[int]bool
}

func newClaims() *claims { return &claims{taken: map[int]bool{}} }

// take tells whether a task was free for the one who asks.
func (c *claims) take(n int) bool {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.taken[n] {
		return false
	}
	c.taken[n] = true
	return true
}
