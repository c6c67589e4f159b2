package gallery

import "slices"

// The prover takes turns with the mosaic, or with the loom where a civilisation claims the
// gallery or domains are bridged, since each is many times as fast as the other with some
// museums: long narrow ones are for the prover, those with holes for the mosaic. All go on from
// what they ruled out before. A turn is so many places for the prover and steps for the others,
// and later ones are longer; a prover that seems to be done within a few turns goes on, and on
// a narrow board its first turn is long. Where the others may well be the fast ones, on all but
// narrow boards, they come first for a glance, before the prover even chooses its walk; that
// also finds what is a little better than what was annealed. The glance of a loom with a claim,
// which settles most museums, is long. A loom without a claim needs longer for a step: it comes
// after a prover's turn of twice the length, and only on boards that are not narrow. On a board
// of two rows the first turn of the others is that of a braid.
const (
	firstNodes  = 24_000
	narrowNodes = 12 * firstNodes
	narrow      = 4 // rows or columns
	looseNodes  = 2 * firstNodes
	firstSteps  = 24_000_000
	looseSteps  = firstSteps / 3
	glanceSteps = 3_000_000
	claimSteps  = 12_000_000
	braidSteps  = 400_000_000
	glance      = -1 // the turn before the first
	longer      = 8  // a turn of a prover than the last one
	longerSteps = 2  // one of the others, whose first turn is long
	patient     = 6
	stepsOfNode = 200 // that take as long as the prover for a place
)

// tiled reports whether a mosaic or a loom takes turns with the prover.
func (p *puzzle) tiled() bool { return p.plain() || p.woven() && (p.claim != none || !p.narrow()) }

// narrow reports whether a board has few rows or columns.
func (p *puzzle) narrow() bool { return p.board.side() <= narrow }

// loose reports whether what takes turns with the prover, if anything, is a loom without a claim.
func (p *puzzle) loose() bool { return p.claim == none && !p.plain() }

// tile gives the workers of a branch a mosaic, or a loom if its puzzle is not for one.
func (s *solver) tile(br *branch) {
	f, r := newForms(&s.board), newRecord()
	if br.puzzle.plain() {
		br.braid = newBraid(br.puzzle, s.walks.at(0))
	}
	for _, w := range br.workers {
		if br.puzzle.plain() {
			w.mosaic = newMosaic(br.puzzle, f)
			continue
		}
		w.loom = newLoom(br.puzzle, f, r)
		w.mosaic = w.loom.mosaic
	}
}

// opening returns the turn with which a branch begins.
func (br *branch) opening() int {
	if br.tiled && !br.puzzle.loose() && (!br.puzzle.narrow() || br.puzzle.claim != none) {
		return glance
	}
	return 0
}

// until returns the number of places at which the turn of a prover that was at some ends.
func (br *branch) until(nodes int) int {
	first := firstNodes
	if br.tiled && br.puzzle.loose() {
		first = looseNodes
	}
	turn := lengthened(first, longer, br.turn)
	switch side := br.puzzle.board.side(); {
	case side > ribbon && side <= narrow:
		turn = max(turn, narrowNodes)
	case side <= ribbon && br.turn > 0:
		turn = max(turn, narrowNodes*longer)
	}
	return nodes + turn
}

// steps returns how many steps a turn of a mosaic or a loom has.
func (br *branch) steps() int {
	switch {
	case br.turn == glance && br.puzzle.claim != none:
		return claimSteps
	case br.turn == glance:
		return glanceSteps
	case br.puzzle.loose():
		return lengthened(looseSteps, longerSteps, br.turn)
	}
	return lengthened(firstSteps, longerSteps, br.turn)
}

// tires reports whether a prover has to give way to the mosaic: it may go on as long as a few
// turns will do for the rest of its search, at the pace of what it has done.
func (br *branch) tires(v *prover, until int) bool {
	return br.tiled && v.nodes >= until && float64(v.nodes)*(1-v.done) >= v.done*float64(until*patient)
}

// lengthened returns the length of a turn.
func lengthened(first, times, turn int) int {
	for range turn / 2 {
		first *= times
	}
	return first
}

// takeTurns goes on after a turn in which not all was ruled out. What all workers of a
// mosaic did rule out stays so.
func (br *branch) takeTurns(met bool) {
	if !br.tiled {
		return
	}
	if br.turn%2 != 0 {
		br.share()
	}
	if !met {
		br.turn++
	}
}

// share tells all workers what all of them passed.
func (br *branch) share() {
	for sizes := range br.workers[0].mosaic.passed {
		if !slices.ContainsFunc(br.workers, func(w *worker) bool { return !w.mosaic.passed[sizes] }) {
			for _, w := range br.workers {
				w.mosaic.over[sizes] = true
			}
		}
	}
}

// tile searches for a target for one turn, by a mosaic or a loom, or the first one that comes
// by a braid.
func (w *worker) tile(target int, br *branch, tasks func(n int) bool, pause func() bool) bool {
	m := w.mosaic
	if br.braid != nil && br.turn == 1 {
		m.pause, m.until = pause, m.steps+braidSteps
		return tasks != nil && !tasks(0) || br.braid.search(m, target)
	}
	m.tasks, m.pause, m.until = tasks, pause, m.steps+br.steps()
	if w.loom != nil {
		return w.loom.search(target)
	}
	return m.search(target)
}
