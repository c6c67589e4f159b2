package gallery

// Mending takes back so many pieces before the first with which an arrangement
// falls short of the target, and then tries so many places; it does so on some
// walks.
const (
	mendBack   = 5
	mendNodes  = 250
	mendWalks  = 3
	mendMemory = 12 // bits
)

// mend looks for something better near what was annealed last: an exact search
// of a part of the board at a time.
func (s *solver) mend(br *branch, w *worker) {
	target := s.aim()
	for walk := range min(mendWalks, s.walks.len()) {
		if s.stop() {
			return
		}
		if len(w.menders) == walk {
			w.menders = append(w.menders, s.prover(br, walk, newMemory(mendMemory)))
		}
		v := w.menders[walk]
		if v.mend(w.annealer.lastAt, target); v.best >= target {
			s.note(br, v.best, v.bestAt)
			return
		}
	}
}

// aim returns the lowest score that is better.
func (s *solver) aim() int {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.score + 1
}

// mend looks for an arrangement that meets a target and is the same as another
// on the first cells of the walk, up to a little before where that falls short.
func (v *prover) mend(at []uint8, target int) {
	v.target, v.stopped = target, false
	v.until, v.pause = v.nodes+mendNodes, func() bool { return true }
	clear(v.sure)
	_, laid := v.retrace(at, len(v.w.places))
	v.takeBack(laid)
	f, laid := v.retrace(at, max(0, laid-1-mendBack))
	v.fill(f, laid)
	v.takeBack(laid)
}

// retrace lays the pieces of an arrangement on the first cells of the walk until
// the target is out of reach, and tells how many it laid.
func (v *prover) retrace(at []uint8, steps int) (f *frontier, laid int) {
	f = newFrontier()
	for step, place := range v.w.places[:steps] {
		stage, k := &v.w.stages[step], at[place]
		v.at[step], v.held[stage.slot] = k, k
		v.take(int(k), 1)
		f.put(stage, v.p, v.p.kinds[k], v.red(step))
		if !v.assess(f, stage, &v.outlooks[step+1]) {
			return f, step + 1
		}
	}
	return f, steps
}

// takeBack takes the pieces on the first cells of the walk back again.
func (v *prover) takeBack(laid int) {
	for step := range laid {
		v.take(int(v.at[step]), ^uint8(0))
	}
}
