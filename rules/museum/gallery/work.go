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

// A branch whose best is further behind than a margin has a chance only in one
// round of so many.
const (
	margin  = 5
	chances = 4
)

// warm anneals until the bound is met, it does not help for some time or the swaps
// are used up, of which each worker does its share.
func (s *solver) warm(swaps int) {
	share := func(of int) int { return (of + s.options.Workers - 1) / s.options.Workers }
	s.together(func(n int) {
		idle := 0
		for left, round := share(swaps), 0; left > 0 && idle < share(restlessness) && !s.stop(); round++ {
			for _, br := range s.worthwhile() {
				if round%chances != 0 && s.behind(br.workers[n]) {
					continue
				}
				swaps, better := s.anneal(br, n)
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

// worthwhile returns the branches that may hold something better, best bound first.
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

// anneal does one round for a branch and mends what came of it.
func (s *solver) anneal(br *branch, n int) (swaps int, better bool) {
	w := br.workers[n]
	a, was := w.annealer, s.aim()
	swaps = a.round(br.upper, s.stop)
	s.note(br, a.best, a.bestAt)
	if a.best < br.upper {
		s.mend(br, w)
	}
	return swaps, s.aim() > was
}

// note takes an arrangement of a branch if it is better.
func (s *solver) note(br *branch, total int, at []uint8) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if total > s.score {
		s.found(br.puzzle, at)
	}
}

// prove rules out all that is better in one branch after the other, those with the
// highest bounds first, until none is above the score. What it finds on the way raises
// the target: all that is ruled out for the lower one still is.
func (s *solver) prove() {
	for !s.stop() {
		br := s.hopeful()
		if br == nil {
			s.report()
			return
		}
		if !br.chosen && br.turn >= 0 {
			s.race(br)
			continue
		}
		if target := br.above(s.score); s.exhausted(br, target) {
			br.upper = br.below(target)
		}
		s.report()
	}
}

// Swaps for each place that the prover is at: to begin with so many that they take two thirds of
// the time, as what is best is then still to be found, later one for several places.
const (
	eagerNodes  = 20_000
	eagerSwaps  = 100
	steadyNodes = 8
)

// exhausted tells that a branch has no arrangement as good as a target. It ends
// early when one turns up or the search is over, or to give the other way to search
// its turn.
func (s *solver) exhausted(br *branch, target int) bool {
	if br.turn%2 != 0 && br.workers[0].mosaic == nil {
		s.tile(br)
	}
	claims := newClaims()
	done := make([]bool, s.options.Workers)
	s.together(func(n int) {
		w := br.workers[n]
		pause := func() bool {
			s.keepAnnealing(br, n)
			return !s.met(target) && !s.stop()
		}
		var take func(n int) bool
		if s.options.Workers > 1 {
			take = claims.take
		}
		if br.turn%2 != 0 {
			done[n] = w.tile(target, br, take, pause)
			s.note(br, w.mosaic.best, w.mosaic.bestAt)
			return
		}
		until := br.until(w.prover.nodes)
		w.prover.tasks, w.prover.until = take, 0
		w.prover.pause = func() bool { return !br.tires(w.prover, until) && pause() }
		done[n] = w.prover.search(target)
		s.note(br, w.prover.best, w.prover.bestAt)
	})
	if !slices.Contains(done, false) {
		return true
	}
	br.takeTurns(s.met(target))
	return false
}

// keepAnnealing anneals beside the proof of a branch.
func (s *solver) keepAnnealing(br *branch, n int) {
	w := br.workers[n]
	nodes := w.prover.nodes
	if w.mosaic != nil {
		nodes += w.mosaic.steps / stepsOfNode
	}
	if w.swaps < min(nodes, eagerNodes)*eagerSwaps+nodes/steadyNodes {
		swaps, _ := s.anneal(s.inTurn(br, w.rounds, n), n)
		w.swaps += swaps
		w.rounds++
	}
}

// inTurn returns the branch to anneal for in a round beside the proof of one: of all that may
// hold something better each in turn, but one that is behind only now and then.
func (s *solver) inTurn(br *branch, round, n int) *branch {
	list := s.worthwhile()
	if len(list) == 0 {
		return br
	}
	other := list[round%len(list)]
	if round/len(list)%chances != 0 && s.behind(other.workers[n]) {
		return br
	}
	return other
}

// behind reports whether what was annealed is so far behind that it has hardly a chance.
func (s *solver) behind(w *worker) bool { return w.annealer.best+margin < s.aim() }

// met reports whether the score is as good as a target.
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

// take reports whether a task was free for the one who asks.
func (c *claims) take(n int) bool {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.taken[n] {
		return false
	}
	c.taken[n] = true
	return true
}
